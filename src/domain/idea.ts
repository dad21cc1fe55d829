/** What an idea rests on, so that a reader can check it. */
export const evidenceSources = ['profile', 'season', 'calendar', 'history', 'trade'] as const;
export type EvidenceSource = (typeof evidenceSources)[number];

export interface Evidence {
  source: EvidenceSource;
  /** A sentence: "St Nicholas' Day is on Sunday 6 December." */
  text: string;
}

export const difficulties = ['Easy', 'Medium', 'Hard'] as const;
export type Difficulty = (typeof difficulties)[number];

/** The angle of an idea; three ideas of one week never share one. */
export const ideaKinds = [
  'How-to',
  'Behind the scenes',
  'Question answered',
  'Offer',
  'Seasonal',
  'Myth checked',
  'Comparison',
  'Checklist',
] as const;
export type IdeaKind = (typeof ideaKinds)[number];

export interface IdeaDraft {
  kind: IdeaKind;
  /** At most 70 characters, no full stop. */
  title: string;
  /** The opening line of the video or post. */
  hook: string;
  /** One or two sentences that lead with the evidence. */
  reason: string;
  evidence: Evidence[];
  keywords: string[];
  difficulty: Difficulty;
  /** What the owner has to do: "One yes", "One photo of the counter". */
  effort: string;
  /** Whole percent; how much of the evidence speaks for this idea. An estimate. */
  confidence: number;
  /** Captions of a three-frame storyboard, at most 28 characters each. */
  frames: [string, string, string];
  /** The day it leads up to, as 2026-12-06; null without one. */
  aboutOn: string | null;
  /** Names the material used, so that eight weeks can pass before it comes again. Not shown. */
  topic: string;
}

/** What is written when an idea is picked. */
export interface PieceDraft {
  title: string;
  /** Paragraphs divided by a blank line; plain text. */
  body: string;
  altText: string;
  keywords: string[];
  /** Words of the picture; the designer takes them as they are. */
  picture: { subject: string; headline: string; supporting: string };
}
