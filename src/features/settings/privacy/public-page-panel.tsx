import { styled } from 'styled-components';
import { apiUrl, mediaUrl, paths } from '../../../config/paths';
import { Checkbox } from '../../../ui/checkbox';
import { Link } from '../../../ui/link';
import { Panel, PanelBody } from '../../../ui/panel';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useSession } from '../../auth/auth-parts';
import { useSettingsForm } from '../hooks/use-settings-form';
import { SettingsForm } from '../components/settings-form';
import type { StoredSettings } from '../components/with-settings';

/** Whether anyone may read the public page, and whether you stand on it. */
export function PublicPagePanel({ settings }: { settings: StoredSettings }) {
  const { workspace } = useSession();
  const { profilePublic, showMe, publicPage } = settings;
  const form = useSettingsForm<'profilePublic' | 'showMe'>({ profilePublic, showMe });
  const { values, change } = form;
  return (
    <Panel title="Public page">
      <PanelBody>
        <Text size="sm" tone={2}>
          {publicPage === null ? (
            'A demo has no public page. Your choices are saved for as long as the demo lasts.'
          ) : workspace.deletesAt !== null ? (
            `The public page is closed because ${workspace.name} is marked for deletion. If you keep the workspace, the page opens again as set here.`
          ) : !profilePublic ? (
            'The public page is off: its link does not work.'
          ) : (
            <>
              Your business and its posts appear at{' '}
              <Link href={mediaUrl(publicPage)}>{apiUrl(publicPage).replace(/^https?:\/\//, '')}</Link>once you publish
              your first post, say in your profile how to reach you, or open your sign-up page.
            </>
          )}
        </Text>
        {publicPage !== null && (
          <Text size="sm" tone={2}>
            Its phone number, address, opening hours, offers and button come from your{' '}
            <Link to={`${paths.engine}?tab=settings`}>business profile</Link>.
          </Text>
        )}
        <SettingsForm form={form} label="Public page">
          {workspace.role === 'owner' ? (
            <Checkbox
              checked={values.profilePublic}
              onChange={(on) => change({ profilePublic: on })}
              help="If you turn this off, the page, its posts and its feed disappear for everyone right away. Nothing is deleted: turn it on again, and everything is back at the same addresses."
            >
              Anyone can read the public page
            </Checkbox>
          ) : (
            <Text>
              {profilePublic ? 'Anyone can read the public page.' : 'The public page is off: nobody can read it.'} Only
              an owner of the workspace can change this.
            </Text>
          )}
          <Checkbox
            checked={values.showMe}
            onChange={(on) => change({ showMe: on })}
            help="Your name, company and bio appear below the posts. Your email address never does."
          >
            Show me on the public page
          </Checkbox>
          {values.showMe && <Preview settings={settings} closed={!profilePublic || workspace.deletesAt !== null} />}
        </SettingsForm>
      </PanelBody>
    </Panel>
  );
}

function Preview({ settings: { name, company, bio }, closed }: { settings: StoredSettings; closed: boolean }) {
  return (
    <figure>
      <Card>
        <b>{name}</b>
        {company && <span>{company}</span>}
        {bio ? <p>{bio}</p> : <p>No bio yet.</p>}
      </Card>
      <Caption>
        {closed ? 'What visitors would see. The public page is off, so nobody sees it now.' : 'What visitors see.'}{' '}
        <Link to={paths.settings}>Change it in Profile</Link>
      </Caption>
    </figure>
  );
}

const Card = styled.div`
  padding-inline-start: ${theme.space[4]};
  border-inline-start: 2px solid ${theme.color.control};
  ${theme.type.sm}
  overflow-wrap: anywhere;
  span {
    display: block;
    color: ${theme.color.text2};
  }
  p {
    margin-top: ${theme.space[2]};
    color: ${theme.color.text2};
    white-space: pre-line;
  }
`;

const Caption = styled.figcaption`
  margin-top: ${theme.space[2]};
  ${theme.type.xs}
  color: ${theme.color.text3};
`;
