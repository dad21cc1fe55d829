import { contactPath } from '../../../../config/paths';
import { formatMoney } from '../../../../lib/format-money';
import { Badge } from '../../../../ui/badge';
import { ListRow } from '../../../../ui/list';
import { useSession } from '../../../auth/auth-parts';
import { deliveryBadge, deliverySentence, type Delivery } from '../report-words';

/** One mail to one person. */
export function RecipientRow({
  delivery,
  currency,
  zone,
  now,
}: {
  delivery: Delivery;
  currency: string;
  zone: string;
  now: Date;
}) {
  const isSample = useSession().workspace.kind === 'demo';
  const { contactId, name, address, revenue, mail } = delivery;
  const { status, label } = deliveryBadge(delivery);
  const known = contactId !== null;
  const shown = known ? name || address : isSample ? 'A sample person' : 'An erased person';
  return (
    <ListRow
      title={<span dir="auto">{shown}</span>}
      {...(known && { to: contactPath(contactId) })}
      meta={
        <>
          {mail !== null && <>{mail === '' ? 'Untitled email' : <bdi>“{mail}”</bdi>} · </>}
          {address !== '' && address !== shown && (
            <>
              <bdi>{address}</bdi> ·{' '}
            </>
          )}
          {deliverySentence(delivery, zone, now)}
          {revenue > 0 && ` · ${formatMoney(revenue / 100, currency)}`}
        </>
      }
      side={<Badge status={status}>{label}</Badge>}
    />
  );
}
