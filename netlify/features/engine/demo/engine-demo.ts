import type { Actor } from '../../../../src/domain/activity';
import { isInHand } from '../../../../src/domain/creation';
import { ANALYZE_AT } from '../../../../src/domain/cycle';
import { DAY_MS } from '../../../../src/domain/duration';
import type { Network } from '../../../../src/domain/network';
import { pillarOfKind, standardPillars } from '../../../../src/domain/pillar';
import { nextTime } from '../../../../src/domain/evergreen';
import { slugify } from '../../../../src/domain/slug';
import { weekAt } from '../../../../src/domain/week';
import { toInstant, toLocal } from '../../../../src/domain/zoned-time';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { PlannerPort } from '../../../ports/planner';
import { postClips } from './engine-demo-clips';
import { contentFor, type PlanRatios } from './engine-demo-content';
import { demoLibrary, type Foresee, type ForeseeClip } from './engine-demo-library';
import { demoProfile, ownDraft } from './engine-demo-profile';
import type { DemoRows } from './engine-demo-repository';
import { demoActivities } from './engine-demo-story';
import { timeline } from './engine-demo-times';

/**
 * A grill on a busy corner, a month into using the product: thirty posts in thirty days (45 hours saved, 2,340 dollars
 * at the rates of domain/savings), seven of this week's ten, one waiting for a yes, two scheduled, one of each other
 * status, and three ideas to choose from. Written by the same planner and drawn by the same designer as real work. The library holds what the
 * month's allowance was used for: one picture for each post of the month, the rest for itself, and clips, three of them of posts.
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
        type: idea.kind === 'Offer' ? 'story' : 'post',
        // What went out went to the page; what comes is meant for the networks too.
        platforms: time.publishedAt ? ['blog'] : PLATFORMS,
        pillar: pillarOfKind(idea.kind, standardPillars),
        failure: time.status === 'failed' ? 'We tried several times, but something went wrong on our side.' : null,
        version: 1,
        slug: time.publishedAt ? `${slugify(text.title)}-${index}` : null,
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
          state: time.status === 'taken-down' ? 'taken-down' : 'published',
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

    const { where: place, ...rest } = demoProfile;
    const month = toLocal(now, zone).date.slice(0, 7);
    const since = toInstant({ date: `${month}-01`, time: '00:00' }, zone);
    const filmed = await postClips({ pieces, pictures }, { since, foreseeClip, makeId: () => ids.id() });
    const own = IMAGES - pieces.filter(({ createdAt }) => createdAt >= since).length;
    const begunAt = new Date(now.getTime() - 2 * DAY_MS);
    const { year, week: number } = weekAt(begunAt, zone);
    const draft: DemoRows['pieces'][number] = {
      ...ownDraft,
      id: ids.id(),
      workspaceId,
      year,
      week: number,
      altText: '',
      keywords: [],
      type: 'article',
      platforms: ['blog'],
      pillar: 'behind-the-scenes',
      aiGenerated: false,
      status: 'draft',
      version: 1,
      createdAt: begunAt,
      updatedAt: begunAt,
    };
    const library = await demoLibrary({
      workspaceId,
      owner,
      brand: demoProfile.name,
      pictures: own,
      clips: VIDEOS - filmed.length,
      since,
      now,
      foresee,
      foreseeClip,
      makeId: () => ids.id(),
    });
    await insert(workspaceId, {
      now,
      profile: { ...rest, place, workspaceId, updatedAt: weekStart },
      engine: { workspaceId, running: true, platforms: PLATFORMS, updatedAt: weekStart },
      ideas,
      pieces: [...pieces, draft],
      pictures: [...pictures, ...filmed, ...library.creations],
      publications,
      newsletters: pieces
        .filter(({ status }) => status === 'scheduled')
        .sort((one, other) => one.scheduledFor!.getTime() - other.scheduledFor!.getTime())
        .slice(0, 1)
        .map(({ id: pieceId, createdAt }) => ({
          workspaceId,
          id: ids.id(),
          pieceId,
          channel: 'newsletter',
          state: 'planned',
          updatedAt: createdAt,
        })),
      evergreens: evergreen(pieces, toLocal(now, zone).date, zone),
      folders: library.folders,
      likes: library.likes,
      templates: library.templates,
      toMake: [...filmed, ...library.creations].filter(({ status }) => status && isInHand(status)).reverse(),
      usage: [
        { workspaceId, kind: 'images', month, used: IMAGES },
        { workspaceId, kind: 'videos', month, used: VIDEOS },
      ],
      activities: demoActivities({
        workspaceId,
        profile: demoProfile,
        pieces: [...pieces, draft],
        owner,
        week,
        zone,
        proposedAt,
        now,
        makeId: () => ids.id(),
      }),
      // Since yesterday nobody looked.
      seen: { workspaceId, userId: owner.id, seenAt: new Date(now.getTime() - DAY_MS) },
    });
  };
}

/** The oldest post that is out and about no day comes again every three months. */
function evergreen(pieces: DemoRows['pieces'], today: string, zone: string): DemoRows['evergreens'] {
  const [oldest] = pieces
    .filter(({ status, aboutOn, publishedAt }) => status === 'published' && !aboutOn && publishedAt)
    .sort((one, other) => one.publishedAt!.getTime() - other.publishedAt!.getTime());
  if (!oldest?.publishedAt) return [];
  const startsOn = toLocal(oldest.publishedAt, zone).date;
  return [
    {
      workspaceId: oldest.workspaceId,
      pieceId: oldest.id,
      everyMonths: 3,
      startsOn,
      nextOn: nextTime(startsOn, 3, today),
      updatedAt: oldest.publishedAt,
    },
  ];
}

/** The specification's figures of a month: 47 of 200 images, 12 of 20 videos. */
const IMAGES = 47;
const VIDEOS = 12;
const PLATFORMS: Network[] = ['instagram', 'facebook', 'blog'];

interface Dependencies {
  insert(workspaceId: string, rows: DemoRows): Promise<void>;
  planner: PlannerPort;
  planRatios: PlanRatios;
  /** The same of what stands by itself in the library, as far as it is there already. */
  foresee: Foresee;
  foreseeClip: ForeseeClip;
  clock: Clock;
  ids: Ids;
}
