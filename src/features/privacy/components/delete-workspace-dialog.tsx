import { useId } from 'react';
import { paths } from '../../../config/paths';
import { privacyContract } from '../../../contracts/privacy';
import { retention } from '../../../domain/retention';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Link } from '../../../ui/link';
import { Text } from '../../../ui/text';
import { TextInput } from '../../../ui/text-input';
import { useSecondFactor, withCode } from '../../account/account-parts';
import { useSession } from '../../auth/auth-parts';
import { useCreateWorkspaceDeletionMutation } from '../privacy-api';
import { ProofFields } from './proof-fields';

/**
 * Asks for the name and the password before a workspace's deletion is scheduled. Mounted on opening, so that
 * nothing typed is kept.
 */
export function DeleteWorkspaceDialog({ onClose }: { onClose: () => void }) {
  const { workspace } = useSession();
  const [mark] = useCreateWorkspaceDeletionMutation();
  const formId = useId();
  const { codeAsked, check, asking } = useSecondFactor();
  const { ref, bind, faults, refusal, busy, onSubmit } = useContractForm({
    endpoint: privacyContract.createWorkspaceDeletion,
    from: { name: '', password: '', code: '' },
    input: withCode,
    check: (found, typed) =>
      check(
        typed.name.trim() === workspace.name
          ? found
          : { ...found, name: `Type the name exactly as it is: “${workspace.name}”.` },
        typed,
      ),
    send: asking(mark),
    onSaved: onClose,
    guarded: false, // the link to the invoices closes it
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Delete ${workspace.name}?`}
      sentence={`For ${retention.deletedWorkspace.days} days you can read and export it, and any owner can keep it. Nothing new is made, published or sent, and its public page closes right away. After that, everything in it is deleted, and nobody can bring it back. We’ll email its owners the date.`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={busy} busyLabel="Marking…">
            Delete the workspace
          </Button>
        </>
      }
    >
      {refusal !== null && <Banner title={refusal}>What you typed is still here.</Banner>}
      <Text>
        Its invoices will be deleted too.{' '}
        <Link to={`${paths.settings}?section=plan`} onClick={onClose}>
          Save them under Plan
        </Link>{' '}
        first if you need to keep them.
      </Text>
      <Form ref={ref} id={formId} noValidate aria-label="Delete the workspace" onSubmit={onSubmit}>
        <Field
          label="Its name"
          required
          help={`Type ${workspace.name} to show that you mean this one.`}
          error={faults.name}
        >
          <TextInput {...bind('name')} autoComplete="off" spellCheck={false} maxLength={120} />
        </Field>
        <ProofFields bind={bind} faults={faults} codeAsked={codeAsked} />
      </Form>
    </Dialog>
  );
}
