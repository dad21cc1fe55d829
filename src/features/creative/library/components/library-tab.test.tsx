import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../../config/paths';
import { creativeContract } from '../../../../contracts/creative';
import { buildClip, buildCreation, buildCreations } from '../../../../testing/builders/creative';
import { buildSession } from '../../../../testing/builders/session';
import { mockSuite } from '../../../../testing/creative-server';
import { pressAgain } from '../../../../testing/press-again';
import { renderApp } from '../../../../testing/render';
import { mockEndpoint, refuse } from '../../../../testing/server';

const open = (query = '?tab=library') => renderApp(`${paths.creative}${query}`, { session: buildSession() });

test('pictures and clips stand in a grid with status, title, date, likes and what can be done with them', async () => {
  mockSuite([
    buildCreation({ title: 'Jazz night', altText: 'A saxophone', likes: 3, downloads: 12 }),
    buildClip({ id: 'c4d2e1f3-6a1e-4b6f-8b9b-2a3e4d5c6b05' }),
  ]);
  open();

  const card = within((await screen.findByRole('heading', { name: 'Jazz night' })).closest('li')!);
  expect(card.getByRole('img', { name: 'A saxophone' })).toHaveAttribute(
    'src',
    expect.stringMatching(/thumbnail\?v=one&width=480$/),
  );
  expect(card.getByText('Completed')).toBeVisible();
  expect(card.getByText(/10:52$/)).toBeVisible();
  expect(card.getByText('likes').parentElement).toHaveTextContent('3 likes');
  expect(card.getByText('downloads').parentElement).toHaveTextContent('12 downloads');
  expect(card.getByRole('button', { name: 'View Jazz night' })).toBeVisible();
  expect(card.getByRole('button', { name: 'Download Jazz night' })).toBeVisible();
  expect(card.getByRole('button', { name: 'Share Jazz night' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Library 2' })).toBeVisible();
  const clip = within(screen.getByRole('heading', { name: 'Burger, stacked' }).closest('li')!);
  expect(clip.getByText('0:05')).toBeVisible();
  expect(clip.getByRole('link', { name: 'Download Burger, stacked' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/file\?v=one&download=1$/),
  );
});

test('a picture is saved in a format or in the size of a network that shows its shape', async () => {
  mockSuite([buildCreation({ title: 'Jazz night' })]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Download Jazz night' }));
  const menu = within(await screen.findByRole('menu', { name: 'Download Jazz night' }));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'WebP1080 × 1080',
    'PNG1080 × 1080',
    'JPEG1080 × 1080',
    'Instagram square1080 × 1080',
  ]);
  expect(menu.getByRole('menuitem', { name: /Instagram/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/\?v=one&download=1&format=jpeg&size=instagram-square$/),
  );
});

test('what is being made has no date, likes or downloads yet; what was uploaded says so and goes by its name', async () => {
  const waiting = buildClip({
    id: 'c4d2e1f3-6a1e-4b6f-8b9b-2a3e4d5c6b05',
    title: 'Doors open',
    status: 'generating',
    progress: 30,
    likes: 4,
    downloads: 7,
  });
  mockSuite([waiting, buildCreation({ title: 'Our oven', source: 'uploaded', altText: '', prompt: '' })]);
  open();
  const card = within((await screen.findByRole('heading', { name: 'Doors open' })).closest('li')!);
  expect(card.getByText('Generating 30%')).toBeVisible();
  for (const words of [/10:52$/, 'likes', 'downloads']) expect(card.queryByText(words)).not.toBeInTheDocument();
  expect(card.queryByRole('button', { name: /^Like/ })).not.toBeInTheDocument();
  const upload = within(screen.getByRole('heading', { name: 'Our oven' }).closest('li')!);
  expect(upload.getByText('Uploaded')).toBeVisible();
  expect(upload.queryByText('Completed')).not.toBeInTheDocument();
  expect(upload.getByRole('img', { name: 'Our oven' })).toBeVisible();
});

test('one of the list can be liked, and of the view as well', async () => {
  const { updates } = mockSuite(buildCreations(1));
  const { user } = open('?tab=library&view=list');
  await user.click(await screen.findByRole('button', { name: 'Like Picture 1' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Like Picture 1' })).toHaveAttribute('aria-pressed', 'true'),
  );
  await user.click(screen.getByRole('button', { name: 'View Picture 1' }));
  await user.click(
    await within(await screen.findByRole('dialog', { name: 'Picture 1' })).findByRole('button', {
      name: 'Like Picture 1',
    }),
  );
  await waitFor(() => expect(updates).toMatchObject([{ liked: true }, { liked: false }]));
});

test('the list shows the same, is kept in the address, and comes back with it', async () => {
  mockSuite(buildCreations(2));
  const { user, router } = open();

  await user.click(await screen.findByText('List'));
  const rows = within(await screen.findByRole('region', { name: 'Library' })).getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(within(rows[0]!).getByRole('button', { name: 'Download Picture 1' })).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe('?tab=library&view=list'));
});

test('an address that names the list opens it', async () => {
  mockSuite(buildCreations(2));
  open('?tab=library&view=list');
  expect(await screen.findByRole('region', { name: 'Library' })).toBeVisible();
});

test('older ones come when asked for', async () => {
  const all = buildCreations(60);
  mockSuite(all);
  const received = mockEndpoint(creativeContract.listCreations, ({ cursor, limit }) => {
    const from = Number(cursor ?? 0);
    return {
      items: all.slice(from, from + limit),
      nextCursor: from + limit < all.length ? String(from + limit) : null,
    };
  });
  const { user } = open('?tab=library&view=list');

  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Picture 60')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  expect(received.map(({ cursor }) => cursor)).toEqual([undefined, '48']);
});

test('older ones that do not come leave the others standing and can be asked for again', async () => {
  let broken = true;
  mockSuite();
  mockEndpoint(creativeContract.listCreations, ({ cursor }) => {
    if (!cursor) return { items: buildCreations(2), nextCursor: '2' };
    return broken
      ? refuse('internal', 'The archive is closed for a moment.')
      : { items: [buildCreation({ title: 'The oldest' })], nextCursor: null };
  });
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The archive is closed for a moment.');
  expect(screen.getByRole('heading', { name: 'Picture 1' })).toBeVisible();
  broken = false;
  await pressAgain(user, within(alert));
  expect(await screen.findByRole('heading', { name: 'The oldest' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a library that cannot be read says why and can be asked again', async () => {
  mockSuite();
  mockEndpoint(creativeContract.listCreations, () => refuse('internal', 'The library is closed for a moment.'));
  const { user } = open();

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The library is closed for a moment.');
  mockEndpoint(creativeContract.listCreations, () => ({ items: buildCreations(1), nextCursor: null }));
  await pressAgain(user, within(alert));
  expect(await screen.findByRole('heading', { name: 'Picture 1' })).toBeVisible();
});

test('an empty library says what it is for and leads to the first picture', async () => {
  mockSuite();
  const { user } = open();

  expect(await screen.findByRole('heading', { name: 'Your library is empty' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Generate the first one' }));
  expect(await screen.findByRole('region', { name: 'Image' })).toBeVisible();
});

test('what is being made or has failed stands there without a file, and says so', async () => {
  mockSuite([
    buildClip({ id: 'c4d2e1f3-6a1e-4b6f-8b9b-000000000001', title: 'On its way', status: 'generating', progress: 40 }),
    buildClip({
      id: 'c4d2e1f3-6a1e-4b6f-8b9b-000000000002',
      title: 'Cut off',
      status: 'generating',
      progress: 0,
      startedAgain: true,
    }),
    buildCreation({ title: 'Went wrong', status: 'failed', cause: 'The clip could not be encoded.' }),
  ]);
  open();
  const coming = within((await screen.findByRole('heading', { name: 'On its way' })).closest('li')!);
  expect(coming.getByText('Generating 40%')).toBeVisible();
  expect(screen.getByText('Starting again')).toBeVisible();
  expect(coming.queryByRole('link', { name: /Download/ })).not.toBeInTheDocument();
  const failed = within(screen.getByRole('heading', { name: 'Went wrong' }).closest('li')!);
  expect(failed.getByText('Failed')).toBeVisible();
  expect(failed.queryByRole('button', { name: /Download|Share/ })).not.toBeInTheDocument();
  for (const card of [coming, failed]) expect(card.queryByRole('img')).not.toBeInTheDocument();
});
