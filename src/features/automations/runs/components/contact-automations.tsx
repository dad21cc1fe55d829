import { useState } from 'react';
import { messageOf } from '../../../../api/api-error';
import { automationPath } from '../../../../config/paths';
import type { automationsContract } from '../../../../contracts/automations';
import type { Output } from '../../../../contracts/endpoint';
import { useNow } from '../../../../hooks/use-now';
import { formatWhen } from '../../../../lib/format-when';
import { Badge } from '../../../../ui/badge';
import { Banner } from '../../../../ui/banner';
import { Button } from '../../../../ui/button';
import { ButtonLink } from '../../../../ui/button-link';
import { Dialog } from '../../../../ui/dialog';
import { DialogFoot } from '../../../../ui/dialog-foot';
import { List, ListRow } from '../../../../ui/list';
import { Panel } from '../../../../ui/panel';
import { Stack } from '../../../../ui/stack';
import { useSession } from '../../../auth/auth-parts';
import { useListContactRunsQuery } from '../../automations-api';
import { runNames } from '../../automation-words';
import { runStatus } from '../run-words';
import { RunLines } from './run-lines';

/** The automations that a contact is or was in, each with why it did what it did; nothing for whoever never was in one. */
export function ContactAutomations({ contactId, isClosed }: { contactId: string; isClosed: boolean }) {
  const { zone } = useSession().workspace;
  const now = useNow(30_000);
  const { currentData, error, isFetching, refetch } = useListContactRunsQuery({ contactId }, { skip: isClosed });
  const [run, setRun] = useState<ContactRun | null>(null);
  const [last, setLast] = useState<ContactRun | null>(null);
  const open = (one: ContactRun) => {
    setRun(one);
    setLast(one); // it stays while the dialog fades
  };
  if (!currentData && error)
    return (
      <Banner title="Their automations could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </Banner>
    );
  if (!currentData || currentData.items.length === 0) return null;
  return (
    <Panel level={3} title="Automations">
      <List label="Automations">
        {currentData.items.map((one) => (
          <ListRow
            key={one.id}
            title={<span dir="auto">{one.automation}</span>}
            meta={whenWords(one, zone, now)}
            onOpen={() => open(one)}
            side={<Badge status={runStatus[one.state]}>{runNames[one.state]}</Badge>}
          />
        ))}
      </List>
      <Dialog open={run !== null} onClose={() => setRun(null)} title={<span dir="auto">{last?.automation}</span>}>
        {last && (
          <Stack gap={4}>
            <RunLines
              key={last.id}
              campaignId={last.campaignId}
              runId={last.id}
              zone={zone}
              now={now}
              isClosed={run === null}
            />
          </Stack>
        )}
        <DialogFoot>
          {last && <ButtonLink to={automationPath(last.campaignId)}>Open automation</ButtonLink>}
          <Button onClick={() => setRun(null)}>Close</Button>
        </DialogFoot>
      </Dialog>
    </Panel>
  );
}

function whenWords({ state, enteredAt, wakesAt, endedAt }: ContactRun, zone: string, now: Date): string {
  const entered = `Entered ${formatWhen(enteredAt, zone, now)}`;
  if (state !== 'active') return endedAt ? `${entered} · left ${formatWhen(endedAt, zone, now)}` : entered;
  return wakesAt && new Date(wakesAt) > now ? `${entered} · next step ${formatWhen(wakesAt, zone, now)}` : entered;
}

type ContactRun = Output<typeof automationsContract.listContactRuns>['items'][number];
