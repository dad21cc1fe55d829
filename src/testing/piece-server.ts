import { engineContract, type Piece } from '../contracts/engine';
import { buildCycle, buildPicture, buildPiece } from './builders/engine';
import { mockEndpoint, refuse } from './server';

export const PIECE = buildPiece();

/** A server that holds one piece and counts its version up at every change. */
export function servePiece(partial: Partial<Piece> = {}) {
  mockEndpoint(engineContract.getCycle, () => buildCycle());
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
