import { Pencil, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import type { Goal } from '../../../contracts/analytics-goals';
import { goalKindWords } from '../../../domain/goal';
import { formatNumber } from '../../../lib/format-number';
import { Button } from '../../../ui/button';
import { Estimate } from '../../../ui/estimate';
import { Meter } from '../../../ui/meter';
import { theme } from '../../../ui/theme';

/** A goal: what was counted of what is wanted, and where the month is likely to end. */
export function GoalRow({ goal, onEdit, onDelete }: { goal: Goal; onEdit: () => void; onDelete: () => void }) {
  const { name, kind, match, monthly, done, forecast } = goal;
  return (
    <Line>
      <Head>
        <h3 dir="auto">{name}</h3>
        <span>
          <Button
            size="sm"
            variant="quiet"
            icon={<Pencil />}
            iconOnly
            label={`Edit the goal ${name}`}
            onClick={onEdit}
          />
          <Button
            size="sm"
            variant="quiet"
            icon={<Trash2 />}
            iconOnly
            label={`Delete the goal ${name}`}
            onClick={onDelete}
          />
        </span>
      </Head>
      <Meter label={name} hideLabel value={done} max={monthly} />
      <Foot>
        <span>
          <b>{formatNumber(done)}</b> of {formatNumber(monthly)}
          {done >= monthly && ' · reached'}
        </span>
        {forecast !== null && done < monthly && (
          <span>
            about {formatNumber(forecast)} by the end of the month <Estimate />
          </span>
        )}
      </Foot>
      <p dir="auto">{match === '' ? goalKindWords[kind] : `${goalKindWords[kind]}: ${match}`}</p>
    </Line>
  );
}

const Line = styled.li`
  display: grid;
  gap: 0.375rem;
  min-width: 0;
  > p {
    ${theme.type.xs}
    color: ${theme.color.text2};
    overflow-wrap: anywhere;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  h3 {
    min-width: 0;
    ${theme.type.sm}
    font-weight: ${theme.weight.semibold};
    overflow-wrap: anywhere;
  }
  > span {
    display: flex;
    flex: none;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[3]};
  ${theme.type.xs}
  color: ${theme.color.text2};
  font-variant-numeric: tabular-nums;
  b {
    color: ${theme.color.text1};
    font-weight: ${theme.weight.semibold};
  }
`;
