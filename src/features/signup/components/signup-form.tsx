import { useEffect, useRef } from 'react';
import { messageOf } from '../../../api/api-error';
import { focusFirstInvalid } from '../../../lib/focus-first-invalid';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { Field } from '../../../ui/field';
import { Fieldset } from '../../../ui/fieldset';
import { Form } from '../../../ui/form';
import { Panel, PanelBody, PanelFoot } from '../../../ui/panel';
import { TextArea } from '../../../ui/text-area';
import { TextInput } from '../../../ui/text-input';
import type { useSignupForm } from '../hooks/use-signup-form';

/** What the page says and asks. */
export function SignupForm({ form }: { form: ReturnType<typeof useSignupForm> }) {
  const { values, change, faults, error, busy, saved, isChanged } = form;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(faults).length > 0) focusFirstInvalid(element.current);
  }, [faults]);
  const tagFault = Object.entries(faults).find(([name]) => name.startsWith('tags'))?.[1];
  return (
    <Panel title="Page content">
      <PanelBody>
        <Form
          ref={element}
          noValidate
          aria-label="Sign-up page"
          onSubmit={(event) => {
            event.preventDefault();
            form.save();
          }}
        >
          {error && Object.keys(faults).length === 0 && (
            <Banner title={messageOf(error)}>Your changes are still here.</Banner>
          )}
          <Field label="Title" required error={faults.title}>
            <TextInput
              value={values.title}
              maxLength={120}
              onChange={({ target }) => change({ title: target.value })}
            />
          </Field>
          <Field label="Text" optional error={faults.text} help="What people will get, and how often.">
            <TextArea value={values.text} maxLength={600} onChange={({ target }) => change({ text: target.value })} />
          </Field>
          <Fieldset legend="Besides an email address, ask for">
            <Checkbox checked={values.asksName} onChange={(asksName) => change({ asksName })}>
              Name
            </Checkbox>
            <Checkbox checked={values.asksPhone} onChange={(asksPhone) => change({ asksPhone })}>
              Phone number
            </Checkbox>
          </Fieldset>
          <Field
            label="Consent wording"
            required
            error={faults.wording}
            help="Shown next to the box people tick. We save this wording with each person’s consent."
          >
            <TextArea
              value={values.wording}
              maxLength={600}
              onChange={({ target }) => change({ wording: target.value })}
            />
          </Field>
          <Field label="Button" required error={faults.button}>
            <TextInput
              value={values.button}
              maxLength={40}
              onChange={({ target }) => change({ button: target.value })}
            />
          </Field>
          <Field
            label="Thank-you text"
            required
            error={faults.thanks}
            help="Shown after someone confirms through the link in their email."
          >
            <TextArea
              rows={2}
              value={values.thanks}
              maxLength={300}
              onChange={({ target }) => change({ thanks: target.value })}
            />
          </Field>
          <Field
            label="Subject of the confirmation email"
            optional
            error={faults.mailSubject}
            help="Leave empty to use our standard subject, in the language of your emails."
          >
            <TextInput
              value={values.mailSubject}
              maxLength={120}
              onChange={({ target }) => change({ mailSubject: target.value })}
            />
          </Field>
          <Field
            label="Text of the confirmation email"
            optional
            error={faults.mailText}
            help="Your consent wording and the confirmation link are always added below it."
          >
            <TextArea
              value={values.mailText}
              maxLength={600}
              onChange={({ target }) => change({ mailText: target.value })}
            />
          </Field>
          <Field label="Tags for new sign-ups" optional error={tagFault} help="Separate tags with commas.">
            <TextInput value={values.tags} maxLength={450} onChange={({ target }) => change({ tags: target.value })} />
          </Field>
          <PanelFoot>
            <span>Changes apply as soon as you save.</span>
            <Button
              type="submit"
              variant="primary"
              busy={busy}
              busyLabel="Saving…"
              {...(!isChanged && !saved && { disabledReason: 'Nothing has changed.' })}
            >
              {saved ? 'Saved!' : 'Save page'}
            </Button>
          </PanelFoot>
        </Form>
      </PanelBody>
    </Panel>
  );
}
