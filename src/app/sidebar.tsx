import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../config/paths';
import { useAuth, useSession } from '../features/auth/auth-parts';
import { Avatar } from '../ui/avatar';
import { Button } from '../ui/button';
import { Count } from '../ui/count';
import { Logo } from '../ui/logo';
import { theme } from '../ui/theme';
import { VisuallyHidden } from '../ui/visually-hidden';
import { navigationFor } from './navigation';
import { useWaitingHere } from './use-waiting-here';
import { WorkspaceSwitcher } from './workspace-switcher';

/**
 * Logo, workspace, navigation and the signed-in person. Stands at the left on wide screens; slides over the page
 * on phones.
 */
export function Sidebar() {
  const waiting = useWaitingHere();
  const { user } = useSession();
  return (
    <Column>
      <Brand to={paths.overview} aria-label="Fourbeat, overview">
        <Logo height={26} />
      </Brand>
      <WorkspaceSwitcher />
      <nav aria-label="Main">
        {navigationFor(user).map((group) => (
          <Group key={group[0]?.path}>
            {group.map(({ label, path, icon: Icon }) => (
              <li key={path}>
                <Item to={path} end={path === paths.overview}>
                  <Icon aria-hidden="true" />
                  {label}
                  {(waiting[path] ?? 0) > 0 && (
                    <Count>
                      {waiting[path]}
                      <VisuallyHidden> waiting for you</VisuallyHidden>
                    </Count>
                  )}
                </Item>
              </li>
            ))}
          </Group>
        ))}
      </nav>
      <SignedIn />
    </Column>
  );
}

function SignedIn() {
  const { user } = useSession();
  const { logout } = useAuth();
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void logout();
  };
  return (
    <User>
      {/* Only one letter is passed: the avatar takes the first letter of each word it is given. */}
      <Avatar id={user.id} name={user.name.trim().split(/\s+/)[0] ?? user.email} />
      <div>
        <Name title={user.email}>{user.name}</Name>
        <Plan>{user.plan} Plan</Plan>
      </div>
      <Button iconOnly label="Log out" variant="quiet" size="sm" icon={<LogOut />} busy={leaving} onClick={leave} />
    </User>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: ${theme.space[4]} ${theme.space[3]} ${theme.space[3]};
  overflow-y: auto;
`;

const Brand = styled(Link)`
  align-self: flex-start;
  padding: 0.125rem ${theme.space[2]} ${theme.space[4]};
`;

const Group = styled.ul`
  display: grid;
  gap: 1px;
  & + & {
    margin-top: ${theme.space[3]};
    padding-top: ${theme.space[3]};
    border-top: 1px solid ${theme.color.hairline};
  }
`;

const Item = styled(NavLink)`
  position: relative;
  display: flex;
  align-items: center;
  gap: 0.625rem;
  height: 2rem;
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.control};
  color: ${theme.color.text2};
  ${theme.type.sm}
  font-weight: ${theme.weight.medium};
  svg {
    color: ${theme.color.text3};
  }
  > ${Count} {
    margin-left: auto;
  }
  &:hover {
    background: ${theme.color.hover};
  }
  &[aria-current] {
    background: ${theme.color.selected};
    color: ${theme.color.text1};
  }
  &[aria-current] svg {
    color: ${theme.color.text1};
  }
  /* The tick at the window's edge. */
  &[aria-current]::before {
    content: '';
    position: absolute;
    inset: 0.5rem auto 0.5rem calc(-1 * ${theme.space[3]});
    width: 3px;
    border-radius: 0 ${theme.radius.bar} ${theme.radius.bar} 0;
    background: ${theme.color.accentLit};
  }
  ${theme.media.phone} {
    height: ${theme.size.touch};
    font-size: ${theme.text.md};
  }
`;

const User = styled.div`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  margin-top: auto;
  padding: ${theme.space[2]};
  padding-top: ${theme.space[4]};
  > div {
    flex: 1;
    min-width: 0;
    line-height: 1.125rem;
  }
`;

const Name = styled.p`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: ${theme.text.sm};
  font-weight: ${theme.weight.medium};
`;

const Plan = styled.p`
  color: ${theme.color.text3};
  font-size: ${theme.text.xs};
`;
