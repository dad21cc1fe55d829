import { act, screen, waitFor } from '@testing-library/react';
import { paths } from '../../../config/paths';
import { engineContract } from '../../../contracts/engine';
import { buildSession } from '../../../testing/builders/session';
import { PIECE, servePiece } from '../../../testing/piece-server';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, refuse } from '../../../testing/server';

const visit = () => renderApp(`${paths.engine}/pieces/${PIECE.id}`, { session: buildSession() });
const title = () => screen.findByRole('textbox', { name: 'Title' });
const button = (name: string) => screen.getByRole('button', { name });

describe('deleting', () => {
  const remove = async () => {
    const server = servePiece();
    const app = visit();
    await title();
    await app.user.click(button('Delete'));
    expect(await screen.findByText(`“${PIECE.title}” deleted.`)).toBeInTheDocument();
    expect(await screen.findByText('Nothing is in the queue yet')).toBeInTheDocument();
    expect(screen.queryByText(/1 piece is ready for your approval/)).toBeNull();
    return { ...server, ...app };
  };

  test('waits for its toast, and undo brings the piece back untouched', async () => {
    const { user, deleted } = await remove();
    await user.click(button('Undo'));
    expect(await screen.findByRole('list', { name: 'Pieces' })).toHaveTextContent(PIECE.title);
    expect(screen.getByText(/1 piece is ready for your approval/)).toBeInTheDocument();
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
    mockEndpoint(engineContract.deletePiece, () =>
      refuse('conflict', 'This piece is published and cannot be deleted any more.'),
    );
    act(() => button('Undo').focus());
    await user.keyboard('{Escape}');
    expect(await screen.findByText(/back in the queue. This piece is published/)).toBeInTheDocument();
    expect(await screen.findByRole('list', { name: 'Pieces' })).toHaveTextContent(PIECE.title);
  });
});
