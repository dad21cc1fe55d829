import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useUnsaved } from '../../../../hooks/use-unsaved';
import { focusFirstInvalid } from '../../../../lib/focus-first-invalid';

/** What the forms of the timeline's cards have in common: they say when something was changed, and `take` is tried once at a time. */
export function useCardForm({ changed, take }: { changed: boolean; take: () => boolean | Promise<boolean> }) {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  useUnsaved(changed);
  useEffect(() => {
    if (tries > 0) focusFirstInvalid(form.current);
  }, [tries]);
  const run = async () => {
    setBusy(true);
    const done = await take();
    if (done) return;
    setBusy(false);
    setTries((now) => now + 1);
  };
  return {
    busy,
    tried: tries > 0,
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (!busy) void run();
      },
    },
  };
}
