import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { fieldsOf, isApiError, messageOf } from '../../../api/api-error';
import { focusFirstInvalid } from '../../../lib/focus-first-invalid';

/**
 * The fields by which somebody proves who they are and confirms their intention. Errors appear at their fields,
 * any other refusal above them; if the account has two-factor sign-in, the form asks for the code and continues.
 */
export function useProof<Typed extends Record<string, string>>({ initial, check, send, onDone }: ProofOptions<Typed>) {
  const ref = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(initial);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [codeAsked, setCodeAsked] = useState(false);

  // Runs after the errors are rendered: only then is there an invalid field to focus.
  const [checked, setChecked] = useState(0);
  useEffect(() => void (checked > 0 && focusFirstInvalid(ref.current)), [checked]);
  const mark = (found: Record<string, string>) => {
    setFaults(found);
    setChecked((count) => count + 1);
  };

  const refuse = (error: unknown) => {
    if (isApiError(error) && error.code === 'second_factor_required') {
      setCodeAsked(true);
      return mark({ code: fieldsOf(error).code ?? error.message });
    }
    const fields = fieldsOf(error);
    if (!Object.keys(fields).some((name) => name in typed)) setRefusal(messageOf(error));
    mark(fields);
  };
  const submit = async () => {
    if (busy) return;
    const found = { ...check(typed), ...(codeAsked && !typed.code?.trim() && { code: 'Type the code.' }) };
    setRefusal(null);
    mark(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const { error } = await send(typed);
    setBusy(false);
    if (error) refuse(error);
    else onDone();
  };
  const bind = (name: keyof Typed & string) => ({
    name,
    value: typed[name] ?? '',
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { value } = event.target;
      setTyped((current) => ({ ...current, [name]: value }));
      setFaults(({ [name]: _mended, ...others }) => others);
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return { ref, bind, faults, refusal, busy, codeAsked, onSubmit };
}

interface ProofOptions<Typed> {
  initial: Typed;
  /** Returns sentences by field for errors that need no server. */
  check: (typed: Typed) => Record<string, string>;
  send: (typed: Typed) => Promise<{ error?: unknown }>;
  onDone: () => void;
}
