import { Ban } from 'lucide-react';
import { styled } from 'styled-components';
import { messageOf } from '../../../../api/api-error';
import { listed } from '../../../../domain/listed';
import { shownAddress } from '../../../../domain/shown-address';
import { formatDay } from '../../../../lib/format-day';
import { Button } from '../../../../ui/button';
import { Checkbox } from '../../../../ui/checkbox';
import { ListRow } from '../../../../ui/list';
import { useToast } from '../../../../ui/use-toast';
import { useCreateSuppressionMutation, useDeleteSuppressionMutation } from '../../contacts-api';
import type { SuppressionGroup } from '../suppression-groups';
import { channelWords, lockOf, reasonWords } from '../suppression-words';
import { UndoImport } from './undo-import';

/** One blocked address, or an erased person: for what, why and since when. */
export function SuppressionRow({
  group: { ids, point, channels, reason, cause, importId, at },
  zone,
  chosen,
  onChosen,
}: SuppressionRowProps) {
  const { show } = useToast();
  const [remove, { isLoading }] = useDeleteSuppressionMutation();
  const [block] = useCreateSuppressionMutation();
  const shown = point === null ? 'An erased person' : shownAddress(point);
  const what = listed(channels.map((channel) => channelWords[channel]));
  const lock = lockOf(reason);

  const unblock = async () => {
    for (const suppressionId of ids) {
      const { error } = await remove({ suppressionId });
      if (error) return void show({ kind: 'failure', text: messageOf(error) });
    }
    const again = () =>
      void block({ point: point! }).then(
        (outcome) => outcome.error && show({ kind: 'failure', text: messageOf(outcome.error) }),
      );
    // Blocked again by hand, an address that came back would be called blocked by you.
    show({
      text: `${shown} can get ${what} again.`,
      ...(reason === 'blocked' && point !== null && { undo: again }),
    });
  };

  return (
    <ListRow
      leading={lock ? <Space /> : <Checkbox label={`Select ${shown}`} checked={chosen} onChange={onChosen} />}
      glyph={<Ban />}
      title={<span dir="auto">{shown}</span>}
      meta={
        <>
          {`No ${channels.map((channel) => channelWords[channel]).join(', no ')} · ${reasonWords[reason]} · since ${formatDay(at, zone, { year: true })}`}
          {cause !== '' && <Answer dir="auto">{cause}</Answer>}
        </>
      }
      side={
        lock && importId ? (
          <UndoImport importId={importId} shown={shown} />
        ) : (
          <Button
            size="sm"
            aria-label={`Unblock ${shown} for ${what}`}
            busy={isLoading}
            {...(lock && { disabledReason: lock })}
            onClick={() => void unblock()}
          >
            Unblock
          </Button>
        )
      }
    />
  );
}

/** Where the others have their box. */
const Space = styled.span`
  flex: none;
  width: 1rem;
`;

const Answer = styled.q`
  display: block;
  overflow-wrap: anywhere;
`;

interface SuppressionRowProps {
  group: SuppressionGroup;
  zone: string;
  chosen: boolean;
  onChosen: (chosen: boolean) => void;
}
