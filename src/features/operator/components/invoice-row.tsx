import { FileText } from 'lucide-react';
import { styled } from 'styled-components';
import { operatorInvoiceUrl } from '../../../config/paths';
import type { OperatorInvoice } from '../../../contracts/plan';
import { centsInWords, periodInWords } from '../../../domain/billing';
import { formatDay } from '../../../lib/format-day';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ListRow } from '../../../ui/list';
import { NewTabLink } from '../../../ui/new-tab-link';
import type { StatusName } from '../../../ui/status';
import { theme } from '../../../ui/theme';

/** An invoice: who owes how much, for what, until when, and the possible actions. */
export function InvoiceRow({
  invoice,
  zone,
  now,
  onSettle,
}: {
  invoice: OperatorInvoice;
  zone: string;
  now: Date;
  onSettle: (about: 'paid' | 'void') => void;
}) {
  const { number, plan, totalCents, currency, state, workspaceName, buyer, issuedAt, dueAt, paidAt } = invoice;
  const { label, status } = standing(invoice, now);
  const { start, end } = periodInWords(invoice, { year: true });
  return (
    <ListRow
      glyph={<FileText />}
      title={
        <>
          {number} · {centsInWords(totalCents, currency)} · <span dir="auto">{workspaceName}</span>
        </>
      }
      meta={
        <>
          <Line dir="auto">{buyer}</Line>
          <Line>
            {plan}, from {start} to {end}
          </Line>
          <Line>
            Issued on {formatDay(issuedAt, zone, { year: true })}
            {state === 'open' && `, due on ${formatDay(dueAt, zone, { year: true })}`}
            {state === 'paid' && paidAt && `, paid on ${formatDay(paidAt, zone, { year: true })}`}
          </Line>
          <Actions>
            <NewTabLink size="sm" href={operatorInvoiceUrl(invoice.id)} label={`Open document of ${number}`}>
              Open document
            </NewTabLink>
            {state === 'open' && (
              <Button size="sm" onClick={() => onSettle('paid')} aria-label={`Mark as paid: ${number}`}>
                Mark as paid
              </Button>
            )}
            {state === 'open' && (
              <Button
                size="sm"
                variant="quiet"
                onClick={() => onSettle('void')}
                aria-label={`Cancel invoice ${number}`}
              >
                Cancel invoice
              </Button>
            )}
          </Actions>
        </>
      }
      side={<Badge status={status}>{label}</Badge>}
    />
  );
}

function standing({ state, dueAt }: OperatorInvoice, now: Date): { label: string; status: StatusName } {
  if (state === 'paid') return { label: 'Paid', status: 'success' };
  if (state === 'void') return { label: 'Cancelled', status: 'inactive' };
  return new Date(dueAt) < now ? { label: 'Overdue', status: 'warning' } : { label: 'Open', status: 'pending' };
}

const Line = styled.span`
  display: block;
  overflow-wrap: anywhere;
`;

/** Below the text, because three actions need the full width of a phone. */
const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[2]};
`;
