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
  const held = { piece: buildPiece(partial) as Piece | null };
  const last = { words: 0, picture: 0 };
  const change = (version: number, part: Partial<Piece>) => {
    if (!held.piece) return refuse('not_found', 'This piece does not exist.');
    if (held.piece.version !== version) return refuse('conflict', 'This piece was changed elsewhere in the meantime.');
    return (held.piece = { ...held.piece, ...part, version: version + 1 });
  };
  const changePart = (part: keyof typeof last, version: number, changes: Partial<Piece>) => {
    if (last[part] > version) return refuse('conflict', 'This piece was changed elsewhere in the meantime.');
    const changed = change(held.piece?.version ?? 0, changes);
    last[part] = held.piece?.version ?? 0;
    return changed;
  };
  const given = ({ title, body, altText }: Partial<Piece>): Partial<Piece> => ({
    ...(title !== undefined && { title }),
    ...(body !== undefined && { body }),
    ...(altText !== undefined && { altText }),
  });
  mockEndpoint(engineContract.getPiece, () => held.piece ?? refuse('not_found', 'This piece does not exist.'));
  mockEndpoint(engineContract.listPieces, () => ({ items: held.piece ? [held.piece] : [], nextCursor: null }));
  return {
    held,
    elsewhere: (part: Partial<Piece>) => {
      held.piece = { ...held.piece!, ...part, version: held.piece!.version + 1 };
      if (Object.keys(given(part)).length > 0 || part.status === 'published') last.words = held.piece.version;
      if (part.pictures) last.picture = held.piece.version;
    },
    saved: mockEndpoint(engineContract.updatePiece, ({ version, ...words }) => {
      const status = held.piece ? statusAfterEdit(held.piece.status) : 'review';
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
      change(held.piece?.version ?? 0, { status: 'taken-down', publicPath: null }),
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
      held.piece = null;
      return {};
    }),
  };
}
