import { styled } from 'styled-components';
import { shownPage } from '../../../domain/shown-address';
import { pluralise } from '../../../lib/pluralise';
import { theme } from '../../../ui/theme';
import { useGetRecentVisitorsQuery } from '../analytics-api';

/** Who is on the website now, and what happened there minute by minute; nothing in a half hour without anybody. */
export function VisitorsNow() {
  const { data, isError } = useGetRecentVisitorsQuery(undefined, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  });
  if (!data || isError) return null; // an answer from before is not now
  const { people, minutes } = data;
  const [page] = data.pages;
  const busy = minutes.some((count) => count > 0);
  if (people === 0 && !busy) return null;
  return (
    <Line>
      <p>
        <i aria-hidden="true" data-now={people > 0} />
        <span>
          {people > 0 ? `${pluralise(people, 'person', 'people')} on your website now` : 'Nobody on your website now'}
          {people > 0 && page && (
            <>
              , {people === 1 ? 'on' : 'most on'} <bdi>{shownPage(page.page)}</bdi>
            </>
          )}
        </span>
      </p>
      {busy && (
        <Minutes role="img" aria-label={inWords(minutes)} title={inWords(minutes)}>
          {minutes.map((count, minute) => (
            <i
              key={minute}
              style={{ height: `${Math.max(6, (count / Math.max(...minutes)) * 100)}%` }}
              data-any={count > 0}
            />
          ))}
        </Minutes>
      )}
    </Line>
  );
}

/** "The last 30 minutes on your website: 42 page views and actions; the busiest minute, 3 minutes ago, had 6." */
function inWords(minutes: readonly number[]): string {
  const most = Math.max(...minutes);
  const ago = minutes.length - 1 - minutes.lastIndexOf(most);
  const all = minutes.reduce((sum, count) => sum + count, 0);
  const when = ago === 0 ? 'just now' : `${pluralise(ago, 'minute')} ago`;
  return `The last ${pluralise(minutes.length, 'minute')} on your website: ${pluralise(all, 'page view or action', 'page views and actions')}; the busiest minute, ${when}, had ${most}.`;
}

const POLL_MS = 20_000;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem ${theme.space[4]};
  min-width: 0;
  ${theme.type.sm}
  color: ${theme.color.text2};
  > p {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-width: 0;
  }
  p > i {
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: ${theme.color.chartMuted};
  }
  p > i[data-now='true'] {
    background: ${theme.tone.green.dot};
  }
  p > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Minutes = styled.span`
  display: flex;
  align-items: flex-end;
  gap: 2px;
  width: 11rem;
  height: 1.5rem;
  i {
    flex: 1;
    border-radius: 1px;
    background: ${theme.color.chartMuted};
    forced-color-adjust: none;
  }
  i[data-any='true'] {
    background: ${theme.chart[0]};
  }
`;
