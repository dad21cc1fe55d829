import { useRef } from 'react';
import { messageOf } from '../../../api/api-error';
import { MINUTE_MS } from '../../../domain/duration';
import { useNow } from '../../../hooks/use-now';
import { Banner } from '../../../ui/banner';
import { Panel, PanelBody } from '../../../ui/panel';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';
import { useSession } from '../../auth/auth-parts';
import { usePlanNews } from '../hooks/use-plan-news';
import { useGetPlanQuery } from '../plan-api';
import { AgencyPanel } from './agency-panel';
import { CurrentPlanPanel } from './current-plan-panel';
import { InvoicesPanel } from './invoices-panel';
import { OpenInvoicePanel } from './open-invoice-panel';
import { OffersPanel } from './offers-panel';

/** The plan, its usage, the open invoice, the other plans and past invoices. Owners can act, everybody can read. */
export function AllPlanPanels() {
  const { workspace, demo } = useSession();
  const now = useNow(MINUTE_MS);
  const say = usePlanNews();
  const offers = useRef<HTMLDivElement>(null);
  const { data: state, error, isFetching, refetch } = useGetPlanQuery();
  if (!state) {
    return (
      <Panel title="Plan">
        {error ? (
          <PanelBody>
            <Banner title="The plan could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
              {messageOf(error)}
            </Banner>
          </PanelBody>
        ) : (
          <Skeleton label="Loading the plan">
            <SkeletonRows count={3} />
          </Skeleton>
        )}
      </Panel>
    );
  }
  const owns = workspace.role === 'owner' && !demo;
  return (
    <>
      <CurrentPlanPanel state={state} owns={owns} now={now} say={say} onSeePlans={() => offers.current?.focus()} />
      {state.openInvoice && (
        <OpenInvoicePanel state={state} invoice={state.openInvoice} owns={owns} now={now} say={say} />
      )}
      <div ref={offers} tabIndex={-1} role="group" aria-label="All plans">
        <OffersPanel state={state} owns={owns} now={now} say={say} />
      </div>
      {owns && state.agency && <AgencyPanel agency={state.agency} />}
      {owns && <InvoicesPanel />}
    </>
  );
}
