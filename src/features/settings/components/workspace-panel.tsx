import { useId } from 'react';
import { paths } from '../../../config/paths';
import { authContract } from '../../../contracts/auth';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Banner } from '../../../ui/banner';
import { Field } from '../../../ui/field';
import { Form, FormPair } from '../../../ui/form';
import { Link } from '../../../ui/link';
import { Panel, PanelBody } from '../../../ui/panel';
import { SaveButton } from '../../../ui/save-button';
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
  const [update] = useUpdateWorkspaceMutation();
  const { name, zone } = workspace;
  const form = useContractForm({ endpoint: authContract.updateWorkspace, from: { name, zone }, send: update });
  const { ref, values, faults, refusal, change, onSubmit } = form;
  const zonesId = useId();

  return (
    <Form ref={ref} noValidate onSubmit={onSubmit}>
      {refusal !== null && <Banner title={refusal}>What you typed is still here.</Banner>}
      <FormPair>
        <Field label="Workspace name" required error={faults.name}>
          <TextInput
            value={values.name}
            maxLength={120}
            autoComplete="organization"
            onChange={({ target }) => change({ name: target.value })}
          />
        </Field>
        <Field label="Time zone" required help="Weeks, schedules and reports use this time zone." error={faults.zone}>
          <TextInput
            value={values.zone}
            maxLength={64}
            list={zonesId}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => change({ zone: target.value })}
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
        <SaveButton form={form} />
      </SaveRow>
    </Form>
  );
}
