import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/**
 * Presses 'Try again' as soon as it takes presses. Queries are retried by themselves, and parts that load later ask once
 * more: meanwhile the button is busy, ignores a press, and the test would wait for ever. If such a retry succeeds first, the
 * button is gone, and what it would have brought is there.
 */
export async function pressAgain(
  user: Pick<UserEvent, 'click'>,
  place: Pick<typeof screen, 'getByRole'> | HTMLElement = screen,
): Promise<void> {
  const again = place instanceof HTMLElement ? place : place.getByRole('button', { name: 'Try again' });
  await waitFor(() => {
    if (again.isConnected && again.getAttribute('aria-busy') === 'true') throw new Error('‘Try again’ stays busy.');
  });
  if (again.isConnected) await user.click(again);
}
