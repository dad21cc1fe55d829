import { engineContract } from '../contracts/engine';
import type { Piece } from '../contracts/engine-pieces';
import { statusAfterEdit } from '../domain/piece';
import { buildCycle, buildPicture, buildPiece } from './builders/engine';
import { mockEndpoint, refuse } from './server';

export const PIECE = buildPiece();

/**
 * A server that holds one post and raises its version with every change. Text and picture only conflict with
 * their own kind.
 */
export function servePiece(partial: Partial<Piece> = {}) {
  mockEndpoint(engineContract.getCycle, () => buildCycle());
  const serverState = { piece: buildPiece(partial) as Piece | null };
  const last = { words: 0, picture: 0 };
  const change = (version: number, part: Partial<Piece>) => {
    if (!serverState.piece) return refuse('not_found', 'This piece does not exist.');
    if (serverState.piece.version !== version)
      return refuse('conflict', 'This piece was changed elsewhere in the meantime.');
    return (serverState.piece = { ...serverState.piece, ...part, version: version + 1 });
  };
  const changePart = (part: keyof typeof last, version: number, changes: Partial<Piece>) => {
    if (last[part] > version) return refuse('conflict', 'This piece was changed elsewhere in the meantime.');
    const changed = change(serverState.piece?.version ?? 0, changes);
    last[part] = serverState.piece?.version ?? 0;
    return changed;
  };
  const given = ({ title, body, altText }: Partial<Piece>): Partial<Piece> => ({
    ...(title !== undefined && { title }),
    ...(body !== undefined && { body }),
    ...(altText !== undefined && { altText }),
  });
  mockEndpoint(engineContract.getPiece, () => serverState.piece ?? refuse('not_found', 'This piece does not exist.'));
  mockEndpoint(engineContract.listPieces, () => ({
    items: serverState.piece ? [serverState.piece] : [],
    nextCursor: null,
  }));
  return {
    serverState,
    elsewhere: (part: Partial<Piece>) => {
      serverState.piece = { ...serverState.piece!, ...part, version: serverState.piece!.version + 1 };
      if (Object.keys(given(part)).length > 0 || part.status === 'published') last.words = serverState.piece.version;
      if (part.pictures) last.picture = serverState.piece.version;
    },
    saved: mockEndpoint(engineContract.updatePiece, ({ version, ...words }) => {
      const status = serverState.piece ? statusAfterEdit(serverState.piece.status) : 'review';
      return changePart('words', version, {
        ...given(words),
        status,
        ...(status === 'review' && { scheduledFor: null }),
        ...(status === 'published' && { revisedAt: '2026-06-12T08:00:00.000Z' }),
      });
    }),
    drawn: mockEndpoint(engineContract.updatePicture, ({ version, creationId }) =>
      changePart('picture', version, {
        pictures:
          creationId === null ? [] : [buildPicture({ url: `/api/creative/creations/${creationId ?? 'new'}/file` })],
      }),
    ),
    takenDown: mockEndpoint(engineContract.takeDownPiece, () =>
      change(serverState.piece?.version ?? 0, { status: 'taken-down', publicPath: null }),
    ),
    approved: mockEndpoint(engineContract.approvePiece, ({ version, publishAt }) =>
      change(version, {
        status: 'scheduled',
        scheduledFor: publishAt ? `${publishAt.date}T${publishAt.time}:00.000Z` : new Date().toISOString(),
      }),
    ),
    withdrawn: mockEndpoint(engineContract.withdrawPiece, ({ version }) =>
      change(version, { status: 'review', scheduledFor: null }),
    ),
    deleted: mockEndpoint(engineContract.deletePiece, () => {
      serverState.piece = null;
      return {};
    }),
  };
}
