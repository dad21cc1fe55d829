import { Text } from '../../../ui/text';
import type { FeedCheck } from './use-feed-check';

/** What Check feed has found, right under its button: the dry run may be a screen further down. */
export function FeedAnswer({ feed: { busy, note } }: { feed: FeedCheck }) {
  if (!busy && note === '') return null;
  return (
    <div role="status">
      <Text size="sm" tone={2}>
        {busy ? 'Reading the feed…' : note}
      </Text>
    </div>
  );
}
