import type { CycleRun } from '../../../../src/contracts/engine-runs';
import { cycleState } from '../../../../src/domain/cycle';
import { analysisPeriod, analysisQueries, factSentence } from '../../../../src/domain/cycle-analysis';
import { isMended, type CycleState } from '../../../../src/domain/cycle-run';
import { runSentence } from '../../../../src/domain/cycle-run-words';
import { momentInWords } from '../../../../src/domain/moment-in-words';
import { weekAt, weekOfDate } from '../../../../src/domain/week';
import { AppError } from '../../../errors/app-error';
import type { Actor } from '../../../../src/domain/activity';
import type { Clock } from '../../../ports/clock';
import type { CycleBegin } from './cycle-begin-service';
import type { CycleViewRepository } from './cycle-view-repository';

/** A week's run as its owner sees it, and the button that begins it. */
export function makeCycleView({ repository, beginNow, clock }: Dependencies) {
  /** `of`: a day of the week that is asked about; this week without it. */
  async function get({ id, zone }: Place, of?: string): Promise<CycleRun> {
    const thisWeek = weekAt(clock.now(), zone);
    const week = of === undefined ? thisWeek : weekOfDate(of);
    const { run, events, posts, ideas, hasProfile, running, mode, weeks } = await repository.read(id, week);
    const scheduled = posts.flatMap(({ status, scheduledFor }) => (status === 'scheduled' && scheduledFor) || []);
    const first = scheduled.length > 0 ? new Date(Math.min(...scheduled.map(Number))) : null;
    const isThisWeek = week.startsOn === thisWeek.startsOn;
    const seen = cycleState({
      hasProfile,
      ideas: ideas.length,
      pickedIdeas: ideas.filter((status) => status === 'picked').length,
      pieces: posts.map(({ status }) => status),
    });
    // Somebody has moved it since a worker looked: the rows say where it stands.
    const state = run && followsRows(run.state) ? seen : run?.state;
    const decides = run?.mode === 'auto' && mode === 'auto' ? 'auto' : 'ask';
    return {
      week,
      run: run && {
        state: state!,
        sentence: runSentence({
          ...{ state: state!, reason: run.reason, mode: decides, measured: run.measured },
          held: run.held,
          goesOutAt: first && momentInWords(first, zone),
        }),
        mode: decides,
        begunAt: run.createdAt.toISOString(),
        looked: run.analysis && {
          period: analysisPeriod(run.analysis),
          facts: run.analysis.facts.map((fact) => ({
            sentence: factSentence(fact),
            source: analysisQueries[fact.query],
          })),
        },
        events: events.map(({ at, by, ...event }) => ({ ...event, at: at.toISOString(), by: by ?? '' })),
      },
      start:
        isThisWeek && (!run || (run.state === 'skipped' && isMended(run.reason)))
          ? { obstacle: obstacleOf({ hasProfile, running }) }
          : null,
      weeks: weeks.filter(({ startsOn }) => startsOn < thisWeek.startsOn),
    };
  }

  return {
    get,

    async run(place: Place, actor: Actor): Promise<CycleRun> {
      const { start } = await get(place);
      if (start?.obstacle) throw new AppError('conflict', start.obstacle);
      if (start) await beginNow(place, actor, { isAsked: true });
      return get(place);
    },
  };
}

/** Between these, people move a week; the others are the engine's own. */
const followsRows = (state: CycleState): boolean => FOLLOWING.has(state);
const FOLLOWING: ReadonlySet<CycleState> = new Set(['choosing', 'approving', 'deploying', 'measuring']);

function obstacleOf({ hasProfile, running }: { hasProfile: boolean; running: boolean }): string | null {
  if (!hasProfile) return 'Describe your business first: ideas are based on it.';
  return running ? null : 'The engine is paused. Start it, and this week begins within a minute.';
}

export type CycleView = ReturnType<typeof makeCycleView>;

interface Place {
  id: string;
  zone: string;
}

interface Dependencies {
  repository: CycleViewRepository;
  beginNow: CycleBegin['beginNow'];
  clock: Clock;
}
