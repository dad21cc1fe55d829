import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../config/paths';
import { creativeContract } from '../../../contracts/creative';
import { buildListedPicture, buildListedPictures, buildUsage } from '../../../testing/builders/creative';
import { buildSession } from '../../../testing/builders/session';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, refuse } from '../../../testing/server';

beforeEach(() => {
  mockEndpoint(creativeContract.getUsage, () => buildUsage());
});

const open = (query = '?tab=library') => renderApp(`${paths.creative}${query}`, { session: buildSession() });

test('pictures stand in a grid with status, title, date and what can be done with them', async () => {
  mockEndpoint(creativeContract.listPictures, () => ({ items: [buildListedPicture({ title: 'Jazz night', altText: 'A saxophone', createdAt: '2026-06-09T09:52:00.000Z' })], nextCursor: null }));
  open();

  const card = within((await screen.findByRole('heading', { name: 'Jazz night' })).closest('li')!);
  expect(card.getByRole('img', { name: 'A saxophone' })).toBeVisible();
  expect(card.getByText('Completed')).toBeVisible();
  expect(card.getByText(/10:52$/)).toBeVisible();
  expect(card.getByRole('button', { name: 'View Jazz night' })).toBeVisible();
  expect(card.getByRole('link', { name: 'Download Jazz night' })).toHaveAttribute('href', expect.stringMatching(/\?download=1$/));
  expect(card.getByRole('button', { name: 'Share Jazz night' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Library 1' })).toBeVisible();
  expect(screen.getByText('1 picture, newest first')).toBeVisible();
});

test('the list shows the same, is kept in the address, and comes back with it', async () => {
  mockEndpoint(creativeContract.listPictures, () => ({ items: buildListedPictures(2), nextCursor: null }));
  const { user, router } = open();

  await user.click(await screen.findByText('List'));
  const rows = within(screen.getByRole('region', { name: 'Pictures' })).getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(within(rows[0]!).getByRole('link', { name: 'Download Picture 1' })).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe('?tab=library&view=list'));
});

test('an address that names the list opens it', async () => {
  mockEndpoint(creativeContract.listPictures, () => ({ items: buildListedPictures(2), nextCursor: null }));
  open('?tab=library&view=list');
  expect(await screen.findByRole('region', { name: 'Pictures' })).toBeVisible();
});

test('older pictures come when asked for; how many there are is only said when it is known', async () => {
  const all = buildListedPictures(60);
  const received = mockEndpoint(creativeContract.listPictures, ({ cursor, limit }) => {
    const from = Number(cursor ?? 0);
    return { items: all.slice(from, from + limit), nextCursor: from + limit < all.length ? String(from + limit) : null };
  });
  const { user } = open();

  expect(await screen.findByText('The newest 48 pictures')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Library' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('60 pictures, newest first')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Library 60' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  expect(received.map(({ cursor }) => cursor)).toEqual([undefined, '48']);
});

test('older pictures that do not come leave the others standing and can be asked for again', async () => {
  let broken = true;
  mockEndpoint(creativeContract.listPictures, ({ cursor }) => {
    if (!cursor) return { items: buildListedPictures(2), nextCursor: '2' };
    return broken ? refuse('internal', 'The archive is closed for a moment.') : { items: [buildListedPicture({ id: 'c4d2e1f3-6a1e-4b6f-8b9b-999999999999', title: 'The oldest' })], nextCursor: null };
  });
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The archive is closed for a moment.');
  expect(screen.getByRole('heading', { name: 'Picture 1' })).toBeVisible();
  broken = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The oldest' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a library that cannot be read says why and can be asked again', async () => {
  mockEndpoint(creativeContract.listPictures, () => refuse('internal', 'The library is closed for a moment.'));
  const { user } = open();

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The library is closed for a moment.');
  mockEndpoint(creativeContract.listPictures, () => ({ items: buildListedPictures(1), nextCursor: null }));
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Picture 1' })).toBeVisible();
});

test('an empty library says what it is for and leads to the first picture', async () => {
  mockEndpoint(creativeContract.listPictures, () => ({ items: [], nextCursor: null }));
  const { user } = open();

  expect(await screen.findByRole('heading', { name: 'Your library is empty' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Generate the first one' }));
  expect(await screen.findByRole('region', { name: 'Image' })).toBeVisible();
});

test('viewing a picture shows whole what it was made from, and Escape goes back', async () => {
  const [older] = buildListedPictures(1);
  mockEndpoint(creativeContract.listPictures, () => ({ items: [{ ...older!, prompt: 'Burger night', provider: 'Built-in designer' }], nextCursor: null }));
  const { user } = open('?tab=library');

  await user.click(await screen.findByRole('button', { name: 'View Picture 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Picture 1' }));
  expect(dialog.getByText('“Burger night”')).toBeVisible();
  expect(dialog.getByText('Built-in designer')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('Share always answers: where the browser can neither share nor copy, it says so and offers the file', async () => {
  mockEndpoint(creativeContract.listPictures, () => ({ items: buildListedPictures(1), nextCursor: null }));
  const { user } = open();
  const card = await screen.findByRole('button', { name: 'Share Picture 1' });
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await user.click(card);
  // A toast can stand in the document twice: once to be seen, once to be read out.
  expect((await screen.findAllByText('This browser could not share or copy the picture.')).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Download' })).toBeVisible();
});
