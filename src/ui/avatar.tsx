import { styled } from 'styled-components';
import { hash } from '../lib/hash';
import { initials } from '../lib/initials';
import { theme } from './theme';
import type { ToneName } from './theme';

export interface AvatarProps {
  /** The colour is derived from the id, so that it stays when a person changes their name. */
  id: string;
  name: string;
  size?: 'sm' | 'md' | 'lg';
  /** Address of a photo, shown instead of the initials. */
  picture?: string;
}

/** A person's photo or initials. Hidden from screen readers, because the name stands next to it. */
export function Avatar({ id, name, size = 'md', picture }: AvatarProps) {
  const tone = TONES[hash(id) % TONES.length] ?? 'grey';
  return (
    <Circle aria-hidden="true" $tone={tone} $size={size}>
      {picture !== undefined ? <img src={picture} alt="" /> : initials(name)}
    </Circle>
  );
}

/** Never red, which means that something failed. */
const TONES: readonly ToneName[] = [
  'amber',
  'green',
  'blue',
  'violet',
  'teal',
  'moss',
  'ochre',
  'plum',
  'sky',
  'indigo',
];

const SIZES = { sm: '1.625rem', md: '2rem', lg: '3.5rem' };
const TEXTS = { sm: '0.625rem', md: theme.text['2xs'], lg: theme.text.lg };

const Circle = styled.span<{ $tone: ToneName; $size: keyof typeof SIZES }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => SIZES[$size]};
  height: ${({ $size }) => SIZES[$size]};
  border-radius: 50%;
  overflow: hidden;
  background: ${({ $tone }) => theme.tone[$tone].soft};
  color: ${({ $tone }) => theme.tone[$tone].text};
  font-size: ${({ $size }) => TEXTS[$size]};
  font-weight: ${theme.weight.semibold};
  line-height: 1;
  letter-spacing: 0;
  user-select: none;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
