import { styled } from 'styled-components';
import type { DryRunItem } from '../../../contracts/rules';
import { addDays, weekday } from '../../../domain/zoned-time';
import { theme } from '../../../ui/theme';

/** The days of a dry run as a small calendar. Only to look at: the list beside it says the same. */
export function DryRunGrid({ from, to, items }: { from: string; to: string; items: readonly DryRunItem[] }) {
  const first = addDays(from, 1 - weekday(from));
  const last = addDays(to, 7 - weekday(to));
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  const stateOf = (day: string): State => {
    const there = items.filter((item) => item.day === day);
    if (day < from || day > to) return 'outside';
    return there.some(({ makes }) => makes) ? 'post' : there.length > 0 ? 'skipped' : 'free';
  };
  return (
    <Grid aria-hidden="true">
      {['M', 'T', 'W', 'T', 'F', 'S', 'S'].map((letter, at) => (
        <Head key={at}>{letter}</Head>
      ))}
      {days.map((day) => (
        <Cell key={day} $state={stateOf(day)}>
          {Number(day.slice(8))}
        </Cell>
      ))}
    </Grid>
  );
}

type State = 'outside' | 'free' | 'post' | 'skipped';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 0.25rem;
  max-width: 20rem;
`;

const Head = styled.span`
  ${theme.type.xs}
  color: ${theme.color.text3};
  text-align: center;
`;

const LOOKS: Record<State, string> = {
  outside: `color: transparent;`,
  free: `color: ${theme.color.text3}; border-color: ${theme.color.hairline};`,
  post: `color: ${theme.color.onPrimary}; background: ${theme.color.primary}; font-weight: 600;`,
  skipped: `color: ${theme.color.text3}; border: 1px dashed ${theme.color.control}; text-decoration: line-through;`,
};

const Cell = styled.span<{ $state: State }>`
  display: grid;
  place-items: center;
  height: 2rem;
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};
  ${theme.type.xs}
  font-variant-numeric: tabular-nums;
  ${({ $state }) => LOOKS[$state]}
`;
