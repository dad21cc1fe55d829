import { Checkbox } from '../../../ui/checkbox';
import { Text } from '../../../ui/text';
import { AllowanceLine, useAllowance } from '../../plan/plan-parts';

/** What is made of an idea beside the post: a clip, an article for the business's own page, and an email about it. */
export function AlsoMake({ made, onChange }: AlsoMakeProps) {
  const { usedUp } = useAllowance('videos');
  return (
    <>
      <Checkbox
        checked={made.clip && usedUp === undefined}
        disabled={usedUp !== undefined}
        onChange={(clip) => onChange({ ...made, clip })}
      >
        Also make a ten-second clip
      </Checkbox>
      <Text size="xs" tone={3}>
        {usedUp ?? (
          <>
            The picture in motion, with music. You can also make it later. It uses 1 clip:{' '}
            <AllowanceLine kind="videos" />
          </>
        )}
      </Text>
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
  clip: boolean;
  article: boolean;
  newsletter: boolean;
}
