import { Checkbox } from '../../../ui/checkbox';
import { Text } from '../../../ui/text';

/** Whether an email about the post is drafted with it. */
export function AlsoNewsletter({ checked, onChange }: AlsoNewsletterProps) {
  return (
    <>
      <Checkbox checked={checked} onChange={onChange}>
        Also draft a newsletter
      </Checkbox>
      <Text size="xs" tone={3}>
        A draft under Campaigns with the post’s words and picture. Nothing is sent until you send it.
      </Text>
    </>
  );
}

export interface AlsoNewsletterProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}
