import { Menu, Search, Settings } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../config/paths';
import { NotificationsBell } from '../features/activity/activity-parts';
import { Button } from '../ui/button';
import { ButtonLink } from '../ui/button-link';
import { Logo } from '../ui/logo';
import { theme } from '../ui/theme';
import { loadCommandPalette } from './load-command-palette';
import { menuOpened, paletteOpened, selectMenu } from './shell-slice';
import { useEver } from './use-ever';

/** The phone's top bar, which opens the sidebar. */
export function MobileBar() {
  const dispatch = useDispatch();
  const menu = useSelector(selectMenu);
  const menuWanted = useEver(menu === 'open');
  return (
    <Bar>
      <Button
        iconOnly
        label="Open menu"
        variant="quiet"
        icon={<Menu />}
        aria-expanded={menu === 'open'}
        onPointerDown={() => void loadMobileMenu()}
        onClick={() => void dispatch(menuOpened())}
      />
      <Home to={paths.overview} aria-label="Fourbeat, overview">
        <Logo height={26} />
      </Home>
      <Button
        iconOnly
        label="Search"
        variant="quiet"
        icon={<Search />}
        onPointerDown={() => void loadCommandPalette()}
        onClick={() => void dispatch(paletteOpened())}
      />
      <NotificationsBell phone />
      <ButtonLink iconOnly to={paths.settings} label="Settings" variant="quiet" icon={<Settings />} />
      <Suspense>{menuWanted && <MobileMenu />}</Suspense>
    </Bar>
  );
}

const loadMobileMenu = () => import('./mobile-menu');
const MobileMenu = lazy(async () => ({ default: (await loadMobileMenu()).MobileMenu }));

const Bar = styled.header`
  display: none;
  ${theme.media.phone} {
    position: sticky;
    z-index: ${theme.layer.header};
    top: 0;
    display: flex;
    align-items: center;
    gap: ${theme.space[1]};
    height: 3.5rem;
    padding: 0 ${theme.space[2]};
    border-bottom: 1px solid ${theme.color.hairline};
    background: ${theme.color.panel};
  }
  svg.lucide {
    width: 20px;
    height: 20px;
    stroke-width: 1.6;
  }
`;

const Home = styled(Link)`
  margin-right: auto;
`;
