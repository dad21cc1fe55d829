import { useRef, type ReactNode } from 'react';
import type { Profile } from '../../../contracts/engine';
import { focusFirstInvalid } from '../../../lib/focus-first-invalid';
import { Banner } from '../../../ui/banner';
import { Field } from '../../../ui/field';
import { Form, FormPair } from '../../../ui/form';
import { TextArea } from '../../../ui/text-area';
import { TextInput } from '../../../ui/text-input';
import type { useProfileForm } from '../hooks/use-profile-form';
import { OffersField } from './offers-field';
import { VoicePicker } from './voice-picker';

/** The fields of the business profile; the foot brings the buttons. */
export function ProfileForm({ form, foot, onSaved }: { form: ReturnType<typeof useProfileForm>; foot: ReactNode; onSaved?: (profile: Profile) => void }) {
  const { values, faults, change, submit, busy, failure } = form;
  const container = useRef<HTMLFormElement>(null);

  const send = async () => {
    if (busy) return;
    const saved = await submit();
    if (saved) return onSaved?.(saved);
    // The faults are on screen after the next paint only.
    requestAnimationFrame(() => focusFirstInvalid(container.current));
  };

  return (
    <Form
      ref={container}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <FormPair>
        <Field label="Business name" error={faults.name} required>
          <TextInput value={values.name} maxLength={120} autoComplete="organization" dir="auto" onChange={(event) => change({ name: event.target.value })} />
        </Field>
        <Field label="Where you are" error={faults.where} required>
          <TextInput value={values.where} maxLength={160} placeholder="Elm Street, Bristol" dir="auto" onChange={(event) => change({ where: event.target.value })} />
        </Field>
      </FormPair>
      <Field label="What you do" help="Fourbeat writes in English for now, whatever language you describe it in." error={faults.what} required side={<>{values.what.length} of 400</>}>
        <TextArea rows={2} value={values.what} maxLength={400} placeholder="Neighbourhood bakery with sourdough and pastries" dir="auto" onChange={(event) => change({ what: event.target.value })} />
      </Field>
      <Field label="Who it is for" error={faults.audience} required>
        <TextInput value={values.audience} maxLength={240} placeholder="Families and commuters within ten minutes’ walk" dir="auto" onChange={(event) => change({ audience: event.target.value })} />
      </Field>
      <OffersField offers={values.offers} faults={faults} onChange={(offers) => change({ offers })} />
      <VoicePicker value={values.tone} error={faults.tone} onChange={(tone) => change({ tone })} />
      {failure !== null && <Banner title="Your profile was not saved." onRetry={() => void send()} retrying={busy}>{failure} What you typed is kept.</Banner>}
      {foot}
    </Form>
  );
}
