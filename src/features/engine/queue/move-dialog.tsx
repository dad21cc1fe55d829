import { engineContract } from '../../../contracts/engine';
import { zoneInWords } from '../../../lib/zone-in-words';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { DialogFoot } from '../../../ui/dialog-foot';
import { Field } from '../../../ui/field';
import { Form, FormPair } from '../../../ui/form';
import { TextInput } from '../../../ui/text-input';
import { useMovePieceMutation } from '../engine-api';
import type { PlacedItem } from './calendar-days';

/** Another day and time for an approved post, without a mouse. */
export function MoveDialog({ item, zone, onClose }: MoveDialogProps) {
  return (
    <Dialog
      open={item !== null}
      onClose={onClose}
      title="Move to…"
      {...(item && { sentence: `“${item.title}” stays approved. Times are in ${zoneInWords(zone)}.` })}
    >
      {item && <MoveForm key={item.id} item={item} onClose={onClose} />}
    </Dialog>
  );
}

function MoveForm({ item, onClose }: { item: PlacedItem; onClose: () => void }) {
  const [move] = useMovePieceMutation();
  const { ref, bind, faults, refusal, busy, onSubmit } = useContractForm({
    endpoint: engineContract.movePiece,
    from: { date: item.date, time: item.time },
    input: (publishAt) => ({ pieceId: item.id, version: item.version, publishAt }),
    check: (found) => ({
      ...found,
      ...(found['publishAt.date'] && { date: found['publishAt.date'] }),
      ...(found['publishAt.time'] && { time: found['publishAt.time'] }),
    }),
    send: move,
    onSaved: onClose,
    guarded: false,
  });
  return (
    <Form ref={ref} onSubmit={onSubmit} noValidate>
      {refusal !== null && <Banner title="The post was not moved.">{refusal}</Banner>}
      <FormPair>
        <Field label="Date" error={faults.date}>
          <TextInput type="date" {...bind('date')} />
        </Field>
        <Field label="Time" error={faults.time}>
          <TextInput type="time" {...bind('time')} />
        </Field>
      </FormPair>
      <DialogFoot>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Moving…">
          Move post
        </Button>
      </DialogFoot>
    </Form>
  );
}

interface MoveDialogProps {
  /** null while it is closed. */
  item: PlacedItem | null;
  zone: string;
  onClose: () => void;
}
