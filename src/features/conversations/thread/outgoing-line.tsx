import { Lock, TriangleAlert } from 'lucide-react';
import { Button } from '../../../ui/button';
import { formatTime } from '../../../lib/format-time';
import { outbox, type OutgoingMessage } from '../message-outbox';
import { useSend } from '../composer/use-send';
import { Bubble, By, Fault, Line } from './bubble-styles';
import { MessageText } from './message-text';

/** What was just written here, until the server has it. */
export function OutgoingLine({ message, zone }: { message: OutgoingMessage; zone: string }) {
  const send = useSend();
  const { kind, text, attachmentIds, cause, at, messageId, privately } = message;
  return (
    <Line $ours data-state={cause === null ? 'sending' : 'unsent'}>
      <Bubble $look={kind === 'note' ? 'note' : 'user'}>
        <MessageText text={text || (attachmentIds.length === 1 ? 'One file' : `${attachmentIds.length} files`)} />
      </Bubble>
      <By>
        {kind === 'note' && <Lock />}
        <span>
          You · <time dateTime={at}>{formatTime(at, zone)}</time>
          {privately && ' · Private reply'}
          {cause === null && ' · Sending…'}
        </span>
      </By>
      {cause !== null && (
        <Fault $tone="red" role="alert">
          <TriangleAlert />
          <span>
            {kind === 'note' ? 'Not saved' : 'Not sent'}. {cause}
          </span>
          <Button size="sm" onClick={() => void send(message)}>
            Retry
          </Button>
          <Button size="sm" variant="quiet" onClick={() => outbox.drop(messageId)}>
            Delete
          </Button>
        </Fault>
      )}
    </Line>
  );
}
