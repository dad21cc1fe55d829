import { styled } from 'styled-components';
import { Panel, PanelBody } from '../../../ui/panel';
import { theme } from '../../../ui/theme';
import { useSession } from '../../auth/auth-parts';

/** Who is signed in, to read. */
export function AccountPanel() {
  const { user, demo } = useSession();
  return (
    <Panel title="Account">
      <PanelBody>
        <Facts>
          <dt>Name</dt>
          <dd>{user.name}</dd>
          <dt>Email</dt>
          <dd>{demo ? `${demo.email} (a demo, not an account)` : user.email}</dd>
          <dt>Company</dt>
          <dd>{user.company}</dd>
          <dt>Plan</dt>
          <dd>{user.plan} Plan</dd>
        </Facts>
      </PanelBody>
    </Panel>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 8rem minmax(0, 1fr);
  gap: ${theme.space[2]} ${theme.space[4]};
  ${theme.type.sm}
  dt { color: ${theme.color.text3}; }
  dd { overflow-wrap: anywhere; }
  ${theme.media.phone} { grid-template-columns: 5.5rem minmax(0, 1fr); }
`;
