import type { IdeaDraft, IdeaKind } from '../../../../../src/domain/idea';
import type { PlannerPort } from '../../../../ports/planner';

type Three = Awaited<ReturnType<PlannerPort['propose']>>;

/**
 * What was measured supports an idea of the kind that did best lately: it says so, with the figure as it was counted. It
 * changes neither the order nor the confidence, as one good post is no proof.
 */
export function withFigures(
  { analysis }: Pick<Parameters<PlannerPort['propose']>[0], 'analysis'>,
  three: Three,
): Three {
  const best = analysis?.facts.find(({ query }) => query === 'best-post');
  const kind = best?.post?.kind;
  if (!best?.post || !kind || best.now === null || best.now < SOME) return three;
  const text = `Your best post of the last four weeks, “${best.post.title}”, was ${KINDS[kind]}${best.post.hasPhoto ? ' with a photograph' : ''}: it reached ${best.now.toLocaleString('en-GB')} people.`;
  const supports = three.findIndex((idea) => idea.kind === kind);
  return three.map((idea, index): IdeaDraft =>
    index === supports ? { ...idea, evidence: [...idea.evidence, { source: 'figures', text }] } : idea,
  ) as Three;
}

/** People; fewer are hardly more than the owner and their friends. */
const SOME = 10;

const KINDS: Record<IdeaKind, string> = {
  'How-to': 'a how-to',
  'Behind the scenes': 'a look behind the scenes',
  'Question answered': 'an answered question',
  Offer: 'an offer',
  Seasonal: 'a seasonal post',
  'Myth checked': 'a myth that you checked',
  Comparison: 'a comparison',
  Checklist: 'a checklist',
};
