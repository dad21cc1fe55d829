import { Download } from 'lucide-react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { importErrorsUrl } from '../../../config/paths';
import type { ContactImport } from '../../../contracts/imports';
import { pluralise } from '../../../lib/pluralise';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';
import { Table } from '../../../ui/table';
import { theme } from '../../../ui/theme';
import { useListImportErrorsInfiniteQuery } from '../imports-api';

/** The rows that are left out, with their line in the file and why. */
export function ImportErrors({ item }: { item: ContactImport }) {
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } = useListImportErrorsInfiniteQuery({ importId: item.id });
  const rows = data?.pages.flatMap((page) => page.items);
  return (
    <Part aria-label="Rows with errors">
      <Head>
        <h3>{pluralise(item.counts.failed, 'row')} with errors</h3>
        <ButtonLink size="sm" href={importErrorsUrl(item.id)} download icon={<Download />}>Download them</ButtonLink>
      </Head>
      <Hint>{item.state === 'checked' ? 'Everything else will be imported.' : 'Everything else was imported.'} Correct these rows in the downloaded file and import that; whoever is here already stays as they are.</Hint>
      {!rows && (error ? <Banner title="The rows could not be read." onRetry={() => void refetch()} retrying={isFetching}>{messageOf(error)}</Banner> : <Skeleton label="Loading the rows with errors"><SkeletonRows count={3} /></Skeleton>)}
      {rows && (
        <Table
          label="Rows with errors" dense rows={rows} rowKey={({ line }) => String(line)}
          columns={[
            { head: 'Line', render: ({ line }) => line },
            { head: 'What is wrong', main: true, render: ({ reason }) => <Words>{reason}</Words> },
            { head: 'Row', hideOnPhone: true, render: ({ row }) => <Raw>{row}</Raw> },
          ]}
        />
      )}
      {rows && error && <Banner title="More could not be read." onRetry={() => void fetchNextPage()} retrying={isFetchingNextPage}>{messageOf(error)}</Banner>}
      {hasNextPage && !error && <More><Button size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>Show more</Button></More>}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  padding-top: ${theme.space[4]};
  border-top: 1px solid ${theme.color.hairline};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  h3 { ${theme.type.md} }
`;

const Hint = styled.p`
  ${theme.type.sm}
  color: ${theme.color.text2};
  text-wrap: pretty;
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
`;
