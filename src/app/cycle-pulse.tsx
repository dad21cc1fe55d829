import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../config/paths';
import { beats } from '../domain/cycle';
import { MINUTE_MS } from '../domain/duration';
import { useGetCycleQuery } from '../features/engine/engine-shared-api';
import { Bars } from '../ui/bars';
import { theme } from '../ui/theme';

/**
 * The current step of the week: "Week 24 · Propose". Renders nothing while the week is unknown; the page below
 * says why.
 */
export function CyclePulse() {
  const { data: cycle } = useGetCycleQuery(undefined, { pollingInterval: MINUTE_MS, skipPollingIfUnfocused: true });
  if (!cycle) return null;
  const now = cycle.beats.findIndex(({ state }) => state === 'now');
  const beat = beats[now];
  return (
    <Pulse to={paths.engine}>
      <Bars {...(beat ? { lit: now as 0 | 1 | 2 | 3 } : { done: true })} />
      <span>
        Week {cycle.week.week} · <b>{beat ? NAMES[beat] : 'Done'}</b>
      </span>
    </Pulse>
  );
}

const NAMES = { analyze: 'Analyze', propose: 'Propose', create: 'Create', deploy: 'Deploy' } as const;

const Pulse = styled(Link)`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  height: 1.875rem;
  margin-right: ${theme.space[2]};
  padding: 0 ${theme.space[4]} 0 0.75rem;
  border-right: 1px solid ${theme.color.hairline};
  color: ${theme.color.text2};
  font-size: ${theme.text.sm};
  white-space: nowrap;
  > svg,
  > span:first-child {
    color: ${theme.color.text1};
  }
  b {
    color: ${theme.color.text1};
  }
`;
