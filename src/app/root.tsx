import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { useToast } from '../ui/use-toast';
import { pageTitle } from './page-title';
import { selectVersion } from './shell-slice';

/** Wraps every page: sets its title, moves focus after a change of page, and asks to reload an outdated page. */
export function Root() {
  const { pathname } = useLocation();
  const title = pageTitle(useMatches());
  const arrived = useRef(pathname);

  useEffect(() => {
    document.title = title;
  }, [title]);

  // Screen readers do not announce a change of page in a single-page application, so focus moves to the content.
  useEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname]);

  useOutdatedToast();

  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

function useOutdatedToast(): void {
  const version = useSelector(selectVersion);
  const { show } = useToast();
  useEffect(() => {
    if (version !== 'outdated') return;
    show({
      kind: 'failure',
      text: 'A newer version of Fourbeat is ready. Finish what you are typing, then reload.',
      action: { label: 'Reload', onClick: () => window.location.reload() },
    });
  }, [version, show]);
}

/** The element that a page's content is in; the target of the skip link. */
export const MAIN_ID = 'main';
