import { screen, waitFor } from '@testing-library/react';
import { paths } from '../../../config/paths';
import { engineContract } from '../../../contracts/engine';
import type { Profile } from '../../../contracts/engine-profile';
import { buildProfile } from '../../../testing/builders/engine';
import { buildSession } from '../../../testing/builders/session';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, mockNetworkFailure, refuse } from '../../../testing/server';

async function open(profile: Profile | null = buildProfile({ colours: ['#b5451b'], avoidWords: ['cheap'] })) {
  mockEndpoint(engineContract.getProfile, () => profile);
  const app = renderApp(`${paths.settings}?section=brand`, { session: buildSession() });
  if (profile) await screen.findByRole('region', { name: 'Brand kit' });
  return app;
}
const save = () => screen.getByRole('button', { name: /Save Changes|Saved!/ });

test('changes are saved, and Saved! is shown', async () => {
  const { user } = await open();
  const received = mockEndpoint(engineContract.updateBrand, (change) => ({
    ...buildProfile(),
    ...(change as Partial<Profile>),
  }));
  await user.click(screen.getByRole('radio', { name: /Serif/ }));
  await user.click(screen.getByRole('radio', { name: /Casual/ }));
  await user.clear(screen.getByLabelText(/Words to avoid/));
  await user.type(screen.getByLabelText(/Words to avoid/), 'cheap{Enter}{Enter}  game changer ');
  mockEndpoint(engineContract.getProfile, () =>
    buildProfile({ colours: ['#b5451b'], font: 'serif', tone: 'casual', avoidWords: ['cheap', 'game changer'] }),
  );
  await user.click(save());
  await waitFor(() => expect(save()).toHaveTextContent('Saved!'));
  expect(received).toEqual([
    { colours: ['#b5451b'], font: 'serif', logoFileId: null, tone: 'casual', avoidWords: ['cheap', 'game changer'] },
  ]);
});

test("the preview is drawn in the form's current look", async () => {
  const { user } = await open();
  expect(screen.getByRole('img', { name: /poster of your business/i })).toHaveAttribute(
    'src',
    expect.stringContaining('font=grotesk&colour=%23b5451b') as string,
  );
  await user.click(screen.getByRole('radio', { name: /Slab/ }));
  await waitFor(() =>
    expect(screen.getByRole('img', { name: /poster of your business/i })).toHaveAttribute(
      'src',
      expect.stringContaining('font=slab') as string,
    ),
  );
});

test('an invalid colour is reported at its field, which keeps it', async () => {
  const { user } = await open();
  const received = mockEndpoint(engineContract.updateBrand, () => buildProfile());
  await user.clear(screen.getByLabelText('Colour 1'));
  await user.type(screen.getByLabelText('Colour 1'), 'rust');
  await user.click(save());
  expect(await screen.findByText('Enter a colour like #b5451b.')).toBeVisible();
  expect(screen.getByLabelText('Colour 1')).toHaveValue('rust');
  expect(received).toEqual([]);
});

test.each([
  ['the network', () => mockNetworkFailure(engineContract.updateBrand)],
  [
    'the server',
    () =>
      mockEndpoint(engineContract.updateBrand, () => refuse('unavailable', 'We cannot reach the database right now.')),
  ],
])('nothing is lost when %s fails', async (_who, fail) => {
  const { user } = await open();
  fail();
  await user.click(screen.getByRole('radio', { name: /Rounded/ }));
  await user.click(save());
  expect(await screen.findByText('Your brand kit was not saved.')).toBeVisible();
  expect(screen.getByRole('radio', { name: /Rounded/ })).toBeChecked();
});

test('leaving with unsaved changes asks first', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('radio', { name: /Rounded/ }));
  await user.click(screen.getAllByRole('link', { name: 'Overview' })[0]!);
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(router.state.location.pathname).toBe(paths.settings);
  expect(screen.getByRole('radio', { name: /Rounded/ })).toBeChecked();
});

test('without a described business it links to the description', async () => {
  await open(null);
  expect(await screen.findByRole('link', { name: 'Describe your business' })).toHaveAttribute(
    'href',
    `${paths.engine}?tab=settings`,
  );
});
