import { useEffect, useRef, type ReactNode } from 'react';
import { fieldsOf, messageOf } from '../../../api/api-error';
import { focusFirstInvalid } from '../../../lib/focus-first-invalid';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Form } from '../../../ui/form';
import type { SettingsForm as FormState } from '../hooks/use-settings-form';
import { SaveRow } from './save-row';

/** The frame of a form of settings: why it was refused on top, 'Save Changes' below; a fault takes the cursor to its field. */
export function SettingsForm({
  form,
  label,
  children,
}: {
  form: Omit<FormState, 'values' | 'change'>;
  label: string;
  children: ReactNode;
}) {
  const { error, busy, saved, faults } = form;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(faults).length > 0) focusFirstInvalid(element.current);
  }, [faults]);
  return (
    <Form ref={element} noValidate aria-label={label} onSubmit={form.submit}>
      {error && Object.keys(fieldsOf(error)).length === 0 && (
        <Banner title={messageOf(error)}>Your changes are still here.</Banner>
      )}
      {children}
      <SaveRow>
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          busyLabel="Saving…"
          {...(form.unchanged && !saved && { disabledReason: 'Nothing has changed.' })}
        >
          {saved ? 'Saved!' : 'Save Changes'}
        </Button>
      </SaveRow>
    </Form>
  );
}
