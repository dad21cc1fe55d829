import { completeDetails } from '../../../../../src/domain/business-details';
import { tradeKindNames, type TradeKind } from '../../../../../src/domain/trade-kind';
import type { Moment } from '../choosing/moment';
import { wordsOf } from '../writing/profile-words';
import { draftInTongue, rateInTongue, writeInTongue } from './tongue-ideas';
import { tongueTopics } from './tongue-topics';
import { framesIn, sayFrame, tongueOfOwner, voiceOf, type Tongue } from './tongue-words';

const tongues: Tongue[] = ['de', 'fr', 'es', 'nl', 'it', 'pt', 'pl'];
const forms = [0, 1, 2] as const;

it.each(tongues)('frames in %s are whole, fit a poster and say nothing in English', async (tongue) => {
  const frames = await framesIn(tongue);
  expect(Object.keys(frames).toSorted()).toEqual([...tongueTopics().keys()].toSorted());
  for (const [id, frame] of Object.entries(frames))
    for (const form of forms)
      for (const isOne of [true, false]) {
        const [title, head, below, text] = frame.map((said) => sayFrame(said, { form, isOne }, new Map()));
        const all = [title, head, below, text].join(' ');
        expect([id, all.match(/[<>|]|(?<!\p{L})(?:the|and|with|your?|this|that|are|what|how)(?!\p{L})/giu)]).toEqual([
          id,
          null,
        ]);
        expect([id, [...title!].length <= 70, [...head!].length <= 28, [...below!].length <= 28]).toEqual([
          id,
          true,
          true,
          true,
        ]);
        expect([id, /[.?!…)}]$/u.test(text!)]).toEqual([id, true]);
      }
});

it.each(tongues)(
  'frames in %s claim nothing of a business, and an offer stands where it needs no ending',
  async (tongue) => {
    for (const [id, frame] of Object.entries(await framesIn(tongue)))
      for (const said of frame) {
        // Whoever speaks is one or several: a "we" that is not marked would be wrong for one of them.
        expect([id, said.replace(/<[^>]*>/gu, '').match(FIRST_PERSON.get(tongue)!)]).toEqual([id, null]);
        expect([id, said.match(CLAIMS)]).toEqual([id, null]);
        for (const { index } of said.matchAll(/\{(?:offer|price|where)\}/gu))
          expect([
            id,
            index === 0 || /[.:,?] $/u.test(said.slice(0, index)) || /\n$/u.test(said.slice(0, index)),
          ]).toEqual([id, true]);
      }
  },
);

const FIRST_PERSON: ReadonlyMap<Tongue, RegExp> = new Map<Tongue, RegExp>([
  ['de', /(?<!\p{L})(?:wir|uns|unser\p{L}*)(?!\p{L})/iu],
  ['fr', /(?<!\p{L})(?:nous|notre|nos)(?!\p{L})/iu],
  ['es', /(?<!\p{L})(?:nosotr[oa]s|nuestr[oa]s?)(?!\p{L})/iu],
  ['nl', /(?<!\p{L})(?:wij|ons|onze)(?!\p{L})/iu],
  ['it', /(?<!\p{L})(?:noi|nostr[oaie])(?!\p{L})/iu],
  ['pt', /(?<!\p{L})(?:nós|noss[oa]s?)(?!\p{L})/iu],
  ['pl', /(?<!\p{L})(?:nasz\p{L}*|nami|zapraszamy)(?!\p{L})/iu],
]);
/** Years, sums, percentages and praise of oneself. */
const CLAIMS =
  /\d|%|€|(?<!\p{L})(?:kostenlos|garantie\p{L}*|gratuit\p{L}*|gratis|garant\p{L}*|gwaranc\p{L}*|bezpłatn\p{L}*|seit Jahren|meister\p{L}*)(?!\p{L})/iu;

it('a business of any kind has enough in its language for three weeks or more, in at least four kinds of post', async () => {
  const moment = {
    month: 6,
    season: null,
    ahead: [],
    country: 'DE',
    today: '2026-06-08',
    week: { year: 2026, week: 24, startsOn: '2026-06-08' },
  };
  const profile = {
    name: 'Linde',
    what: 'Alles im Hof',
    where: 'Kassel',
    audience: '',
    offers: ['Eins', 'Zwei'],
    tone: 'friendly' as const,
  };
  for (const kind of [...tradeKindNames, null]) {
    const words = { ...wordsOf(profile, () => false, kind), kind };
    const rated = await rateInTongue('de', { profile, words, moment: moment as unknown as Moment });
    const topics = new Set(rated.map(({ candidate }) => candidate.topic.split('/')[1]));
    // Of care and grief hardly anything is true of all: a childminder is no hospice. About health nobody is asked in public.
    const fewest = kind === 'care' || kind === 'grief' ? 8 : kind === 'health' ? 11 : 12;
    expect([kind, topics.size >= fewest]).toEqual([kind, true]);
    expect([kind, new Set(rated.map(({ candidate }) => candidate.kind)).size >= 4]).toEqual([kind, true]);
  }
});

it.each<[Tongue | null, string, string]>([
  ['it', 'Idraulico, caldaie e bagni', 'Europe/Rome'],
  ['it', 'autofficina, tagliandi, freni, gomme, climatizzatori', 'Europe/Rome'],
  ['it', 'Orologeria e oreficeria, batterie, cinturini', 'Europe/Rome'],
  [null, 'Home made cake, coffee, pasta', 'Europe/Rome'],
  ['nl', 'Fysiotherapie aan huis', 'Europe/Amsterdam'],
  ['pl', 'Przeprowadzki i transport mebli', 'Europe/Warsaw'],
  ['es', 'peluquería canina', 'America/Bogota'],
  ['pt', 'Oficina de bicicletas', 'America/Sao_Paulo'],
  [null, 'Dog grooming', 'Europe/Berlin'],
  [null, 'Silhouette artist', 'Europe/London'],
  [null, 'Van courier', 'Europe/London'],
  ['de', 'Schwimmkurse für Erwachsene', 'Europe/Zurich'],
  ['pl', 'Odnawiam stare fotele i krzesła, także z dojazdem', 'Europe/London'],
  [null, 'Eski halıları onarıyoruz', 'Europe/Berlin'],
])('%s is what somebody writes who says “%s” in %s', (tongue, what, zone) =>
  expect(
    tongueOfOwner({ profile: { name: 'Linde', what, where: '', audience: '', offers: [], tone: 'friendly' }, zone }),
  ).toBe(tongue),
);

it('a frame speaks to its readers as the country and the voice do, and as one or as several', () => {
  const said = '{Manda|Mande|Mandá} una foto y {lo|le} <decimos|digo> más: {offer}';
  const slots = new Map([['offer', 'Carpa']]);
  expect(sayFrame(said, { form: 2, isOne: true }, slots)).toBe('Mandá una foto y lo digo más: Carpa');
  expect(sayFrame(said, { form: 1, isOne: false }, slots)).toBe('Mande una foto y le decimos más: Carpa');
});

it('whoever writes in Switzerland or Liechtenstein has no ß in what we write, and keeps their own words', () => {
  const words = wordsOf({ ...linde, tone: 'friendly' }, () => false, null);
  const slots = new Map([['offer', 'Großuhren']]);
  const said = (country: string) => sayFrame('Heiß, groß: {offer}', voiceOf('de', linde, words, country), slots);
  expect([said('CH'), said('LI')]).toEqual(['Heiss, gross: Großuhren', 'Heiss, gross: Großuhren']);
  expect([said('DE'), said('AT')]).toEqual(['Heiß, groß: Großuhren', 'Heiß, groß: Großuhren']);
});

it('frames in Spanish and Portuguese use words that are at home on both sides of the Atlantic', async () => {
  const said = async (tongue: Tongue, form: 0 | 1) =>
    Object.values(await framesIn(tongue))
      .flat()
      .map((line) => sayFrame(line, { form, isOne: true }, new Map()))
      .join(' \n ');
  expect((await said('es', 0)).match(OF_SPAIN_ALONE)).toBeNull();
  expect((await said('pt', 1)).match(OF_BRAZIL_ALONE)).toBeNull();
});
const OF_SPAIN_ALONE =
  /(?<!\p{L})(?:horas? punta|entre bastidores|ordenador\p{L}*|zumos?|vosotros|vuestr\p{L}*|coger)(?!\p{L})/giu;
const OF_BRAZIL_ALONE =
  /(?<!\p{L})(?:área de atendimento|água sanitária|celular|ônibus|geladeira|banheiro|xícara|carona|time|trem|golpe da água)(?!\p{L})/giu;

const linde = {
  name: 'Linde',
  what: 'Uhren',
  where: 'Chur',
  audience: '',
  offers: [] as string[],
  tone: 'friendly' as const,
};
const june = {
  month: 6,
  season: null,
  ahead: [],
  country: 'DE',
  today: '2026-06-08',
  week: { year: 2026, week: 24, startsOn: '2026-06-08' },
} as unknown as Moment;
it.each<[string, TradeKind, string[], string, string]>([
  ['Vulkanisierwerkstatt', 'repair', ['Tyre shop'], 'treadwear', 'pieces worth fault bench'],
  ['Horlogerie ancienne', 'repair', ['Clock repair'], 'fault bench', 'treadwear hemshoes beforeafter'],
  ['Bordados y arreglos de ropa', 'maker', [], 'hemshoes zipslider', 'gift bench order handmade measure'],
  ['Zakład kamieniarski', 'grief', ['Memorial mason'], 'stonetext griefwrite', 'griefchild memories'],
  ['Verhuur van springkussens', 'rental', [], 'bcwind rain', 'weekday'],
  ['Alquiler de contenedores', 'rental', ['Skip hire'], 'face', 'rain fromempty weekday date5 bcwind'],
  [
    'Massaggi a domicilio',
    'home-visits',
    ['Mobile massage therapist'],
    'bag',
    'photos3 visitready urgent cheapest stopcock',
  ],
  ['Kindertagespflege', 'care', ['Childminder'], 'face', 'memories careearly habits caretalk'],
  ['Fahrschule Ost', 'teaching', ['Driving school'], 'lesson1', 'little alone room lessonbring newcomer'],
  ['Reitschule, Kinder in kleinen Gruppen', 'teaching', ['Riding school'], 'lesson1', 'alone late room'],
  ['Klavier: Einzelunterricht oder Gruppen', 'teaching', ['Piano lessons'], 'alone late', 'lessonbring'],
  ['Kanalreinigung und Rohre', 'home-visits', ['Sewer cleaning'], 'urgent', 'vinegar cleanready bleed beforeafter'],
  ['Teppiche und Polster', 'home-visits', ['Carpet cleaning'], 'beforeafter', 'cleanready cleanorder'],
  ['Büros und Treppenhäuser', 'home-visits', ['Office cleaning'], 'cleanready cleanorder', 'bleed'],
  ['Kamine fegen', 'home-visits', ['Chimney sweep'], 'pricedep', 'photos3 visitready'],
  ['Autoscheiben vor Ort', 'home-visits', ['Windshield repair'], 'writecall', 'photos3 visitready beforeafter'],
  ['Fußpflege zu Hause', 'home-visits', ['Mobile foot care'], 'bag', 'pricedep offerdep'],
  ['Kebab am Bahnhof', 'food', ['Kebab shop'], 'kitchen', 'ordertable quiet taste long xmasgoods'],
  ['Gasthaus mit Garten', 'food', ['Restaurant'], 'ordertable taste', 'quiet'],
  ['Laternen, von Hand und auf Bestellung', 'shop', ['Party shop'], 'two', 'justlook quiet unpack'],
  ['Imkerei am Wald', 'food', ['Beekeeper'], 'silly', 'allergy wonky'],
  ['Schnittblumen vom Feld, Blumen und Stauden', 'agriculture', ['Flower farm'], 'growing', 'wonky when'],
])('“%s” hears what is true of its trade and nothing of its neighbours', async (what, kind, trades, said, not) => {
  const profile = { name: 'Linde', what, where: 'Kassel', audience: '', offers: [], tone: 'friendly' as const };
  const rated = await rateInTongue('de', {
    profile,
    words: { ...wordsOf(profile, () => false, kind), kind },
    moment: june,
    trades,
  });
  const ids = rated.map(({ candidate }) => candidate.topic.split('/')[1]!);
  expect(said.split(' ').filter((id) => !ids.includes(id))).toEqual([]);
  expect(not.split(' ').filter((id) => ids.includes(id))).toEqual([]);
});

const idsOf = async (said: { what: string; offers?: string[] }, kind: TradeKind | null = null) => {
  const profile = { ...linde, where: 'Kassel', ...said };
  const rated = await rateInTongue('de', {
    profile,
    words: { ...wordsOf(profile, () => false, kind), kind },
    moment: june,
  });
  return rated.map(({ candidate }) => candidate.topic.split('/')[1]!);
};

it.each<[string, string, string[], string, string]>([
  [
    'a private visit',
    'Ich begleite gehörlose Menschen zum Arzt und aufs Amt',
    [],
    'silly ask3',
    'review perfect heard recommend passon',
  ],
  ['mourning', 'Wir machen Grabsteine und Inschriften', [], 'savenumber', 'review recommend silly passon offerask'],
  [
    'day and night',
    'Wir kommen Tag und Nacht, wenn der Schlauch platzt',
    [],
    'savenumber',
    'earlylate start last5 writecall heard',
  ],
  ['only messages', 'Wir beschlagen Pferde, bitte nur WhatsApp', [], 'silly', 'writecall'],
  ['firms', 'Wir reinigen Hauben für Betriebe und Gemeinden', [], 'heard', 'review perfect'],
])('of %s nothing is said that supposes something else', async (_way, what, offers, said, not) => {
  const ids = await idsOf({ what, offers });
  expect(said.split(' ').filter((id) => !ids.includes(id))).toEqual([]);
  expect(not.split(' ').filter((id) => ids.includes(id))).toEqual([]);
});

it('a printed price depends on nothing', async () => {
  const ids = await idsOf(
    { what: 'Wir streichen Wände', offers: ['Zimmer streichen 200 €', 'Decke streichen'] },
    'home-visits',
  );
  expect(ids).not.toContain('pricedep');
  expect(await idsOf({ what: 'Wir streichen Wände', offers: ['Zimmer streichen', 'Decke'] }, 'home-visits')).toContain(
    'pricedep',
  );
});

it('an offer is shown with what the owner says of it, and a list with what the owner does', async () => {
  const profile = {
    ...linde,
    name: 'Horn, aufgemacht.',
    what: 'Wir schneiden Kühen die Klauen. Die Auswertung kommt aufs Handy.',
    where: 'Ried',
    offers: ['pro Kuh 14 €', 'Auswertung der Klauen', 'Betreuung im Abo'],
  };
  const business = { profile, words: { ...wordsOf(profile, () => false, null), kind: null }, moment: june };
  const rated = await rateInTongue('de', business);
  const bodyOf = async (topic: string) => {
    const found = rated.find(({ candidate }) => candidate.topic === topic)!;
    return (await writeInTongue(draftInTongue(found, business.words), business))!.body;
  };
  expect(await bodyOf('own-tongue-de/oneoffer/auswertung-der-klauen')).toBe(
    [
      'Auswertung der Klauen',
      'Wir schneiden Kühen die Klauen.',
      'Horn, aufgemacht, Ried',
      'Fragen dazu? Gern als Nachricht.',
    ].join('\n\n'),
  );
  expect(await bodyOf('own-tongue-de/overview')).toMatch(
    /^Horn, aufgemacht: das Angebot auf einen Blick\n\nWir schneiden Kühen die Klauen\.\n\nDie Auswertung/u,
  );
  expect(rated.map(({ candidate }) => candidate.topic)).not.toContain('own-tongue-de/oneoffer/pro-kuh-14');
});

it('says where to find the door with its town', async () => {
  const profile = {
    name: 'Linde',
    what: 'Knöpfe und Garne',
    where: 'Kassel',
    audience: '',
    offers: ['Knöpfe'],
    tone: 'friendly' as const,
    details: completeDetails({ address: 'Wallgasse 3' }),
  };
  const rated = await rateInTongue('de', {
    profile,
    words: { ...wordsOf(profile, () => false, 'shop'), kind: 'shop' },
    moment: june,
  });
  const [found] = rated.filter(({ candidate }) => candidate.topic.split('/')[1] === 'placeat');
  expect(found?.candidate.title).toBe('So findet man her: Wallgasse 3, Kassel');
});
