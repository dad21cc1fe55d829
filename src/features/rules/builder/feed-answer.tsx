import { Text } from '../../../ui/text';
import type { RulePreview } from './use-rule-preview';

/** What Check feed has found, right under its button: the dry run may be a screen further down. */
export function FeedAnswer({ preview: { asked, isComplete, isFetching, error, data } }: { preview: RulePreview }) {
  if (!asked || error) return null;
  return (
    <div role="status">
      <Text size="sm" tone={2}>
        {!isComplete
          ? 'Fill in every field correctly, and the feed is checked.'
          : isFetching || !data
            ? 'Reading the feed…'
            : data.note}
      </Text>
    </div>
  );
}
