import { styled } from 'styled-components';
import { authContract } from '../contracts/auth';
import { useCreateWorkspaceMutation } from '../features/auth/auth-api';
import { useAuth } from '../features/auth/auth-parts';
import { useContractForm } from '../hooks/use-contract-form';
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
  const [create] = useCreateWorkspaceMutation();
  const { ref, bind, faults, refusal, busy, onSubmit } = useContractForm({
    endpoint: authContract.createWorkspace,
    from: { name: '' },
    input: ({ name }) => ({ name, zone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
    send: create,
    onSaved: (entered) => {
      onClose();
      void enterWorkspace(entered);
    },
    guarded: false,
  });

  return (
    <Form ref={ref} noValidate onSubmit={onSubmit}>
      {refusal !== null && <Banner title={refusal} />}
      <Field label="Workspace name" required error={faults.name}>
        <TextInput {...bind('name')} maxLength={120} autoComplete="organization" />
      </Field>
      <FormButtons>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Creating…">
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
