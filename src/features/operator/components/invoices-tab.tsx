import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import type { InvoiceState, OperatorInvoice } from '../../../contracts/plan';
import { useNow } from '../../../hooks/use-now';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { GhostRows } from '../../../ui/ghost';
import { List } from '../../../ui/list';
import { Panel, PanelBody } from '../../../ui/panel';
import { Segmented } from '../../../ui/segmented';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';
import { theme } from '../../../ui/theme';
import { useSession } from '../../auth/auth-parts';
import { POLLING } from '../hooks/polling';
import { useListOperatorInvoicesInfiniteQuery } from '../operator-api';
import { invoiceFilters, invoicesFiltered, selectInvoiceFilter } from '../operator-slice';
import { InvoiceLetterhead } from './invoice-letterhead';
import { InvoiceRow } from './invoice-row';
import { MoreRows } from './more-rows';
import { SettleInvoiceDialog } from './settle-invoice-dialog';

/** Every invoice, with the actions to confirm payments. */
export function InvoicesTab() {
  const dispatch = useDispatch();
  const filter = useSelector(selectInvoiceFilter);
  const { workspace } = useSession();
  const now = useNow();
  const [asked, setAsked] = useState<{ about: 'paid' | 'void'; invoice: OperatorInvoice } | null>(null);
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useListOperatorInvoicesInfiniteQuery(filter === 'all' ? {} : { state: filter }, POLLING);
  const invoices = data?.pages.flatMap((page) => page.items);
  return (
    <>
      <Panel label="Invoices">
        <Toolbar>
          <Segmented
            label="Show"
            value={filter}
            onChange={(next) => dispatch(invoicesFiltered(next))}
            options={FILTERS}
          />
        </Toolbar>
        {!invoices && error && (
          <PanelBody>
            <Banner title="The invoices could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
              {messageOf(error)}
            </Banner>
          </PanelBody>
        )}
        {!invoices && !error && (
          <Skeleton label="Loading invoices">
            <SkeletonRows count={4} />
          </Skeleton>
        )}
        {invoices?.length === 0 && (
          <PanelBody>
            {filter === 'all' ? (
              <EmptyState
                level={2}
                ghost={<GhostRows count={3} />}
                title="No invoices yet"
                sentence="Everyone who chooses a plan gets an invoice in your name. They pay you outside Fourbeat and you record the payment here; then their plan begins."
              />
            ) : (
              <EmptyState
                level={2}
                {...NONE[filter]}
                action={<Button onClick={() => dispatch(invoicesFiltered('all'))}>Show all invoices</Button>}
              />
            )}
          </PanelBody>
        )}
        {invoices && invoices.length > 0 && (
          <List label="Invoices">
            {invoices.map((invoice) => (
              <InvoiceRow
                key={invoice.id}
                invoice={invoice}
                zone={workspace.zone}
                now={now}
                onSettle={(about) => setAsked({ about, invoice })}
              />
            ))}
          </List>
        )}
        {hasNextPage && (
          <MoreRows
            failed={isFetchNextPageError}
            error={error}
            busy={isFetchingNextPage}
            onMore={() => void fetchNextPage()}
          />
        )}
      </Panel>
      {filter === 'all' && invoices?.length === 0 && <InvoiceLetterhead />}
      <SettleInvoiceDialog asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

const FILTERS = invoiceFilters.map((value) => ({
  value,
  label: { all: 'All', open: 'Open', paid: 'Paid', void: 'Cancelled' }[value],
}));

const NONE: Record<InvoiceState, { title: string; sentence: string }> = {
  open: { title: 'No invoice is open', sentence: 'Every invoice is paid or cancelled.' },
  paid: { title: 'No invoice is paid yet', sentence: 'Invoices appear here once you have recorded their payment.' },
  void: {
    title: 'No invoice was cancelled',
    sentence: 'Invoices appear here when you or the buyer cancels them. Their numbers are not used again.',
  },
};

const Toolbar = styled.div`
  padding: ${theme.space[3]} ${theme.space[5]};
  border-bottom: 1px solid ${theme.color.hairline};
  ${theme.media.phone} {
    padding: ${theme.space[3]} ${theme.space[4]};
  }
`;
