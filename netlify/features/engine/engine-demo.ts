import type { Actor } from '../../../src/domain/activity';
import type { BusinessProfile } from '../../../src/domain/business-profile';
import { ANALYZE_AT, DEPLOY_AT } from '../../../src/domain/cycle';
import type { IdeaDraft, PieceDraft } from '../../../src/domain/idea';
import { isInHand } from '../../../src/domain/creation';
import { aspectRatios, selectableRatios } from '../../../src/domain/image-format';
import { slugify } from '../../../src/domain/slug';
import { addWeeks, weekAt, type Week } from '../../../src/domain/week';
import { addDays, toInstant, toLocal } from '../../../src/domain/zoned-time';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import type { ImageBrief } from '../../ports/image';
import type { PastIdea, PlannerPort, ProposalRequest } from '../../ports/planner';
import type { DemoRows } from './engine-demo-repository';
import { demoLibrary, type Foresee, type ForeseeClip } from './engine-demo-library';
import { tellDemo } from './engine-demo-story';

/**
 * A grill on a busy corner, a month into using the product: thirty posts in thirty days (45 hours saved, 2,340 dollars
 * at the rates of domain/piece), seven of this week's ten, one waiting for a yes, two scheduled, and three ideas to
 * choose from. Written by the same planner and drawn by the same designer as real work. The library holds what the
 * month's allowance was used for: one picture for each post of the month, the rest for itself, and clips.
 */
export function makeEngineDemo({ insert, planner, planRatios, foresee, foreseeClip, clock, ids }: Dependencies) {
  return async ({ id: workspaceId, zone, owner }: { id: string; zone: string; owner: Actor }): Promise<void> => {
    const now = clock.now();
    const week = weekAt(now, zone);
    const { past, proposed } = await contentFor(planner, planRatios, week, toLocal(now, zone).date, zone);
    const weekStart = toInstant({ date: week.startsOn, time: '00:00' }, zone);
    const times = timeline(now, weekStart, week, zone);
    const begun = toInstant({ date: week.startsOn, time: ANALYZE_AT.time }, zone);
    const proposedAt = begun < now ? begun : weekStart;

    const ideas: DemoRows['ideas'] = [];
    const pieces: DemoRows['pieces'] = [];
    const pictures: DemoRows['pictures'] = [];
    const publications: DemoRows['publications'] = [];
    past.forEach(({ idea, text, drawn, week: from, round, rank }, index) => {
      const time = times[index]!;
      const ideaId = ids.id();
      const pieceId = ids.id();
      const at = weekAt(time.createdAt, zone);
      ideas.push({
        ...idea,
        id: ideaId,
        workspaceId,
        year: from.year,
        week: from.week,
        round,
        rank,
        status: 'picked',
        createdAt: time.createdAt,
      });
      const { picture: _picture, ...words } = text;
      pieces.push({
        ...words,
        id: pieceId,
        workspaceId,
        ideaId,
        year: at.year,
        week: at.week,
        status: time.status,
        version: 1,
        slug: time.status === 'published' ? `${slugify(text.title)}-${index}` : null,
        scheduledFor: time.scheduledFor,
        publishedAt: time.publishedAt,
        createdAt: time.createdAt,
        updatedAt: time.publishedAt ?? time.createdAt,
      });
      if (time.publishedAt)
        publications.push({
          id: ids.id(),
          workspaceId,
          pieceId,
          channel: 'site',
          state: 'published',
          publishedAt: time.publishedAt,
        });
      for (const planned of drawn)
        pictures.push({
          ...planned,
          id: ids.id(),
          workspaceId,
          pieceId,
          altText: text.altText,
          createdAt: time.createdAt,
        });
    });
    proposed.forEach((idea, rank) =>
      ideas.push({
        ...idea,
        id: ids.id(),
        workspaceId,
        year: week.year,
        week: week.week,
        round: 0,
        rank: rank + 1,
        status: 'suggested',
        createdAt: proposedAt,
      }),
    );

    const { where: place, ...rest } = profile;
    const month = toLocal(now, zone).date.slice(0, 7);
    const since = toInstant({ date: `${month}-01`, time: '00:00' }, zone);
    const own = IMAGES - pieces.filter(({ createdAt }) => createdAt >= since).length;
    const library = await demoLibrary({
      workspaceId,
      owner,
      brand: profile.name,
      pictures: own,
      clips: VIDEOS,
      since,
      now,
      foresee,
      foreseeClip,
      makeId: () => ids.id(),
    });
    await insert(workspaceId, {
      now,
      profile: { ...rest, place, workspaceId, updatedAt: weekStart },
      ideas,
      pieces,
      pictures: [...pictures, ...library.creations],
      publications,
      folders: library.folders,
      likes: library.likes,
      templates: library.templates,
      toMake: library.creations.filter(({ status }) => status && isInHand(status)).reverse(),
      usage: [
        { workspaceId, kind: 'images', month, used: IMAGES },
        { workspaceId, kind: 'videos', month, used: VIDEOS },
      ],
      activities: tellDemo({
        workspaceId,
        profile,
        pieces,
        owner,
        week,
        zone,
        proposedAt,
        now,
        makeId: () => ids.id(),
      }),
      // Since yesterday nobody looked.
      seen: { workspaceId, userId: owner.id, seenAt: new Date(now.getTime() - 24 * HOUR) },
    });
  };
}

/** Thirty-three posts, oldest first: 23 in the weeks before, seven this week until now, one in review, two to come. */
function timeline(now: Date, weekStart: Date, week: Week, zone: string): Moment[] {
  const out = (at: Date, notBefore = new Date(0)): Moment => ({
    status: 'published',
    createdAt: new Date(Math.max(notBefore.getTime(), at.getTime() - 2 * HOUR)),
    publishedAt: at,
    scheduledFor: at,
  });
  const slots = slotsAround(week, zone);
  const soFar = slots.filter((at) => at >= weekStart && at < now);
  // Early on a Monday there are fewer slots than posts: then they came in even steps since midnight.
  const thisWeek =
    soFar.length >= THIS_WEEK
      ? spread(soFar, THIS_WEEK)
      : Array.from(
          { length: THIS_WEEK },
          (_, index) =>
            new Date(weekStart.getTime() + ((now.getTime() - weekStart.getTime()) * (index + 1)) / (THIS_WEEK + 1)),
        );
  const next = slots.filter((at) => at > now && at.getTime() > now.getTime() + 4 * HOUR).slice(0, 1);
  const nextWeek = toInstant({ date: addDays(week.startsOn, 7 + DEPLOY_AT.weekday - 1), time: DEPLOY_AT.time }, zone);
  const coming = [...next, nextWeek, new Date(nextWeek.getTime() + 24 * HOUR)].slice(0, 2);
  return [
    ...beforeThisWeek(week, toLocal(now, zone).date, zone).map((at) => out(at)),
    ...thisWeek.map((at) => out(at, weekStart)),
    {
      status: 'review',
      createdAt: new Date(Math.max(weekStart.getTime(), now.getTime() - HOUR)),
      publishedAt: null,
      scheduledFor: null,
    },
    ...coming.map((scheduledFor): Moment => ({
      status: 'scheduled',
      createdAt: new Date(Math.max(weekStart.getTime(), now.getTime() - 3 * HOUR)),
      publishedAt: null,
      scheduledFor,
    })),
  ];
}

/** When the posts of the weeks before went out, oldest first: the same all day long, so that what is said of them holds. */
function beforeThisWeek(week: Week, today: string, zone: string): Date[] {
  const [since, weekStart] = [addDays(today, -29), week.startsOn].map((date) =>
    toInstant({ date, time: '00:00' }, zone),
  );
  return spread(
    slotsAround(week, zone).filter((at) => at > since! && at < weekStart!),
    BEFORE_THIS_WEEK,
  );
}

const slotsAround = (week: Week, zone: string): Date[] =>
  Array.from({ length: 30 + 7 }, (_, day) => addDays(week.startsOn, day - 30)).flatMap((date) =>
    POST_TIMES.map((time) => toInstant({ date, time }, zone)),
  );

/** `count` of a list, evenly apart, its order kept. */
const spread = <T>(all: T[], count: number): T[] =>
  Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)]!);

/** What the planner says for the demo's business; the same for a day and a zone, so it is asked once per process. */
function contentFor(
  planner: PlannerPort,
  planRatios: Dependencies['planRatios'],
  week: Week,
  today: string,
  zone: string,
): Promise<Content> {
  const key = `${today} ${zone}`;
  if (remembered?.key !== key) remembered = { key, content: writeContent(planner, planRatios, week, today, zone) };
  return remembered.content;
}

async function writeContent(
  planner: PlannerPort,
  planRatios: Dependencies['planRatios'],
  week: Week,
  today: string,
  zone: string,
): Promise<Content> {
  const history: PastIdea[] = [];
  const past: Omit<Content['past'][number], 'drawn'>[] = [];
  const propose = async (at: Week, round: number, published: ProposalRequest['published'] = []) => {
    const drafts = await planner.propose({ profile, week: at, zone, round, history: [...history], published });
    for (const { title, hook, topic } of drafts) history.unshift({ title, hook, topic, week: at });
    return drafts;
  };
  for (let back = 6; back >= 1; back -= 1) {
    for (const round of [0, 1]) {
      if (past.length >= BEFORE_THIS_WEEK + THIS_WEEK + 3) break;
      const at = addWeeks(week, -back);
      const drafts = await propose(at, round);
      for (const [index, idea] of drafts.entries())
        past.push({
          idea,
          text: await planner.write({ profile, idea, week: at, zone }),
          week: at,
          round,
          rank: index + 1,
        });
    }
  }
  // This week's ideas may speak of what was out when they were proposed, and of nothing that is still to come.
  const published = beforeThisWeek(week, today, zone)
    .map((at, index) => ({ title: past[index]!.text.title, publishedOn: toLocal(at, zone).date }))
    .reverse();
  return {
    past: past
      .slice(0, BEFORE_THIS_WEEK + THIS_WEEK + 3)
      .map((one, index) => ({ ...one, drawn: planPictures(planRatios, one.text, index) })),
    proposed: await propose(week, 0, published),
  };
}

const planPictures = (
  planRatios: Dependencies['planRatios'],
  { picture }: PieceDraft,
  seed: number,
): PlannedPicture[] =>
  planRatios(
    selectableRatios.map((aspectRatio) => ({
      prompt: picture.subject,
      headline: picture.headline,
      supporting: picture.supporting,
      brand: profile.name,
      style: 'minimalist',
      aspectRatio,
      seed,
    })),
  ).map((planned) => {
    const { width, height } = aspectRatios[planned.brief.aspectRatio];
    return { ...planned, aspectRatio: planned.brief.aspectRatio, width, height };
  });

const profile: BusinessProfile = {
  name: 'Corner Grill',
  what: 'Burger grill and family restaurant with a charcoal fire',
  where: 'Elm Street, Bristol',
  audience: 'families and people from the offices nearby',
  offers: [
    'smash burgers',
    'two-for-one burgers on Fridays',
    'hand-cut fries',
    'lunch menu',
    'set menus for parties',
    'vegetarian dishes',
    'desserts',
  ],
  tone: 'friendly',
  // Number, mailbox and address belong to nobody: of Ofcom's numbers for drama and RFC 2606's names.
  details: {
    phone: '0117 496 0123',
    email: 'demo@cornergrill.example',
    address: 'Demo address: 1 Example Street, Bristol BS0 0XX',
    hours: [
      ...[2, 3, 4, 5].flatMap((day) => [
        { day, from: '12:00', to: '15:00' },
        { day, from: '17:00', to: '22:00' },
      ]),
      { day: 6, from: '12:00', to: '23:00' },
      { day: 7, from: '12:00', to: '21:00' },
    ],
    hoursNote: 'A demo: nobody will be there.',
    prices: [
      { offer: 'smash burgers', price: '£11' },
      { offer: 'two-for-one burgers on Fridays', price: '£11' },
      { offer: 'hand-cut fries', price: '£4.50' },
      { offer: 'lunch menu', price: '£13.50' },
      { offer: 'set menus for parties', price: 'from £24 a person' },
      { offer: 'desserts', price: '£6' },
    ],
    link: 'https://cornergrill.example/book',
    linkKind: 'book',
  },
};

/** When a small place posts: before opening, before lunch, before the evening. */
const POST_TIMES = ['08:30', '11:45', '16:30'];
const BEFORE_THIS_WEEK = 23;
const THIS_WEEK = 7;
/** The specification's figures of a month: 47 of 200 images, 12 of 20 videos. */
const IMAGES = 47;
const VIDEOS = 12;
const HOUR = 3_600_000;

let remembered: { key: string; content: Promise<Content> } | undefined;

type PlannedPicture = ReturnType<Dependencies['planRatios']>[number] &
  Pick<DemoRows['pictures'][number], 'aspectRatio' | 'width' | 'height'>;

interface Content {
  past: { idea: IdeaDraft; text: PieceDraft; drawn: PlannedPicture[]; week: Week; round: number; rank: number }[];
  proposed: IdeaDraft[];
}

interface Moment {
  status: 'published' | 'review' | 'scheduled';
  createdAt: Date;
  publishedAt: Date | null;
  scheduledFor: Date | null;
}

interface Dependencies {
  insert(workspaceId: string, rows: DemoRows): Promise<void>;
  planner: PlannerPort;
  planRatios(
    briefs: ImageBrief[],
  ): { brief: ImageBrief; prompt: string; storageKey: string; provider: string; title: string }[];
  /** The same of what stands by itself in the library, as far as it is there already. */
  foresee: Foresee;
  foreseeClip: ForeseeClip;
  clock: Clock;
  ids: Ids;
}
