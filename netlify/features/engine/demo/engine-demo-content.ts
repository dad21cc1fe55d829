import type { IdeaDraft, PieceDraft } from '../../../../src/domain/idea';
import { aspectRatios, selectableRatios } from '../../../../src/domain/image-format';
import { addWeeks, type Week } from '../../../../src/domain/week';
import { toLocal } from '../../../../src/domain/zoned-time';
import type { ImageBrief } from '../../../ports/image';
import type { PastIdea, PlannerPort, ProposalRequest } from '../../../ports/planner';
import { demoProfile } from './engine-demo-profile';
import type { DemoRows } from './engine-demo-repository';
import { BEFORE_THIS_WEEK, beforeThisWeek, BESIDE, THIS_WEEK } from './engine-demo-times';

/** What the planner says for the demo's business; the same for a day and a zone, so it is asked once per process. */
export function contentFor(
  planner: PlannerPort,
  planRatios: PlanRatios,
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
  planRatios: PlanRatios,
  week: Week,
  today: string,
  zone: string,
): Promise<Content> {
  const history: PastIdea[] = [];
  const past: Omit<Content['past'][number], 'drawn'>[] = [];
  const propose = async (at: Week, round: number, published: ProposalRequest['published'] = []) => {
    const drafts = await planner.propose({
      profile: demoProfile,
      week: at,
      zone,
      round,
      history: [...history],
      published,
    });
    for (const { title, hook, topic } of drafts) history.unshift({ title, hook, topic, week: at });
    return drafts;
  };
  // What is on the table this week, and what three others would be, is seen first: earlier weeks may not use it up.
  for (const round of [0, 1]) await propose(week, round);
  const kept = history.length;
  const count = BEFORE_THIS_WEEK + THIS_WEEK + BESIDE;
  // The latest first: what is known best of the trade belongs to the posts that are looked at.
  for (let back = 1; past.length < count; back += 1) {
    const at = addWeeks(week, -back);
    for (const round of [1, 0]) {
      const drafts = await propose(at, round);
      const written = await Promise.all(
        drafts.map(async (idea, index) => ({
          idea,
          text: await planner.write({ profile: demoProfile, idea, week: at, zone }),
          week: at,
          round,
          rank: index + 1,
        })),
      );
      past.unshift(...written);
    }
  }
  const posts = past.slice(-count);
  history.splice(-kept);
  // This week's ideas may speak of what was out when they were proposed, and of nothing that is still to come.
  const published = beforeThisWeek(week, today, zone)
    .map((at, index) => ({ title: posts[index]!.text.title, publishedOn: toLocal(at, zone).date }))
    .reverse();
  return {
    past: posts.map((one, index) => ({ ...one, drawn: planPictures(planRatios, one.text, index) })),
    proposed: await propose(week, 0, published),
  };
}

const planPictures = (planRatios: PlanRatios, { picture }: PieceDraft, seed: number): PlannedPicture[] =>
  planRatios(
    selectableRatios.map((aspectRatio) => ({
      prompt: picture.subject,
      headline: picture.headline,
      supporting: picture.supporting,
      ...(picture.kicker && { kicker: picture.kicker }),
      brand: demoProfile.name,
      style: 'minimalist',
      aspectRatio,
      seed,
    })),
  ).map((planned) => {
    const { width, height } = aspectRatios[planned.brief.aspectRatio];
    return { ...planned, aspectRatio: planned.brief.aspectRatio, width, height };
  });

let remembered: { key: string; content: Promise<Content> } | undefined;

export type PlanRatios = (
  briefs: ImageBrief[],
) => { brief: ImageBrief; prompt: string; storageKey: string; provider: string; title: string }[];

type PlannedPicture = ReturnType<PlanRatios>[number] &
  Pick<DemoRows['pictures'][number], 'aspectRatio' | 'width' | 'height'>;

interface Content {
  past: { idea: IdeaDraft; text: PieceDraft; drawn: PlannedPicture[]; week: Week; round: number; rank: number }[];
  proposed: IdeaDraft[];
}
