import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from './theme';
import { VisuallyHidden } from './visually-hidden';

export interface BeatView {
  name: string;
  /** Such as "Mon 07:00", "Now", "Wed". */
  when?: ReactNode;
  /** One sentence. */
  sentence?: ReactNode;
  state: BeatState;
  /** Progress of the current beat, 0 to 1, counted from real steps. */
  progress?: number;
}

/** The week in four beats. Only on Overview and Content Engine; elsewhere `Bars` represents it. */
export function BeatStrip({ beats }: { beats: readonly BeatView[] }) {
  return (
    <Strip>
      {beats.map((beat) => (
        <Beat key={beat.name} $state={beat.state} aria-current={beat.state === 'now' ? 'step' : undefined}>
          <Bar aria-hidden="true">
            {beat.state === 'now' && (
              <Lit style={{ '--progress': `${Math.min(1, Math.max(0, beat.progress ?? 0)) * 100}%` }} />
            )}
          </Bar>
          <h3>
            <span>{beat.name}</span>
            <VisuallyHidden>, {STATE_WORDS[beat.state]}</VisuallyHidden>
            {beat.when !== undefined && <When>{beat.when}</When>}
          </h3>
          {beat.sentence !== undefined && <p>{beat.sentence}</p>}
        </Beat>
      ))}
    </Strip>
  );
}

const STATE_WORDS: Record<BeatState, string> = { done: 'done', now: 'now', next: 'still to come' };

const Strip = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space[3]};
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`;

const Lit = styled.i`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  width: var(--progress);
  background: ${theme.color.accentLit};
  ${theme.media.phone} {
    inset: 0 0 auto;
    width: auto;
    height: var(--progress);
  }
`;

const Bar = styled.span`
  position: absolute;
  inset: 0 0 auto;
  height: 5px;
  border-radius: ${theme.radius.bar};
  overflow: hidden;
  forced-color-adjust: none;
  ${theme.media.phone} {
    inset: 0 auto 4px;
    inset-inline-start: 0;
    width: 5px;
    height: auto;
  }
`;

const When = styled.span`
  flex: none;
  margin-inline-start: auto;
  ${theme.type.xs}
  font-weight: ${theme.weight.regular};
  letter-spacing: 0;
  color: ${theme.color.text3};
`;

const COLOURS = {
  done: { bar: theme.color.text1, name: 'inherit' },
  now: { bar: theme.color.accentUnlit, name: theme.color.accentText },
  next: { bar: theme.color.selected, name: theme.color.text2 },
};

const Beat = styled.li<{ $state: BeatState }>`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 0.1875rem;
  min-width: 0;
  padding-top: ${theme.space[4]};
  ${Bar} {
    background: ${({ $state }) => COLOURS[$state].bar};
  }
  h3 {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    color: ${({ $state }) => COLOURS[$state].name};
  }
  h3 > span:first-child {
    min-width: 0;
  }
  p {
    max-width: 17rem;
    ${theme.type.sm} color: ${theme.color.text2};
    text-wrap: pretty;
  }
  ${theme.media.phone} {
    padding: 0 0 ${({ $state }) => ($state === 'next' ? theme.space[3] : theme.space[4])};
    padding-inline-start: ${theme.space[5]};
    p {
      display: ${({ $state }) => ($state === 'next' ? 'none' : 'block')};
      max-width: 20rem;
    }
  }
`;

type BeatState = 'done' | 'now' | 'next';
