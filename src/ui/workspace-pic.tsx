import { styled } from 'styled-components';
import { hash } from '../lib/hash';
import { initials } from '../lib/initials';
import { theme } from './theme';
import type { ToneName } from './theme';

/** A business as a filled square with its initials. */
export function WorkspacePic({ id, name }: { id: string; name: string }) {
  return (
    <Square aria-hidden="true" $tone={TONES[hash(id) % TONES.length] ?? 'ochre'}>
      {initials(name)}
    </Square>
  );
}

const TONES: readonly ToneName[] = [
  'ochre',
  'green',
  'blue',
  'violet',
  'teal',
  'moss',
  'plum',
  'sky',
  'indigo',
  'amber',
];

const Square = styled.span<{ $tone: ToneName }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  border-radius: 0.375rem;
  background: ${({ $tone }) => theme.tone[$tone].text};
  color: ${theme.color.panel};
  font-size: 0.625rem;
  font-weight: 700;
  line-height: 1;
  letter-spacing: 0;
  user-select: none;
`;
