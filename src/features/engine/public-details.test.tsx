import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../config/paths';
import { engineContract } from '../../contracts/engine';
import type { Profile } from '../../contracts/engine-profile';
import { buildCycle, buildProfile } from '../../testing/builders/engine';
import { buildSession } from '../../testing/builders/session';
import { renderApp } from '../../testing/render';
import { mockEndpoint } from '../../testing/server';

function visit() {
  mockEndpoint(engineContract.getCycle, () => buildCycle());
  mockEndpoint(engineContract.listPieces, () => ({ items: [], nextCursor: null }));
  return renderApp(`${paths.engine}?tab=settings`, { session: buildSession() });
}

describe('what the public page shows', () => {
  test('is asked for in the settings, and saved as typed; a price follows its renamed offer', async () => {
    mockEndpoint(engineContract.getProfile, () => buildProfile());
    const saved = mockEndpoint(engineContract.updateProfile, (input) => ({
      ...buildProfile(),
      ...(input as Partial<Profile>),
    }));
    const { user } = visit();
    const section = within(await screen.findByRole('region', { name: 'Your public page' }));
    expect(
      section.getByText(
        /Still missing: phone number, email address, street address, opening hours, prices, booking or ordering link\./,
      ),
    ).toBeVisible();
    await user.type(section.getByLabelText(/^Phone/), '0117 496 0123');
    await user.type(section.getByLabelText('Smash burger'), '£11');
    await user.type(screen.getByLabelText('Offer 1'), 's');
    await user.click(section.getByRole('button', { name: 'Add opening hours' }));
    fireEvent.change(section.getByLabelText('Opens, line 1'), { target: { value: '12:00' } });
    fireEvent.change(section.getByLabelText('Closes, line 1'), { target: { value: '22:00' } });
    await user.click(section.getByRole('button', { name: 'Add opening hours' }));
    expect(section.getByText('Still missing: email address', { exact: false })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({
      offers: ['Smash burgers', 'Fries three ways'],
      details: {
        phone: '0117 496 0123',
        prices: [{ offer: 'Smash burgers', price: '£11' }],
        hours: [
          { day: 1, from: '12:00', to: '22:00' },
          { day: 2, from: '12:00', to: '22:00' },
        ],
      },
    });
  });

  test('an error is shown at its field and keeps what was typed', async () => {
    mockEndpoint(engineContract.getProfile, () => buildProfile());
    const { user } = visit();
    const section = within(await screen.findByRole('region', { name: 'Your public page' }));
    await user.type(section.getByLabelText(/^Email/), 'ada');
    await user.click(section.getByRole('button', { name: 'Add opening hours' }));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await section.findByText('Enter an email address, for example ada@example.com.')).toBeVisible();
    expect(section.getByLabelText(/^Email/)).toHaveValue('ada');
    expect(section.getAllByText('Choose a time, for example 16:30.')).toHaveLength(2);
  });
});
