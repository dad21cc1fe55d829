import { useEffect } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../ui/theme';

/** The keys of a telephone; those of the keyboard do the same. */
export function CallKeypad({ onPress, busy }: { onPress: (key: string) => void; busy: boolean }) {
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
  return (
    <Keys role="group" aria-label="Keypad" aria-busy={busy}>
      {KEYS.map(([key, says]) => (
        <Key
          key={key}
          type="button"
          aria-label={`${NAMES.get(key) ?? key}${says && `, ${says}`}`}
          onClick={() => onPress(key)}
        >
          <b>{key}</b>
          <small>{says}</small>
        </Key>
      ))}
    </Keys>
  );
}

const NAMES = new Map([
  ['*', 'Star'],
  ['#', 'Hash'],
]);

const KEYS: readonly [string, string][] = [
  ['1', ''],
  ['2', ''],
  ['3', ''],
  ['4', 'more about 1'],
  ['5', 'more about 2'],
  ['6', 'more about 3'],
  ['7', 'last week'],
  ['8', ''],
  ['9', 'later'],
  ['*', 'repeat'],
  ['0', 'none'],
  ['#', ''],
];

const Keys = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[2]};
`;

const Key = styled.button`
  display: grid;
  justify-items: center;
  align-content: center;
  min-height: 3.25rem;
  padding: ${theme.space[1]};
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
    min-height: 1rem;
    ${theme.type.xs}
    color: ${theme.color.text2};
  }
`;
