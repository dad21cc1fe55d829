import { engineContract } from '../../../src/contracts/engine';
import type { Piece } from '../../../src/contracts/engine-pieces';
import type { register } from '../world';

type Owner = Awaited<ReturnType<typeof register>>;

/** A post of somebody's own words, without a picture. */
export async function writeOwn(owner: Owner, words: { title: string; body: string }): Promise<Piece> {
  const { body } = await owner.call('engine', engineContract.createOwnPiece, { ...words, creationId: null });
  if (!body.success) throw new Error(`The post was refused: ${JSON.stringify(body)}`);
  return body.data;
}

/** The same, approved and published. */
export async function publishOwn(owner: Owner, words: { title: string; body: string }): Promise<Piece> {
  const { id: pieceId, version } = await writeOwn(owner, words);
  await owner.call('engine', engineContract.approvePiece, { pieceId, version });
  const { engineJobs } = await import('../../features/engine/engine-wiring');
  await engineJobs().publishPiece({ workspaceId: owner.workspaceId, pieceId });
  return (await owner.call('engine', engineContract.getPiece, { pieceId })).body.data;
}
