/** What an idea rests on, so that a reader can check it. */
export const evidenceSources = [
  'owner',
  'website',
  'profile',
  'season',
  'calendar',
  'history',
  'figures',
  'trade',
] as const;
export type EvidenceSource = (typeof evidenceSources)[number];

export interface Evidence {
  source: EvidenceSource;
  /** Such as "St Nicholas' Day is on Sunday 6 December." */
  text: string;
}

/** Whether an idea rests on what its owner told us; what a website says is the owner's too, but no answer. */
export const isFromAnswer = (evidence: readonly Evidence[]): boolean =>
  evidence.find(({ source }) => source === 'owner' || source === 'website')?.source === 'owner';

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

export const ideaStatuses = ['suggested', 'picked', 'passed', 'dismissed'] as const;
export type IdeaStatus = (typeof ideaStatuses)[number];

/** Why an owner does not want an idea; the planner learns from each in its own way (docs/engine.md). */
export const dismissals = ['not-us', 'done', 'season', 'untrue'] as const;
export type Dismissal = (typeof dismissals)[number];

export interface IdeaDraft {
  kind: IdeaKind;
  /** At most 70 characters, no full stop. */
  title: string;
  /** The first line of the post or video. */
  hook: string;
  /** One or two sentences that begin with the evidence. */
  reason: string;
  evidence: Evidence[];
  keywords: string[];
  difficulty: Difficulty;
  /** What the owner contributes, as `effortWith` says it: "Just your approval", and a photograph that would help. */
  effort: string;
  /** Whole percent; how much of the evidence supports this idea. An estimate. */
  confidence: number;
  /** Captions of a three-frame storyboard, at most 28 characters each. */
  frames: [string, string, string];
  /** The day that the idea is about, such as 2026-12-06; null for none. */
  aboutOn: string | null;
  /** Identifies the material used, so that it is not used again for eight weeks. Not shown. */
  topic: string;
}

/** The content that is written when an idea is chosen. */
export interface PieceDraft {
  title: string;
  /** Plain text; paragraphs are separated by a blank line. */
  body: string;
  altText: string;
  keywords: string[];
  /** Text for the picture; the designer uses it as it is. `kicker` is the small line above the headline, '' for none. */
  picture: { subject: string; headline: string; supporting: string; kicker?: string };
  /** The owner's photograph, which is the picture while the library has it. */
  photoId?: string | null;
}

/** The owner's part of an idea. `photo` completes "a photo of": "the crumb of a loaf"; null where no photograph helps. */
export const effortWith = (photo: string | null): string =>
  photo === null ? ONE_YES : `${ONE_YES}, and a photo of ${photo} if you have one`;

/** Where the post is about what is filmed, there is none without the clip. */
export const effortWithClip = (clip: string): string => `${ONE_YES}, and a short clip: ${clip}`;

/** What an idea's effort asks to be photographed, without "a photo of"; null where it asks for none. */
export const photoAskedFor = (effort: string): string | null => PHOTO_IN_EFFORT.exec(effort)?.[1] ?? null;

const ONE_YES = 'Just your approval';
/** "One yes" is what was stored before. */
const PHOTO_IN_EFFORT = /^(?:Just your approval|One yes), and a photo of (.+) if you have one$/;
