import type { BusinessProfile, Tone } from '../../../../../src/domain/business-profile';
import type { PostLanguage } from '../../../../../src/domain/text-language';
import { pickBy } from '../hash';
import { isVosSaid } from '../owner/of-vos';
import type { ProfileWords } from '../writing/profile-words';
import { addressedIn } from './addressed';
import type { Pair, Register } from './language-tables';
import { phrases } from './phrases';
import { gentle } from './told-shapes';

/** The sentence after a post that invites to ask: always the same for one post, and said by one person or by several. */
export function invitationIn(language: PostLanguage, { profile, words, topic, country, body }: Invited): Pair {
  const register = registerOf(profile.tone, words);
  const isVos = register === 'warm' && isVosSaid([profile.what, body].join(' '), country);
  const { call, callVos } = phrases[language];
  return pickBy((isVos && callVos) || call[register], profile.name, topic, 'call');
}

/** As the owner's own words speak to readers; where they speak to nobody, as the brand's tone has it. */
export const registerOf = (tone: Tone, { kind, what, offers }: ProfileWords): Register =>
  gentle.has(kind ?? '')
    ? 'gentle'
    : (addressedIn([what, ...offers.map(({ full }) => full)].join('. ')) ??
      (tone === 'professional' || tone === 'authoritative' ? 'formal' : 'warm'));

interface Invited {
  profile: BusinessProfile;
  words: ProfileWords;
  topic: string;
  country: string | null;
  /** Its words tell how readers are addressed. */
  body: string;
}
