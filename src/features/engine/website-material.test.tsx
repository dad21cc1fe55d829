import { screen, waitFor } from '@testing-library/react';
import { paths } from '../../config/paths';
import { engineContract } from '../../contracts/engine';
import { materialContract } from '../../contracts/material';
import { websiteContract } from '../../contracts/website';
import { buildCycle, buildProfile, buildWebsiteProposal } from '../../testing/builders/engine';
import { buildSession } from '../../testing/builders/session';
import { renderApp } from '../../testing/render';
import { mockEndpoint, refuse } from '../../testing/server';

const PAGE = 'https://corner-grill.example/faq';
const parking = { kind: 'question' as const, text: 'Is there parking?', detail: 'Behind the house.', page: PAGE };
const praise = { kind: 'review' as const, text: 'The best fries in town.', detail: '', page: PAGE };

async function readWebsite() {
  mockEndpoint(engineContract.listPieces, () => ({ items: [], nextCursor: null }));
  mockEndpoint(engineContract.getCycle, () => buildCycle({ hasProfile: false, ideas: [] }));
  mockEndpoint(websiteContract.createWebsiteProposal, () => buildWebsiteProposal({ finds: [parking, praise] }));
  const { user } = renderApp(paths.engine, { session: buildSession() });
  await user.type(await screen.findByLabelText(/^Website/), 'corner-grill.example');
  await user.click(screen.getByRole('button', { name: 'Read my website' }));
  await user.click(await screen.findByText('Your website also says 2 things that ideas can use'));
  return user;
}

test('what a website says besides is shown, left out where the owner wishes, and kept before the profile is saved', async () => {
  const order: string[] = [];
  const kept = mockEndpoint(materialContract.createFinds, ({ finds }) => {
    order.push('finds');
    return { kept: finds.length };
  });
  mockEndpoint(engineContract.updateProfile, (input) => {
    order.push('profile');
    return buildProfile(input);
  });
  const user = await readWebsite();
  await user.click(screen.getByRole('button', { name: 'Leave out: The best fries in town.' }));
  expect(screen.queryByText('The best fries in town.')).not.toBeInTheDocument();
  expect(kept).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(order).toEqual(['finds', 'profile']));
  expect(kept).toEqual([{ finds: [parking] }]);
});

test('it can be kept without the profile, and stays on screen where that fails', async () => {
  mockEndpoint(materialContract.createFinds, () => refuse('unavailable', 'Try again in a minute.'));
  const user = await readWebsite();
  await user.click(screen.getByRole('button', { name: 'Keep them now' }));
  expect(await screen.findByText('Try again in a minute.')).toBeInTheDocument();
  mockEndpoint(materialContract.createFinds, ({ finds }) => ({ kept: finds.length }));
  await user.click(screen.getByRole('button', { name: 'Keep them now' }));
  await waitFor(() => expect(screen.queryByText('Is there parking?')).not.toBeInTheDocument());
});
