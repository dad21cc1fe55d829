import { Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { analyticsContract } from '../../../contracts/analytics';
import type { SpentCost } from '../../../contracts/analytics-attribution';
import { readAmount } from '../../../domain/amount';
import { eventLimits } from '../../../domain/analytics-event';
import { HOUR_MS } from '../../../domain/duration';
import { addDays, toLocal } from '../../../domain/zoned-time';
import { useContractForm } from '../../../hooks/use-contract-form';
import { useNow } from '../../../hooks/use-now';
import { formatMoney } from '../../../lib/format-money';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { DialogFoot } from '../../../ui/dialog-foot';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Select } from '../../../ui/select';
import { SuggestInput } from '../../../ui/suggest-input';
import { Table } from '../../../ui/table';
import { TextInput } from '../../../ui/text-input';
import { theme } from '../../../ui/theme';
import { useToast } from '../../../ui/use-toast';
import { useSession } from '../../auth/auth-parts';
import { useListCostsQuery, useUpdateCostMutation } from './attribution-api';

/** What sources and campaigns cost in a month, as the owner says. */
export function CostsDialog({ open, known, onClose }: CostsDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Costs"
      sentence="Enter what you spent on a source, or on one of its campaigns, that month. Enter 0 for a free month."
    >
      {open && <Costs known={known} onClose={onClose} />}
    </Dialog>
  );
}

function Costs({ known, onClose }: Omit<CostsDialogProps, 'open'>) {
  const { zone } = useSession().workspace;
  const { data, error, isFetching, refetch } = useListCostsQuery();
  const [set] = useUpdateCostMutation();
  const { show } = useToast();
  const months = monthsUpTo(toLocal(useNow(HOUR_MS), zone).date);
  const { ref, values, bind, change, faults, refusal, busy, saved, onSubmit } = useContractForm({
    endpoint: analyticsContract.updateCost,
    from: { month: months[0]!, source: '', campaign: '', amount: '' },
    input: ({ amount, ...typed }) => ({ ...typed, amount: readAmount(amount) ?? Number.NaN }),
    send: set,
    // The next month of the same source is often entered next.
    onSaved: (_cost, { month, source, campaign }) => change({ month, source, campaign, amount: '' }),
    guarded: false,
  });
  const say = ({ amount }: SpentCost) => formatMoney(amount / 100, data?.currency);
  const remove = async (cost: SpentCost) => {
    const { month, source, campaign } = cost;
    const { error: failure } = await set({ month, source, campaign, amount: null });
    if (failure) show({ kind: 'failure', text: `The cost was not removed. ${messageOf(failure)}` });
    else show({ text: `The cost of ${source} in ${monthName(month)} was removed.`, undo: () => void set(cost) });
  };
  const sources = [...new Set(known.map(({ source }) => source).filter(Boolean))];
  return (
    <Form ref={ref} onSubmit={onSubmit} noValidate>
      {refusal !== null && <Banner title="The cost was not saved.">{refusal}</Banner>}
      <Field label="Month" error={faults.month}>
        <Select
          value={values.month}
          onChange={(month) => change({ month })}
          options={months.map((value) => ({ value, label: monthName(value) }))}
        />
      </Field>
      <Field label="Source" error={faults.source} help="As shown in the table, such as “google.com”.">
        <SuggestInput
          dir="auto"
          value={values.source}
          suggestions={sources}
          onChange={(source) => change({ source })}
          maxLength={eventLimits.source}
        />
      </Field>
      <Field label="Campaign" optional error={faults.campaign} help="Leave it empty for the source as a whole.">
        <TextInput dir="auto" {...bind('campaign')} maxLength={eventLimits.campaign} />
      </Field>
      <Field label={`Cost that month${data ? ` (${data.currency})` : ''}`} error={faults.amount}>
        <TextInput inputMode="decimal" {...bind('amount')} maxLength={20} />
      </Field>
      {error !== undefined && !data && (
        <Banner title="Your costs could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(error)}
        </Banner>
      )}
      {data && data.items.length > 0 && (
        <Entered tabIndex={0} role="region" aria-label="Entered costs">
          <Table
            label="Entered costs"
            dense
            rows={data.items}
            rowKey={({ month, source, campaign }) => `${month} ${source} ${campaign}`}
            columns={[
              {
                head: 'Source',
                main: true,
                render: ({ source, campaign }) => (
                  <span dir="auto">{campaign ? `${source}, ${campaign}` : source}</span>
                ),
              },
              { head: 'Month', render: ({ month }) => monthName(month) },
              { head: 'Cost', numeric: true, render: say },
              {
                head: '',
                label: 'Remove',
                render: (cost) => (
                  <Button
                    size="sm"
                    variant="quiet"
                    icon={<Trash2 />}
                    iconOnly
                    label={`Remove the cost of ${[cost.source, cost.campaign].filter(Boolean).join(', ')} in ${monthName(cost.month)}`}
                    onClick={() => void remove(cost)}
                  />
                ),
              },
            ]}
          />
        </Entered>
      )}
      <DialogFoot>
        <Button onClick={onClose}>Close</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {saved ? 'Saved' : 'Save cost'}
        </Button>
      </DialogFoot>
    </Form>
  );
}

/** This month and the twelve before it: "2026-11". */
function monthsUpTo(today: string): string[] {
  const months = [today.slice(0, 7)];
  while (months.length < 13) months.push(addDays(`${months.at(-1)!}-01`, -1).slice(0, 7));
  return months;
}

const monthName = (month: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

const Entered = styled.div`
  max-height: 14rem;
  overflow-y: auto;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.control};
`;

interface CostsDialogProps {
  open: boolean;
  /** Sources and campaigns that brought somebody. */
  known: readonly { source: string }[];
  onClose: () => void;
}
