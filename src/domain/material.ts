/** What an owner told us, or their website says; the planner builds ideas on it, in these words. */
export const materialKinds = ['answer', 'question', 'service', 'price', 'review', 'fact'] as const;
export type MaterialKind = (typeof materialKinds)[number];

export const materialSources = ['interview', 'weekly', 'website', 'conversation'] as const;
export type MaterialSource = (typeof materialSources)[number];

/**
 * Whether posts may be made of it. `personal` and `private` are about somebody else, and only the owner can confirm
 * that they may be published; the rest would make posts that nobody wants to read.
 */
export const materialUses = ['ready', 'personal', 'private', 'unkind', 'unclear', 'thin', 'foreign'] as const;
export type MaterialUse = (typeof materialUses)[number];

/** Why it is left out, and what to do; null when there is nothing to do. `found`: the words that gave it away. */
export function whyUnused(use: MaterialUse, found: string): string | null {
  const quoted = found ? ` (“${found}”)` : '';
  switch (use) {
    case 'ready':
      return null;
    case 'personal':
      return `This seems to include somebody’s personal details${quoted}, so no post will use it. Take them out, or confirm that they may be published.`;
    case 'private':
      return `This seems to be about a hard moment in somebody’s life${quoted}, so no post will use it unless you confirm that it may be published.`;
    case 'unkind':
      return `Customers could take this badly${quoted}, so no post will use it. Put it the way you would say it to them.`;
    case 'unclear':
      return 'We could not make sense of this, so no post will use it. Write it as a sentence or two.';
    case 'thin':
      return 'This is too short to build a post on. Add a sentence: what exactly, and why?';
    case 'foreign':
      return 'We cannot read the letters of this answer, so we cannot tell whether it names a customer, and no post will use it. It stays here as you wrote it.';
  }
}

/** What an owner can allow: it is about other people, and only the owner knows whether they agreed. */
export const canBeCleared = (use: MaterialUse): boolean => use === 'personal' || use === 'private';

/** Prefix of the topic of an idea made from material; the material's id follows. */
export const TOLD = 'told/';
