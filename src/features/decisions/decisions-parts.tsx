import { useEffect } from 'react';
import { deferred } from '../../ui/deferred';

/** "None of them, because …", and what was chosen elsewhere. Loaded after the page that shows it. */
export function WeekChoice() {
  useEffect(() => LateChoice.fetch(), []);
  return <LateChoice />;
}

const LateChoice = deferred<object>(async () => (await import('./components/week-choice')).WeekChoice);
