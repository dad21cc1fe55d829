import { Fragment, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, Outlet } from 'react-router-dom';
import { selectSession, visitorLanded } from '../api/session';
import { paths } from '../config/paths';
import { useAuth } from '../features/auth/auth-parts';
import { loadDashboardShell } from './load-dashboard-shell';
import { Waiting } from './waiting';

/** Lets the signed-in in. Another workspace is another page: what was on screen of the last one is gone. */
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

/** Login and register: whoever is signed in already goes to the dashboard, and so does everyone who just did. */
export function VisitorsOnly() {
  const dispatch = useDispatch();
  const { session } = useAuth();
  const { status } = useSelector(selectSession);
  // A prerendered form is taken over before it is known who is there.
  const [cameAs, setCameAs] = useState(status);
  if (cameAs === 'checking' && status !== 'checking') setCameAs(status);
  useEffect(() => {
    dispatch(visitorLanded());
    // While the form is filled in, the dashboard can be on its way. What fails here is told when it is gone to.
    loadDashboardShell().catch(() => undefined);
  }, [dispatch]);
  return (
    <>
      {session && <Navigate to={paths.overview} replace />}
      {/* The form stays on screen, busy, until the dashboard takes its place. */}
      {cameAs === 'signed-in' ? <Waiting /> : <Outlet />}
    </>
  );
}
