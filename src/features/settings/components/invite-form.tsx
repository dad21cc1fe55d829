import { useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { fieldsOf, messageOf } from '../../../api/api-error';
import { checkInput } from '../../../api/check-input';
import { paths } from '../../../config/paths';
import { accountContract, type Role } from '../../../contracts/account';
import { roleSentence } from '../../../domain/roles';
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
  const [invite, { isLoading, error }] = useCreateInvitationMutation();
  const { data: delivery } = useGetMailDeliveryQuery();
  const { user } = useSession();
  const waits = delivery?.delivers === false;
  const { show } = useToast();
  const [form, setForm] = useState<{ email: string; role: Role }>({ email: '', role: 'member' });
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const found = checkInput(accountContract.createInvitation, {
      ...form,
      email: form.email.trim() || undefined,
    }).email;
    setFault(found);
    if (found) return field.current?.focus();
    const { data, error: refusal } = await invite(form);
    setFault(fieldsOf(refusal).email);
    if (!data) return field.current?.focus();
    setForm({ email: '', role: 'member' });
    const first = waits
      ? `The invitation for ${data.email} is in the outbox.`
      : `An invitation is on its way to ${data.email}.`;
    show({
      text: data.again
        ? `${data.email} was invited again${waits ? ', and the email is in the outbox' : ''}; the earlier link no longer works.`
        : first,
    });
  };

  return (
    <Form noValidate aria-label="Invite someone" onSubmit={(event) => void submit(event)}>
      {error && !fieldsOf(error).email && (
        <RefusalBanner
          title="The invitation was not sent."
          error={error}
        >{`${messageOf(error)} What you typed is still here.`}</RefusalBanner>
      )}
      <Fields>
        <Field
          label="Invite by email"
          required
          help={waits ? <Waits operator={user.operator} /> : 'They get a link that works for seven days.'}
          error={fault}
        >
          <TextInput
            ref={field}
            value={form.email}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={320}
            onChange={({ target }) => {
              setForm({ ...form, email: target.value });
              setFault(undefined);
            }}
          />
        </Field>
        <Field label="Role" help={roleSentence(form.role)}>
          <Select value={form.role} onChange={(role) => setForm({ ...form, role: role as Role })} options={ROLES} />
        </Field>
      </Fields>
      <Foot>
        <Button type="submit" variant="primary" busy={isLoading} busyLabel="Sending…">
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
