import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../../config/paths';
import { creativeContract } from '../../../../contracts/creative';
import { engineContract } from '../../../../contracts/engine';
import type { Piece } from '../../../../contracts/engine-pieces';
import { buildPieceClip } from '../../../../testing/builders/engine';
import { buildSession } from '../../../../testing/builders/session';
import { PIECE, servePiece } from '../../../../testing/piece-server';
import { renderApp } from '../../../../testing/render';
import { mockEndpoint, refuse } from '../../../../testing/server';

function setUp(more: Partial<Piece>) {
  const { serverState, elsewhere } = servePiece();
  elsewhere(more);
  return { serverState, elsewhere, ...renderApp(`${paths.engine}/pieces/${PIECE.id}`, { session: buildSession() }) };
}

const panel = async () => within(await screen.findByRole('region', { name: 'Clip' }));

test('a post shows its clip, named by what is in it, to watch, save, make again and take off', async () => {
  const { user, serverState, elsewhere } = setUp({ clip: buildPieceClip() });
  const clip = await panel();
  const player = clip.getByLabelText(/^Video in plain shapes/);
  expect(player).toHaveAttribute('controls');
  expect(player).toHaveAttribute('poster', buildPieceClip().posterUrl);
  expect(clip.getByRole('link', { name: 'Download clip' })).toHaveAttribute(
    'href',
    expect.stringContaining('download=1'),
  );
  mockEndpoint(engineContract.updatePieceClip, () => {
    elsewhere({ clip: buildPieceClip({ status: 'generating', progress: 40 }) });
    return serverState.piece!;
  });
  await user.click(clip.getByRole('button', { name: 'Make another clip' }));
  expect(await clip.findByText('Making the clip')).toBeInTheDocument();
  mockEndpoint(engineContract.deletePieceClip, () => {
    elsewhere({ clip: null });
    return serverState.piece!;
  });
  await user.click(clip.getByRole('button', { name: 'Stop and remove' }));
  expect(await clip.findByText('This post has no clip.')).toBeInTheDocument();
});

test('a post without one says why, and a refusal says what to do', async () => {
  mockEndpoint(creativeContract.getUsage, () => ({
    images: { used: 1, limit: 20 },
    videos: { used: 1, limit: 5 },
    resetsOn: '2026-07-01',
    sharedBy: 1,
  }));
  const { user } = setUp({ clip: null, clipNote: 'You have used all 5 videos of the Trial plan this month.' });
  const clip = await panel();
  expect(clip.getByText(/^The post keeps its picture\. You have used all 5 videos/)).toBeInTheDocument();
  mockEndpoint(engineContract.updatePieceClip, () => refuse('unavailable', 'Videos need the ffmpeg encoder.'));
  await user.click(clip.getByRole('button', { name: 'Make a clip' }));
  expect(await clip.findByText('Videos need the ffmpeg encoder.')).toBeInTheDocument();
});

test('a published post without a clip has no panel for one', async () => {
  setUp({ status: 'published', publishedAt: '2026-06-10T09:00:00.000Z', clip: null });
  await screen.findByRole('heading', { level: 1, name: PIECE.title });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Clip' })).not.toBeInTheDocument());
});
