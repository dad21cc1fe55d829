import { styled } from 'styled-components';
import { pluralise } from '../../../lib/pluralise';
import { theme } from '../../../ui/theme';
import { useGetRecentVisitorsQuery } from '../analytics-api';

/** How many people are on the website now; renders nothing while there are none, or while we do not know. */
export function VisitorsNow() {
  const { data, isError } = useGetRecentVisitorsQuery(undefined, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  });
  if (!data || isError || data.people === 0) return null; // an answer from before is not now
  const [page] = data.pages;
  return (
    <Line>
      <i aria-hidden="true" />
      <span>
        {pluralise(data.people, 'person', 'people')} on your website now
        {page && (
          <>
            , most on <bdi>{page.page}</bdi>
          </>
        )}
      </span>
    </Line>
  );
}

const POLL_MS = 20_000;

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-width: 0;
  ${theme.type.sm}
  color: ${theme.color.text2};
  > i {
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: ${theme.tone.green.dot};
  }
  > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
