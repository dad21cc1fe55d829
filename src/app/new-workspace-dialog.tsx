import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { fieldsOf, messageOf } from '../api/api-error';
import { checkInput } from '../api/check-input';
import { authContract } from '../contracts/auth';
import { useCreateWorkspaceMutation } from '../features/auth/auth-api';
import { useAuth } from '../features/auth/auth-parts';
import { Banner } from '../ui/banner';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Field } from '../ui/field';
import { Form } from '../ui/form';
import { TextInput } from '../ui/text-input';
import { theme } from '../ui/theme';

/** Creates another workspace, for a second business or a client, and switches to it. */
export function NewWorkspaceDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="New workspace"
      sentence="For another business or client. It has its own content, contacts and settings, and starts empty."
    >
      {open && <NewWorkspaceForm onClose={onClose} />}
    </Dialog>
  );
}

function NewWorkspaceForm({ onClose }: { onClose: () => void }) {
  const { enterWorkspace } = useAuth();
  const [create, { isLoading, error }] = useCreateWorkspaceMutation();
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  const fields = fieldsOf(error);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const form = { name, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
    const faults = checkInput(authContract.createWorkspace, form);
    setFault(faults.name);
    if (faults.name) return;
    const { data } = await create(form);
    if (!data) return;
    onClose();
    await enterWorkspace(data);
  };

  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      {error && !fields.name && <Banner title={messageOf(error)} />}
      <Field label="Workspace name" required error={fault ?? fields.name}>
        <TextInput
          value={name}
          maxLength={120}
          autoComplete="organization"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <FormButtons>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={isLoading} busyLabel="Creating…">
          Create workspace
        </Button>
      </FormButtons>
    </Form>
  );
}

const FormButtons = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${theme.space[2]};
  ${theme.media.phone} {
    > * {
      flex: 1;
    }
  }
`;
