import { useDispatch, useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { paths } from '../../config/paths';
import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { Tabs } from '../../ui/tabs';
import { useSession } from '../auth/auth-parts';
import { FailedJobsTab } from './components/failed-jobs-tab';
import { HealthTab } from './components/health-tab';
import { InvoicesTab } from './components/invoices-tab';
import { MailTab } from './components/mail-tab';
import { UsageTab } from './components/usage-tab';
import { useSystem } from './hooks/use-system';
import { selectTab, tabChosen } from './operator-slice';

/** For the operator. For everybody else the address does not exist. */
export function OperatorPage() {
  const { user } = useSession();
  return user.operator ? <Operator /> : <Navigate to={paths.overview} replace />;
}

function Operator() {
  const dispatch = useDispatch();
  const tab = useSelector(selectTab);
  const { failed, undelivered } = useSystem();
  const tabs = [
    { value: 'health', label: 'Health' },
    { value: 'jobs', label: 'Failed jobs', ...(failed && { count: failed }) },
    { value: 'mail', label: 'Emails', ...(undelivered && { count: undelivered }) },
    { value: 'invoices', label: 'Invoices' },
    { value: 'usage', label: 'Usage' },
  ] as const;
  return (
    <Page>
      <PageHeader
        title="Operator"
        sentence="The health of this installation, failed background jobs, the emails it sends and your invoices."
      />
      <Tabs label="Operator" value={tab} onChange={(next) => dispatch(tabChosen(next))} tabs={tabs}>
        {tab === 'health' && <HealthTab />}
        {tab === 'jobs' && <FailedJobsTab />}
        {tab === 'mail' && <MailTab />}
        {tab === 'invoices' && <InvoicesTab />}
        {tab === 'usage' && <UsageTab />}
      </Tabs>
    </Page>
  );
}
