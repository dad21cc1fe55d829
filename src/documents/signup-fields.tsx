import type { HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import type { Language } from '../domain/language';
import { outsiderWords } from './words/outsider-words';
import { PlainButton } from './plain-button';
import type { SignupField, SignupForm } from './signup-words';

/** The form by which people join a business's list: without script, on its own page and on the public one. */
export function SignupFields({
  business,
  language,
  form: { button, wording, asksName, asksPhone, action, typed, faults },
}: {
  business: string;
  language: Language;
  form: Omit<SignupForm, 'title' | 'text' | 'refusal'>;
}) {
  const words = outsiderWords[language].form;
  return (
    <Form method="post" action={action}>
      <Line
        name="email"
        label={words.email}
        value={typed.email}
        fault={faults.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      {asksName && (
        <Line
          name="name"
          label={words.name}
          optional={words.optional}
          value={typed.name}
          fault={faults.name}
          type="text"
          autoComplete="name"
          maxLength={200}
        />
      )}
      {asksPhone && (
        <Line
          name="phone"
          label={words.phone}
          optional={words.optional}
          value={typed.phone}
          fault={faults.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={60}
        />
      )}
      <Unseen aria-hidden="true">
        <label htmlFor="website">{words.leaveEmpty}</label>
        <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </Unseen>
      <Field>
        <Agree>
          <input
            id="agreed"
            name="agreed"
            type="checkbox"
            value="yes"
            required
            defaultChecked={typed.agreed === 'yes'}
            aria-invalid={faults.agreed ? true : undefined}
            aria-describedby={faults.agreed ? 'agreed-fault who' : 'who'}
          />
          <label htmlFor="agreed" dir="auto">
            {wording}
          </label>
        </Agree>
        {faults.agreed && <Fault id="agreed-fault">{faults.agreed}</Fault>}
      </Field>
      <Small id="who" dir="auto">
        {words.decides(business)}
      </Small>
      <div>
        <PlainButton type="submit">{button}</PlainButton>
      </div>
    </Form>
  );
}

function Line({ name, label, optional, value, fault, required = false, ...input }: LineProps) {
  return (
    <Field>
      <label htmlFor={name}>
        {label}
        {!required && <Optional> ({optional})</Optional>}
      </label>
      <input
        id={name}
        name={name}
        defaultValue={value}
        required={required}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${name}-fault` : undefined}
        {...input}
      />
      {fault && <Fault id={`${name}-fault`}>{fault}</Fault>}
    </Field>
  );
}

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

export const Fault = styled.p`
  font-size: ${({ theme }) => theme.text.sm};
  color: ${({ theme }) => theme.tone.red.text};
`;

const Small = styled.p`
  font-size: ${({ theme }) => theme.text.sm};
  color: ${({ theme }) => theme.color.text2};
  text-wrap: pretty;
`;

/** A trap for programs that fill in every field; not display: none, which they recognise. */
const Unseen = styled.div`
  position: absolute;
  left: -100vw;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;

type LineProps = {
  name: SignupField;
  label: string;
  /** The label for optional fields. */ optional?: string;
  value: string;
  fault: string | undefined;
  required?: boolean;
  maxLength: number;
  type: string;
  autoComplete: string;
} & Pick<HTMLAttributes<HTMLInputElement>, 'inputMode'>;
