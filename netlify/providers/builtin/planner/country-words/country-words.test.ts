import { framesIn, sayFrame, type FrameVoice, type Tongue } from '../tongue-frames/tongue-words';
import { allNotes } from '../knowledge/note-files';
import { tradePostsIn } from '../tongue-notes/trade-posts';
import { foreignWordsOf, inWordsOf } from './country-words';
import { isOnlyElsewhere } from './only-there';
import { sectionNames } from '../knowledge/trade-pack';
import { rowsOf } from './word-rows';

const countries = new Map<Tongue, readonly string[]>([
  ['de', ['DE', 'AT', 'CH']],
  ['es', ['ES', 'MX', 'AR', 'UY', 'CO', 'CL', 'PE']],
  ['fr', ['FR', 'BE', 'CH', 'CA']],
  ['it', ['IT', 'CH']],
  ['nl', ['NL', 'BE']],
  ['pl', ['PL', 'GB']],
  ['pt', ['BR', 'PT']],
]);
const places = [...countries].flatMap(([tongue, lands]) => lands.map((country) => [tongue, country] as const));

it.each<[Tongue | 'en', string | null, string, string]>([
  ['es', 'ES', 'Del refrigerador al auto con la computadora vieja', 'Del frigorífico al coche con el ordenador viejo'],
  ['es', 'AR', 'El refrigerador lleno y los grifos', 'La heladera llena y las canillas'],
  ['es', 'MX', 'Unas gafas y una bombilla rota', 'Unos lentes y un foco roto'],
  ['es', 'CO', 'En un auto alquilado', 'En un carro arrendado'],
  ['es', 'CL', 'Los guisantes o arvejas y el coche', 'Las arvejas y el auto'],
  ['es', null, 'El coche y el ordenador', 'El auto y la computadora'],
  ['es', 'AR', 'El pastel de nata', 'El pastel de nata'],
  ['es', 'MX', 'Grava u hormigón', 'Grava o concreto'],
  ['fr', 'CA', 'Tout un week-end, du parking au dîner', 'Toute une fin de semaine, du stationnement au souper'],
  ['fr', 'CA', 'Des traces de cacahuète, la cacahuète', 'Des traces d’arachide, l’arachide'],
  ['fr', 'BE', 'Entre le petit-déjeuner et le déjeuner', 'Entre le déjeuner et le dîner'],
  ['fr', 'CH', 'À soixante-dix centimètres', 'À septante centimètres'],
  ['de', 'CH', '„Heiß“: Das Fahrrad parkt vor der Tür', '«Heiss»: Das Velo parkiert vor der Tür'],
  ['de', 'CH', 'Unter dem Estrich, auf dem Dachboden', 'Unter dem Unterlagsboden, auf dem Estrich'],
  ['de', 'AT', 'Im Januar Pfannkuchen oder Palatschinken', 'Im Jänner Palatschinken'],
  ['nl', 'BE', '’s Middags, rond de middag, een middag', '’s Namiddags, rond de middag, een namiddag'],
  ['nl', 'BE', 'Bij de milieustraat of het recyclagepark', 'Bij het recyclagepark'],
  ['pt', 'PT', 'O aluguel do celular', 'O aluguer do telemóvel'],
  ['pt', 'BR', 'Um autocarro e a chávena', 'Um ônibus e a xícara'],
  ['en', 'ZA', 'An aubergine and a jumper', 'A brinjal and a jersey'],
  ['en', 'AU', 'A cool box and the lorry', 'An esky and the truck'],
  ['en', 'IN', 'An estate agent, a courgette', 'An estate agent, a zucchini'],
  ['en', 'GB', 'A courgette in a lorry', 'A courgette in a lorry'],
])('in %s of %s “%s” is “%s”', (tongue, country, text, said) => expect(inWordsOf(tongue, country)(text)).toBe(said));

it.each<[string, readonly string[]]>([
  ['Coche y ordenador', ['Coche', 'ordenador']],
  ['Auto y computadora', []],
])('whoever looks for words of elsewhere in “%s” finds %j', (text, found) =>
  expect(foreignWordsOf('es', 'MX')(text)).toEqual(found),
);

it.each<[Tongue, string, string, string]>([
  ['it', 'Arriva una lettera dell’Agenzia delle Entrate.', 'IT', 'CH'],
  ['de', 'Die Karte nennt Grad deutscher Härte.', 'AT', 'CH'],
  ['es', 'Si vosotros tenéis tiempo.', 'ES', 'MX'],
  ['fr', 'Contrôle technique raté : que faire ?', 'BE', 'CA'],
  ['fr', 'Dans bien des communes, le riverain balaie.', 'CH', 'CA'],
  ['pt', 'A prefeitura dá a licença.', 'BR', 'PT'],
  ['nl', 'Regel het met DigiD.', 'NL', 'BE'],
  ['pl', 'W Polsce daje się nieparzystą liczbę.', 'PL', 'GB'],
])('in %s “%s” is told in %s and not in %s, nor where nobody knows the country', (tongue, text, there, elsewhere) => {
  const isTold = (country: string | null) => !isOnlyElsewhere([text], tongue, country);
  expect([isTold(there), isTold(elsewhere), isTold(null)]).toEqual([true, false, false]);
});

describe.each(places)('what is told in %s in %s', (tongue, country) => {
  const inCountry = inWordsOf(tongue, country);
  const foreignIn = foreignWordsOf(tongue, country);
  const told = (post: readonly string[], form: FrameVoice['form']) =>
    post.map((text) => sayFrame(text, { form, isOne: false, inCountry }, new Map()));
  const said = async () => {
    const posts = Object.values(await tradePostsIn(tongue)).flatMap((entries) => Object.values(entries));
    const forms = tongue === 'pt' ? ([country === 'BR' ? 0 : 1] as const) : ([0, 1, 2] as const);
    return [...posts, ...Object.values(await framesIn(tongue))]
      .filter((post) => !isOnlyElsewhere(post, tongue, country))
      .flatMap((post) => (post.join().includes('{') ? forms : [forms[0]]).map((form) => told(post, form)));
  };

  it('has no word of another country, no ß in Switzerland and no vosotros outside Spain', async () => {
    const faults = (await said()).flatMap((post) => {
      const text = post.join(' \n ');
      return [
        ...foreignIn(text),
        ...((country === 'CH' && text.match(/[ß„]/gu)) || []),
        ...((country !== 'ES' && tongue === 'es' && text.match(/(?<!\p{L})(?:vosotr|vuestr)\p{L}+/giu)) || []),
      ].map((word) => [word, text]);
    });
    expect(faults).toEqual([]);
  });

  it('fits a poster, and every exchanged noun has its article', async () => {
    const nouns = (gender: 'm' | 'f') =>
      rowsOf(tongue)
        .rows.flatMap((row) => row.find(({ lands }) => lands.has(country)) ?? [])
        .flatMap((name) => (name.gender === gender ? name.forms : []));
    const wrong = (ARTICLES.get(tongue) ?? [])
      .filter(([gender]) => nouns(gender).length > 0)
      .map(([gender, articles]) => `(?:${articles}) (?:${nouns(gender).join('|')})`);
    const unlike = new RegExp(`(?<!\\p{L})(?:${wrong.join('|') || '(?!)'})(?!\\p{L})`, 'iu');
    const faults = (await said()).flatMap(([title = '', head = '', below = '', text = '']) => [
      ...[title].filter((line) => [...line].length > 70),
      ...[head, below].filter((line) => [...line].length > 28),
      ...(unlike.exec([title, head, below, text].join(' \n ')) ?? []),
    ]);
    expect(faults).toEqual([]);
  });
});

/** Articles that never stand before a noun of the gender. */
const ARTICLES = new Map<Tongue, readonly (readonly ['m' | 'f', string])[]>([
  [
    'es',
    [
      ['m', 'la|una|esta|esa|otra|misma|toda'],
      ['f', 'el|un|del|al|este|ese|otro|mismo|todo'],
    ],
  ],
  [
    'fr',
    [
      ['m', 'la|une|cette|à la|de la'],
      ['f', 'le|un|ce|cet|du|au'],
    ],
  ],
]);

it.each(['de', 'en', 'es', 'fr', 'nl', 'pt'] as const)('each row in %s gives every name the same forms', (tongue) => {
  const uneven = rowsOf(tongue).rows.filter(
    (row) => row.length < 2 || new Set(row.map(({ forms }) => forms.length)).size > 1,
  );
  expect(uneven.map((row) => row.map(({ forms }) => forms))).toEqual([]);
});

describe.each(['AU', 'NZ', 'ZA', 'IN', 'IE', 'GB'])('what is told in English in %s', (country) => {
  it('has no word of another country, and an article that fits', async () => {
    const [inCountry, foreignIn] = [inWordsOf('en', country), foreignWordsOf('en', country)];
    const faults = (await allNotes())
      .flatMap((note) => sectionNames.flatMap((section) => Object.values(note[section])))
      .map(({ title, hook, text, ask, shots }) => inCountry([title, hook, text, ask, ...shots].join(' \n ')))
      .flatMap((text) => [
        ...foreignIn(text),
        ...(text.match(
          /(?<!\p{L})(?:a (?:eggplant|esky|icy pole)|an (?:brinjal|jersey|truck|doona|benchtop|cooktop|sweater|countertop))/giu,
        ) ?? []),
      ]);
    expect(faults).toEqual([]);
  });
});
