import type { Label } from '../../../contracts/conversation-record';
import { inboxContract } from '../../../contracts/inbox';
import { conversationLimits } from '../../../domain/conversation';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { DialogFoot } from '../../../ui/dialog-foot';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { TextInput } from '../../../ui/text-input';
import { useCreateLabelMutation } from '../../inbox/inbox-api';

/** A label that is missing from the menu is made where it is needed. */
export function NewLabelDialog({
  open,
  onClose,
  onAdded,
}: {
  open: boolean;
  onClose: () => void;
  onAdded: (label: Label) => void;
}) {
  return (
    <Dialog open={open} onClose={onClose} title="New label" sentence="Everyone in the workspace can use it.">
      {open && <LabelForm onClose={onClose} onAdded={onAdded} />}
    </Dialog>
  );
}

function LabelForm({ onClose, onAdded }: { onClose: () => void; onAdded: (label: Label) => void }) {
  const [create] = useCreateLabelMutation();
  const { ref, bind, faults, refusal, busy, onSubmit } = useContractForm({
    endpoint: inboxContract.createLabel,
    from: { name: '' },
    send: create,
    guarded: false,
    onSaved: (label) => {
      onClose();
      onAdded(label);
    },
  });
  return (
    <Form ref={ref} onSubmit={onSubmit} noValidate>
      <Field label="Name" error={faults.name ?? refusal}>
        <TextInput dir="auto" {...bind('name')} maxLength={conversationLimits.label} />
      </Field>
      <DialogFoot>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={busy}>
          Add label
        </Button>
      </DialogFoot>
    </Form>
  );
}
