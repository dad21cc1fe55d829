import { lazy, Suspense, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { newVersionFound } from '../api/version';

/**
 * A part of the shell whose code loads on demand. When that code is gone after a deploy, the placeholder stays
 * and the shell offers to reload; the open page is not lost.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & StandingIn> {
  const Part = lazy(async () => ({ default: (await load().catch(() => Lost)) as ComponentType<Props & StandingIn> }));
  return function LazyPart(props) {
    return (
      <Suspense fallback={props.standIn}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function Lost({ standIn }: StandingIn) {
  const dispatch = useDispatch();
  useEffect(() => {
    if (navigator.onLine) dispatch(newVersionFound()); // offline, the notice at the top says so already
  }, [dispatch]);
  return standIn;
}

interface StandingIn {
  standIn?: ReactNode;
}
