import type { engineContract } from '../../../src/contracts/engine';
import type { Handlers } from '../../http/call';
import type { EngineService } from './engine-service';
import type { PieceService } from './piece-service';

export const engineHandlers = (engine: EngineService, pieces: PieceService): Handlers<typeof engineContract> => ({
  getProfile: (_input, { workspace }) => engine.getProfile(workspace),
  updateProfile: (input, { workspace, canCreate }) => engine.updateProfile(workspace, input, canCreate),
  getCycle: (_input, { workspace }) => engine.getCycle(workspace),
  updateCycle: ({ running }, { workspace }) => engine.updateCycle(workspace, running),
  createIdeas: (_input, { workspace }) => engine.createIdeas(workspace),
  createPiece: ({ ideaId }, { workspace }) => pieces.create(workspace, ideaId),
  listPieces: (input, { workspace }) => pieces.list(workspace, input),
  getPiece: ({ pieceId }, { workspace }) => pieces.get(workspace, pieceId),
  updatePiece: (input, { workspace }) => pieces.update(workspace, input),
  updatePicture: (input, { workspace }) => pieces.updatePicture(workspace, input),
  approvePiece: (input, { workspace }) => pieces.approve(workspace, input),
  withdrawPiece: (input, { workspace }) => pieces.withdraw(workspace, input),
  deletePiece: ({ pieceId }, { workspace }) => pieces.remove(workspace, pieceId),
});
