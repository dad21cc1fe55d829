import { Bot, Ellipsis, Lock, TriangleAlert } from 'lucide-react';
import { messageOf } from '../../../api/api-error';
import type { ConversationDetail, Message } from '../../../contracts/conversation-record';
import { formatTime } from '../../../lib/format-time';
import { formatWhen } from '../../../lib/format-when';
import { Button } from '../../../ui/button';
import { LateMenu } from '../../../ui/late-menu';
import { useToast } from '../../../ui/use-toast';
import { useSession } from '../../auth/auth-parts';
import { useDeleteMessageMutation, useRetryMessageMutation } from '../conversations-api';
import { Bubble, By, Chip, Fault, Line } from './bubble-styles';
import { EventLink } from './event-link';
import { MailHead, MessageMail } from './message-mail';
import { MessageFiles } from './message-files';
import { MessageText } from './message-text';

export interface MessageLineProps {
  message: Message;
  conversation: ConversationDetail;
  zone: string;
  now: Date;
  /** It does not go out after all. */
  onTakenBack: (message: Message) => void;
  onKeep: (message: Message) => void;
  onSplit: (message: Message) => void;
}

/** One line of a thread: a message, a note of the team, or something that happened. */
export function MessageLine(props: MessageLineProps) {
  const { message, conversation, zone, now, onTakenBack } = props;
  const { workspace } = useSession();
  const isDemo = workspace.kind === 'demo';
  const { kind, sender, content, link, attachments, mail, quoted, timestamp, scheduledFor, privately } = message;
  if (kind === 'event')
    return (
      <Chip>
        <bdi>{content}</bdi> {link && <EventLink link={link}>Open</EventLink>}
      </Chip>
    );
  const ours = kind === 'note' || sender !== 'contact';
  const look = kind === 'note' ? 'note' : message.state === 'scheduled' ? 'pending' : sender;
  return (
    <Line $ours={ours} data-state={message.state}>
      {content !== '' || mail ? (
        <Bubble $look={look}>
          {mail && <MailHead mail={mail} />}
          <MessageText text={content} />
        </Bubble>
      ) : null}
      <MessageFiles files={attachments} />
      {(quoted || mail?.hasHtml) && <MessageMail message={message} />}
      <By>
        {kind === 'note' && <Lock />}
        {kind === 'message' && sender === 'ai' && <Bot />}
        <span>
          <bdi>{signature(message, conversation)}</bdi> ·{' '}
          <time dateTime={timestamp}>
            {message.state === 'scheduled' && scheduledFor
              ? `${isDemo ? 'sample: would go out' : 'goes out'} ${formatWhen(scheduledFor, zone, now)}`
              : formatTime(timestamp, zone)}
          </time>
          {privately && ' · Private reply'}
          {ours && kind === 'message' && outcomeOf(message) && ` · ${outcomeOf(message)}`}
        </span>
        <MessageMenu {...props} />
      </By>
      <Outcome message={message} onTakenBack={onTakenBack} />
    </Line>
  );
}

/** What can be done about a message that did not simply go out. */
function Outcome({ message, onTakenBack }: Pick<MessageLineProps, 'message' | 'onTakenBack'>) {
  const { id: messageId, conversationId, state, cause, kind } = message;
  const { show } = useToast();
  const [retry, { isLoading: retrying }] = useRetryMessageMutation();
  const [remove, { isLoading: removing }] = useDeleteMessageMutation();
  const act = async (action: typeof retry | typeof remove) => {
    const { error } = await action({ conversationId, messageId });
    if (error) show({ kind: 'failure', text: messageOf(error) });
  };
  const cancel = async () => {
    const { error } = await remove({ conversationId, messageId });
    if (error) return void show({ kind: 'failure', text: messageOf(error) });
    onTakenBack(message);
    show({ text: 'It will not be sent. Your text is back in the box.' });
  };
  if (kind !== 'message') return null;
  if (state === 'scheduled')
    return (
      <Button size="sm" busy={removing} onClick={() => void cancel()}>
        Cancel
      </Button>
    );
  if (state === 'failed')
    return (
      <Fault $tone="red">
        <TriangleAlert />
        <span>Not sent. {cause}</span>
        <Button size="sm" busy={retrying} onClick={() => void act(retry)}>
          Retry
        </Button>
        <Button size="sm" variant="quiet" busy={removing} onClick={() => void act(remove)}>
          Delete
        </Button>
      </Fault>
    );
  if (state === 'uncertain')
    return (
      <Fault $tone="amber">
        <TriangleAlert />
        <span>
          {cause ?? 'The connection was lost, so it may have gone out.'} Check with them before you send it again.
        </span>
        <Button size="sm" busy={retrying} onClick={() => void act(retry)}>
          Send again
        </Button>
      </Fault>
    );
  return null;
}

function MessageMenu({ message, onKeep, onSplit }: MessageLineProps) {
  const { id: messageId, conversationId, kind, sender, content } = message;
  const { show } = useToast();
  const [remove] = useDeleteMessageMutation();
  const isNote = kind === 'note';
  const takeAway = async () => {
    const { error } = await remove({ conversationId, messageId });
    show(error ? { kind: 'failure', text: messageOf(error) } : { text: 'Note deleted.' });
  };
  return (
    <LateMenu
      label="Actions for this message"
      trigger={<Button iconOnly size="sm" variant="quiet" label="Actions for this message" icon={<Ellipsis />} />}
      items={[
        {
          label: 'Copy text',
          onSelect: () =>
            void navigator.clipboard.writeText(content).then(
              () => show({ text: 'Copied.' }),
              () => show({ kind: 'failure', text: 'Your browser did not allow copying.' }),
            ),
        },
        ...(kind === 'message' && sender === 'contact'
          ? [{ label: 'Save as FAQ or post idea', onSelect: () => onKeep(message) }]
          : []),
        ...(isNote
          ? [{ label: 'Delete note', danger: true, onSelect: () => void takeAway() }]
          : [{ label: 'Split off from here', onSelect: () => onSplit(message) }]),
      ]}
    />
  );
}

const signature = ({ kind, sender, author }: Message, { title }: ConversationDetail): string => {
  if (kind === 'note') return `Private note by ${author || 'a former member'}`;
  if (sender === 'ai') return 'Answered by AI';
  return sender === 'contact' ? author || title || 'Visitor' : author || 'Your team';
};

/** A demo keeps what is written in it, and says so on every message that it did not send. */
const outcomeOf = ({ state, cause }: Message): string =>
  state === 'sent' && cause !== null ? 'Sample: not sent' : STATES[state];

const STATES: Record<Message['state'], string> = {
  received: '',
  scheduled: '',
  sending: 'Sending…',
  sent: 'Sent',
  delivered: 'Delivered',
  read: 'Read',
  failed: '',
  uncertain: 'Not confirmed',
};
