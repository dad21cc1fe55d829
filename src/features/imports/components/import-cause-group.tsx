import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import type { ImportCause } from '../../../contracts/imports';
import { listed } from '../../../domain/listed';
import { formatNumber } from '../../../lib/format-number';
import { pluralise } from '../../../lib/pluralise';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';
import { Table } from '../../../ui/table';
import { theme } from '../../../ui/theme';
import { useListImportErrorsInfiniteQuery } from '../imports-api';

/** A cause with its count and first lines; opened, with every line and its content. */
export function ImportCauseGroup({ importId, group }: { importId: string; group: ImportCause }) {
  const [opened, setOpened] = useState(false);
  const { kind, cause, count } = group;
  return (
    <li>
      <Group onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
        <summary>
          <ChevronRight />
          <span>
            <b dir="auto">{kind === 'left-out' ? `Left out: ${cause}` : cause}</b>
            <small>
              {pluralise(count, kind === 'left-out' ? 'value' : 'row')} · {placesOf(group)}
            </small>
          </span>
        </summary>
        {opened && <Lines importId={importId} group={group} />}
      </Group>
    </li>
  );
}

function Lines({ importId, group: { kind, cause } }: { importId: string; group: ImportCause }) {
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } =
    useListImportErrorsInfiniteQuery({ importId, kind, cause });
  const rows = data?.pages.flatMap((page) =>
    page.items.map((item, n) => ({ ...item, key: `${page.nextCursor} ${n}` })),
  );
  if (!rows)
    return error ? (
      <Banner title="The rows could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </Banner>
    ) : (
      <Skeleton label="Loading rows">
        <SkeletonRows count={3} />
      </Skeleton>
    );
  return (
    <>
      <Table
        label={cause}
        dense
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { head: 'Line', render: ({ line }) => formatNumber(line) },
          ...(kind === 'left-out'
            ? [
                {
                  head: 'Value',
                  main: true,
                  render: ({ value }: { value: string }) => <Words dir="auto">{value}</Words>,
                },
              ]
            : [
                {
                  head: 'Problem',
                  main: true,
                  render: ({ reason }: { reason: string }) => <Words dir="auto">{reason}</Words>,
                },
              ]),
          { head: 'Row', hideOnPhone: true, render: ({ row }) => <Raw dir="auto">{row}</Raw> },
        ]}
      />
      {error && (
        <Banner
          title="The rest could not be loaded."
          onRetry={() => void fetchNextPage()}
          retrying={isFetchingNextPage}
        >
          {messageOf(error)}
        </Banner>
      )}
      {hasNextPage && !error && (
        <More>
          <Button size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </More>
      )}
    </>
  );
}

/** Such as "lines 2, 5 and 9", "lines 2, 3, 4, 5, 6 and 214 more". */
function placesOf({ count, lines }: ImportCause): string {
  const named = lines.map((line) => formatNumber(line));
  return `${lines.length === 1 && count === 1 ? 'line' : 'lines'} ${listed(count > lines.length ? [...named, `${formatNumber(count - lines.length)} more`] : named)}`;
}

const Group = styled.details`
  > summary {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    min-height: 3rem;
    padding: ${theme.space[2]} ${theme.space[4]};
    cursor: pointer;
    list-style: none;
    ${theme.type.sm}
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary:hover {
    background: ${theme.color.hover};
  }
  > summary:focus-visible {
    outline-offset: -2px;
  }
  > summary > svg {
    flex: none;
    width: 14px;
    height: 14px;
    color: ${theme.color.text3};
    transition: transform ${theme.duration.fast} ${theme.ease.out};
  }
  &[open] > summary > svg {
    transform: rotate(90deg);
  }
  > summary > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > summary b {
    display: block;
    font-weight: ${theme.weight.medium};
  }
  > summary small {
    display: block;
    ${theme.type.xs} color: ${theme.color.text3};
    font-variant-numeric: tabular-nums;
  }
`;

const Words = styled.span`
  display: block;
  padding-block: ${theme.space[2]};
  white-space: normal;
  overflow-wrap: anywhere;
`;

const Raw = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${theme.color.text3};
`;

const More = styled.div`
  display: grid;
  justify-content: center;
  padding: ${theme.space[3]};
`;
