import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../config/paths';
import { engineContract, type Piece } from '../../contracts/engine';
import { addDays, toInstant } from '../../domain/zoned-time';
import { buildCycle, buildPicture, buildPiece } from '../../testing/builders/engine';
import { buildDemoSession, buildSession } from '../../testing/builders/session';
import { renderApp } from '../../testing/render';
import { mockEndpoint, refuse } from '../../testing/server';
import { defaultSlot } from './components/default-slot';

const PIECE = buildPiece();

/** A server that holds one piece and counts its version up at every change. */
function servePiece(partial: Partial<Piece> = {}) {
  const held = { piece: buildPiece(partial) as Piece | null };
  const change = (version: number, part: Partial<Piece>) => {
    if (!held.piece) return refuse('not_found', 'This piece does not exist.');
    if (held.piece.version !== version) return refuse('conflict', 'This piece was changed elsewhere in the meantime.');
    return (held.piece = { ...held.piece, ...part, version: version + 1 });
  };
  mockEndpoint(engineContract.getPiece, () => held.piece ?? refuse('not_found', 'This piece does not exist.'));
  mockEndpoint(engineContract.listPieces, () => ({ items: held.piece ? [held.piece] : [], nextCursor: null }));
  return {
    held,
    elsewhere: (part: Partial<Piece>) => (held.piece = { ...held.piece!, ...part, version: held.piece!.version + 1 }),
    saved: mockEndpoint(engineContract.updatePiece, ({ version, title, body, altText }) => change(version, { title, body, altText, status: 'review', scheduledFor: null })),
    drawn: mockEndpoint(engineContract.updatePicture, ({ version }) => change(version, { pictures: [buildPicture({ url: '/api/creative/creations/new/file' })] })),
    approved: mockEndpoint(engineContract.approvePiece, ({ version, publishAt }) => change(version, { status: 'scheduled', scheduledFor: publishAt ? `${publishAt.date}T${publishAt.time}:00.000Z` : new Date().toISOString() })),
    withdrawn: mockEndpoint(engineContract.withdrawPiece, ({ version }) => change(version, { status: 'review', scheduledFor: null })),
    deleted: mockEndpoint(engineContract.deletePiece, () => {
      held.piece = null;
      return {};
    }),
  };
}

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
    expect(saved).toEqual([{ pieceId: PIECE.id, version: 1, title: 'A better one', body: PIECE.body, altText: PIECE.altText }]);
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
    await user.click(button('Try again'));
    await waitFor(() => expect(saved).toHaveLength(1));
  });
});

describe('a change from elsewhere', () => {
  test('leaves the choice: mine stands over the newest version', async () => {
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

  test('or the newest, with the way back to mine', async () => {
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

  test('that left the words alone is no conflict: the next save stands on it', async () => {
    const { elsewhere, saved } = servePiece();
    const { user } = visit();
    await user.type(await title(), '!');
    elsewhere({ pictures: [] });
    await user.click(button('Save changes'));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(saved.at(-1)).toMatchObject({ version: 2, title: `${PIECE.title}!` }));
    expect(await screen.findByText('All changes are saved.')).toBeInTheDocument();
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

describe('the yes', () => {
  test('schedules at the chosen time, and can be taken back', async () => {
    const { approved, withdrawn } = servePiece();
    const { user } = visit();
    await title();
    await user.clear(screen.getByLabelText('Date'));
    await user.type(screen.getByLabelText('Date'), '2040-11-22');
    await user.clear(screen.getByLabelText('Time'));
    await user.type(screen.getByLabelText('Time'), '09:15');
    await user.click(button('Approve and schedule'));
    expect(await screen.findByText('Thursday 22 November 2040, 09:15')).toBeInTheDocument();
    expect(approved).toEqual([{ pieceId: PIECE.id, version: 1, publishAt: { date: '2040-11-22', time: '09:15' } }]);
    // The pressed button is gone; the keyboard must not start over at the top of the page.
    await user.tab();
    expect(button('Take back')).toHaveFocus();
    await user.click(button('Take back'));
    expect(await screen.findByRole('button', { name: 'Approve and schedule' })).toBeInTheDocument();
    expect(withdrawn).toEqual([{ pieceId: PIECE.id, version: 2 }]);
  });

  test('is proposed for a time that no other piece has', async () => {
    servePiece();
    const slot = defaultSlot(new Date(), buildSession().workspace.zone, new Set());
    const first = buildPiece({ id: 'a3b1f0a2-5f0d-4a5e-9a8a-1f2d3c4b5a09', status: 'scheduled', scheduledFor: toInstant(slot, buildSession().workspace.zone).toISOString() });
    mockEndpoint(engineContract.listPieces, () => ({ items: [PIECE, first], nextCursor: null }));
    visit();
    await title();
    await waitFor(() => expect(screen.getByLabelText('Date')).toHaveValue(addDays(slot.date, 1)));
    expect(screen.getByLabelText('Time')).toHaveValue(slot.time);
  });

  test('saves what was typed first, so that what goes out is what is seen', async () => {
    const { saved, approved } = servePiece();
    const { user } = visit();
    await user.type(await title(), '!');
    await user.click(button('Publish now'));
    expect(await screen.findByText('It is being published.')).toBeInTheDocument();
    expect(saved).toMatchObject([{ version: 1, title: `${PIECE.title}!` }]);
    expect(approved).toEqual([{ pieceId: PIECE.id, version: 2 }]);
  });

  test("shows the server's objection at the date", async () => {
    servePiece();
    const passed = 'This time has passed. Choose a later one.';
    mockEndpoint(engineContract.approvePiece, () => refuse('invalid_request', passed, { publishAt: passed }));
    const { user } = visit();
    await title();
    await user.click(button('Approve and schedule'));
    expect(await screen.findByText(passed)).toBeInTheDocument();
    expect(screen.getByLabelText('Date')).toHaveAccessibleDescription(passed);
  });

  test('a failure says its cause and offers the way on', async () => {
    const { approved } = servePiece({ status: 'failed', failure: 'The page could not be written.' });
    const { user } = visit();
    await title();
    expect(screen.getByRole('alert')).toHaveTextContent('The page could not be written.');
    await user.click(button('Publish now'));
    await waitFor(() => expect(approved).toHaveLength(1));
  });
});

describe('a published piece', () => {
  const published = { status: 'published', publishedAt: '2026-06-11T15:30:00.000Z' } as const;

  test('cannot be changed and leads to its public page', async () => {
    servePiece({ ...published, publicPath: '/p/corner-grill/vine' });
    const { user } = visit();
    expect(await screen.findByRole('link', { name: 'See it on your page' })).toHaveAttribute('href', '/p/corner-grill/vine');
    expect(screen.getByRole('article')).toHaveTextContent(PIECE.body);
    expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(button('Copy link'));
    expect(await screen.findByText('Link copied.')).toBeInTheDocument();
    expect(copy).toHaveBeenCalledWith(`${window.location.origin}/p/corner-grill/vine`);
  });

  test('in a demo is a preview, and says that nothing left', async () => {
    servePiece(published);
    visit(buildDemoSession());
    expect(await screen.findByText('A demo publishes nothing; this is how it would look')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'See it on your page' })).toBeNull();
  });
});

test('a piece that is being published is looked at again until it is out', async () => {
  const { elsewhere } = servePiece({ status: 'scheduled', scheduledFor: '2026-06-11T15:30:00.000Z' });
  jest.useFakeTimers({ advanceTimers: true });
  try {
    visit();
    expect(await screen.findByText(/It goes out as soon as the publisher gets to it/)).toBeInTheDocument();
    elsewhere({ status: 'published', publishedAt: '2026-06-11T15:31:00.000Z', publicPath: '/p/corner-grill/vine' });
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(await screen.findByRole('link', { name: 'See it on your page' })).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

describe('the picture', () => {
  test('is shown and downloaded in the chosen format, and drawn again', async () => {
    const tall = buildPicture({ id: 'c4d2e1f3-6a1e-4b6f-8b9b-2a3e4d5c6b05', url: '/api/creative/creations/tall/file', aspectRatio: '9:16', width: 1080, height: 1920 });
    const { drawn } = servePiece({ pictures: [buildPicture(), tall] });
    const { user } = visit();
    await user.click(await screen.findByText('9:16'));
    expect(screen.getByRole('img', { name: PIECE.altText })).toHaveAttribute('src', tall.url);
    expect(screen.getByRole('link', { name: 'Download 9:16' })).toHaveAttribute('href', `${tall.url}?download=1`);
    await user.click(button('Draw another picture'));
    await waitFor(() => expect(screen.getByRole('img', { name: PIECE.altText })).toHaveAttribute('src', '/api/creative/creations/new/file'));
    expect(drawn).toEqual([{ pieceId: PIECE.id, version: 1 }]);
  });

  test('that says an older title says so, until another is drawn', async () => {
    servePiece();
    const { user } = visit();
    await user.type(await title(), '!');
    expect(screen.getByText(/still says the old words; save, then draw another/)).toBeInTheDocument();
    await user.click(button('Save changes'));
    expect(await screen.findByText(/still says the old words; draw another to use the new title/)).toBeInTheDocument();
    await user.click(button('Draw another picture'));
    await waitFor(() => expect(screen.queryByText(/still says the old words/)).toBeNull());
  });
});

describe('deleting', () => {
  const remove = async () => {
    const server = servePiece();
    const app = visit();
    await title();
    await app.user.click(button('Delete'));
    expect(await screen.findByText(`“${PIECE.title}” deleted.`)).toBeInTheDocument();
    expect(await screen.findByText('Nothing is in the queue yet')).toBeInTheDocument();
    expect(screen.queryByText(/1 piece waits for your yes/)).toBeNull();
    return { ...server, ...app };
  };

  test('waits for its toast, and undo brings the piece back untouched', async () => {
    const { user, deleted } = await remove();
    await user.click(button('Undo'));
    expect(await screen.findByRole('list', { name: 'Pieces' })).toHaveTextContent(PIECE.title);
    expect(screen.getByText(/1 piece waits for your yes/)).toBeInTheDocument();
    expect(deleted).toEqual([]);
  });

  test('is sent when the toast has gone', async () => {
    const { user, deleted } = await remove();
    act(() => button('Undo').focus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(deleted).toEqual([{ pieceId: PIECE.id }]));
  });

  test('is sent when the engine is left', async () => {
    const { router, deleted } = await remove();
    await act(() => router.navigate(paths.seo));
    await waitFor(() => expect(deleted).toEqual([{ pieceId: PIECE.id }]));
    await waitFor(() => expect(screen.queryByText(`“${PIECE.title}” deleted.`)).toBeNull());
  });

  test('that the server refuses brings the piece back and says why', async () => {
    const { user } = await remove();
    mockEndpoint(engineContract.deletePiece, () => refuse('conflict', 'This piece is published and cannot be deleted any more.'));
    act(() => button('Undo').focus());
    await user.keyboard('{Escape}');
    expect(await screen.findByText(/back in the queue. This piece is published/)).toBeInTheDocument();
    expect(await screen.findByRole('list', { name: 'Pieces' })).toHaveTextContent(PIECE.title);
  });
});

test('a piece that is not there says so and leads back', async () => {
  mockEndpoint(engineContract.getPiece, () => refuse('not_found', 'This piece does not exist.'));
  visit();
  expect(await screen.findByText('This piece is not here')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the queue' })).toHaveAttribute('href', `${paths.engine}?tab=queue`);
});

beforeEach(() => {
  mockEndpoint(engineContract.getCycle, () => buildCycle());
});
