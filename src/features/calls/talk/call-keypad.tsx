import { useEffect } from 'react';
import { styled } from 'styled-components';
import type { CallTalk } from '../../../contracts/calls';
import { theme } from '../../../ui/theme';

/** The keys of a telephone, each with what it does now; those of the keyboard do the same. */
export function CallKeypad({ keys, onPress, busy }: CallKeypadProps) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
      if (typing || event.ctrlKey || event.metaKey || event.altKey || !/^[0-9*#]$/.test(event.key)) return;
      event.preventDefault();
      onPress(event.key);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onPress]);
  const words = new Map(keys.map(({ key, says }) => [key, says]));
  return (
    <Keys role="group" aria-label="Keypad" aria-busy={busy}>
      {[...KEYS].map((key) =>
        words.has(key) ? (
          <Key key={key} type="button" onClick={() => onPress(key)}>
            <b>{key}</b> <small dir="auto">{words.get(key)}</small>
          </Key>
        ) : (
          <Blank key={key} aria-hidden>
            <b>{key}</b>
          </Blank>
        ),
      )}
    </Keys>
  );
}

interface CallKeypadProps {
  keys: CallTalk['keys'];
  onPress: (key: string) => void;
  busy: boolean;
}

const KEYS = '123456789*0#';

const Keys = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[2]};
`;

const Key = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: center;
  min-height: 3.25rem;
  padding: ${theme.space[1]} ${theme.space[2]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.control};
  background: ${theme.color.panel};
  color: ${theme.color.text1};
  cursor: pointer;
  &:hover {
    background: ${theme.color.hover};
  }
  b {
    ${theme.type.lg}
    line-height: 1.25rem;
  }
  small {
    display: -webkit-box;
    max-width: 100%;
    overflow: hidden;
    ${theme.type.xs}
    line-height: 1.2;
    color: ${theme.color.text2};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
`;

/** A key that does nothing where the conversation is: shown for its place on the pad, and no button. */
const Blank = styled.span`
  display: grid;
  place-content: center;
  min-height: 3.25rem;
  color: ${theme.color.text3};
`;
