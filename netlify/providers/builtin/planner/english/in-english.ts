import type { BusinessProfile } from '../../../../../src/domain/business-profile';
import type { IdeaDraft } from '../../../../../src/domain/idea';
import { isInTongue } from '../tongue-frames/tongue-ideas';
import { postLanguages, tongueOf } from '../../../../../src/domain/text-language';

/**
 * Says with each idea that is ours that it comes in English where the owner writes another language: a customer
 * who reads German is told nothing by an English post.
 */
export function sayingLanguage<T extends readonly IdeaDraft[]>(
  ideas: T,
  { what, offers }: Pick<BusinessProfile, 'what' | 'offers'>,
  isForeign: boolean,
): T {
  const tongue = tongueOf([what, ...offers].join('. '));
  if (!isForeign) return ideas;
  const language =
    tongue === null || tongue === 'en' ? null : new Intl.DisplayNames('en', { type: 'language' }).of(tongue)!;
  const own = postLanguages.some((known) => known === tongue)
    ? ` What you tell us about your work becomes posts in ${language}.`
    : '';
  const text = `You ${language ? `write in ${language}` : 'do not write in English'}, and the built-in planner writes its own ideas in English: translate this one before you use it.${own}`;
  return ideas.map((idea) =>
    !isOwnWords(idea.topic) && !isInTongue(idea.topic)
      ? { ...idea, evidence: [...idea.evidence, { source: 'profile' as const, text }] }
      : idea,
  ) as unknown as T;
}

/** Ideas of the owner's answers, website and description stay in the language in which they were written. */
const isOwnWords = (topic: string): boolean => /^(?:said|told)\//u.test(topic);
