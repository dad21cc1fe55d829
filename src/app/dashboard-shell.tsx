import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { styled } from 'styled-components';
import { startLiveUpdates } from '../api/live-updates';
import { BrowserNotifications } from '../features/activity/activity-parts';
import { CallRinger } from '../features/calls/calls-shell-parts';
import { fetchFloatingParts } from '../ui/floating-parts';
import { theme } from '../ui/theme';
import { lazyPart } from './lazy-part';
import { loadCommandPalette } from './load-command-palette';
import { MobileBar } from './mobile-bar';
import { MAIN_ID } from './root';
import { ShellHeader } from './shell-header';
import { menuClosed, selectPalette } from './shell-slice';
import { Sidebar } from './sidebar';
import { useEver } from './use-ever';
import { whenIdle } from './when-idle';
import { WorkspaceNotices } from './workspace-notices';

/** The frame around every page behind the login: sidebar, notices, header, and the page itself. */
export function DashboardShell() {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const paletteWanted = useEver(useSelector(selectPalette) === 'open');
  useEffect(() => void dispatch(menuClosed()), [dispatch, pathname]);
  useEffect(() => whenIdle(fetchLater), []);
  useEffect(() => startLiveUpdates(dispatch), [dispatch]);

  return (
    <Grid>
      <SkipLink href={`#${MAIN_ID}`}>Skip to content</SkipLink>
      <Side aria-label="Sidebar">
        <Sidebar />
      </Side>
      <Frame>
        <WorkspaceNotices />
        <BrowserNotifications />
        <CallRinger />
        <MobileBar />
        <ShellHeader />
        <Main id={MAIN_ID} tabIndex={-1} aria-busy={navigation.state === 'loading' || undefined}>
          <Outlet />
        </Main>
      </Frame>
      {paletteWanted && <CommandPalette />}
    </Grid>
  );
}

function fetchLater(): void {
  fetchFloatingParts();
  BrowserNotifications.fetch();
  CallRinger.fetch();
}

const CommandPalette = lazyPart(async () => (await loadCommandPalette()).CommandPalette);

const Grid = styled.div`
  display: grid;
  grid-template-columns: ${theme.size.sidebar} minmax(0, 1fr);
  min-height: 100vh;
  ${theme.media.phone} {
    display: block;
  }
`;

const Side = styled.section`
  position: sticky;
  top: 0;
  height: 100vh;
  ${theme.media.phone} {
    display: none;
  }
`;

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  margin: ${theme.space[2]} ${theme.space[2]} ${theme.space[2]} 0;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.panel};
  box-shadow: ${theme.shadow[1]};
  ${theme.media.phone} {
    min-height: 100vh;
    margin: 0;
    border: 0;
    border-radius: 0;
    box-shadow: none;
  }
`;

/** Takes the focus after a change of page. It is not a control, so it shows no focus ring. */
const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  &:focus {
    outline: none;
  }
`;

const SkipLink = styled.a`
  position: absolute;
  z-index: ${theme.layer.toast};
  top: ${theme.space[2]};
  left: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[4]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.primary};
  color: ${theme.color.onPrimary};
  font-weight: ${theme.weight.medium};
  &:not(:focus) {
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
  }
`;
