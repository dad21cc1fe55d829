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
    <Panel title="What it says and asks">
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
            <Banner title={messageOf(error)}>What you wrote is still here.</Banner>
          )}
          <Field label="Title" required error={faults.title}>
            <TextInput
              value={values.title}
              maxLength={120}
              onChange={({ target }) => change({ title: target.value })}
            />
          </Field>
          <Field label="Text" optional error={faults.text} help="What people get from it, and how often.">
            <TextArea value={values.text} maxLength={600} onChange={({ target }) => change({ text: target.value })} />
          </Field>
          <Fieldset legend="Besides the email address, it asks for">
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
            help="Beside the box that people tick. These words go into the consent ledger with each of them."
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
            help="Shown when somebody has confirmed by the link in their mail."
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
            help="Left empty, it asks them to confirm, in the language of your emails."
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
            help="Your consent wording and the link to confirm always follow it."
          >
            <TextArea
              value={values.mailText}
              maxLength={600}
              onChange={({ target }) => change({ mailText: target.value })}
            />
          </Field>
          <Field label="Tags for whoever signs up" optional error={tagFault} help="Divide several with commas.">
            <TextInput value={values.tags} maxLength={450} onChange={({ target }) => change({ tags: target.value })} />
          </Field>
          <PanelFoot>
            <span>Changes count for whoever opens the page from then on.</span>
            <Button
              type="submit"
              variant="primary"
              busy={busy}
              busyLabel="Saving..."
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
