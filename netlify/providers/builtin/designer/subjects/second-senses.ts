import type { PostLanguage } from '../../../../../src/domain/text-language';

/**
 * Whether a single word means something else here than the thing that the table has for it: "granite" is an ice in Italian and a
 * stone in English, "Lager" a beer in English only, "Vespe" wasps or scooters.
 */
export function isOtherwiseMeant(words: readonly string[], text: string, tongue: PostLanguage | null): boolean {
  const sense = words.length === 1 ? senses.get(words[0]!) : undefined;
  return sense !== undefined && !sense(text, tongue);
}

type Sense = (text: string, tongue: PostLanguage | null) => boolean;

const unless =
  (cue: RegExp): Sense =>
  (text) =>
    !cue.test(text);
const only =
  (tongues: readonly (PostLanguage | null)[], cue?: RegExp): Sense =>
  (text, tongue) =>
    tongues.includes(tongue) || (cue?.test(text) ?? false);

const senses: ReadonlyMap<string, Sense> = new Map([
  ['birne', unless(/wechsel|lampe|leucht|\bled\b/iu)],
  [
    'coach',
    unless(/\bcoach(?:es)? (?:part(?:y|ies)|trips?|hire|parks?|parking|tours?|loads?|welcome|house)\b|by coach/iu),
  ],
  ['crane', unless(/\bcrane fl(?:y|ies)\b|paper crane|origami/iu)],
  ['gato', unless(/hidráulic|mecánic|elevador/iu)],
  [
    'gift',
    (text, tongue) => tongue !== 'de' && !/(?<!\p{L})(?:ved|blive|bli|blir|nygift|og|och)(?!\p{L})/iu.test(text),
  ],
  ['hahn', unless(/tropf|wasser|zapf|undicht/iu)],
  ['hen', unless(/\bhen (?:part(?:y|ies)|do|dos|nights?|weekends?|groups?)\b/iu)],
  [
    'llama',
    (text, tongue) => tongue !== 'es' && !/\bllama (?:ahora|ya|hoy|al|para|gratis|y)\b|\bse llama\b/iu.test(text),
  ],
  [
    'removal',
    unless(
      /\b(?:moles?|warts?|skin tags?|bats?|bees?|ticks?|stains?|rust|graffiti|moss|ivy|ear ?wax|wax|dents?|scratch(?:es)?|fat|cellulite|moulds?|molds?|nests?|odou?rs?|pet hair|limescale|paint) removal/iu,
    ),
  ],
  ['trailer', unless(/\b(?:films?|movies?|cinema|kino|premi[eè]re|books?|watch|official)\b/iu)],
  [
    'turkey',
    unless(/\b(?:to|in|from|across|through) turkey\b|\bturkey (?:trips?|tours?|holidays?|travel|flights?)\b/iu),
  ],
  ['granite', only(['it', 'fr'], /sicilian|limone|fragol|mandorl|brioche|gelat|glac|sirop|citron/iu)],
  ['kuchen', unless(/küchen/iu)],
  ['lager', only(['en', null])],
  [
    'vespe',
    unless(/lambrett|restaur|scooter|d['’]epoca|noleggi|radun|ricamb|motor|piaggio|officina|carrozzer|cilindr/iu),
  ],
]);
