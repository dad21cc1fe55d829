import { messageOf } from '../../../../api/api-error';
import { Button } from '../../../../ui/button';
import { Row } from '../../../../ui/stack';
import { Text } from '../../../../ui/text';

/** A part of a side panel that is missing: what happened, and the way to ask again. The page's work goes on without it. */
export function NotRead({
  what,
  error,
  onRetry,
  retrying,
}: {
  what: string;
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}) {
  return (
    <Row gap={3}>
      <div role="alert">
        <Text size="sm" weight="medium">
          {what} could not be loaded.
        </Text>
        <Text size="sm" tone={2}>
          {messageOf(error)}
        </Text>
      </div>
      <Button size="sm" busy={retrying} onClick={onRetry}>
        Try again
      </Button>
    </Row>
  );
}
