import type { PostingSlot } from '../../../src/domain/cycle';
import { createPlanner } from '../../providers/builtin/planner/planner';
import { builtinTrades } from '../../providers/builtin/trades/builtin-trades';
import { systemClock } from '../../providers/system/clock';
import { systemIds } from '../../providers/system/ids';
import { eventStore } from '../analytics/store/event-store-wiring';
import { creativeService } from '../creative/making/picture-wiring';
import { materialService } from '../material/material-wiring';
import { makeEngineDemo } from './demo/engine-demo';
import { engineDemoRepository } from './demo/engine-demo-repository';
import { engineHandlers } from './engine-handlers';
import { engineRepository } from './engine-repository';
import { makeEngineService } from './engine-service';
import { engineFiguresRepository } from './figures/engine-figures-repository';
import { makeEngineFiguresService } from './figures/engine-figures-service';
import { forecastService } from './forecasts/forecast-wiring';
import { pieceRepository } from './pieces/piece-repository';
import { makePieceService } from './pieces/piece-service';
import { engineSettingsRepository } from './settings/engine-settings-repository';
import { makeEngineSettingsService } from './settings/engine-settings-service';

const engineService = () =>
  makeEngineService({
    repository: engineRepository,
    planner: createPlanner(),
    trades: builtinTrades,
    told: (place) => materialService().usable(place),
    clock: systemClock,
    ids: systemIds,
  });

const pieceService = () =>
  makePieceService({
    repository: pieceRepository,
    engine: { ...engineRepository, readSettings: engineSettingsRepository.read },
    planner: createPlanner(),
    trades: builtinTrades,
    inFeed: (...asked) => creativeService().inFeed(...asked),
    told: (place) => materialService().usable(place),
    draw: (briefs) => creativeService().draw(briefs),
    preview: (brief) => creativeService().preview(brief),
    clock: systemClock,
    ids: systemIds,
  });

/** Fills a demo workspace with this feature's part. What makes clips is loaded by the first demo, not by every call. */
export async function seedEngineDemo(workspace: {
  id: string;
  zone: string;
  owner: { id: string; name: string };
}): Promise<void> {
  const { foreseeClip } = await import('../creative/making/making-wiring');
  const { planRatios, foresee } = creativeService();
  await makeEngineDemo({
    insert: engineDemoRepository.insert,
    planner: createPlanner(),
    planRatios,
    foresee,
    foreseeClip,
    clock: systemClock,
    ids: systemIds,
  })(workspace);
}

export const engineWiring = () =>
  engineHandlers({
    engine: engineService(),
    pieces: pieceService(),
    settings: makeEngineSettingsService({ repository: engineSettingsRepository, clock: systemClock }),
    figures: makeEngineFiguresService({
      events: eventStore({ clock: systemClock }),
      repository: engineFiguresRepository,
      clock: systemClock,
    }),
    forecasts: forecastService(),
  });

/** What analytics changes here when an insight is applied or undone. */
export const insightEngine = () => {
  const pieces = pieceService();
  return {
    readSlot: engineRepository.readSlot,
    changeSlot: (id: string, from: PostingSlot | null, to: PostingSlot | null) =>
      engineRepository.changeSlot(id, from, to, systemClock.now()),
    addIdea: engineService().addIdea,
    removeIdea: engineRepository.removeIdea,
    draftFrom: pieces.draftFrom,
    removeDraft: pieces.removeDraft,
  };
};

/** What rules make posts with: the words of the planner, the picture and the way out of any other post. */
export const ruleEngine = () => {
  const { createOwn, approve } = pieceService();
  return {
    planner: createPlanner(),
    told: (place: { id: string; zone: string }) => materialService().usable(place),
    findProfile: engineRepository.findProfile,
    readHistory: engineRepository.readHistory,
    createOwn,
    approve,
  };
};

/** What the worker calls. */
export const engineJobs = () => {
  const { proposeIdeas, beginWeeks } = engineService();
  const { publishPiece, failPiece } = pieceService();
  return { proposeIdeas, beginWeeks, publishPiece, failPiece };
};
