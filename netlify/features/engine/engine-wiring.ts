import type { PostingSlot } from '../../../src/domain/cycle';
import { errorInLog } from '../../http/error-in-log';
import { log } from '../../http/log';
import type { Clock } from '../../ports/clock';
import { plannerRewording } from '../../providers/builtin/planner/again/planner-rewording';
import { createPlanner } from '../../providers/builtin/planner/planner';
import { builtinTrades } from '../../providers/builtin/trades/builtin-trades';
import { systemClock } from '../../providers/system/clock';
import { systemIds } from '../../providers/system/ids';
import { eventStore } from '../analytics/store/event-store-wiring';
import { creativeService } from '../creative/making/picture-wiring';
import { materialService } from '../material/material-wiring';
import { makeCycleAdvance } from './cycle/cycle-advance-service';
import { makeCycleAnalysis } from './cycle/cycle-analysis';
import { makeCycleBegin } from './cycle/cycle-begin-service';
import { cycleDueRepository } from './cycle/cycle-due-repository';
import { cyclePostRepository } from './cycle/cycle-post-repository';
import { cycleRunRepository, type CycleRunRepository } from './cycle/cycle-run-repository';
import { makeCycleView } from './cycle/cycle-view-service';
import { cycleViewRepository } from './cycle/cycle-view-repository';
import { makeCycleDemo } from './demo/cycle-demo';
import { makeEngineDemo } from './demo/engine-demo';
import { engineDemoRepository } from './demo/engine-demo-repository';
import { engineHandlers } from './engine-handlers';
import { engineRepository } from './engine-repository';
import { makeEngineService } from './engine-service';
import { evergreenRepository } from './evergreen/evergreen-repository';
import { makeEvergreenService } from './evergreen/evergreen-service';
import { engineFiguresRepository } from './figures/engine-figures-repository';
import { makeEngineFiguresService } from './figures/engine-figures-service';
import { forecastService } from './forecasts/forecast-wiring';
import { makeIdeaSets } from './idea-sets-service';
import { likenessRepository } from './likeness/likeness-repository';
import { makeLikenessService } from './likeness/likeness-service';
import { pieceRepository } from './pieces/piece-repository';
import { makePieceService } from './pieces/piece-service';
import { engineSettingsRepository } from './settings/engine-settings-repository';
import { makeEngineSettingsService } from './settings/engine-settings-service';
import { markRefused } from '../credential/credential-wiring';
import { writerOf } from './writing/writer-wiring';
import { writingRepository } from './writing/writing-repository';
import { makeWritingService } from './writing/writing-service';

const engineService = (clock: Clock = systemClock) =>
  makeEngineService({
    repository: engineRepository,
    planner: createPlanner(),
    sets: makeIdeaSets({
      repository: engineRepository,
      planner: createPlanner(),
      told: (place) => materialService().usable(place),
      toldSince: (...asked) => materialService().hasToldSince(...asked),
      beginWeek: async (place, actor) => {
        // While the engine is paused, ideas come only to whoever asks for them.
        if ((await engineRepository.isRunning(place.id)) && (await engineRepository.findProfile(place.id)))
          await cycle({ clock }).beginNow(place, actor);
      },
      clock,
      ids: systemIds,
    }),
    trades: builtinTrades,
    clock,
    ids: systemIds,
  });

const pieceService = (clock: Clock = systemClock) =>
  makePieceService({
    repository: pieceRepository,
    engine: { ...engineRepository, readSettings: engineSettingsRepository.read },
    planner: createPlanner(),
    trades: builtinTrades,
    inFeed: (...asked) => creativeService().inFeed(...asked),
    told: (place) => materialService().usable(place),
    draw: (briefs) => creativeService().draw(briefs),
    preview: (brief) => creativeService().preview(brief),
    draftMail: async (...asked) => (await import('../campaigns/posts/post-campaign-wiring')).draftAbout(...asked),
    // What makes clips is loaded with the first post, not by every call.
    planClip: async (brief) => (await import('../creative/making/making-wiring')).planClip(brief),
    clock,
    ids: systemIds,
  });

const evergreenService = ({ clock = systemClock, ...other }: EvergreenPorts = {}) =>
  makeEvergreenService({
    repository: evergreenRepository,
    pieces: pieceService(clock),
    rewording: plannerRewording,
    findProfile: engineRepository.findProfile,
    readSettings: engineSettingsRepository.read,
    posts: cyclePostRepository,
    clock,
    ids: systemIds,
    ...other,
  });

type EvergreenPorts = Partial<Parameters<typeof makeEvergreenService>[0]>;

/** The runs of weeks; what a run makes and approves, it does as a person would. */
const cycle = ({ clock = systemClock, repository = cycleRunRepository, ...other }: CyclePorts = {}) => {
  const { advance } = makeCycleAdvance({
    repository,
    posts: cyclePostRepository,
    analysis: cycleAnalysis(clock),
    engine: {
      propose: (...asked) => engineService(clock).propose(...asked),
      findProfile: engineRepository.findProfile,
      findIdea: engineRepository.findIdea,
      findPiece: pieceRepository.find,
      readRhythm: engineSettingsRepository.read,
      create: (...asked) => pieceService(clock).create(...asked),
      approve: (...asked) => pieceService(clock).approve(...asked),
    },
    clock,
    ids: systemIds,
    ...other,
  });
  const { beginNow, lookAfterCycles } = makeCycleBegin({
    repository,
    due: cycleDueRepository,
    advance,
    clock,
    ids: systemIds,
    failed: ({ workspaceId }, error) => log().error({ workspaceId, ...errorInLog(error) }, 'week failed'),
  });
  return { advance, beginNow, lookAfterCycles };
};

type CyclePorts = Partial<Omit<Parameters<typeof makeCycleAdvance>[0], 'repository'>> & {
  repository?: CycleRunRepository;
};

const cycleAnalysis = (clock: Clock) =>
  makeCycleAnalysis({ events: eventStore({ clock }), repository: cyclePostRepository });

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

/** The weeks of a demo, once its figures are there. */
export const seedCycleDemo = (workspace: { id: string; zone: string }): Promise<void> =>
  makeCycleDemo({ repository: cycleRunRepository, jobsAt: (clock) => cycle({ clock }), clock: systemClock })(workspace);

export const engineWiring = () =>
  engineHandlers({
    engine: engineService(),
    runs: makeCycleView({ repository: cycleViewRepository, beginNow: cycle().beginNow, clock: systemClock }),
    pieces: pieceService(),
    likeness: makeLikenessService({ repository: likenessRepository, clock: systemClock }),
    evergreens: evergreenService(),
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
    writerOf,
    refused: (workspaceId: string, sentence: string) => markRefused(workspaceId, 'openai', sentence),
    findProfile: engineRepository.findProfile,
    readHistory: engineRepository.readHistory,
    readSettings: engineSettingsRepository.read,
    createOwn,
    approve,
  };
};

/** What makes the idea that was chosen by email, by text message or on the phone. */
export const chosenEngine = () => ({ create: pieceService().create });

export const writingService = () =>
  makeWritingService({
    repository: writingRepository,
    pieces: pieceRepository,
    writerOf,
    readPlace: async (workspaceId) => {
      const zone = await writingRepository.findZone(workspaceId);
      const profile = zone && (await engineRepository.findProfile(workspaceId));
      return profile ? { zone, profile } : null;
    },
    told: (place) => materialService().usable(place),
    refused: (workspaceId, sentence) => markRefused(workspaceId, 'openai', sentence),
    clock: systemClock,
  });

/** What the worker calls of posts that come again. */
export const evergreenJobs = (ports?: EvergreenPorts) => {
  const { advance, repeat } = evergreenService(ports);
  return { advance, repeat };
};

/** What the worker calls. */
export const engineJobs = (ports: CyclePorts = {}) => {
  const { advance: advanceCycle, beginNow, lookAfterCycles } = cycle(ports);
  const { publishPiece, failPiece } = pieceService(ports.clock);
  return { advanceCycle, beginNow, lookAfterCycles, publishPiece, failPiece };
};
