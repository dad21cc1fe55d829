import { Checkbox } from '../../../ui/checkbox';
import { Text } from '../../../ui/text';

/** What is made of an idea beside the post: an article for the business's own page, and an email about it. */
export function AlsoMake({ made, onChange }: AlsoMakeProps) {
  return (
    <>
      <Checkbox checked={made.article} onChange={(article) => onChange({ ...made, article })}>
        Also write an article
      </Checkbox>
      <Text size="xs" tone={3}>
        A longer text for your own page and its feed, with the post’s picture. You approve it by itself.
      </Text>
      <Checkbox checked={made.newsletter} onChange={(newsletter) => onChange({ ...made, newsletter })}>
        Also draft a newsletter
      </Checkbox>
      <Text size="xs" tone={3}>
        A draft under Campaigns with the post’s words and picture. Nothing is sent until you send it.
      </Text>
    </>
  );
}

export interface AlsoMakeProps {
  made: Beside;
  onChange: (made: Beside) => void;
}

export interface Beside {
  article: boolean;
  newsletter: boolean;
}
