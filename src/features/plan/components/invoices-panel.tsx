import { FileText } from 'lucide-react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { invoiceUrl } from '../../../config/paths';
import type { Invoice } from '../../../contracts/plan';
import { centsInWords } from '../../../domain/billing';
import { formatDay } from '../../../lib/format-day';
import { Badge } from '../../../ui/badge';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { List, ListRow } from '../../../ui/list';
import { NewTabLink } from '../../../ui/new-tab-link';
import { Panel, PanelBody } from '../../../ui/panel';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useSession } from '../../auth/auth-parts';
import { useListInvoicesInfiniteQuery } from '../plan-api';
import { invoiceFor } from '../plan-words';
import { invoiceStateWords } from './invoice-words';

/** Every invoice of the workspace, newest first. */
export function InvoicesPanel() {
  const { workspace } = useSession();
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useListInvoicesInfiniteQuery({});
  const invoices = data?.pages.flatMap((page) => page.items);
  return (
    <Panel title="Invoices">
      {!invoices && error && (
        <PanelBody>
          <Banner title="The invoices could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
            {messageOf(error)}
          </Banner>
        </PanelBody>
      )}
      {!invoices && !error && (
        <Skeleton label="Loading invoices">
          <SkeletonRows count={2} />
        </Skeleton>
      )}
      {invoices?.length === 0 && (
        <PanelBody>
          <Text tone={2}>
            No invoices yet. You get one for each plan you choose and for every further month, to print or save here.
          </Text>
        </PanelBody>
      )}
      {invoices && invoices.length > 0 && (
        <List label="Invoices">
          {invoices.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} zone={workspace.zone} />
          ))}
        </List>
      )}
      {hasNextPage && (
        <More>
          {error ? (
            <Banner
              title="The older ones could not be loaded."
              onRetry={() => void fetchNextPage()}
              retrying={isFetchingNextPage}
            >
              {messageOf(error)}
            </Banner>
          ) : (
            <Button onClick={() => void fetchNextPage()} busy={isFetchingNextPage}>
              Show older ones
            </Button>
          )}
        </More>
      )}
    </Panel>
  );
}

function InvoiceRow({ invoice, zone }: { invoice: Invoice; zone: string }) {
  const { number, totalCents, currency, state, issuedAt, dueAt, paidAt } = invoice;
  const { label, status } = invoiceStateWords[state];
  return (
    <ListRow
      glyph={<FileText />}
      title={
        <>
          {number} · {centsInWords(totalCents, currency)}
        </>
      }
      meta={
        <>
          <Line>{invoiceFor(invoice)}</Line>
          <Line>
            {state === 'paid' && paidAt
              ? `Paid on ${formatDay(paidAt, zone, { year: true })}`
              : state === 'open'
                ? `Due on ${formatDay(dueAt, zone, { year: true })}`
                : `From ${formatDay(issuedAt, zone, { year: true })}`}
          </Line>
        </>
      }
      side={
        <>
          <Badge status={status}>{label}</Badge>
          <NewTabLink href={invoiceUrl(invoice.id)} size="sm" label={`View invoice ${number}`}>
            View
          </NewTabLink>
        </>
      }
    />
  );
}

const Line = styled.span`
  display: block;
`;

const More = styled.div`
  display: grid;
  justify-content: center;
  padding: ${theme.space[4]};
  border-top: 1px solid ${theme.color.hairline};
`;
