import { Check, Clock, Minus } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../../api/api-error';
import type { automationsContract } from '../../../../contracts/automations';
import type { Output } from '../../../../contracts/endpoint';
import { formatWhen } from '../../../../lib/format-when';
import { Banner } from '../../../../ui/banner';
import { Button } from '../../../../ui/button';
import { Skeleton, SkeletonRows } from '../../../../ui/skeleton';
import { Row } from '../../../../ui/stack';
import { Text } from '../../../../ui/text';
import { theme } from '../../../../ui/theme';
import { useListRunLogInfiniteQuery } from '../../automations-api';

/** Why each step did or did not fire for one person, oldest first. `isClosed`: it is on its way out and asks nothing more. */
export function RunLines({
  campaignId,
  runId,
  zone,
  now,
  isClosed,
}: {
  campaignId: string;
  runId: string;
  zone: string;
  now: Date;
  isClosed: boolean;
}) {
  const { currentData, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useListRunLogInfiniteQuery({ campaignId, runId }, { skip: isClosed, refetchOnMountOrArgChange: true });
  const [kept, setKept] = useState(currentData);
  if (currentData && currentData !== kept) setKept(currentData);
  const lines = (currentData ?? kept)?.pages.flatMap((page) => page.items);
  if (!lines)
    return error ? (
      <Banner title="The history could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </Banner>
    ) : (
      <Skeleton label="Loading history">
        <SkeletonRows count={4} />
      </Skeleton>
    );
  if (lines.length === 0)
    return (
      <Text size="sm" tone={2}>
        Nothing has happened yet.
      </Text>
    );
  return (
    <>
      <Lines role="list" aria-label="History, oldest first">
        {lines.map((line) => (
          <LogLine key={line.id} line={line} zone={zone} now={now} />
        ))}
      </Lines>
      {hasNextPage && (
        <Row>
          <Button size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show newer
          </Button>
        </Row>
      )}
    </>
  );
}

function LogLine({
  line: { did, sentence, at, until },
  zone,
  now,
}: {
  line: Output<typeof automationsContract.listRunLog>['items'][number];
  zone: string;
  now: Date;
}) {
  const isDone = did && until === null;
  return (
    <li>
      <Mark aria-hidden="true" $did={isDone}>
        {isDone ? <Check /> : until === null ? <Minus /> : <Clock />}
      </Mark>
      <div>
        <p dir="auto">{sentence}</p>
        <small>
          {until === null
            ? did
              ? 'Done'
              : 'Not done'
            : new Date(until) > now
              ? `Waiting until ${formatWhen(until, zone, now)}`
              : 'Still waiting'}{' '}
          · {until !== null && 'since '}
          {formatWhen(at, zone, now)}
        </small>
      </div>
    </li>
  );
}

const Lines = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > li {
    position: relative;
    display: flex;
    gap: ${theme.space[3]};
    min-width: 0;
    padding-bottom: ${theme.space[4]};
  }
  > li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 1.5rem 0;
    inset-inline-start: calc(0.75rem - 1px);
    width: 2px;
    background: ${theme.color.hairline};
  }
  > li > div {
    flex: 1;
    min-width: 0;
    ${theme.type.sm} overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  small {
    ${theme.type.xs} color: ${theme.color.text3};
  }
`;

const Mark = styled.span<{ $did: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  border-radius: 50%;
  background: ${({ $did }) => ($did ? theme.tone.green.soft : theme.color.sunken)};
  color: ${({ $did }) => ($did ? theme.tone.green.text : theme.color.text2)};
  > svg {
    width: 14px;
    height: 14px;
  }
`;
