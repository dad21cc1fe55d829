import type { BusinessProfile } from '../../../../../src/domain/business-profile';
import { questionOf } from '../../../../../src/domain/owner-question';
import type { AnswerShape } from '../../../../../src/domain/owner-question-form';
import { isVosSaid } from '../owner/of-vos';
import type { ProfileWords } from '../writing/profile-words';
import { nameAndPlace } from './business-line';
import { invitationIn, registerOf } from './invitation';
import type { Pair } from './language-tables';
import { isOfLoss, isOfSomebody } from './said-people';
import closingTable from './told-closings.json';
import type { Told } from './told-shapes';

/**
 * The last line of a post of the owner's words, as its matter asks for it: after a question an invitation to ask, after an
 * error that who is not sure may ask, after a job that they are proud of one to tell of another. A story of the week, of
 * somebody or of a loss asks for nothing: it ends with whose it is.
 */
export function closingOf(told: Told, { profile, words, topic, country }: Closed): string {
  const { language, material, body } = told;
  const shape = material.kind === 'answer' ? questionOf(material.question)?.shape : undefined;
  if (language === 'other' || (shape && isOnlyTold(shape, told, words))) return nameAndPlace(words);
  const matter = shape === 'wrong' || shape === 'proud' ? shape : null;
  const register = registerOf(profile.tone, words);
  const invited = { profile, words, topic, country, body: body.join(' ') };
  const pair =
    matter === null || register === 'gentle'
      ? invitationIn(language, invited)
      : ofMatter(language, matter, register, isVosSaid([profile.what, invited.body].join(' '), country));
  return told.words.isSingle ? pair.i : pair.we;
}

/** A job can be told of another where things are made or mended; nobody has "a job like this" for a lesson. */
function isOnlyTold(shape: AnswerShape, { words: { text, detail } }: Told, { kind }: ProfileWords): boolean {
  const all = [...text, ...detail];
  if (all.some(isOfLoss)) return shape === 'behind' || shape === 'proud';
  return (
    shape === 'behind' ||
    (shape === 'proud' && (!WITH_JOBS.has(kind ?? '') || all.some(isOfSomebody) || all.some((one) => SOLE.test(one))))
  );
}
/** A night, a fire or somebody's child was once: nobody is asked for another. */
const SOLE =
  /(?<!\p{L})(?:(?:for|with|to) (?:an?|the) (?:\p{L}{3,} )?(?:girl|boy|lad|lass|lady|woman|man|guy|fella|widow|mum|mom|dad|kid|child|couple|family)|toddlers?|bab(?:y|ies)|emergenc(?:y|ies)|fires?|floods?|quakes?|storms?|hospital|christmas eve|midnight|birth|labour|dar a luz|parto|madrugada|de la mañana|du matin|accouch\p{L}*|geburt|wehen|bevalling|poród|in the morning|at night|pregnant|brand|feuer|hochwasser|sturm|notfall|nachts|heiligabend|incendie|inondation|tempête|urgence|réveillon|incendi[oe]|inundaci[óo]n|terremoto|tormenta|urgencia|nochebuena|enchente|inundação|tempestade|emergência|alluvione|temporale|emergenza|vigilia|overstroming|storm|spoed|nacht|pożar|powódź|wigili[aę])(?!\p{L})/iu;
const WITH_JOBS: ReadonlySet<string> = new Set(['maker', 'repair', 'home-visits']);

function ofMatter(language: string, matter: 'wrong' | 'proud', register: 'formal' | 'warm', isVos: boolean): Pair {
  const said = closings.get(language)![matter];
  return (register === 'warm' && isVos && said.vos) || said[register];
}

const closings: ReadonlyMap<string, Record<'wrong' | 'proud', Said>> = new Map(
  Object.entries<Record<'wrong' | 'proud', Said>>(closingTable),
);

interface Said {
  formal: Pair;
  warm: Pair;
  /** The warm one where readers are called vos. */
  vos?: Pair;
}

interface Closed {
  profile: BusinessProfile;
  words: ProfileWords;
  topic: string;
  country: string | null;
}
