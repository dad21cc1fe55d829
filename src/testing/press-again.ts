import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { settle } from './settle';

/**
 * Presses 'Try again' when it takes presses. Queries are retried by themselves, and parts that load later ask once more:
 * meanwhile the button is busy or about to be drawn anew, ignores a press, and the test would wait for ever. If such a retry
 * succeeds first, the button is gone, and what it would have brought is there.
 */
export async function pressAgain(
  user: Pick<UserEvent, 'click'>,
  place: Pick<typeof screen, 'queryByRole'> | HTMLElement = screen,
): Promise<void> {
  const find = () => {
    if (place instanceof HTMLElement) return place.isConnected ? place : null;
    return place.queryByRole('button', { name: 'Try again' });
  };
  if (!find()) throw new Error('There is no button ‘Try again’.');
  await settle();
  await waitFor(() => {
    if (find()?.getAttribute('aria-busy') === 'true') throw new Error('‘Try again’ stays busy.');
  });
  const again = find();
  if (again) await user.click(again);
}
