import { Lock, TriangleAlert } from 'lucide-react';
import { useImperativeHandle, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import type { ConversationDetail, Message } from '../../../contracts/conversation-record';
import { listed } from '../../../domain/listed';
import { Checkbox } from '../../../ui/checkbox';
import { theme } from '../../../ui/theme';
import { ComposerBox } from './composer-box';
import { ComposerFoot } from './composer-foot';
import { ComposerNotices } from './composer-notices';
import { FileChips } from './file-chips';
import { SuggestionNote } from './suggestion-note';
import { useComposer } from './use-composer';

/** Where an answer, or a private note, is written. */
export function Composer({
  conversation,
  zone,
  taker,
  onTyping,
}: {
  conversation: ConversationDetail;
  zone: string;
  /** Through which the thread gives back a message that does not go out after all. */
  taker: RefObject<((message: Message) => void) | null>;
  onTyping: (typing: boolean) => void;
}) {
  const composer = useComposer(conversation, onTyping);
  const { mode, setMode, files, drafting, draft, box, byPerson, setByPerson, empty, locked } = composer;
  const { window, title, comment } = conversation;
  useImperativeHandle(taker, () => composer.takeBack);
  const [over, setOver] = useState(false);
  return (
    <Area data-page-foot>
      <ComposerNotices conversation={conversation} />
      <Frame
        $note={mode === 'note'}
        $over={over}
        onDragOver={(event) => {
          if (mode === 'note' || locked !== null || !event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setOver(false)}
        onDrop={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault(); // the browser would open the file in place of this page
          setOver(false);
          if (mode !== 'note' && locked === null) files.add([...event.dataTransfer.files]);
        }}
      >
        <Modes role="group" aria-label="What you write">
          {composer.modes.map((value) => (
            <button key={value} type="button" aria-pressed={mode === value} onClick={() => setMode(value)}>
              {value === 'reply' && comment ? 'Reply below it' : MODE_NAMES[value]}
            </button>
          ))}
          {locked === null && <Hint aria-hidden="true">Enter sends, Shift Enter for a new line</Hint>}
        </Modes>
        {locked !== null ? (
          <Locked role="status">
            <Lock />
            <span>{locked}</span>
          </Locked>
        ) : (
          <>
            {mode !== 'note' && (
              <SuggestionNote
                drafting={drafting}
                onEdit={() => box.current?.focus()}
                onDiscard={() => {
                  drafting.forget();
                  draft.clear();
                }}
              />
            )}
            <ComposerBox composer={composer} name={title || 'the visitor'} />
            {mode !== 'note' && <FileChips files={files} />}
            {empty.length > 0 && (
              <Warned role="status">
                <TriangleAlert />
                <span>
                  We don’t know {listed(empty.map((field) => field.replaceAll('_', ' ')))} for this person. Check the
                  text before you send it.
                </span>
              </Warned>
            )}
            {mode !== 'note' && window.kind === 'person' && (
              <Person>
                <Checkbox
                  checked={byPerson}
                  onChange={setByPerson}
                  help="Once a day has passed since their last message, Meta only allows replies written by a person."
                >
                  I wrote this myself
                </Checkbox>
              </Person>
            )}
            <ComposerFoot composer={composer} conversation={conversation} zone={zone} />
          </>
        )}
        {over && <Sign>Drop files to attach them</Sign>}
      </Frame>
    </Area>
  );
}

const MODE_NAMES = { reply: 'Reply', privately: 'Message privately', note: 'Private note' } as const;

const Area = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  padding: 0 ${theme.space[5]} ${theme.space[5]};
  ${theme.media.phone} {
    padding: 0 ${theme.space[3]} ${theme.space[3]};
  }
`;

const Frame = styled.div<{ $note: boolean; $over: boolean }>`
  position: relative;
  min-width: 0;
  border: 1px solid ${({ $over }) => ($over ? theme.color.focus : theme.color.control)};
  border-radius: ${theme.radius.panel};
  background: ${({ $note }) => ($note ? theme.tone.amber.soft : theme.color.panel)};
  box-shadow: ${theme.shadow[1]};
  &:focus-within {
    border-color: ${theme.color.text3};
  }
  &:has(textarea:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 1px;
  }
`;

const Modes = styled.div`
  display: flex;
  gap: ${theme.space[3]};
  padding: ${theme.space[2]} 0.875rem 0;
  ${theme.type.xs}
  button {
    min-height: 1.5rem;
    border-bottom: 2px solid transparent;
    color: ${theme.color.text3};
    font-weight: ${theme.weight.medium};
    &:hover {
      color: ${theme.color.text1};
    }
    &[aria-pressed='true'] {
      border-color: currentColor;
      color: ${theme.color.text1};
    }
  }
  ${theme.media.phone} {
    button {
      min-height: 2rem;
    }
  }
`;

const Hint = styled.span`
  margin-inline-start: auto;
  align-self: center;
  color: ${theme.color.text3};
  @container thread (max-width: 26rem) {
    display: none;
  }
`;

const Locked = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} 0.875rem;
  ${theme.type.sm}
  color: ${theme.color.text2};
`;

const Warned = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} 0.875rem 0;
  ${theme.type.xs}
  color: ${theme.tone.amber.text};
  > svg {
    width: 14px;
    height: 14px;
  }
`;

const Person = styled.div`
  padding: ${theme.space[2]} 0.875rem 0;
`;

const Sign = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  border-radius: inherit;
  background: color-mix(in oklch, ${theme.color.panel} 90%, transparent);
  ${theme.type.sm}
  font-weight: ${theme.weight.medium};
  pointer-events: none;
`;
