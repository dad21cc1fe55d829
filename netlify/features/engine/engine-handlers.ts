import type { engineContract } from '../../../src/contracts/engine';
import { requireReach } from '../../http/require-reach';
import type { Handlers } from '../../http/call';
import type { CycleView } from './cycle/cycle-view-service';
import type { EngineService } from './engine-service';
import type { EvergreenService } from './evergreen/evergreen-service';
import type { EngineFiguresService } from './figures/engine-figures-service';
import type { ForecastService } from './forecasts/forecast-service';
import type { LikenessService } from './likeness/likeness-service';
import type { PieceService } from './pieces/piece-service';
import type { EngineSettingsService } from './settings/engine-settings-service';

export const engineHandlers = ({
  engine,
  runs,
  pieces,
  likeness,
  evergreens,
  settings,
  figures,
  forecasts,
}: Services): Handlers<typeof engineContract> => ({
  getProfile: (_input, { workspace }) => engine.getProfile(workspace),
  updateProfile: (input, { workspace, pause, user }) => engine.updateProfile(workspace, input, pause === null, user),
  updateBrand: (input, { workspace }) => engine.updateBrand(workspace, input),
  getTradeReading: (input, { workspace }) => engine.getTradeReading(workspace, input),
  updateTrade: ({ trade }, { workspace, pause, user }) => engine.updateTrade(workspace, trade, pause === null, user),
  listTrades: ({ name }) => engine.listTrades(name),
  getBrandPreview: async (input, { workspace }) =>
    new Response(Buffer.from(await pieces.previewBrand(workspace, input)), {
      headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600' },
    }),
  getCycle: (_input, { workspace }) => engine.getCycle(workspace),
  updateCycle: (input, { workspace }) => engine.updateCycle(workspace, input),
  createIdeas: (_input, { workspace, user }) => engine.createIdeas(workspace, user),
  dismissIdea: ({ ideaId, reason }, { workspace }) => engine.dismissIdea(workspace, ideaId, reason),
  restoreIdea: ({ ideaId }, { workspace }) => engine.dismissIdea(workspace, ideaId, null),
  getCycleRun: ({ of }, { workspace }) => runs.get(workspace, of),
  createCycleRun: (_input, { workspace, user }) => runs.run(workspace, user),
  getEngineSettings: (_input, { workspace }) => settings.get(workspace),
  updateEngineSettings: (input, { workspace, user }) => {
    if (input.newsletter) requireReach(user, workspace);
    return settings.update(workspace, input);
  },
  getEngineFigures: (_input, { workspace }) => figures.get(workspace),
  listForecasts: (_input, { workspace }) => forecasts.list(workspace),
  getPieceForecast: ({ pieceId }, { workspace }) => forecasts.getOfPiece(workspace, pieceId),
  createPiece: (input, { workspace, user }) => pieces.create(workspace, input, user),
  listPieces: (input, { workspace }) => pieces.list(workspace, input),
  getPieceCounts: (input, { workspace }) => pieces.count(workspace, input),
  listCalendar: (input, { workspace }) => pieces.listCalendar(workspace, input),
  movePiece: (input, { workspace, user }) => pieces.move(workspace, input, user),
  updatePieceLabels: (input, { workspace }) => pieces.updateLabels(workspace, input),
  getAlike: (input, { workspace }) => likeness.find(workspace, input),
  updateEvergreen: (input, { workspace, user }) => evergreens.update(workspace, input, user),
  deleteEvergreen: ({ pieceId }, { workspace, user }) => evergreens.stop(workspace, pieceId, user),
  getPiece: ({ pieceId }, { workspace }) => pieces.get(workspace, pieceId),
  createArticle: ({ pieceId }, { workspace, user }) => pieces.createArticle(workspace, pieceId, user),
  createOwnPiece: (input, { workspace, user }) => pieces.createOwn(workspace, input, user),
  updatePiece: (input, { workspace, user }) => pieces.update(workspace, input, user),
  updatePicture: (input, { workspace, user }) => pieces.updatePicture(workspace, input, user),
  updatePieceClip: (input, { workspace }) => pieces.updateClip(workspace, input),
  deletePieceClip: ({ pieceId }, { workspace, user }) => pieces.removeClip(workspace, pieceId, user),
  approvePiece: (input, { workspace, user }) => pieces.approve(workspace, input, user),
  takeDownPiece: ({ pieceId }, { workspace, user }) => pieces.takeDown(workspace, pieceId, user),
  withdrawPiece: (input, { workspace, user }) => pieces.withdraw(workspace, input, user),
  deletePiece: ({ pieceId }, { workspace, user }) => pieces.remove(workspace, pieceId, user),
});

interface Services {
  engine: EngineService;
  runs: CycleView;
  pieces: PieceService;
  likeness: LikenessService;
  evergreens: EvergreenService;
  settings: EngineSettingsService;
  figures: EngineFiguresService;
  forecasts: ForecastService;
}
