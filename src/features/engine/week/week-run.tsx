import { Play } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { piecePath } from '../../../config/paths';
import type { CycleRun } from '../../../contracts/engine-runs';
import { dayInWords } from '../../../domain/day-in-words';
import { useNow } from '../../../hooks/use-now';
import { formatWhen } from '../../../lib/format-when';
import { Badge } from '../../../ui/badge';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Details } from '../../../ui/details';
import { Field } from '../../../ui/field';
import { Link } from '../../../ui/link';
import { PanelSection } from '../../../ui/panel';
import { Select } from '../../../ui/select';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton';
import type { StatusName } from '../../../ui/status';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { useSession } from '../../auth/auth-parts';
import { useGetCycleRunQuery, useCreateCycleRunMutation } from './week-run-api';

/** Where the engine stands in a week, what it looked at and what happened; begins this week where it has not begun. */
export function WeekRun() {
  const titleId = useId();
  const { zone } = useSession().workspace;
  const now = useNow();
  const [of, setOf] = useState('');
  const { data, error, isFetching, refetch } = useGetCycleRunQuery(of === '' ? {} : { of });
  const [begin, begun] = useCreateCycleRunMutation();
  if (!data)
    return (
      <PanelSection>
        {error ? (
          <Banner title="The week’s run could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
            {messageOf(error)}
          </Banner>
        ) : (
          <Skeleton label="Loading the week’s run">
            <SkeletonBlock height="2.5rem" />
          </Skeleton>
        )}
      </PanelSection>
    );
  const { run, start, week, weeks } = data;
  return (
    <PanelSection as="section" aria-labelledby={titleId}>
      <VisuallyHidden as="h3" id={titleId}>
        {of === '' ? 'This week’s run' : `The run of week ${week.week}`}
      </VisuallyHidden>
      <Top>
        <Standing>
          {run && <Badge status={BADGES[run.state]}>{STATES[run.state]}</Badge>}
          <p dir="auto">{run?.sentence ?? 'This week has not begun. It begins by itself on Monday at 07:00.'}</p>
        </Standing>
        <Side>
          {weeks.length > 0 && (
            <Field label="Week" hideLabel>
              <Select value={of} onChange={setOf} options={[{ value: '', label: 'This week' }, ...weeks.map(named)]} />
            </Field>
          )}
          {start && (
            <Button
              icon={<Play />}
              variant="second"
              busy={begun.isLoading}
              busyLabel="Starting…"
              disabledReason={start.obstacle ?? undefined}
              onClick={() => void begin()}
            >
              Run now
            </Button>
          )}
        </Side>
      </Top>
      {begun.error !== undefined && <Banner title="The week did not begin.">{messageOf(begun.error)}</Banner>}
      {run?.looked && (
        <Details summary="What we looked at">
          <Text size="sm" tone={2}>
            {run.looked.period}
          </Text>
          <Lines role="list">
            {run.looked.facts.map(({ sentence, source }) => (
              <li key={sentence}>
                <span dir="auto">{sentence}</span>
                <small>{source}</small>
              </li>
            ))}
          </Lines>
        </Details>
      )}
      {run && run.events.length > 0 && (
        <Details summary="What happened">
          <Lines as="ol">
            {run.events.map(({ id, at, sentence, by, pieceId }) => (
              <li key={id}>
                <span dir="auto">{pieceId === null ? sentence : <Link to={piecePath(pieceId)}>{sentence}</Link>}</span>
                <small>
                  {capital(formatWhen(at, zone, now))}, {by === '' ? 'by the engine' : `by ${by}`}
                </small>
              </li>
            ))}
          </Lines>
        </Details>
      )}
    </PanelSection>
  );
}

const named = ({ week, startsOn }: CycleRun['weeks'][number]) => ({
  value: startsOn,
  label: `Week ${week}, from ${dayInWords(startsOn)}`,
});

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

type State = NonNullable<CycleRun['run']>['state'];

const STATES: Record<State, string> = {
  analyzing: 'Analyzing',
  proposing: 'Proposing',
  choosing: 'Choosing',
  creating: 'Creating',
  approving: 'Approving',
  deploying: 'Deploying',
  measuring: 'Measuring',
  done: 'Done',
  skipped: 'Skipped',
};

const BADGES: Record<State, StatusName> = {
  analyzing: 'generating',
  proposing: 'generating',
  choosing: 'review',
  creating: 'generating',
  approving: 'review',
  deploying: 'scheduled',
  measuring: 'published',
  done: 'success',
  skipped: 'draft',
};

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
`;

const Standing = styled.div`
  display: flex;
  flex: 1 1 18rem;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  min-width: 0;
  p {
    min-width: 0;
    ${theme.type.sm} overflow-wrap: anywhere;
    text-wrap: pretty;
  }
`;

const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

const Lines = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  list-style: none;
  li {
    display: grid;
    gap: 0.125rem;
    min-width: 0;
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  small {
    ${theme.type.xs}
    color: ${theme.color.text3};
  }
`;
