import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { fieldsOf, isApiError, messageOf } from '../../../api/api-error';
import { useUnsaved } from '../../../hooks/use-unsaved';
import { focusFirstInvalid } from '../../../lib/focus-first-invalid';

/**
 * A form that changes the account's protection. It is validated before it is sent; errors appear at their
 * fields, a refusal above them, and the input stays until the server has accepted it. If the account turns out
 * to have two-factor sign-in, the form asks for the code and continues.
 */
export function useAccountForm<Form extends Record<string, string>>({
  initial,
  check,
  send,
  focused = false,
}: AccountFormOptions<Form>) {
  const ref = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState(initial);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [codeAsked, setCodeAsked] = useState(false);
  useUnsaved(Object.keys(initial).some((name) => form[name] !== initial[name]));

  // Runs after the errors are rendered: only then is there an invalid field to focus.
  const [checked, setChecked] = useState(0);
  useEffect(() => void (checked > 0 && focusFirstInvalid(ref.current)), [checked]);

  // The button that opened the form is gone, so the form takes the focus.
  useEffect(() => void (focused && ref.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus()), [focused]);

  const mark = (found: Record<string, string>) => {
    setFaults(found);
    setChecked((count) => count + 1);
  };
  const refuse = (error: unknown) => {
    const fields = fieldsOf(error);
    const known = Object.keys(fields).filter((name) => name in form);
    if (isApiError(error) && error.code === 'second_factor_required') {
      setCodeAsked(true);
      return mark({ code: fields.code ?? error.message });
    }
    if (known.length === 0) setRefusal(messageOf(error));
    mark(fields);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = check(form, codeAsked);
    setRefusal(null);
    mark(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const { error } = await send(form);
    setBusy(false);
    if (error) return refuse(error);
    setForm(initial);
    setCodeAsked(false);
  };

  const bind = (name: keyof Form & string) => ({
    name,
    value: form[name] ?? '',
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { value } = event.target;
      setForm((current) => ({ ...current, [name]: value }));
      setFaults(({ [name]: _mended, ...others }) => others);
    },
  });

  return {
    ref,
    values: form,
    bind,
    faults,
    refusal,
    busy,
    codeAsked,
    onSubmit: (event: FormEvent) => void submit(event),
  };
}

/** Validates a code before it is sent. */
export const codeFault = (code: string): Record<string, string> => (code.trim() ? {} : { code: 'Type the code.' });

interface AccountFormOptions<Form> {
  initial: Form;
  /** Returns sentences by field for errors that need no server. */
  check: (form: Form, codeAsked: boolean) => Record<string, string>;
  send: (form: Form) => Promise<{ error?: unknown }>;
  /** Its first field takes the focus when it appears. */
  focused?: boolean;
}
