import type { PostLanguage } from '../../../../../src/domain/text-language';
import { capitalise } from '../english/grammar';
import type { ProfileWords } from '../writing/profile-words';
import { labelled, lowered } from './told-words';
import type { Base, Made } from './told-shapes';

/**
 * "They put it into rice" says what "it" is, since nobody reads our question above the post: "Truffles: many put it into rice".
 * Only where nothing of the business is named, and the owner's own words name one thing more often than any other.
 */
export function withThing(made: Made, { material, label, language, words }: Base, profile: ProfileWords): Made {
  const { title, body } = made;
  const [first = '', ...rest] = body;
  const at = first.search(LEANS[language]);
  if (at < 0 || NAMED_BEFORE.test(first.slice(0, at))) return made;
  const thing = thingOf(profile, language, stemsIn([title, ...body].join(' ')));
  if (thing === null) return made;
  const lead = labelled(thing, language);
  const small = (sentence: string) =>
    lead +
    (language !== 'de' && words.tongue.direct.test(sentence)
      ? sentence.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
      : lowered(sentence, language, material.text));
  const heading = labelled(label, language);
  const [bare, isHeaded] = title.startsWith(heading) ? [title.slice(heading.length), true] : [title, false];
  const isSame = isHeaded || first.startsWith(bare);
  return {
    ...made,
    title: isSame && [...small(bare)].length <= TITLE ? small(bare) : title,
    body: [small(first), ...rest],
  };
}

/**
 * The noun that an offer and another text of the profile name, and more of them than any other; null where two are as frequent,
 * and where the post names an offer as it is.
 */
function thingOf(
  { what, offers, name }: ProfileWords,
  language: PostLanguage,
  told: ReadonlySet<string>,
): string | null {
  const sold = offers.flatMap(({ full }) => wordsIn(full));
  if (sold.some((word) => told.has(stemOf(word)))) return null;
  const texts = [what, ...offers.map(({ full }) => full), name];
  const all = texts.map(stemsIn);
  const isIn = (stem: string) => (_stems: ReadonlySet<string>, at: number) =>
    all[at]!.has(stem) || (COMPOUNDING.has(language) && texts[at]!.toLowerCase().includes(stem.slice(0, 4)));
  const forms = [...wordsIn(what), ...sold].toSorted((one, other) => formOf(other, language) - formOf(one, language));
  const found = new Map(forms.toReversed().map((word) => [stemOf(word), word]));
  const counted = [...found]
    .filter(([stem]) => offers.some((_offer, at) => isIn(stem)(all[at + 1]!, at + 1)))
    .map(([stem, word]) => ({ word, count: all.filter(isIn(stem)).length }));
  const most = Math.max(0, ...counted.map(({ count }) => count));
  const [one, other] = counted.filter(({ count }) => count === most);
  return one && !other && most >= FEWEST ? capitalise(one.word) : null;
}

const wordsIn = (text: string): string[] => (text.match(/\p{L}{4,}/gu) ?? []).filter((word) => !NO_THING.test(word));
/** English heads with several; where the pronoun has a number, one of them agrees with it more often. */
const formOf = (word: string, language: PostLanguage): number =>
  Number(language === 'en' ? /[^s]s$/u.test(word) : !(language === 'it' ? /i$/iu : /s$/iu).test(word));
const COMPOUNDING: ReadonlySet<PostLanguage> = new Set(['de', 'nl']);
/** "Stand the rod in a corner, which bends it": it is named. */
const NAMED_BEFORE =
  /:|(?<!\p{L})(?:the|an?|my|our|your|their|this|der|die|das|den|dem|eine?[nrms]?|une?|mon|ma|el|una?|mi|il|uno|os?|as?|uma?|de|het|een) \p{L}{3}/iu;
const stemOf = (word: string): string => {
  const one = word.toLowerCase().replace(/s$/u, '');
  return one.slice(0, Math.max(4, Math.min(5, one.length - 1)));
};
const stemsIn = (text: string): Set<string> => new Set((text.match(/\p{L}{4,}/gu) ?? []).map(stemOf));

/** What is done, how something is, when and for whom: no thing by itself. */
const NO_THING =
  /^(?:\p{L}+(?:ing|ed|ly|tion|ción|zione|ção|ung|iamo|amos|emos|imos|ieren?|iere|age|ment)|repair\p{L}*|restor\p{L}*|repar\p{L}*|restaur\p{L}*|reparat\p{L}*|revis\p{L}*|arregl\p{L}*|ripar\p{L}*|class(?:es)?|lessons?|courses?|workshops?|services?|deliver\p{L}*|hire|rentals?|rent|clean\p{L}*|fresh|used|small|large|full|half|hand|home|house|local|private|groups?|people|with|from|your|also|make|sell|mend|grow|year|years|week|days?|hours?|evenings?|visits?|adults?|kids|children|family|famil\p{L}+|school\p{L}*|schul\p{L}*|accord(?:e[rz]?|age)?|custom|antique|vintage|other|kinds?|work|they|them|that|have|ours|each|only|until|same|back|next|take|like|kilo|piece|kurs\p{L}*|stunden?|kinder|gebraucht\p{L}*|neue[nrs]?|alte[nrs]?|auch|auch|eine[nrms]?|unsere?\p{L}*|mein\p{L}*|beim|oder|sowie|stages?|cours|atelier\p{L}*|avec|pour|dans|chez|aussi|partir|neuf|neuve|anciens?|anciennes?|particuliers?|clases?|taller\p{L}*|visitas?|desde|para|también|curado|fresc\p{L}+|antigu\p{L}+|modern\p{L}+|nuev\p{L}+|usad\p{L}+|nuestr\p{L}+|cirugía|venta|corsi?|lezioni?|anche|usat\p{L}+|nuov\p{L}+|nostr\p{L}+|quando|persona|giorn\p{L}+|uscit[ae]|aulas?|cursos?|oficinas?|novo\p{L}*|nova\p{L}*|nosso\p{L}*|nossa\p{L}*|também|lessen|cursus\p{L}*|vanaf|voor|onze|mijn|nieuwe?|oude|gebruikte?|reparatie\p{L}*|repareer|repareren)$/iu;

/** A word for something that was named before, and never for what is named beside it. */
const LEANS: Record<PostLanguage, RegExp> = {
  en: /(?<!\p{L})(?:it|its|it[’']s|them|mine)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ihn|ihm|er|es|[Mm]einer|[Mm]eins)(?!\p{L})/u,
  fr: /^(?:Il|Elle|Le mien|La mienne) (?!y |faut|n[’']y|pleut|fait)|(?<!\p{L})(?:le|la|les) (?=\p{L}{2,}(?:er|ir|re|ent)(?!\p{L}) (?:les?|la|l|une?|des|du|au|à|dans|avec|sur|contre|en)(?![\p{L}]))/u,
  es: /(?<!\p{L})(?:lo(?! (?:que|mismo|mejor|más|de|demás))|le|(?:la|los|las)(?= \p{Ll}{2,}[ae]n(?!\p{L})))(?!\p{L})/iu,
  it: /(?<!\p{L})(?:(?:lo|la|li|le) (?=\p{Ll}{2,}(?:ano|ono)(?!\p{L}))|\p{L}{2,}[aei]rl[oaie](?!\p{L}))/iu,
  pt: /(?<!\p{L})(?:ele|ela|dele|dela|nele|nela)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:hem|hij)(?!\p{L})/iu,
  pl: /^(?!)/u,
};
const TITLE = 70;
const FEWEST = 2;
