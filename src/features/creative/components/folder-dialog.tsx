import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { fieldsOf, messageOf } from '../../../api/api-error';
import type { CreationFolder } from '../../../contracts/creation-folders';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { TextInput } from '../../../ui/text-input';
import { useToast } from '../../../ui/use-toast';
import { useCreateFolderMutation, useDeleteFolderMutation, useUpdateFolderMutation } from '../creative-api';
import { filterEdited } from '../creative-slice';
import { DialogFoot } from '../../../ui/dialog-foot';

/** A new folder, or one that is renamed or taken away; what lies in it stays in the library. */
export function FolderDialog({
  folder,
  open,
  onClose,
  onMade,
}: {
  folder?: CreationFolder | undefined;
  open: boolean;
  onClose: () => void;
  onMade?: (folder: CreationFolder) => void;
}) {
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
  const [create, creating] = useCreateFolderMutation();
  const [update, updating] = useUpdateFolderMutation();
  const [remove, removing] = useDeleteFolderMutation();
  const [name, setName] = useState(folder?.name ?? '');
  const error = creating.error ?? updating.error ?? removing.error;
  const fault = fieldsOf(error).name;

  const submit = async (submission: FormEvent) => {
    submission.preventDefault();
    const { data } = folder ? await update({ folderId: folder.id, name }) : await create({ name });
    if (!data) return;
    onClose();
    if (onMade) onMade(data);
    else dispatch(filterEdited({ folder: data.id }));
  };

  const takeAway = async () => {
    if (!folder) return;
    const { data } = await remove({ folderId: folder.id });
    if (!data) return;
    onClose();
    dispatch(filterEdited({ folder: null }));
    show({ text: `The folder “${folder.name}” was deleted. What was in it is still in your library.` });
  };

  return (
    <Form onSubmit={(submission) => void submit(submission)} noValidate>
      {error && !fault && <Banner title="The folder was not changed.">{messageOf(error)}</Banner>}
      <Field label="Name" error={fault} required>
        <TextInput dir="auto" value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
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
          busy={creating.isLoading || updating.isLoading}
          {...(name.trim() === '' && { disabledReason: 'Enter a name first.' })}
        >
          {folder ? 'Rename' : 'Create folder'}
        </Button>
      </DialogFoot>
    </Form>
  );
}
