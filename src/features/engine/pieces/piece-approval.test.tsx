import { act, screen, waitFor } from '@testing-library/react';
import { paths } from '../../../config/paths';
import { engineContract } from '../../../contracts/engine';
import type { Piece } from '../../../contracts/engine-pieces';
import { addDays, toInstant, toLocal } from '../../../domain/zoned-time';
import { buildPicture, buildPiece } from '../../../testing/builders/engine';
import { buildDemoSession, buildSession } from '../../../testing/builders/session';
import { PIECE, servePiece } from '../../../testing/piece-server';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, refuse } from '../../../testing/server';
import { defaultSlot } from '../../../domain/default-slot';

const visit = (session = buildSession()) => renderApp(`${paths.engine}/pieces/${PIECE.id}`, { session });
const title = () => screen.findByRole('textbox', { name: 'Title' });
const button = (name: string) => screen.getByRole('button', { name });

describe('the approval', () => {
  test('schedules at the chosen time, and can be undone', async () => {
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
    // The pressed button is gone; the focus must not return to the top of the page.
    await user.tab();
    expect(button('Take off schedule')).toHaveFocus();
    await user.click(button('Take off schedule'));
    expect(await screen.findByRole('button', { name: 'Approve and schedule' })).toBeInTheDocument();
    expect(withdrawn).toEqual([{ pieceId: PIECE.id, version: 2 }]);
  });

  test('is proposed for a time that no other post has', async () => {
    servePiece();
    const slot = defaultSlot(new Date(), buildSession().workspace.zone, new Set());
    const first = buildPiece({
      id: 'a3b1f0a2-5f0d-4a5e-9a8a-1f2d3c4b5a09',
      status: 'scheduled',
      scheduledFor: toInstant(slot, buildSession().workspace.zone).toISOString(),
    });
    mockEndpoint(engineContract.listPieces, () => ({ items: [PIECE, first], nextCursor: null }));
    visit();
    await title();
    await waitFor(() => expect(screen.getByLabelText('Date')).toHaveValue(addDays(slot.date, 1)));
    expect(screen.getByLabelText('Time')).toHaveValue(slot.time);
  });

  test('saves what was typed first, so that what goes out is what is shown', async () => {
    const { saved, approved } = servePiece();
    const { user } = visit();
    await user.type(await title(), '!');
    await user.click(button('Publish now'));
    expect(await screen.findByText('It is being published.')).toBeInTheDocument();
    expect(saved).toMatchObject([{ version: 1, title: `${PIECE.title}!` }]);
    expect(approved).toEqual([{ pieceId: PIECE.id, version: 2 }]);
  });

  test('published at once by a slip, it is taken back by the toast, even when it is out by then', async () => {
    servePiece();
    mockEndpoint(engineContract.withdrawPiece, () => refuse('conflict', 'This piece is published.'));
    const takenDown = mockEndpoint(engineContract.takeDownPiece, () => ({
      ...PIECE,
      status: 'taken-down' as const,
      version: 3,
    }));
    const { user } = visit();
    await title();
    await user.click(button('Publish now'));
    expect(await screen.findByText(`“${PIECE.title}” is being published.`)).toBeInTheDocument();
    await user.click(button('Undo'));
    await waitFor(() => expect(takenDown).toEqual([{ pieceId: PIECE.id }]));
  });

  test('waits while the text is saved by its own button, and only the pressed button shows progress', async () => {
    const { serverState } = servePiece();
    let finish = () => {};
    mockEndpoint(
      engineContract.updatePiece,
      ({ title: typed }) =>
        new Promise<Piece>(
          (resolve) =>
            (finish = () =>
              resolve(
                (serverState.piece = {
                  ...serverState.piece!,
                  title: typed ?? '',
                  version: serverState.piece!.version + 1,
                }),
              )),
        ),
    );
    const { user } = visit();
    await user.type(await title(), '!');
    await user.click(button('Save changes'));
    expect(await screen.findByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getAllByRole('button', { busy: true })).toHaveLength(1);
    expect(button('Approve and schedule')).toHaveAccessibleDescription('Your changes are being saved.');
    finish();
    await waitFor(() => expect(button('Approve and schedule')).not.toHaveAttribute('aria-disabled'));
    await user.type(await title(), '!');
    await user.click(button('Approve and schedule'));
    expect(await screen.findAllByRole('button', { name: 'Saving…' })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Scheduling…' })).toBeNull();
    finish();
    expect(await screen.findByRole('button', { name: 'Take off schedule' })).toBeInTheDocument();
  });

  test('of a post about a day is proposed before that day', async () => {
    const { zone } = buildSession().workspace;
    const aboutOn = addDays(toLocal(new Date(), zone).date, 2);
    servePiece({ aboutOn });
    const { user } = visit();
    await title();
    expect((screen.getByLabelText('Date') as HTMLInputElement).value < aboutOn).toBe(true);
    expect(screen.queryByText(/^This piece is about/)).toBeNull();
    await user.clear(screen.getByLabelText('Date'));
    await user.type(screen.getByLabelText('Date'), addDays(aboutOn, 1));
    expect(await screen.findByText(/^This piece is about .*Publish it before then\.$/)).toBeInTheDocument();
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

  test('a failure states its cause and offers what to do', async () => {
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

  test('is read, not edited, and leads to its public page', async () => {
    servePiece({ ...published, publicPath: '/p/corner-grill/vine' });
    const { user } = visit();
    expect(await screen.findByRole('link', { name: 'See it on your page' })).toHaveAttribute(
      'href',
      '/p/corner-grill/vine',
    );
    expect(screen.getByRole('article')).toHaveTextContent(PIECE.body);
    expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(button('Copy link'));
    expect(await screen.findByText('Link copied.')).toBeInTheDocument();
    expect(copy).toHaveBeenCalledWith(`${window.location.origin}/p/corner-grill/vine`);
  });

  test('is corrected in place: readers see it at once, with its day', async () => {
    const pictures = [
      buildPicture(),
      buildPicture({ id: 'c4d2e1f3-6a1e-4b6f-8b9b-2a3e4d5c6b05', aspectRatio: '9:16' }),
    ];
    const { saved } = servePiece({ ...published, publicPath: '/p/corner-grill/vine', pictures });
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: 'Correct the post' }));
    expect(screen.queryByText(/still shows the old text/)).toBeNull();
    await user.type(await title(), '!');
    expect(
      screen.getByText(/still shows the old text\. A picture you choose replaces the published one right away/),
    ).toBeInTheDocument();
    expect(
      screen.getByText('Readers will see the change right away, with today’s date next to the post.'),
    ).toBeInTheDocument();
    await user.click(button('Update post'));
    expect(await screen.findByText('Your post is updated.')).toBeInTheDocument();
    expect(saved).toEqual([{ pieceId: PIECE.id, version: 1, title: `${PIECE.title}!` }]);
    expect(await screen.findByRole('article')).toHaveTextContent('Updated Friday 12 June 2026');
    expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
    expect(button('Take down')).toBeInTheDocument();
  });

  test('can be left unchanged after a look at its words', async () => {
    servePiece(published);
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: 'Correct the post' }));
    await user.click(await screen.findByRole('button', { name: 'Stop editing' }));
    expect(await screen.findByRole('article')).toHaveTextContent(PIECE.body);
  });

  test('is taken down at once, and published again from there or by undo', async () => {
    const { takenDown, approved } = servePiece({ ...published, publicPath: '/p/corner-grill/vine' });
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: 'Take down' }));
    expect(await screen.findByText(`“${PIECE.title}” is no longer on your page.`)).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Taken down' })).toHaveTextContent(/its link no longer works/);
    expect(screen.queryByRole('link', { name: 'See it on your page' })).toBeNull();
    expect(await title()).toHaveValue(PIECE.title);
    expect(button('Publish now')).toBeInTheDocument();
    await user.click(button('Undo'));
    expect(await screen.findByText('It is being published.')).toBeInTheDocument();
    expect([takenDown, approved]).toEqual([[{ pieceId: PIECE.id }], [{ pieceId: PIECE.id, version: 2 }]]);
  });

  test('that was published while it was edited asks before it is corrected', async () => {
    const { elsewhere, saved } = servePiece({ status: 'scheduled', scheduledFor: '2040-06-11T15:30:00.000Z' });
    const { user } = visit();
    await user.type(await title(), ', mine');
    elsewhere({ ...published, scheduledFor: '2026-06-11T15:30:00.000Z' });
    await user.click(button('Save changes'));
    expect(await screen.findByText('This piece was published while you were typing.')).toBeInTheDocument();
    expect(saved).toHaveLength(1);
    await user.click(button('Keep mine'));
    await user.click(button('Update post'));
    expect(await screen.findByText('Your post is updated.')).toBeInTheDocument();
    expect(saved.at(-1)).toEqual({ pieceId: PIECE.id, version: 2, title: `${PIECE.title}, mine` });
  });

  test('in a demo is a preview, and says that nothing was sent', async () => {
    servePiece(published);
    visit(buildDemoSession());
    expect(await screen.findByText('Demos do not publish; this is how it would look')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'See it on your page' })).toBeNull();
  });
});

test('a post that is being published is polled until it is out', async () => {
  const { elsewhere } = servePiece({ status: 'scheduled', scheduledFor: '2026-06-11T15:30:00.000Z' });
  jest.useFakeTimers({ advanceTimers: true });
  try {
    visit();
    expect(await screen.findByText(/It will be published as soon as possible/)).toBeInTheDocument();
    elsewhere({ status: 'published', publishedAt: '2026-06-11T15:31:00.000Z', publicPath: '/p/corner-grill/vine' });
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(await screen.findByRole('link', { name: 'See it on your page' })).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});
