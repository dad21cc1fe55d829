import { styled } from 'styled-components';
import { theme } from './theme';

export interface StrengthProps {
  /** What is rated: "Password strength". */
  label: string;
  /** 0 to 4; null while there is nothing to rate. */
  score: number | null;
  /** The score as a word. */
  word: string;
  /** How to improve it, as one sentence; empty when nothing is needed. */
  advice: string;
  /** The lowest score that is sufficient. */
  enough: number;
}

/** Four bars and a word. The text says everything; the bars only show it faster. */
export function Strength({ label, score, word, advice, enough }: StrengthProps) {
  const lit = score === null ? 0 : Math.max(1, score);
  return (
    <Group>
      <Bars
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={score ?? 0}
        aria-valuetext={word || 'Not known yet'}
        $good={score !== null && score >= enough}
      >
        {[1, 2, 3, 4].map((bar) => (
          <i key={bar} data-lit={bar <= lit || undefined} />
        ))}
      </Bars>
      <Words role="status">
        {score === null ? (
          ''
        ) : (
          <>
            <b>{word}.</b> {advice}
          </>
        )}
      </Words>
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: 0.375rem;
  min-width: 0;
`;

const Bars = styled.div<{ $good: boolean }>`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space[1]};
  forced-color-adjust: none;
  i {
    height: 4px;
    border-radius: ${theme.radius.bar};
    background: ${theme.color.selected};
    transition: background ${theme.duration.slow} ${theme.ease.out};
    &[data-lit] {
      background: ${({ $good }) => ($good ? theme.tone.green.dot : theme.tone.amber.dot)};
    }
  }
`;

/** Two lines are reserved, so that the content below does not jump while someone types. */
const Words = styled.p`
  min-height: 2rem;
  ${theme.type.xs}
  color: ${theme.color.text2};
  text-wrap: pretty;
  > b {
    font-weight: ${theme.weight.medium};
    color: ${theme.color.text1};
  }
`;
