import { styled } from 'styled-components';
import type { IdeaKind } from '../../../domain/idea';
import { divisible } from '../../../lib/divisible';
import { brokenBySyllable } from '../../../ui/broken-by-syllable';
import { theme, type ToneName } from '../../../ui/theme';
import { Motif } from './motif';

/**
 * Three frames of a planned post: an opening, a close-up, and the closing line. There is no picture before a
 * post is made, so they are drawn from the idea's words and a figure for its kind.
 */
export function Storyboard({
  frames,
  kind,
  language = null,
  tall = false,
}: {
  frames: readonly string[];
  kind: IdeaKind;
  /** Of the captions. */
  language?: string | null;
  tall?: boolean;
}) {
  return (
    <Board aria-label="Storyboard" lang={language ?? undefined} $tone={TONES[kind]} $tall={tall}>
      {frames.map((caption, index) => (
        <Frame key={index} $shot={index}>
          {index < 2 && (
            <Picture>
              <Motif kind={kind} near={index === 1} />
            </Picture>
          )}
          <p>
            <span>{index + 1}</span> {divisible(caption)}
          </p>
        </Frame>
      ))}
    </Board>
  );
}

/** Without red and amber, which mean that something is wrong or waits. */
const TONES: Record<IdeaKind, ToneName> = {
  'How-to': 'ochre',
  'Behind the scenes': 'plum',
  'Question answered': 'indigo',
  Offer: 'moss',
  Seasonal: 'green',
  'Myth checked': 'violet',
  Comparison: 'sky',
  Checklist: 'teal',
};

const Board = styled.ol<{ $tone: ToneName; $tall: boolean }>`
  --soft: ${({ $tone }) => theme.tone[$tone].soft};
  --mid: ${({ $tone }) => theme.tone[$tone].dot};
  --deep: ${({ $tone }) => theme.tone[$tone].text};
  display: grid;
  grid-template-columns: 1.25fr 1fr 1fr;
  gap: 2px;
  height: ${({ $tall }) => ($tall ? '15rem' : '11.5rem')};
  forced-color-adjust: none;
`;

const GROUNDS = [
  'color-mix(in oklch, var(--mid) 22%, var(--soft))',
  'color-mix(in oklch, var(--mid) 34%, var(--soft))',
  'var(--deep)',
];

const Frame = styled.li<{ $shot: number }>`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  min-width: 0;
  overflow: hidden;
  background: ${({ $shot }) => GROUNDS[$shot]};
  p {
    grid-row: 2;
    min-height: 4.125rem;
    padding: 0.5rem 0.625rem 0.625rem;
    font-size: ${theme.text.sm};
    line-height: 1.0625rem;
    font-weight: ${theme.weight.semibold};
    letter-spacing: -0.015em;
    color: ${({ $shot }) => ($shot === 2 ? 'var(--soft)' : 'var(--deep)')};
    text-wrap: balance;
    ${brokenBySyllable}
  }
  p > span {
    display: block;
    font-size: ${theme.text['2xs']};
    font-weight: ${theme.weight.medium};
    font-variant-numeric: tabular-nums;
  }
`;

const Picture = styled.span`
  position: relative;
  overflow: hidden;
`;
