import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { focusFirstInvalid } from '../../../lib/focus-first-invalid';
import type { AuthOutcome } from '../auth-parts';

/**
 * A form that is checked first and sent then. Faults stand at their fields until these change, a refusal stays above
 * them until the next try, and nothing typed is ever taken away.
 */
export function useAuthForm<Form extends object>(initial: Form, check: (form: Form) => Record<string, string>, send: (form: Form) => Promise<AuthOutcome>) {
  const ref = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState(initial);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  // After the faults are on screen: only then is there an invalid field to go to.
  const [checked, setChecked] = useState(0);
  useEffect(() => void (checked > 0 && focusFirstInvalid(ref.current)), [checked]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = check(form);
    setRefusal(null);
    setFaults(found);
    setChecked((count) => count + 1);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const { success, error, fields = {} } = await send(form);
    if (success) return; // the page is on its way to the dashboard
    setBusy(false);
    setRefusal(error ?? null);
    setFaults(fields);
    setChecked((count) => count + 1);
  };

  const bind = (name: keyof Form & string) => ({
    name,
    value: String(form[name]),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { value } = event.target;
      setForm((current) => ({ ...current, [name]: value }));
      setFaults(({ [name]: _mended, ...others }) => others);
    },
  });

  return { ref, bind, faults, refusal, busy, onSubmit: (event: FormEvent) => void submit(event) };
}
