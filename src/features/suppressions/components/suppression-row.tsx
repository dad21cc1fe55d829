import { Ban } from 'lucide-react';
import { messageOf } from '../../../api/api-error';
import type { Output } from '../../../contracts/endpoint';
import type { contactsContract } from '../../../contracts/contacts';
import { formatDay } from '../../../lib/format-day';
import { Button } from '../../../ui/button';
import { ListRow } from '../../../ui/list';
import { useToast } from '../../../ui/use-toast';
import { useCreateSuppressionMutation, useDeleteSuppressionMutation } from '../../contacts/contacts-api';
import { channelWords, lockOf, reasonWords } from '../suppression-words';

/** One blocked address: for what, why and since when. */
export function SuppressionRow({ item: { id, point, channel, reason, at }, zone }: { item: Suppression; zone: string }) {
  const { show } = useToast();
  const [remove, { isLoading }] = useDeleteSuppressionMutation();
  const [block] = useCreateSuppressionMutation();
  const shown = point ?? 'An erased address';
  const lock = lockOf(reason);

  const unblock = async () => {
    const { error } = await remove({ suppressionId: id });
    if (error) return void show({ kind: 'failure', text: messageOf(error) });
    const again = () => void block({ point: point! }).then((outcome) => outcome.error && show({ kind: 'failure', text: messageOf(outcome.error) }));
    // Blocked again by hand, an address that came back would be called blocked by you.
    show({ text: `${shown} is open for ${channelWords[channel]} again.`, ...(reason === 'blocked' && point !== null && { undo: again }) });
  };

  return (
    <ListRow
      glyph={<Ban />}
      title={shown}
      meta={`No ${channelWords[channel]} · ${reasonWords[reason]} · since ${formatDay(at, zone, { year: true })}`}
      side={<Button size="sm" aria-label={`Unblock ${shown} for ${channelWords[channel]}`} busy={isLoading} {...(lock && { disabledReason: lock })} onClick={() => void unblock()}>Unblock</Button>}
    />
  );
}

export type Suppression = Output<typeof contactsContract.listSuppressions>['items'][number];
