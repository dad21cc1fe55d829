import { styled } from 'styled-components';
import { paths } from '../../../config/paths';
import { Field } from '../../../ui/field';
import { FormPair } from '../../../ui/form';
import { Link } from '../../../ui/link';
import { Panel, PanelBody } from '../../../ui/panel';
import { TextArea } from '../../../ui/text-area';
import { TextInput } from '../../../ui/text-input';
import { theme } from '../../../ui/theme';
import { useSession } from '../../auth/auth-parts';
import { useSettingsForm } from '../hooks/use-settings-form';
import { SettingsForm } from './settings-form';
import { WithSettings, type StoredSettings } from './with-settings';

/** Who you are, in every workspace you belong to. */
export function ProfilePanel() {
  return <WithSettings title="You">{(settings) => <Profile settings={settings} />}</WithSettings>;
}

function Profile({ settings }: { settings: StoredSettings }) {
  const { user, workspace, demo } = useSession();
  const form = useSettingsForm<'name' | 'company' | 'bio'>({
    name: settings.name,
    company: settings.company,
    bio: settings.bio,
  });
  const { values, faults, change } = form;
  return (
    <Panel title="You">
      <PanelBody>
        <SettingsForm form={form} label="You">
          <FormPair>
            <Field label="Full name" required error={faults.name}>
              <TextInput
                value={values.name}
                maxLength={120}
                autoComplete="name"
                onChange={({ target }) => change({ name: target.value })}
              />
            </Field>
            <Field
              label="Company"
              optional
              help={values.company.trim() ? undefined : `If you leave it empty, we show ${workspace.name}.`}
              error={faults.company}
            >
              <TextInput
                value={values.company}
                maxLength={120}
                autoComplete="organization"
                onChange={({ target }) => change({ company: target.value })}
              />
            </Field>
          </FormPair>
          <Address>
            <dt>Email</dt>
            <dd>{demo ? `${demo.email} (a demo, not an account)` : user.email}</dd>
            {!demo && (
              <dd>
                <Link to={`${paths.settings}?section=security`}>Change in Security</Link>
              </dd>
            )}
          </Address>
          <Field
            label="Bio"
            optional
            error={faults.bio}
            side={
              <span>
                {[...values.bio].length} of {BIO_CHARACTERS}
              </span>
            }
            help={
              <>
                A few sentences about you. They appear on the public page if you{' '}
                <Link to={`${paths.settings}?tab=privacy`}>show yourself there</Link>, and nowhere else.
              </>
            }
          >
            <TextArea value={values.bio} rows={4} onChange={({ target }) => change({ bio: target.value })} />
          </Field>
        </SettingsForm>
      </PanelBody>
    </Panel>
  );
}

const BIO_CHARACTERS = 600;

const Address = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
  ${theme.type.sm}
  dt {
    flex-basis: 100%;
    font-weight: ${theme.weight.medium};
  }
  dd {
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
    color: ${theme.color.text2};
  }
`;
