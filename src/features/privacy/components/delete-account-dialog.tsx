import { useId } from 'react';
import { listed } from '../../../domain/listed';
import { retention } from '../../../domain/retention';
import { privacyContract } from '../../../contracts/privacy';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Form } from '../../../ui/form';
import { useSecondFactor, withCode } from '../../account/account-parts';
import { useCreateAccountDeletionMutation } from '../privacy-api';
import { ProofFields } from './proof-fields';

/**
 * Asks for the password before an account's deletion is scheduled. Mounted on opening, so that nothing typed is
 * kept.
 */
export function DeleteAccountDialog({
  goesWithAccount,
  onClose,
}: {
  goesWithAccount: readonly string[];
  onClose: () => void;
}) {
  const [mark] = useCreateAccountDeletionMutation();
  const formId = useId();
  const { codeAsked, check, asking } = useSecondFactor();
  const { ref, bind, faults, refusal, busy, onSubmit } = useContractForm({
    endpoint: privacyContract.createAccountDeletion,
    from: { password: '', code: '' },
    input: withCode,
    check,
    send: asking(mark),
    onSaved: onClose,
    guarded: false, // a dialog over the page: closing it is leaving it
  });
  const along =
    goesWithAccount.length > 0
      ? ` ${listed(goesWithAccount)} ${goesWithAccount.length === 1 ? 'goes' : 'go'} with it, because nobody else is in there.`
      : '';
  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete your account?"
      sentence={`You have ${retention.deletedWorkspace.days} days to sign in and keep it. Every other browser is signed out now. After that, your account is deleted; what you made in other people’s workspaces stays, without your name.${along}`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={busy} busyLabel="Marking…">
            Delete my account
          </Button>
        </>
      }
    >
      {refusal !== null && <Banner title={refusal}>What you typed is still here.</Banner>}
      <Form ref={ref} id={formId} noValidate aria-label="Delete your account" onSubmit={onSubmit}>
        <ProofFields bind={bind} faults={faults} codeAsked={codeAsked} />
      </Form>
    </Dialog>
  );
}
