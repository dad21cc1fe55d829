import { useDispatch } from 'react-redux';
import { messageOf } from '../../../../api/api-error';
import { foldersContract, type CreationFolder } from '../../../../contracts/creation-folders';
import { useContractForm } from '../../../../hooks/use-contract-form';
import { Banner } from '../../../../ui/banner';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { Field } from '../../../../ui/field';
import { Form } from '../../../../ui/form';
import { TextInput } from '../../../../ui/text-input';
import { useToast } from '../../../../ui/use-toast';
import { useCreateFolderMutation, useDeleteFolderMutation, useUpdateFolderMutation } from '../../creative-api';
import { filterEdited } from '../../creative-slice';
import { DialogFoot } from '../../../../ui/dialog-foot';

/** A new folder, or one that is renamed or taken away; what lies in it stays in the library. */
export function FolderDialog({ folder, open, onClose, onMade }: FolderDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={folder ? 'Change folder' : 'New folder'}>
      {open && <FolderForm folder={folder} onClose={onClose} onMade={onMade} />}
    </Dialog>
  );
}

function FolderForm({
  folder,
  onClose,
  onMade,
}: {
  folder: CreationFolder | undefined;
  onClose: () => void;
  onMade: ((folder: CreationFolder) => void) | undefined;
}) {
  const dispatch = useDispatch();
  const { show } = useToast();
  const [create] = useCreateFolderMutation();
  const [update] = useUpdateFolderMutation();
  const [remove, removing] = useDeleteFolderMutation();
  const { ref, values, bind, faults, busy, onSubmit, ...form } = useContractForm({
    // A change has the same field.
    endpoint: foldersContract.createFolder,
    from: { name: folder?.name ?? '' },
    send: (input) => (folder ? update({ folderId: folder.id, ...input }) : create(input)),
    onSaved: (made) => {
      onClose();
      if (onMade) onMade(made);
      else dispatch(filterEdited({ folder: made.id }));
    },
    guarded: false,
  });
  const refusal = form.refusal ?? (removing.error && messageOf(removing.error));

  const takeAway = async () => {
    if (!folder) return;
    const { data } = await remove({ folderId: folder.id });
    if (!data) return;
    onClose();
    dispatch(filterEdited({ folder: null }));
    show({ text: `The folder “${folder.name}” was deleted. What was in it is still in your library.` });
  };

  return (
    <Form ref={ref} onSubmit={onSubmit} noValidate>
      {refusal && <Banner title="The folder was not changed.">{refusal}</Banner>}
      <Field label="Name" error={faults.name} required>
        <TextInput dir="auto" {...bind('name')} maxLength={60} />
      </Field>
      <DialogFoot>
        {folder && (
          <Button variant="quiet" busy={removing.isLoading} onClick={() => void takeAway()}>
            Delete the folder
          </Button>
        )}
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          {...(values.name.trim() === '' && { disabledReason: 'Enter a name first.' })}
        >
          {folder ? 'Rename' : 'Create folder'}
        </Button>
      </DialogFoot>
    </Form>
  );
}

export interface FolderDialogProps {
  folder?: CreationFolder | undefined;
  open: boolean;
  onClose: () => void;
  onMade?: (folder: CreationFolder) => void;
}
