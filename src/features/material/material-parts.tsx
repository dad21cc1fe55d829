import { lazy, Suspense } from 'react';

/** The interview while it is open, then the question of the week; nothing when there is none. Loaded after the page. */
export const OwnerQuestions = () => (
  <Suspense fallback={null}>
    <LazyQuestions />
  </Suspense>
);

/** All that the owner told us and their website says, to change and to delete. Loaded after the page. */
export const MaterialPanel = () => (
  <Suspense fallback={null}>
    <LazyPanel />
  </Suspense>
);

const LazyQuestions = lazy(async () => ({ default: (await import('./components/owner-questions')).OwnerQuestions }));
const LazyPanel = lazy(async () => ({ default: (await import('./components/material-panel')).MaterialPanel }));
