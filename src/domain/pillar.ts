import type { IdeaKind } from './idea';

/** A subject that a business keeps coming back to: every post serves one, or none. */
export interface Pillar {
  /** What posts remember; the name may change. */
  id: string;
  name: string;
}

/** What a workspace begins with: the angles that the planner knows. */
export const standardPillars: readonly Pillar[] = [
  { id: 'tips', name: 'Tips and how-tos' },
  { id: 'behind-the-scenes', name: 'Behind the scenes' },
  { id: 'questions', name: 'Questions answered' },
  { id: 'offers', name: 'Offers' },
  { id: 'season', name: 'Season and calendar' },
];

/** The pillar of a post made from an idea, while the workspace still has it; '' for none. */
export const pillarOfKind = (kind: IdeaKind, pillars: readonly Pillar[]): string =>
  pillars.find(({ id }) => id === BY_KIND[kind])?.id ?? '';

const BY_KIND: Record<IdeaKind, string> = {
  'How-to': 'tips',
  Checklist: 'tips',
  'Behind the scenes': 'behind-the-scenes',
  'Question answered': 'questions',
  'Myth checked': 'questions',
  Comparison: 'questions',
  Offer: 'offers',
  Seasonal: 'season',
};

export const MAX_PILLARS = 8;
