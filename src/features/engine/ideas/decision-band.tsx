import { styled } from 'styled-components';
import type { Cycle } from '../../../contracts/engine-cycle';
import { addDays } from '../../../domain/zoned-time';
import { formatDay } from '../../../lib/format-day';
import { Bars } from '../../../ui/bars';
import { theme } from '../../../ui/theme';

/** How long the choice is open, and what happens to a chosen idea: what has become of it is told by the week's own beat. */
export function DecisionBand({ week, ideas, beats, running }: Pick<Cycle, 'week' | 'ideas' | 'beats' | 'running'>) {
  const sunday = formatDay(`${addDays(week.startsOn, 6)}T12:00:00Z`, 'UTC', { weekday: true });
  const picked = ideas.some((idea) => idea.status === 'picked');
  const made = beats.find(({ beat }) => beat === 'create')?.summary;
  return (
    <Band>
      <Bars lit={picked ? 2 : 1} size="lg" />
      <div>
        <b>{picked ? `The others stay until ${sunday}` : `Choose by ${sunday}`}</b>
        <p>
          {picked
            ? `${made ?? ''} You can make the others too.`.trim()
            : `We write and draw the idea you pick and put it in the queue for your approval. ${
                running
                  ? 'Once approved, it is published on your public page. Three new ideas arrive on Monday.'
                  : 'The engine is paused: nothing is published, and no new ideas arrive, until you start it again.'
              }`}
        </p>
      </div>
    </Band>
  );
}

const Band = styled.aside`
  display: flex;
  align-items: center;
  gap: ${theme.space[5]};
  padding: ${theme.space[4]} ${theme.space[5]};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.strong};
  color: ${theme.color.onStrong};
  > div {
    min-width: 0;
  }
  p {
    opacity: 0.78;
    ${theme.type.sm} text-wrap: pretty;
  }
  ${theme.media.phone} {
    align-items: flex-start;
    gap: ${theme.space[4]};
    padding: ${theme.space[4]};
  }
`;
