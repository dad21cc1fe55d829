import { Fragment, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, Outlet } from 'react-router-dom';
import { selectSession, visitorLanded } from '../api/session';
import { paths } from '../config/paths';
import { useAuth } from '../features/auth/auth-parts';
import { loadDashboardShell } from './load-dashboard-shell';
import { Waiting } from './waiting';

/**
 * Requires a session. Switching workspaces remounts the page, so that nothing of the last workspace stays on
 * screen.
 */
export function RequireSession() {
  const { session } = useAuth();
  const { next } = useSelector(selectSession);
  if (!session) {
    return (
      <>
        <Navigate to={next ?? paths.login} replace />
        <Waiting />
      </>
    );
  }
  return (
    <Fragment key={session.workspace.id}>
      <Outlet />
    </Fragment>
  );
}

/** For login and registration: redirects to the dashboard whoever is signed in already or has just signed in. */
export function VisitorsOnly() {
  const dispatch = useDispatch();
  const { session } = useAuth();
  const { status } = useSelector(selectSession);
  // A prerendered form is hydrated before the session is known, so the form must not depend on it.
  const [cameAs, setCameAs] = useState(status);
  if (cameAs === 'checking' && status !== 'checking') setCameAs(status);
  useEffect(() => {
    dispatch(visitorLanded());
    // Loads the dashboard while the form is being filled in. A failure is reported when the visitor navigates there.
    loadDashboardShell().catch(() => undefined);
  }, [dispatch]);
  return (
    <>
      {session && <Navigate to={paths.overview} replace />}
      {/* The form stays on screen, busy, until the dashboard replaces it. */}
      {cameAs === 'signed-in' ? <Waiting /> : <Outlet />}
    </>
  );
}
