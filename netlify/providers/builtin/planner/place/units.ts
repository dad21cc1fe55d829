/**
 * Measures of a text in those of its reader's country. Ours are rules of thumb, so that a round number stands for a round
 * one: "fifty miles later" is eighty kilometres in Chile, "two metres back" six feet in Ohio. The British use both.
 */
export function inUnitsOf(text: string, country: string | null): string {
  if (!MEASURES.test(text) || KEPT.test(text)) return text;
  if (country === 'US' || country === 'LR') return replaced(text, toImperial);
  return BRITISH.has(country ?? '') ? text : replaced(PINTS.has(country ?? '') ? text : beers(text), toMetric);
}

/** As they are written here, in British spelling: a meter is something that is read. */
const MEASURES =
  /\b(?:miles?|inch(?:es)?|feet|yards?|pints?|pound|kilometres?|(?:centi)?metres?|kilos?|grams|litres?|degrees)\b/iu;
/** Where the measure itself is the matter: the scale of a map, a label, the size of a boot. */
const KEPT =
  /1:\d|degrees with each kilometre|by the hundred grams|centimetres of foot|a hectare|back of a watch|thousand kilometres|all in metres/iu;
const BRITISH: ReadonlySet<string> = new Set(['GB', 'GG', 'JE', 'IM']);
const PINTS: ReadonlySet<string> = new Set(['IE', 'AU', 'NZ', 'ZA', 'CA', '']);

const replaced = (text: string, rules: readonly Rule[]): string =>
  rules.reduce(
    (said, [pattern, say]) => said.replace(pattern, (...found: string[]) => cased(found[0]!, say(found))),
    text,
  );

const cased = (before: string, after: string): string =>
  /^\p{Lu}/u.test(before) ? after.charAt(0).toUpperCase() + after.slice(1) : after;

const WORDS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const NUMBER = `(?:\\d[\\d,]*|${WORDS.join('|')}|(?:${TENS.join('|')})(?:-(?:${WORDS.slice(0, 9).join('|')}))?|(?:(?:a|one|two|three|four|five) )?hundred(?: and fifty)?|a thousand)`;

function valueOf(words: string): number {
  const said = words.toLowerCase();
  if (/^\d/.test(said)) return Number(said.replace(/,/g, ''));
  const hundred = /^(?:(\w+) )?hundred( and fifty)?$/.exec(said);
  if (hundred) return (hundred[1] && hundred[1] !== 'a' ? valueOf(hundred[1]) : 1) * 100 + (hundred[2] ? 50 : 0);
  if (said === 'a thousand') return 1_000;
  const [ten = '', one] = said.split('-');
  return (
    (TENS.indexOf(ten) + 2) * (TENS.includes(ten) ? 10 : 0) +
    (TENS.includes(ten) ? 0 : WORDS.indexOf(ten) + 1) +
    (one ? WORDS.indexOf(one) + 1 : 0)
  );
}

/** A round number in words: two figures are more than a rule of thumb knows. */
function round(value: number): string {
  const step = value < 16 ? 1 : value < 60 ? 5 : value < 120 ? 10 : value < 400 ? 50 : value < 1_000 ? 100 : 500;
  const whole = Math.max(1, Math.round(value / step) * step);
  if (whole < 20) return WORDS[whole - 1]!;
  if (whole < 100) return `${TENS[Math.floor(whole / 10) - 2]!}${whole % 10 ? `-${WORDS[(whole % 10) - 1]!}` : ''}`;
  if (whole === 100) return 'a hundred';
  if (whole < 1_000)
    return `${whole < 200 ? 'a' : WORDS[Math.floor(whole / 100) - 1]!} hundred${whole % 100 ? ' and fifty' : ''}`;
  return whole === 1_000 ? 'a thousand' : whole.toLocaleString('en');
}

const rule = (pattern: string, say: Rule[1]): Rule => [
  new RegExp(`(?<![\\p{L}\\p{N}-])${pattern}(?![\\p{L}-])`, 'giu'),
  say,
];

/**
 * "Fifty miles", "two or three kilometres", "the last hundred metres", in another unit: what one of it measures there, and
 * the names of one and of several.
 */
const counted = (unit: string, measured: (value: number) => [value: number, one: string, many: string]): Rule =>
  rule(
    `(?:(first|last|next|few|every few|several) )?(?:(${NUMBER}) (or|to|by) )?(${NUMBER}) ${unit}`,
    ([, which, least, between, number]) => {
      const [value, one, many] = measured(valueOf(number!));
      // "Several hundred": of how many nobody can tell.
      if (which === 'several' || which?.endsWith('few')) return `${which} ${number!} ${many}`;
      const said = round(value);
      const before = which ? `${which} ` : '';
      if (least) {
        const from = round(measured(valueOf(least))[0]);
        return from === said ? `${before}${said} ${many}` : `${before}${from} ${between!} ${said} ${many}`;
      }
      const bare = which ? said.replace(/^a /, '') : said;
      return bare === 'one' ? `${before || (/^[aeiou]/.test(one) ? 'an ' : 'a ')}${one}` : `${before}${bare} ${many}`;
    },
  );

const beers = (text: string): string =>
  text.replace(/\b(a|your|the|another) (\p{L}+ )?pint\b/giu, '$1 $2beer').replace(/\bpints\b/giu, 'beers');

const toMetric: readonly Rule[] = [
  rule('sixty miles an hour', () => 'a hundred kilometres an hour'),
  rule('half a mile', () => 'a kilometre'),
  rule('(few|a couple of|several|some) (hundred )?miles', ([, few, hundred]) => `${few!} ${hundred ?? ''}kilometres`),
  counted('miles', (miles) => [miles * 1.6, 'kilometre', 'kilometres']),
  rule('miles', () => 'kilometres'),
  rule('mile', () => 'kilometre'),
  rule(
    '(?<!hundredth of |over |be )(an|one|each|exact) inch(?! thread)',
    ([, which]) => `${which === 'an' ? 'a' : which!} thumb’s width`,
  ),
  rule('few inches', () => 'few centimetres'),
  rule(`(${NUMBER}) feet(?= (?:up|away|long|high|wide|tall|deep|above|back|off)(?!\\p{L}))`, ([, number]) =>
    `${round(valueOf(number!) * 0.3)} metres`.replace(/^one metres/, 'a metre'),
  ),
  rule('(first|last) pound', ([, which]) => `${which!} half kilo`),
  rule('half a yard', () => 'half a metre'),
  counted('yards', (yards) => [yards, 'metre', 'metres']),
];

const toImperial: readonly Rule[] = [
  rule('one and a half square metres', () => 'fifteen square feet'),
  counted('square metres', (metres) => [metres * 10, 'square foot', 'square feet']),
  rule('square metre(s?)', ([, s]) => (s ? 'square feet' : 'square foot')),
  rule('cubic metre(s?)', ([, s]) => `cubic yard${s!}`),
  rule('a metre and a half', () => 'five feet'),
  rule('half a metre', () => 'two feet'),
  rule('half a kilometre', () => 'a quarter of a mile'),
  counted('kilometres', (kilometres) => [kilometres * 0.62, 'mile', 'miles']),
  rule('(?:a few|several|a couple of) kilometres', () => 'a mile or two'),
  rule('kilometres', () => 'miles'),
  rule('kilometre', () => 'mile'),
  counted('metres(?= of (?:fabric|cloth|plain|wire|hose|pipe))', (metres) => [metres, 'yard', 'yards']),
  rule('(?<!of )(?:a|one) metre', () => 'three feet'),
  counted('metres', (metres) =>
    metres > 12
      ? [metres, 'yard', 'yards']
      : [metres > 3 ? Math.round(metres * 0.64) * 5 : metres * 3.2, 'foot', 'feet'],
  ),
  rule('metres', () => 'yards'),
  rule('metre', () => 'yard'),
  rule('about two and a half centimetres', () => 'about an inch'),
  rule('a tape in centimetres divided by two and a half', () => 'a tape in inches'),
  counted('centimetres', (centimetres) => [centimetres * 0.4, 'inch', 'inches']),
  rule('(?:a few|the few|a couple of|the first) centimetres', () => 'an inch or two'),
  rule('a centimetre or two', () => 'half an inch'),
  rule('half a centimetre', () => 'a quarter of an inch'),
  rule('a centimetre', () => 'half an inch'),
  rule('centimetres', () => 'inches'),
  rule('half a kilo', () => 'a pound'),
  rule('several hundred kilos', () => 'several hundred pounds'),
  counted('kilos', (kilos) => [kilos * 2.2, 'pound', 'pounds']),
  rule('a kilo', () => 'two pounds'),
  rule('kilos', () => 'pounds'),
  rule('kilo', () => 'pound'),
  rule('a hundred grams', () => 'four ounces'),
  rule('few hundred grams', () => 'few ounces'),
  rule('litre(s?)', ([, s]) => `quart${s!}`),
  rule(
    '(at|around|to|some) (fifteen|twenty|sixty) degrees',
    ([, at, number]) => `${at!} ${String(Math.round((valueOf(number!) * 1.8 + 32) / 5) * 5)} degrees`,
  ),
  rule('ten degrees (colder|warmer|cooler)', ([, than]) => `twenty degrees ${than!}`),
];

type Rule = [pattern: RegExp, say: (found: string[]) => string];
