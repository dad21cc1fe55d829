import { useCallback, useEffect } from 'react';
import { useStoredChoice } from '../hooks/use-stored-choice';

export type ThemeChoice = 'system' | 'light' | 'dark';

/**
 * The chosen theme and a function to change it. Stored under the key that public/theme.js reads before the first
 * paint.
 */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const [choice, store] = useStoredChoice<ThemeChoice>('theme', ['system', 'light', 'dark']);
  // A choice made in another tab arrives here as a changed value, without a call of `choose`.
  useEffect(() => paint(choice), [choice]);
  const choose = useCallback(
    (next: ThemeChoice) => {
      paint(next);
      store(next);
    },
    [store],
  );
  return [choice, choose];
}

function paint(choice: ThemeChoice): void {
  if (choice === 'system') document.documentElement.removeAttribute('data-theme');
  else document.documentElement.setAttribute('data-theme', choice);
}
