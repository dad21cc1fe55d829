import { useId, useState, type FormEvent } from 'react';
import { fieldsOf, messageOf } from '../../../api/api-error';
import { checkInput } from '../../../api/check-input';
import { paths } from '../../../config/paths';
import { authContract } from '../../../contracts/auth';
import { useSaved } from '../../../hooks/use-saved';
import { useUnsaved } from '../../../hooks/use-unsaved';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Form, FormPair } from '../../../ui/form';
import { Link } from '../../../ui/link';
import { Panel, PanelBody } from '../../../ui/panel';
import { Text } from '../../../ui/text';
import { TextInput } from '../../../ui/text-input';
import { useUpdateWorkspaceMutation } from '../../auth/auth-api';
import { useSession } from '../../auth/auth-parts';
import { SaveRow } from './save-row';

/** The workspace's name and the zone that every time and week of it is told in. Owners change it, members read it. */
export function WorkspacePanel() {
  const { workspace } = useSession();
  return (
    <Panel title="Workspace">
      <PanelBody>
        {workspace.role === 'owner' ? (
          <WorkspaceForm />
        ) : (
          <Text tone={2}>
            {workspace.name}, on {workspace.zone} time. An owner of the workspace can change both.
          </Text>
        )}
      </PanelBody>
    </Panel>
  );
}

function WorkspaceForm() {
  const { workspace } = useSession();
  const [update, { isLoading, error }] = useUpdateWorkspaceMutation();
  const [form, setForm] = useState({ name: workspace.name, zone: workspace.zone });
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [saved, setSaved] = useSaved();
  const zonesId = useId();

  const change = (changed: Partial<typeof form>) => {
    setForm({ ...form, ...changed });
    setSaved(false);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = checkInput(authContract.updateWorkspace, form);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const outcome = await update(form);
    // As it was stored: trimmed, and the zone as it is spelled. What was typed meanwhile is kept.
    if (outcome.data)
      setForm((now) => (now === form ? { name: outcome.data.workspace.name, zone: outcome.data.workspace.zone } : now));
    setFaults(fieldsOf(outcome.error));
    setSaved(!outcome.error);
  };
  const unchanged = form.name === workspace.name && form.zone === workspace.zone;
  useUnsaved(!unchanged && !saved);

  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      {error && <Banner title={messageOf(error)}>What you typed is still here.</Banner>}
      <FormPair>
        <Field label="Workspace name" required error={faults.name}>
          <TextInput
            value={form.name}
            maxLength={120}
            autoComplete="organization"
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <Field label="Time zone" required help="Weeks, schedules and reports use this time zone." error={faults.zone}>
          <TextInput
            value={form.zone}
            maxLength={64}
            list={zonesId}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => change({ zone: event.target.value })}
          />
        </Field>
        <datalist id={zonesId}>
          {Intl.supportedValuesOf('timeZone').map((zone) => (
            <option key={zone} value={zone} label={zone.replaceAll('_', ' ')} />
          ))}
        </datalist>
      </FormPair>
      <Text size="sm" tone={2}>
        The workspace name appears in the switcher, in emails and in invitations. Posts, pictures and the public page
        show the <Link to={`${paths.engine}?tab=settings`}>business name</Link>; invoices show{' '}
        <Link to={`${paths.settings}?section=you`}>your company</Link>.
      </Text>
      <SaveRow>
        <Button
          type="submit"
          variant="primary"
          busy={isLoading}
          busyLabel="Saving…"
          {...(unchanged && !saved && { disabledReason: 'Nothing has changed.' })}
        >
          {saved ? 'Saved!' : 'Save Changes'}
        </Button>
      </SaveRow>
    </Form>
  );
}
