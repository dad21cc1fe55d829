import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../config/paths';
import type { FreePhotoFound } from '../../../contracts/creation-free-photos';
import { creativeContract } from '../../../contracts/creative';
import { buildCreation, buildMadeCreation, buildPhotoOrigin, buildReading } from '../../../testing/builders/creative';
import { buildSession } from '../../../testing/builders/session';
import { mockSuite } from '../../../testing/creative-server';
import { pressAgain } from '../../../testing/press-again';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, mockNetworkFailure, refuse } from '../../../testing/server';

const found = (partial: Partial<FreePhotoFound> = {}): FreePhotoFound => ({
  id: 'c4d2e1f3-6a1e-4b6f-8b9b-000000000091',
  title: 'Rye loaf on a board',
  creator: 'Ada',
  source: 'StockSnap',
  width: 6016,
  height: 4016,
  thumbnailUrl: '/api/creative/free-photos/thumbnail?token=one',
  ...partial,
});
const kept = buildCreation({
  id: 'c4d2e1f3-6a1e-4b6f-8b9b-000000000077',
  title: 'Rye loaf on a board',
  source: 'uploaded',
  provider: 'Openverse',
  origin: buildPhotoOrigin(),
});

async function open({ description = 'Frisches Brot jeden Morgen', photos = [found()] } = {}) {
  const suite = mockSuite();
  mockEndpoint(creativeContract.getPictureReading, () => buildReading({ subject: 'a loaf of bread' }));
  const searches = mockEndpoint(creativeContract.listFreePhotos, () => ({ items: photos, nextCursor: null }));
  const choices = mockEndpoint(creativeContract.createFreePhoto, () => kept);
  const { user } = renderApp(paths.creative, { session: buildSession() });
  const image = within(await screen.findByRole('region', { name: 'Image' }));
  if (description) {
    await user.click(image.getByLabelText('Description'));
    await user.paste(description);
  }
  const press = async () => {
    await user.click(await image.findByRole('button', { name: 'Find a free photo' }));
    return within(await screen.findByRole('dialog', { name: 'Find a free photo' }));
  };
  return { suite, user, image, press, searches, choices };
}

test('the subject of the description is searched for first, and what is chosen becomes the picture’s photo', async () => {
  const { suite, user, image, press, searches, choices } = await open();
  const made = suite.make(creativeContract.generateImage, () => buildMadeCreation());
  const dialog = await press();
  expect(await dialog.findByText('loaf of bread')).toBeVisible();
  expect(searches).toEqual([{ search: 'loaf of bread' }]);
  expect(dialog.getByText(/According to Openverse, these photos are in the public domain/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /Rye loaf on a board.*StockSnap, 6016 × 4016/ }));
  expect(choices).toEqual([{ photoId: found().id }]);
  expect(await image.findByText('Rye loaf on a board')).toBeVisible();
  await user.click(image.getByRole('button', { name: 'Generate Image' }));
  expect(made).toMatchObject([{ photoId: kept.id }]);
});

test('other words are searched for with the keyboard, once they are sent, and nothing else is', async () => {
  const { suite, user, press, searches } = await open();
  const made = suite.make(creativeContract.generateImage, () => buildMadeCreation());
  const dialog = await press();
  const field = dialog.getByRole('searchbox', { name: 'Search words in English' });
  await waitFor(() => expect(field).toHaveValue('loaf of bread'));
  await user.clear(field);
  await user.type(field, 'sourdough{Enter}');
  expect(await dialog.findByText('sourdough')).toBeVisible();
  expect(made).toEqual([]);
  expect(searches).toEqual([{ search: 'loaf of bread' }, { search: 'sourdough' }]);
});

test('without a description nothing is searched for before somebody says what', async () => {
  const { press, searches } = await open({ description: '' });
  const dialog = await press();
  expect(dialog.getByText(/Type what the photo should show/)).toBeVisible();
  expect(searches).toEqual([]);
});

test('nothing found says what to try, with the upload beside it', async () => {
  const { press } = await open({ photos: [] });
  const dialog = await press();
  expect(await dialog.findByText(/No free photo found for/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Upload' })).toBeVisible();
});

test('a catalogue that lets nobody search says when to try again, and can be asked again', async () => {
  const sentence =
    'Openverse limits how often we can search, and the limit has been reached. Try again in 10 minutes, or upload a photo.';
  const { user, press } = await open();
  mockEndpoint(creativeContract.listFreePhotos, () => refuse('unavailable', sentence));
  const dialog = await press();
  expect(await dialog.findByRole('alert')).toHaveTextContent(sentence);
  expect(dialog.getByRole('button', { name: 'Upload' })).toBeVisible();
  mockEndpoint(creativeContract.listFreePhotos, () => ({ items: [found()], nextCursor: null }));
  await pressAgain(user, dialog);
  expect(await dialog.findByRole('button', { name: /Rye loaf/ })).toBeVisible();
});

test('without a network it says so', async () => {
  const { press } = await open();
  mockNetworkFailure(creativeContract.listFreePhotos);
  const dialog = await press();
  expect(await dialog.findByText('Free photos could not be searched.')).toBeVisible();
});

test('a photo on its way is named, is chosen once, and one that does not come leaves the others to choose', async () => {
  const { user, press } = await open({
    photos: [found(), found({ id: 'c4d2e1f3-6a1e-4b6f-8b9b-000000000092', title: 'Baguettes' })],
  });
  let answer = (): void => undefined;
  const choices = mockEndpoint(creativeContract.createFreePhoto, async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return refuse('unavailable', 'The website that holds this photo did not send it.');
  });
  const dialog = await press();
  await user.click(await dialog.findByRole('button', { name: /Rye loaf/ }));
  expect(await dialog.findByText('Adding to your library…')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /Baguettes/ }));
  await waitFor(() => expect(choices).toHaveLength(1));
  answer();
  expect(await dialog.findByRole('alert')).toHaveTextContent('This photo was not added.');
  expect(dialog.getByRole('button', { name: /Baguettes/ })).not.toHaveAttribute('aria-disabled');
});

test('whoever closes the dialog before a photo has come keeps the picture as it was', async () => {
  const { user, image, press } = await open();
  let answer = (): void => undefined;
  const choices = mockEndpoint(creativeContract.createFreePhoto, async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return kept;
  });
  const dialog = await press();
  await user.click(await dialog.findByRole('button', { name: /Rye loaf/ }));
  await waitFor(() => expect(choices).toHaveLength(1));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  answer();
  expect(await image.findByRole('button', { name: 'Use your own photo' })).toBeVisible();
  expect(image.queryByText('Rye loaf on a board')).not.toBeInTheDocument();
});

test('titles of strangers are text, in their own direction', async () => {
  const { press } = await open({ photos: [found({ title: '<b onclick=alert(1)>خبز</b>' })] });
  const dialog = await press();
  const title = await dialog.findByText('<b onclick=alert(1)>خبز</b>');
  expect(title).toHaveAttribute('dir', 'auto');
});

test('it is also beside the upload where a photo of the library is chosen', async () => {
  const { user, image } = await open();
  await user.click(image.getByRole('button', { name: 'Use your own photo' }));
  const library = within(await screen.findByRole('dialog', { name: 'Choose a photo' }));
  await user.click(await library.findByRole('button', { name: 'Find a free photo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Find a free photo' }));
  await user.click(await dialog.findByRole('button', { name: /Rye loaf/ }));
  expect(await image.findByText('Rye loaf on a board')).toBeVisible();
});

test('where the operator wants none, nothing is offered', async () => {
  mockSuite();
  mockEndpoint(creativeContract.getFreePhotoSource, () => ({ name: null }));
  renderApp(paths.creative, { session: buildSession() });
  const image = within(await screen.findByRole('region', { name: 'Image' }));
  expect(await image.findByRole('button', { name: 'Use your own photo' })).toBeVisible();
  expect(image.queryByRole('button', { name: 'Find a free photo' })).not.toBeInTheDocument();
});

test('the library says where such a photo is from, with links', async () => {
  mockSuite([kept]);
  const { user } = renderApp(`${paths.creative}?tab=library`, { session: buildSession() });
  await user.click((await screen.findAllByRole('button', { name: /Rye loaf on a board/ }))[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Rye loaf on a board' }));
  expect(await dialog.findByText('Free photo')).toBeVisible();
  expect(dialog.getByRole('link', { name: /StockSnap/ })).toHaveAttribute(
    'href',
    'https://stocksnap.io/photo/XNVBVXO3B7',
  );
  expect(dialog.getByText(/in the public domain according to Openverse on 24 November 2026/)).toBeVisible();
});
