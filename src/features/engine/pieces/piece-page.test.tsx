import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { paths } from '../../../config/paths';
import { creativeContract } from '../../../contracts/creative';
import { engineContract } from '../../../contracts/engine';
import type { Piece } from '../../../contracts/engine-pieces';
import { buildCreation } from '../../../testing/builders/creative';
import { buildPicture } from '../../../testing/builders/engine';
import { buildSession } from '../../../testing/builders/session';
import { pressAgain } from '../../../testing/press-again';
import { PIECE, servePiece } from '../../../testing/piece-server';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, mockReply, refuse } from '../../../testing/server';
import { openDialogs } from '../../../testing/open-dialogs';

const visit = (session = buildSession()) => renderApp(`${paths.engine}/pieces/${PIECE.id}`, { session });
const title = () => screen.findByRole('textbox', { name: 'Title' });
const button = (name: string) => screen.getByRole('button', { name });

describe('words', () => {
  test('are saved with the command key, over the version that was read', async () => {
    const { saved } = servePiece();
    const { user } = visit();
    await user.clear(await title());
    await user.type(await title(), 'A better one');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByRole('heading', { level: 1, name: 'A better one' })).toBeInTheDocument();
    expect(saved).toEqual([{ pieceId: PIECE.id, version: 1, title: 'A better one' }]);
    expect(button('Save changes')).toHaveAccessibleDescription(/Nothing has changed/);
  });

  test('that are too long or missing are marked before anything is sent', async () => {
    const { saved } = servePiece();
    const { user } = visit();
    await user.clear(await title());
    await user.click(button('Save changes'));
    expect(await screen.findByText('Title is required.')).toBeInTheDocument();
    await waitFor(async () => expect(await title()).toHaveFocus());
    await user.click(await title());
    await user.paste('x'.repeat(121));
    await user.click(button('Save changes'));
    expect(await screen.findByText('Title can be at most 120 characters.')).toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  test('stay when saving fails, with the cause and another try', async () => {
    servePiece();
    mockEndpoint(engineContract.updatePiece, () => refuse('internal', 'The database is resting.'));
    const { user } = visit();
    await user.type(await title(), '!');
    await user.click(button('Save changes'));
    expect(await screen.findByText('The database is resting.')).toBeInTheDocument();
    expect(await title()).toHaveValue(`${PIECE.title}!`);
    const { saved } = servePiece();
    await pressAgain(user);
    await waitFor(() => expect(saved).toHaveLength(1));
  });
});

test('a save whose reply was lost is not somebody else’s: later typing overwrites it without a question', async () => {
  const { serverState, elsewhere } = servePiece();
  const { user } = visit();
  await user.type(await title(), '!');
  mockReply(engineContract.updatePiece, () => {
    elsewhere({ title: `${PIECE.title}!` });
    return HttpResponse.error();
  });
  await user.click(button('Save changes'));
  expect(await screen.findByText(/^We could not reach Fourbeat/)).toBeInTheDocument();
  mockEndpoint(engineContract.updatePiece, ({ version, title: typed }) => {
    if (version !== serverState.piece!.version)
      return refuse('conflict', 'This piece was changed elsewhere in the meantime.');
    elsewhere({ title: typed! });
    return serverState.piece!;
  });
  await user.type(await title(), '?');
  await user.click(button('Save changes'));
  await waitFor(() => expect(serverState.piece!.title).toBe(`${PIECE.title}!?`));
  expect(openDialogs()).toEqual([]);
  expect(screen.queryByText(/changed elsewhere/)).not.toBeInTheDocument();
});

describe('a change from elsewhere', () => {
  test('leaves the choice: my version over the newest', async () => {
    const { elsewhere, saved } = servePiece();
    const { user } = visit();
    await user.type(await title(), ', mine');
    elsewhere({ title: 'Theirs' });
    await user.click(button('Save changes'));
    expect(await screen.findByText('This piece was changed elsewhere while you were typing.')).toBeInTheDocument();
    expect(await title()).toHaveValue(`${PIECE.title}, mine`);
    await user.click(button('Keep mine'));
    await user.click(button('Save changes'));
    await waitFor(() => expect(saved.at(-1)).toMatchObject({ version: 2, title: `${PIECE.title}, mine` }));
    expect(await screen.findByText('All changes are saved.')).toBeInTheDocument();
  });

  test('or the newest, with a way back to mine', async () => {
    const { elsewhere } = servePiece();
    const { user } = visit();
    await user.type(await title(), ', mine');
    elsewhere({ title: 'Theirs' });
    await user.click(button('Save changes'));
    await user.click(await screen.findByRole('button', { name: 'Load newest' }));
    expect(await title()).toHaveValue('Theirs');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await title()).toHaveValue(`${PIECE.title}, mine`);
  });

  test('that did not touch the words is no conflict', async () => {
    const { elsewhere, saved, serverState } = servePiece();
    const { user } = visit();
    await user.type(await title(), '!');
    elsewhere({ pictures: [] });
    await user.click(button('Save changes'));
    expect(await screen.findByText('All changes are saved.')).toBeInTheDocument();
    expect(saved).toHaveLength(1);
    expect(serverState.piece).toMatchObject({ title: `${PIECE.title}!`, pictures: [] });
  });

  test('of another field is merged without a question', async () => {
    const { elsewhere, saved, serverState } = servePiece();
    const { user } = visit();
    await user.type(await title(), ', mine');
    elsewhere({ body: 'Their text.' });
    await user.click(button('Save changes'));
    expect(await screen.findByText('All changes are saved.')).toBeInTheDocument();
    expect(screen.queryByText(/changed elsewhere/)).toBeNull();
    expect(saved.map(({ version }) => version)).toEqual([1, 2]);
    expect(serverState.piece).toMatchObject({ title: `${PIECE.title}, mine`, body: 'Their text.' });
  });
});

describe('leaving', () => {
  test('with unsaved words asks first, and saves on the way out', async () => {
    const { saved } = servePiece();
    const { user, router } = visit();
    await user.type(await title(), '!');
    await user.click(screen.getByRole('link', { name: 'Queue' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(dialog.getByRole('button', { name: 'Stay' }));
    expect(await title()).toHaveValue(`${PIECE.title}!`);
    await user.click(screen.getByRole('link', { name: 'Queue' }));
    await user.click(await screen.findByRole('button', { name: 'Save and leave' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.engine));
    expect(saved).toHaveLength(1);
  });

  test('with everything saved does not ask', async () => {
    servePiece();
    const { user, router } = visit();
    await title();
    await user.click(screen.getByRole('link', { name: 'Queue' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.engine));
  });
});

describe('the picture', () => {
  test('is shown and downloaded in the chosen format, and drawn again', async () => {
    const tall = buildPicture({
      id: 'c4d2e1f3-6a1e-4b6f-8b9b-2a3e4d5c6b05',
      url: '/api/creative/creations/tall/file?v=8a0777c5',
      aspectRatio: '9:16',
      width: 1080,
      height: 1920,
    });
    const { drawn } = servePiece({ pictures: [buildPicture(), tall] });
    const { user } = visit();
    await user.click(await screen.findByText('9:16'));
    expect(screen.getByRole('img', { name: PIECE.altText })).toHaveAttribute('src', tall.url);
    expect(screen.getByRole('link', { name: 'Download 9:16' })).toHaveAttribute('href', `${tall.url}&download=1`);
    await user.click(button('Draw another picture'));
    await waitFor(() =>
      expect(screen.getByRole('img', { name: PIECE.altText })).toHaveAttribute(
        'src',
        '/api/creative/creations/new/file',
      ),
    );
    expect(drawn).toEqual([{ pieceId: PIECE.id, version: 1 }]);
  });

  test('is drawn while words are typed and saved, and neither is in the other’s way', async () => {
    const { serverState } = servePiece();
    let finish = () => {};
    mockEndpoint(
      engineContract.updatePicture,
      () =>
        new Promise<Piece>((resolve) => {
          finish = () =>
            resolve(
              (serverState.piece = {
                ...serverState.piece!,
                version: serverState.piece!.version + 1,
                altText: 'A new poster',
                pictures: [buildPicture({ url: '/api/creative/creations/new/file' })],
              }),
            );
        }),
    );
    const { user } = visit();
    await user.type(await title(), ', typed');
    await user.type(screen.getByRole('textbox', { name: /Alt text/ }), ' at noon');
    await user.click(button('Draw another picture'));
    expect(await screen.findByRole('button', { name: 'Drawing…' })).toBeInTheDocument();
    await waitFor(() => expect(button('Approve and schedule')).toHaveAccessibleDescription(/picture is being changed/));
    await user.type(await title(), ' and saved');
    await user.click(button('Save changes'));
    expect(await screen.findByText('All changes are saved.')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /Alt text/ }), ', again');
    finish();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Draw another picture' })).toBeInTheDocument());
    expect(screen.queryByText(/changed elsewhere/)).toBeNull();
    expect(await title()).toHaveValue(`${PIECE.title}, typed and saved`);
    expect(screen.getByRole('textbox', { name: /Alt text/ })).toHaveValue(`${PIECE.altText} at noon, again`);
    await user.click(button('Save changes'));
    expect(await screen.findByText('All changes are saved.')).toBeInTheDocument();
    expect(serverState.piece).toMatchObject({
      title: `${PIECE.title}, typed and saved`,
      altText: `${PIECE.altText} at noon, again`,
    });
  });

  test('that was never there is drawn, or chosen from the library, and can be removed', async () => {
    const { drawn } = servePiece({ pictures: [], altText: '' });
    const photo = buildCreation({ title: 'Our terrace', source: 'uploaded' });
    mockEndpoint(creativeContract.listCreations, () => ({ items: [photo], nextCursor: null }));
    const { user } = visit();
    expect(await screen.findByText('This piece has no picture.')).toBeInTheDocument();
    await user.click(button('Choose a picture'));
    await user.click(await screen.findByRole('button', { name: 'Our terrace' }));
    await user.click(await screen.findByRole('button', { name: 'Remove picture' }));
    await user.click(await screen.findByRole('button', { name: 'Draw a picture' }));
    await waitFor(() =>
      expect(drawn).toEqual([
        { pieceId: PIECE.id, version: 1, creationId: photo.id },
        { pieceId: PIECE.id, version: 2, creationId: null },
        { pieceId: PIECE.id, version: 3 },
      ]),
    );
  });

  test('of a published post is replaced by one that was seen, never drawn unseen', async () => {
    const { drawn } = servePiece({
      status: 'published',
      publishedAt: '2026-06-11T15:30:00.000Z',
      publicPath: '/p/corner-grill/vine',
    });
    const photo = buildCreation({ title: 'Our terrace', source: 'uploaded' });
    mockEndpoint(creativeContract.listCreations, () => ({ items: [photo], nextCursor: null }));
    const { user } = visit();
    expect(await screen.findByText(/A picture you choose replaces the published one right away/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Draw/ })).toBeNull();
    await user.click(button('Replace picture'));
    await user.click(await screen.findByRole('button', { name: 'Our terrace' }));
    await waitFor(() => expect(drawn).toEqual([{ pieceId: PIECE.id, version: 1, creationId: photo.id }]));
  });

  test('that shows an older title says so, until another is drawn', async () => {
    servePiece({
      pictures: [
        buildPicture(),
        buildPicture({
          id: 'c4d2e1f3-6a1e-4b6f-8b9b-2a3e4d5c6b05',
          url: '/api/creative/creations/tall/file?v=8a0777c5',
          aspectRatio: '9:16',
        }),
      ],
    });
    const { user } = visit();
    await user.type(await title(), '!');
    expect(screen.getByText(/still shows the old text; save, then draw another/)).toBeInTheDocument();
    await user.click(button('Save changes'));
    expect(await screen.findByText(/still shows the old text; draw another to use the new title/)).toBeInTheDocument();
    await user.click(button('Draw another picture'));
    await waitFor(() => expect(screen.queryByText(/still shows the old text/)).toBeNull());
  });
});

test('a missing post says so and links back', async () => {
  mockEndpoint(engineContract.getPiece, () => refuse('not_found', 'This piece does not exist.'));
  visit();
  expect(await screen.findByText('We can’t find this piece')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the queue' })).toHaveAttribute('href', `${paths.engine}?tab=queue`);
});
