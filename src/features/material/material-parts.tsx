import { lazy, Suspense } from 'react';
import { Skeleton, SkeletonPanel } from '../../ui/skeleton';
import type { FirstQuestionsProps } from './components/owner-questions';

/** The interview while it is open, then the question of the week; nothing when there is none. Loaded after the page. */
export const OwnerQuestions = () => (
  <Suspense fallback={null}>
    <LazyQuestions />
  </Suspense>
);

/** The same where there are no ideas yet: the interview stands in their place. */
export const FirstQuestions = (props: FirstQuestionsProps) => (
  <Suspense
    fallback={
      <Skeleton label="Loading the questions">
        <SkeletonPanel rows={3} />
      </Skeleton>
    }
  >
    <LazyFirst {...props} />
  </Suspense>
);

/** Beside an idea that uses nothing of what the owner said: the way to the question that would help. */
export const GeneralNote = () => (
  <Suspense fallback={null}>
    <LazyNote />
  </Suspense>
);

/** All that the owner told us and their website says, to change and to delete. Loaded after the page. */
export const MaterialPanel = () => (
  <Suspense fallback={null}>
    <LazyPanel />
  </Suspense>
);

const LazyQuestions = lazy(async () => ({ default: (await import('./components/owner-questions')).OwnerQuestions }));
const LazyFirst = lazy(async () => ({ default: (await import('./components/owner-questions')).FirstQuestions }));
const LazyNote = lazy(async () => ({ default: (await import('./components/general-note')).GeneralNote }));
const LazyPanel = lazy(async () => ({ default: (await import('./components/material-panel')).MaterialPanel }));
