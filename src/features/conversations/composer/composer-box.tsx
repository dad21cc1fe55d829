import { useId } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../ui/theme';
import { mentionName } from './mentions';
import type { ComposerState } from './use-composer';

/** Where one writes. It grows with the text; Enter sends, Shift and Enter make a new line. */
export function ComposerBox({ composer, name }: { composer: ComposerState; name: string }) {
  const { box, draft, mode, type, onKeyDown, offered, marked, choose, files, hasColleagues } = composer;
  const listId = useId();
  return (
    <Place>
      {offered.length > 0 && (
        <Names id={listId} role="listbox" aria-label="Mention a colleague">
          {offered.map((member, index) => (
            <li key={member.id} id={`${listId}-${index}`} role="option" aria-selected={index === marked}>
              <button
                type="button"
                tabIndex={-1}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(index)}
              >
                {mentionName(member)}
              </button>
            </li>
          ))}
        </Names>
      )}
      <Area
        ref={box}
        dir="auto"
        rows={2}
        data-key="r"
        aria-label={mode === 'note' ? 'Private note' : `Message to ${name}`}
        aria-describedby={`${listId}-hint`}
        aria-controls={offered.length > 0 ? listId : undefined}
        aria-activedescendant={offered.length > 0 ? `${listId}-${marked}` : undefined}
        placeholder={mode === 'note' && !hasColleagues ? NOTE_ALONE : PLACEHOLDERS[mode]}
        value={draft.text}
        onChange={({ target }) => type(target.value, target.selectionStart)}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const pasted = [...event.clipboardData.files];
          if (pasted.length === 0 || mode === 'note') return;
          event.preventDefault();
          files.add(pasted);
        }}
      />
      <span id={`${listId}-hint`} hidden>
        Enter sends, Shift Enter for a new line
      </span>
    </Place>
  );
}

const PLACEHOLDERS = {
  reply: 'Write a message',
  privately: 'Only the person who wrote the comment sees this. Meta allows one private reply.',
  note: 'A note for your team. Type @ to mention someone.',
} as const;

const NOTE_ALONE = 'A note that customers never see.';

const Place = styled.div`
  position: relative;
`;

const Area = styled.textarea`
  display: block;
  width: 100%;
  min-height: 3.25rem;
  padding: ${theme.space[3]} 0.875rem ${theme.space[1]};
  border: 0;
  background: transparent;
  color: inherit;
  ${theme.type.md}
  resize: none;
  &::placeholder {
    color: ${theme.color.text3};
    opacity: 1;
  }
  &:focus {
    outline: none;
  }
  ${theme.media.phone} {
    font-size: ${theme.text.lg};
  }
`;

const Names = styled.ul`
  position: absolute;
  z-index: 1;
  inset-inline-start: ${theme.space[3]};
  bottom: 100%;
  min-width: 12rem;
  max-width: 90%;
  padding: ${theme.space[1]};
  border: 1px solid ${theme.color.soft};
  border-radius: ${theme.radius.picture};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow[2]};
  ${theme.type.sm}
  button {
    width: 100%;
    padding: ${theme.space[1]} ${theme.space[2]};
    border-radius: ${theme.radius.control};
    text-align: start;
    overflow-wrap: anywhere;
  }
  [aria-selected='true'] button {
    background: ${theme.color.hover};
  }
`;
