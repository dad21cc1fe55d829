import { Button } from '../../../../ui/button';
import { Row } from '../../../../ui/stack';
import { Text } from '../../../../ui/text';
import type { Autosave } from '../hooks/use-autosave';

/** Whether all of the page is stored, in words. */
export function SaveState({ parts }: { parts: readonly Autosave[] }) {
  const failed = parts.find(({ state }) => state === 'failed');
  const words = failed
    ? `Not saved. ${failed.failure ?? ''}`.trim()
    : parts.some(({ state }) => state === 'saving')
      ? 'Saving…'
      : parts.some(({ state }) => state === 'waiting')
        ? 'Not saved yet'
        : 'Saved';
  return (
    <Row>
      <div role="status">
        <Text size="sm" tone={failed ? 1 : 3}>
          {words}
        </Text>
      </div>
      {failed && (
        <Button size="sm" onClick={() => void failed.flush()}>
          Save again
        </Button>
      )}
    </Row>
  );
}
