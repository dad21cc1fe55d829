import { styled } from 'styled-components';
import { theme } from './theme';

export interface GoalPadsProps {
  label: string;
  done: number;
  /** Posts that wait for approval; one outlined pad each, after the finished ones. */
  waiting: number;
  target: number;
  /** Such as "pieces". */
  unit: string;
}

/** A weekly goal: the number, the percentage and one pad per post. */
export function GoalPads({ label, done, waiting, target, unit }: GoalPadsProps) {
  const pads = Array.from({ length: target }, (_, index) =>
    index < done ? 'done' : index < done + waiting ? 'waiting' : 'open',
  );
  return (
    <div>
      <Label>{label}</Label>
      <Figures>
        <p>
          <b>{done}</b> of {target} {unit}
        </p>
        <Percent>{target > 0 ? Math.round((done / target) * 100) : 0}%</Percent>
      </Figures>
      <Pads aria-hidden="true" $count={target}>
        {pads.map((state, index) => (
          <Pad key={index} $state={state as PadState} />
        ))}
      </Pads>
    </div>
  );
}

const Label = styled.p`
  ${theme.type.sm}
  color: ${theme.color.text2};
`;

const Figures = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${theme.space[4]};
  margin-bottom: ${theme.space[4]};
  font-variant-numeric: tabular-nums;
  p {
    ${theme.type.lg} color: ${theme.color.text2};
  }
  b {
    ${theme.type['2xl']} font-weight: ${theme.weight.semibold};
    letter-spacing: -0.03em;
    color: ${theme.color.text1};
    margin-inline-end: 0.125rem;
  }
`;

const Percent = styled.span`
  font-weight: ${theme.weight.medium};
`;

const Pads = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => Math.min(10, Math.max(1, $count))}, minmax(0, 1fr));
  gap: 5px;
`;

const LOOKS: Record<PadState, string> = {
  done: `background: ${theme.color.text1};`,
  waiting: `background: ${theme.color.accentSoft}; box-shadow: inset 0 0 0 1.5px ${theme.color.accentLit};`,
  open: `background: ${theme.color.selected};`,
};

const Pad = styled.i<{ $state: PadState }>`
  height: 1.75rem;
  border-radius: ${theme.radius.bar};
  forced-color-adjust: none;
  ${({ $state }) => LOOKS[$state]}
`;

type PadState = 'done' | 'waiting' | 'open';
