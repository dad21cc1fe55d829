import type { NewActivity } from '../../../src/domain/activity';
import { usualRhythm } from '../../../src/domain/posting-rhythm';
import type { PlannerPort, ProposalRequest } from '../../ports/planner';
import { builtinTrades } from '../../providers/builtin/trades/builtin-trades';
import { buildBusinessProfile, buildIdeaDraft, buildStoredProfile } from '../../testing/builders/engine';
import type { EngineRepository, IdeaRow } from './engine-repository';
import { makeEngineService } from './engine-service';
import { makeIdeaSets } from './idea-sets-service';

const place = { id: 'w', zone: 'Europe/London' };
const ada = { id: 'ada', name: 'Ada Baker' };
const read: Awaited<ReturnType<EngineRepository['readCycle']>> = {
  hasProfile: true,
  asksFirst: false,
  running: true,
  rhythm: usualRhythm,
  held: 0,
  ideas: [],
  pieces: [],
  publishedLastWeek: 2,
};

function setUp({ now = '2026-11-18T12:00:00Z', lastRound = null as number | null, profile = true, cycle = read } = {}) {
  const requests: ProposalRequest[] = [];
  const stored: Parameters<EngineRepository['insertIdeas']>[1][] = [];
  const activities: NewActivity[] = [];
  const repository: EngineRepository = {
    findProfile: async () => (profile ? buildStoredProfile() : null),
    saveProfile: async (_id, given, _now, entry) => {
      if (given.logoFileId) return null;
      activities.push(entry);
      return buildStoredProfile(given);
    },
    saveBrand: async (_id, given) => (given.logoFileId ? 'logo' : profile ? buildStoredProfile(given) : null),
    setRunning: async () => undefined as never,
    readCycle: async () => cycle,
    readHistory: async () => ({
      past: [{ title: 'Old', hook: 'Older', topic: 'old', year: 2026, week: 44 }],
      published: [],
      dismissed: [{ topic: 'grill/fries', kind: 'Offer', reason: 'untrue', at: new Date('2026-11-02T23:30:00Z') }],
      sets: {
        lastRound,
        newestAt: lastRound === null ? null : new Date(0),
        asked: (lastRound ?? -1) + 1,
        isChosen: false,
      },
    }),
    addIdea: async (row, entry) => {
      stored.push([{ ...row, rank: 4 }]);
      activities.push(entry);
    },
    removeIdea: async () => true,
    readSlot: async () => null,
    changeSlot: async () => true,
    insertIdeas: async (_id, rows, entry) => {
      stored.push(rows);
      activities.push(entry);
    },
    listSuggested: async () => [],
    findIdea: async () => null,
    dismissIdea: async () => false,
    isRunning: async () => true,
    isAskingFirst: async () => false,
  };
  const clock = { now: () => new Date(now) };
  const ids = { id: () => crypto.randomUUID(), token: () => '' };
  const planner: PlannerPort = {
    name: 'Planner',
    languageOf: () => 'en',
    proposeOne: () => Promise.reject(new Error('not asked')),
    propose: async (request) => (
      requests.push(request),
      [buildIdeaDraft(), buildIdeaDraft({ kind: 'Offer' }), buildIdeaDraft({ kind: 'Seasonal' })]
    ),
    write: () => Promise.reject(new Error('not asked')),
    writeArticle: () => Promise.reject(new Error('not asked')),
  };
  const sets = makeIdeaSets({
    repository,
    told: async () => [],
    toldSince: async () => false,
    beginWeek: async () => {},
    planner,
    clock,
    ids,
  });
  const service = makeEngineService({ repository, sets, trades: builtinTrades, planner, clock, ids });
  return { service, requests, stored, activities };
}

describe('an idea because of an insight', () => {
  const asked = { feature: 'question' as const, evidence: 'Posts with a question reached more people.' };

  it('joins this week’s ideas, fits the finding, and names it as evidence', async () => {
    const { service, stored, activities } = setUp({ lastRound: 0 });
    const added = await service.addIdea(place, asked, ada);
    expect(stored).toHaveLength(1);
    expect(stored[0]![0]).toMatchObject({ id: added.id, round: 0, rank: 4, status: 'suggested' });
    expect(stored[0]![0]!.evidence.at(-1)).toEqual({ source: 'history', text: asked.evidence });
    expect(stored[0]![0]!.reason.startsWith(asked.evidence)).toBe(true);
    expect(activities.map(({ title }) => title)).toEqual([`The idea “${added.title}” was added because of an insight`]);
  });

  it('needs a profile, like every idea', async () => {
    await expect(setUp({ profile: false }).service.addIdea(place, asked, ada)).rejects.toMatchObject({
      code: 'conflict',
    });
  });
});

describe('proposing', () => {
  it('stores three ranked ideas of the week the workspace is in, with what the planner must not repeat', async () => {
    const { service, requests, stored } = setUp();
    await service.createIdeas(place, ada);
    expect(requests[0]).toMatchObject({
      week: { year: 2026, week: 47 },
      zone: 'Europe/London',
      today: '2026-11-18',
      round: 0,
      history: [{ topic: 'old', week: { year: 2026, week: 44 } }],
    });
    expect(stored[0]!.map((row) => [row.rank, row.round, row.status])).toEqual([
      [1, 0, 'suggested'],
      [2, 0, 'suggested'],
      [3, 0, 'suggested'],
    ]);
  });

  it('happens once when a profile is saved again', async () => {
    const { service, stored } = setUp({ lastRound: 0 });
    await service.updateProfile(place, buildBusinessProfile(), true, ada);
    expect(stored).toEqual([]);
  });

  it('stops after the third set of a week and says what to do', async () => {
    await expect(setUp({ lastRound: 2 }).service.createIdeas(place, ada)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/9 ideas this week/),
    });
  });

  it('needs a profile', async () => {
    await expect(setUp({ profile: false }).service.createIdeas(place, ada)).rejects.toMatchObject({
      message: expect.stringMatching(/Describe your business first/),
    });
  });

  it('waits when the logo is not there any more', async () => {
    const { service, stored } = setUp();
    await expect(
      service.updateProfile(place, buildBusinessProfile({ logoFileId: crypto.randomUUID() }), true, ada),
    ).rejects.toMatchObject({
      code: 'invalid_request',
      fields: { logoFileId: expect.stringMatching(/Upload it again/) },
    });
    expect(stored).toEqual([]);
  });

  it('pauses with the trial while the profile is still saved', async () => {
    const { service, stored } = setUp();
    expect(await service.updateProfile(place, buildBusinessProfile(), false, ada)).toMatchObject({
      name: 'Ada’s Bakery',
    });
    expect(stored).toEqual([]);
  });
});

describe('the log', () => {
  it('is told who described the business, and that ideas came of it', async () => {
    const { service, activities } = setUp();
    await service.updateProfile(place, buildBusinessProfile(), true, ada);
    expect(activities.map(({ title, actor, tells, link }) => [title, actor?.name, tells, link])).toEqual([
      [
        '“Ada’s Bakery” was described, so that ideas can be based on it',
        'Ada Baker',
        false,
        '/dashboard/content-engine?tab=settings',
      ],
      ['Three ideas for week 47 were proposed', 'Ada Baker', true, '/dashboard/content-engine?tab=ideas'],
    ]);
  });

  it('names nobody for ideas that come by themselves, and calls a later set other ideas', async () => {
    const { service, activities } = setUp();
    await service.propose(place, null);
    expect(activities).toMatchObject([
      {
        workspaceId: 'w',
        title: 'Three ideas for week 47 were proposed',
        tells: true,
        at: new Date('2026-11-18T12:00:00Z'),
      },
    ]);
    expect(activities[0]!.actor).toBeUndefined();
    const renewed = setUp({ lastRound: 0 });
    await renewed.service.createIdeas(place, ada);
    expect(renewed.activities[0]!.title).toBe('Three other ideas for week 47 were proposed');
  });
});

it('keeps every set of the week in reach, the newest first in line, and counts what can still be asked for', async () => {
  const ofRound = (round: number) =>
    [1, 2, 3].map((rank) => ({
      idea: {
        ...buildIdeaDraft({ title: `Idea ${round}.${rank}` }),
        id: crypto.randomUUID(),
        round,
        rank,
        status: 'suggested',
        createdAt: new Date('2026-11-16T07:00:00Z'),
      } as unknown as IdeaRow,
      pieceId: null,
      support: null,
    }));
  const titles = (set: { title: string }[]) => set.map(({ title }) => title);
  const first = await setUp({ cycle: { ...read, ideas: ofRound(0) } }).service.getCycle(place);
  expect([titles(first.ideas), first.earlierIdeas, first.setsLeft]).toEqual([
    ['Idea 0.1', 'Idea 0.2', 'Idea 0.3'],
    [],
    2,
  ]);
  const last = await setUp({
    cycle: { ...read, ideas: [...ofRound(0), ...ofRound(1), ...ofRound(2)] },
  }).service.getCycle(place);
  expect([titles(last.ideas)[0], last.earlierIdeas.map(titles).map(([title]) => title), last.setsLeft]).toEqual([
    'Idea 2.1',
    ['Idea 0.1', 'Idea 1.1'],
    0,
  ]);
  expect((await setUp({ cycle: { ...read, hasProfile: false } }).service.getCycle(place)).setsLeft).toBe(0);
});

it("the goal counts all of this week's pieces, the beats only those made from its ideas", async () => {
  const cycle = {
    ...read,
    pieces: [
      ...Array.from({ length: 7 }, () => ({
        status: 'published' as const,
        ideaId: 'of an earlier week',
        publishedAt: new Date('2026-11-17T09:00:00Z'),
        scheduledFor: null,
      })),
      { status: 'review' as const, ideaId: null, publishedAt: null, scheduledFor: null },
    ],
  };
  const { goal, beats } = await setUp({ cycle }).service.getCycle(place);
  expect(goal).toEqual({ done: 7, waiting: 1, target: 10 });
  expect(beats.find(({ beat }) => beat === 'deploy')!.state).toBe('next');
});
