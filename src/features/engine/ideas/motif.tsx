import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { IdeaKind } from '../../../domain/idea';

/** A figure for a kind of idea, in the tones of its storyboard. `near` shows a close-up of its middle. */
export function Motif({ kind, near }: { kind: IdeaKind; near: boolean }) {
  return (
    <Figure viewBox={near ? '28 14 44 50' : '0 -4 100 84'} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {FIGURES[kind]}
    </Figure>
  );
}

const FIGURES: Record<IdeaKind, ReactNode> = {
  'How-to': (
    <>
      <rect className="c" x="14" y="46" width="24" height="60" />
      <rect className="b" x="38" y="32" width="24" height="74" />
      <rect className="a" x="62" y="18" width="24" height="88" />
    </>
  ),
  'Behind the scenes': (
    <>
      <path className="c" d="M18 106V44a32 32 0 0 1 64 0v62z" />
      <path className="b" d="M29 106V46a21 21 0 0 1 42 0v60z" />
      <path className="a" d="M40 106V48a10 10 0 0 1 20 0v58z" />
    </>
  ),
  'Question answered': (
    <>
      <circle className="c" cx="50" cy="40" r="34" />
      <path
        className="a"
        d="M37 33a13 13 0 1 1 19.500 11.300c-3.500 2-4.500 3.600-4.500 7.200h-6c0-6.400 2.600-9.400 7-12a7 7 0 1 0-10-6.500z"
      />
      <circle className="a" cx="49" cy="58" r="4" />
    </>
  ),
  Offer: (
    <>
      <path className="c" d="M50 8 88 30v40L50 92 12 70V30z" />
      <circle className="b" cx="50" cy="44" r="24" />
      <circle className="a" cx="50" cy="44" r="10" />
    </>
  ),
  Seasonal: (
    <>
      <circle className="a" cx="54" cy="36" r="20" />
      <path className="b" d="M-10 62c22-22 44-22 66-4s38 14 58 2v60H-10z" />
      <path className="c" d="M-10 76c26-14 50-8 70 2s34 6 54-4v50H-10z" />
    </>
  ),
  'Myth checked': (
    <>
      <circle className="c" cx="38" cy="40" r="26" />
      <circle className="b" cx="62" cy="40" r="26" />
      <path className="a" d="M50 17a26 26 0 0 1 0 46 26 26 0 0 1 0-46z" />
    </>
  ),
  Comparison: (
    <>
      <path className="b" d="M47 12a30 30 0 0 0 0 60z" />
      <path className="a" d="M53 20a30 30 0 0 1 0 60z" />
    </>
  ),
  Checklist: (
    <>
      {[20, 38, 56].map((y, index) => (
        <g key={y}>
          <rect className={index === 2 ? 'b' : 'a'} x="20" y={y} width="11" height="11" rx="3" />
          <rect className="c" x="38" y={y + 2} width={index === 1 ? 34 : 44} height="7" rx="3.5" />
        </g>
      ))}
    </>
  ),
};

const Figure = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  .a {
    fill: color-mix(in oklch, var(--mid) 82%, var(--soft));
  }
  .b {
    fill: color-mix(in oklch, var(--mid) 58%, var(--soft));
  }
  .c {
    fill: color-mix(in oklch, var(--mid) 40%, var(--soft));
  }
`;
