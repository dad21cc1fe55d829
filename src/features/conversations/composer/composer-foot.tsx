import { Clock, Paperclip, Send, Sparkles, NotebookPen } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ConversationDetail } from '../../../contracts/conversation-record';
import { laterTimes } from '../../../domain/later-time';
import { smsSegments } from '../../../domain/sms-segments';
import { useNow } from '../../../hooks/use-now';
import { formatWhen } from '../../../lib/format-when';
import { pluralise } from '../../../lib/pluralise';
import { Button } from '../../../ui/button';
import { LateMenu } from '../../../ui/late-menu';
import { theme } from '../../../ui/theme';
import { LaterPart } from '../components/conversation-late-parts';
import { laterNames } from '../conversation-words';
import { EmojiPicker } from './emoji-picker';
import { SavedReplyPicker } from './saved-reply-picker';
import type { ComposerState } from './use-composer';

/** What can be added to a message, and sending it, now or later. */
export function ComposerFoot({
  composer,
  conversation,
  zone,
}: {
  composer: ComposerState;
  conversation: ConversationDetail;
  zone: string;
}) {
  const { mode, files, drafting, replying, setReplying, insertReply, insert, submit, blocked } = composer;
  const input = useRef<HTMLInputElement>(null);
  const isNote = mode === 'note';
  return (
    <Bar>
      {!isNote && (
        <>
          <input
            ref={input}
            type="file"
            multiple
            hidden
            aria-label="Files"
            onChange={({ target }) => {
              files.add([...(target.files ?? [])]);
              target.value = '';
            }}
          />
          <Button
            iconOnly
            variant="quiet"
            label="Attach a file"
            icon={<Paperclip />}
            onClick={() => input.current?.click()}
          />
        </>
      )}
      <EmojiPicker onChoose={(emoji) => insert(emoji)} />
      {!isNote && (
        <>
          <SavedReplyPicker
            conversationId={conversation.id}
            name={conversation.contactId === null ? null : conversation.title}
            open={replying}
            onOpenChange={setReplying}
            onChoose={insertReply}
          />
          <Button
            iconOnly
            variant="quiet"
            label="Suggest a reply"
            icon={<Sparkles />}
            busy={drafting.asking}
            onClick={() => void drafting.ask()}
          />
        </>
      )}
      <Sending>
        {conversation.channel === 'sms' && !isNote && <SmsCount text={composer.draft.text} />}
        {!isNote && <LaterMenu zone={zone} blocked={blocked} onLater={submit} />}
        <Button
          variant="primary"
          {...(isNote ? { icon: <NotebookPen /> } : { iconEnd: <Send /> })}
          {...(blocked !== undefined && { disabledReason: blocked })}
          onClick={() => submit()}
        >
          {isNote ? 'Add note' : 'Send'}
        </Button>
      </Sending>
    </Bar>
  );
}

function LaterMenu({
  zone,
  blocked,
  onLater,
}: {
  zone: string;
  blocked: string | undefined;
  onLater: (at: string) => void;
}) {
  const now = useNow();
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <LateMenu
        label="Send later"
        side="top"
        trigger={<Button iconOnly variant="quiet" label="Send later" icon={<Clock />} />}
        items={[
          ...laterTimes(now, zone).map(({ key, at }) => ({
            label: laterNames[key],
            side: formatWhen(at, zone, now),
            ...(blocked !== undefined && { disabledReason: blocked }),
            onSelect: () => onLater(at.toISOString()),
          })),
          {
            label: 'Choose a time…',
            ...(blocked !== undefined && { disabledReason: blocked }),
            onSelect: () => {
              LaterPart.fetch();
              setChoosing(true);
            },
          },
        ]}
      />
      <LaterPart
        open={choosing}
        title="Send later"
        action="Schedule message"
        zone={zone}
        onClose={() => setChoosing(false)}
        onChosen={onLater}
      />
    </>
  );
}

/** How many parts a text message is sent in; each part is charged. */
function SmsCount({ text }: { text: string }) {
  const { segments, left, alphabet } = smsSegments(text.trim());
  return (
    <Hint>
      {segments > 1 ? `${segments} text messages, ` : ''}
      {pluralise(left, 'character')} left
      {alphabet === 'unicode' && ', special characters'}
    </Hint>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]};
  padding: ${theme.space[2]};
`;

/** One row that ends where the box does, however long the count of characters is. */
const Sending = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[1]};
  > button {
    flex: none;
  }
`;

const Hint = styled.span`
  min-width: 0;
  text-align: end;
  margin-inline-end: ${theme.space[1]};
  ${theme.type.xs}
  color: ${theme.color.text3};
  font-variant-numeric: tabular-nums;
`;
