import type { Creation } from '../../../../src/contracts/creation-record';
import { isInHand } from '../../../../src/domain/creation';
import { fileMark } from '../../../../src/domain/library';
import type { StoredCreation } from '../creative-repository';

/** A row of the library as its people see it. Addresses carry a mark of the file, so that a browser may keep what it has for ever. */
export const presentCreation = ({ row, liked, shared }: ListedCreation): Creation => ({
  // While it is in hand, `cause` holds the attempt that works at it.
  id: row.id,
  type: row.type,
  source: row.source,
  status: row.status,
  progress: row.progress,
  cause: isInHand(row.status) ? null : row.cause,
  startedAgain: isInHand(row.status) && row.cause !== null && !isFirst(row.cause),
  title: row.title,
  prompt: row.prompt || (row.brief?.prompt ?? ''),
  url: `/api/creative/creations/${row.id}/file?v=${fileMark(row.storageKey)}`,
  thumbnailUrl: `/api/creative/creations/${row.id}/thumbnail?v=${fileMark(row.storageKey)}`,
  altText: row.altText,
  aspectRatio: row.aspectRatio,
  width: row.width,
  height: row.height,
  durationMs: row.durationMs,
  quality: row.quality,
  style: (row.motion ?? row.brief)?.style ?? null,
  provider: row.provider,
  contentType: row.contentType,
  origin: row.origin,
  createdAt: row.createdAt.toISOString(),
  liked,
  likes: row.likes,
  downloads: row.downloads,
  folderId: row.folderId,
  pieceId: row.pieceId,
  shared,
});

/** Before the attempt that has a making in hand; no sentence for people begins like this. */
export const ATTEMPT = 'attempt ';
/** The same of one that was cut off before. Between two attempts it stands alone, or the sentence of the one that failed does. */
export const AGAIN = 'attempt again ';
const isFirst = (cause: string): boolean => cause.startsWith(ATTEMPT) && !cause.startsWith(AGAIN);

export type CreationRow = StoredCreation;

export interface ListedCreation {
  row: CreationRow;
  /** By whoever asks. */
  liked: boolean;
  /** Whether a page shows it to whoever has the address. */
  shared: boolean;
}
