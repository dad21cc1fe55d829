import { languageOf, type PostLanguage } from '../../../../../src/domain/text-language';
import { countWords } from '../english/grammar';

/**
 * What is done instead, told apart from the error before it: "People add plain water. Better: with chicken stock." Only where it
 * is no sentence by itself, and would be read as part of the error; a whole sentence needs no hinge.
 */
export function hinged(truth: readonly string[], language: PostLanguage): string[] {
  const [first = '', ...rest] = truth;
  const { better, begins, speaks } = hinges[language];
  const [part = '', next = ''] = first.split(
    /[,;:.!?]|\s(?:si no|otherwise|sonst|sinon|se não|altrimenti|anders|inaczej)\s/u,
  );
  // Somebody answers in another language than they were asked.
  const isOther = ![language, null].includes(languageOf(first) as PostLanguage | null);
  const isFragment =
    !isOther &&
    begins.test(part) &&
    countWords(part) > 1 &&
    !speaks.test(part.replace(begins, '')) &&
    !speaks.test(` ${next.trim().split(' ')[0]!}`);
  return isFragment ? [`${better} ${first.charAt(0).toLowerCase()}${first.slice(1)}`, ...rest] : [...truth];
}

interface Hinge {
  better: string;
  /** Words by which a clause without its verb begins. */
  begins: RegExp;
  /** Somebody or something, of whom the rest is said: an article without a preposition before it, or a person. */
  speaks: RegExp;
}

const hinge = (better: string, begins: string, articles: string, people: string): Hinge => ({
  better,
  begins: new RegExp(`^(?:${begins}) (?:(?:${articles}) )?`, 'iu'),
  speaks: new RegExp(
    `(?<!(?:^|\\s)(?:${begins}|and|or|und|oder|et|ou|y|o|e|en|of|i|lub|de|di)) (?:${articles})(?!\\p{L})|(?:^|\\s)(?:${people})(?!\\p{L})`,
    'iu',
  ),
});

const hinges: Record<PostLanguage, Hinge> = {
  en: hinge(
    'Better:',
    'with|without|in|at|on|by|from|under|into|once|twice',
    'the|an?|my|your|our|its|their',
    'I|you|we|they|it|he|she|is|are|was|were|will|can|should|has|have|do|does|goes|takes|makes|comes|gets',
  ),
  de: hinge(
    'Besser:',
    'mit|ohne|in|im|an|am|auf|bei|beim|aus|von|vom|unter|nach|vor',
    'der|die|das|den|dem|eine?[nmr]?|mein\\p{L}*',
    'ich|du|wir|man|es|er|sie|ist|sind|wird|werden|kann|muss|soll|sollte|hat|haben|geht|braucht|kommt|hält',
  ),
  fr: hinge(
    'Mieux vaut :',
    'avec|sans|dans|à|au|en|sur|sous|chez|par',
    'les?|la|une?|des|du|mon|ma|votre',
    'je|tu|on|nous|vous|il|elle|ils|elles|ça|se|est|sont|faut|peut|va|fait',
  ),
  es: hinge(
    'Mejor:',
    'con|sin|en|a|al|de|por|sobre|bajo',
    'el|la|los|las|una?|mi|tu|su',
    'yo|tú|te|se|me|nos|le|lo|es|son|está|están|hay|va|queda|puede|sale',
  ),
  it: hinge(
    'Meglio:',
    'con|senza|in|nel|nella|a|al|alla|da|su|sul|sotto',
    'il|lo|la|i|gli|le|un[ao]?',
    'io|tu|si|ti|ci|mi|è|sono|va|può|fa|resta',
  ),
  pt: hinge(
    'Melhor:',
    'com|sem|em|no|na|por|sob|sobre',
    'os?|as?|uma?|meu|minha|seu|sua',
    'eu|você|se|te|a gente|é|são|está|fica|dá|pode|vai|solta',
  ),
  nl: hinge(
    'Beter:',
    'met|zonder|in|op|aan|bij|uit|van|onder|na',
    'de|het|een|mijn|onze|je|uw',
    'ik|jij|we|wij|ze|hij|men|is|zijn|wordt|kan|moet|gaat|komt|blijft',
  ),
  pl: hinge(
    'Lepiej:',
    'z|ze|bez|w|we|na|do|po|od|przy|pod',
    'ten|ta|to|mój|moja',
    'ja|my|się|jest|są|ma|może|trzeba|można|będzie|robi|\\p{L}{3,}(?:uje|ają|amy|emy|imy|cie)',
  ),
};
