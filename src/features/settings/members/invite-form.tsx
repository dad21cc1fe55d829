import { styled } from 'styled-components';
import { paths } from '../../../config/paths';
import { accountContract, type Role } from '../../../contracts/account';
import { roleSentence } from '../../../domain/roles';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Link } from '../../../ui/link';
import { Select } from '../../../ui/select';
import { TextInput } from '../../../ui/text-input';
import { theme } from '../../../ui/theme';
import { useToast } from '../../../ui/use-toast';
import { useCreateInvitationMutation, useGetMailDeliveryQuery } from '../../account/account-api';
import { RefusalBanner } from '../../account/account-parts';
import { useSession } from '../../auth/auth-parts';

/** Invites one address by mail. What was typed stays until it is sent. */
export function InviteForm() {
  const [invite] = useCreateInvitationMutation();
  const { data: delivery } = useGetMailDeliveryQuery();
  const { user } = useSession();
  const waits = delivery?.delivers === false;
  const { show } = useToast();
  const { ref, values, bind, change, faults, refusal, error, busy, onSubmit } = useContractForm({
    endpoint: accountContract.createInvitation,
    from: NOBODY,
    // An empty address is missing, not misspelt.
    input: (typed) => ({ ...typed, email: typed.email.trim() || undefined }),
    send: invite,
    onSaved: ({ email, again }) => {
      const first = waits
        ? `The invitation for ${email} is in the outbox.`
        : `An invitation is on its way to ${email}.`;
      show({
        text: again
          ? `${email} was invited again${waits ? ', and the email is in the outbox' : ''}; the earlier link no longer works.`
          : first,
      });
    },
    guarded: false,
  });

  return (
    <Form ref={ref} noValidate aria-label="Invite someone" onSubmit={onSubmit}>
      {refusal !== null && (
        <RefusalBanner
          title="The invitation was not sent."
          error={error}
        >{`${refusal} What you typed is still here.`}</RefusalBanner>
      )}
      <Fields>
        <Field
          label="Invite by email"
          required
          help={waits ? <Waits operator={user.operator} /> : 'They get a link that works for seven days.'}
          error={faults.email}
        >
          <TextInput
            {...bind('email')}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={320}
          />
        </Field>
        <Field label="Role" help={roleSentence(values.role)}>
          <Select value={values.role} onChange={(role) => change({ role: role as Role })} options={ROLES} />
        </Field>
      </Fields>
      <Foot>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Sending…">
          Send invitation
        </Button>
      </Foot>
    </Form>
  );
}

const Waits = ({ operator }: { operator: boolean }) => (
  <>
    Email is not set up yet: the invitation will wait in{' '}
    {operator ? <Link to={`${paths.operator}?tab=mail`}>your outbox</Link> : 'your administrator’s outbox'}.
  </>
);

const NOBODY: { email: string; role: Role } = { email: '', role: 'member' };

const ROLES = [
  { value: 'member', label: 'Member' },
  { value: 'owner', label: 'Owner' },
];

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: ${theme.space[3]};
  @media (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[4]};
  }
`;

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  ${theme.media.phone} {
    > button {
      flex: 1;
    }
  }
`;
