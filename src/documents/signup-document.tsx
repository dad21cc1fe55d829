import type { HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { PlainButton } from './plain-button';
import type { SignupBusiness, SignupField, SignupForm } from './signup-words';
import { SignupShell } from './signup-shell';

/** The page where people put themselves on a business's list: a form without script that works everywhere. */
export function SignupDocument({ business, form, embedded = false }: { business: SignupBusiness; form: SignupForm; embedded?: boolean }) {
  const { title, text, button, wording, asksName, asksPhone, action, typed, faults, refusal } = form;
  const isFaulty = refusal !== null || Object.keys(faults).length > 0;
  return (
    <SignupShell title={isFaulty ? `Not sent yet: ${title}` : title} business={business} embedded={embedded}>
      <Main $embedded={embedded}>
        <h1 dir="auto">{title}</h1>
        {text && <Lead dir="auto">{text}</Lead>}
        {isFaulty && <Fault role="alert">{refusal ?? 'Nothing was sent yet. Please look at what is marked below.'}</Fault>}
        <Form method="post" action={action}>
          <Line name="email" label="Email" value={typed.email} fault={faults.email} type="email" inputMode="email" autoComplete="email" maxLength={254} required />
          {asksName && <Line name="name" label="Name" value={typed.name} fault={faults.name} type="text" autoComplete="name" maxLength={200} />}
          {asksPhone && <Line name="phone" label="Phone" value={typed.phone} fault={faults.phone} type="tel" inputMode="tel" autoComplete="tel" maxLength={60} />}
          <Unseen aria-hidden="true">
            <label htmlFor="website">Leave this empty</label>
            <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
          </Unseen>
          <Field>
            <Agree>
              <input id="agreed" name="agreed" type="checkbox" value="yes" required defaultChecked={typed.agreed === 'yes'} aria-invalid={faults.agreed ? true : undefined} aria-describedby={faults.agreed ? 'agreed-fault who' : 'who'} />
              <label htmlFor="agreed" dir="auto">{wording}</label>
            </Agree>
            {faults.agreed && <Fault id="agreed-fault">{faults.agreed}</Fault>}
          </Field>
          <Small id="who" dir="auto">{business.name} decides what your details are used for; they are kept with Fourbeat on its behalf. You can change your mind at any time.</Small>
          <div>
            <PlainButton type="submit">{button}</PlainButton>
          </div>
        </Form>
      </Main>
    </SignupShell>
  );
}

function Line({ name, label, value, fault, required = false, ...input }: LineProps) {
  return (
    <Field>
      <label htmlFor={name}>
        {label}
        {!required && <Optional> (optional)</Optional>}
      </label>
      <input id={name} name={name} defaultValue={value} required={required} aria-invalid={fault ? true : undefined} aria-describedby={fault ? `${name}-fault` : undefined} {...input} />
      {fault && <Fault id={`${name}-fault`}>{fault}</Fault>}
    </Field>
  );
}

const Main = styled.main<{ $embedded: boolean }>`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
  max-width: ${({ $embedded }) => ($embedded ? 'none' : '36rem')};
  margin: 0 auto;
  padding: ${({ theme, $embedded }) => ($embedded ? theme.space[4] : `${theme.space[10]} ${theme.space[6]} ${theme.space[20]}`)};
  overflow-wrap: anywhere;

  h1 {
    font: ${({ theme }) => theme.weight.display} ${({ $embedded }) => ($embedded ? '1.5rem' : 'clamp(2rem, 5vw, 3rem)')}/1.1 ${({ theme }) => theme.font.display};
    letter-spacing: ${({ theme }) => theme.track.display};
    text-wrap: balance;
  }
`;

const Lead = styled.p`
  color: ${({ theme }) => theme.color.text2};
  text-wrap: pretty;
  white-space: pre-line;
`;

const Form = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
  margin-top: ${({ theme }) => theme.space[2]};
`;

const Field = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};

  > label {
    font-size: ${({ theme }) => theme.text.md};
    font-weight: ${({ theme }) => theme.weight.medium};
  }

  > input {
    width: 100%;
    min-height: 2.75rem;
    padding: 0 0.75rem;
    border: 1px solid ${({ theme }) => theme.color.control};
    border-radius: ${({ theme }) => theme.radius.control};
    font: inherit;
    color: ${({ theme }) => theme.color.text1};
    background: ${({ theme }) => theme.color.panel};
  }

  > input[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.tone.red.dot};
  }
`;

const Optional = styled.span`
  font-weight: ${({ theme }) => theme.weight.regular};
  color: ${({ theme }) => theme.color.text2};
`;

const Agree = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space[3]};
  font-size: ${({ theme }) => theme.text.md};

  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0.125rem 0 0;
    accent-color: ${({ theme }) => theme.color.primary};
  }

  label {
    padding-bottom: ${({ theme }) => theme.space[1]};
    white-space: pre-line;
  }
`;

const Fault = styled.p`
  font-size: ${({ theme }) => theme.text.sm};
  color: ${({ theme }) => theme.tone.red.text};
`;

const Small = styled.p`
  font-size: ${({ theme }) => theme.text.sm};
  color: ${({ theme }) => theme.color.text2};
  text-wrap: pretty;
`;

/** For programs that fill in whatever they find; not display: none, which they know. */
const Unseen = styled.div`
  position: absolute;
  left: -100vw;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;

type LineProps = { name: SignupField; label: string; value: string; fault: string | undefined; required?: boolean; maxLength: number; type: string; autoComplete: string } & Pick<HTMLAttributes<HTMLInputElement>, 'inputMode'>;
