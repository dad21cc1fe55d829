import type { Rated } from './choose';
import { leadingOf, isFeast, isForFeast } from './feasts';
import { isThingOfNow } from '../material/said-in-time';
import { momentOf } from './moment';
import { createPlanner } from '../planner';
import { weekOfDate } from '../../../../../src/domain/week';

const rated = (topic: string, more: Partial<Rated['candidate']> = {}, handicap = 0): Rated =>
  ({
    candidate: { topic, pack: { id: topic.split('/')[0] }, observance: null, inSeason: false, inMonth: false, ...more },
    handicap,
  }) as unknown as Rated;
const christmas = { observance: { id: 'christmas' } } as unknown as Partial<Rated['candidate']>;

it('leads with the owner’s vouchers, then a day of the trade, a family’s feast, a thing of the season, and a season', () => {
  const all = [
    rated('sweep/winter', { inSeason: true }),
    rated('own-feast/feast-now/offer-2'),
    rated('own-tongue-de/feastmended', christmas, 40),
    rated('sweep/christmas', christmas),
    rated('own-tongue-fr/feastvoucher', christmas, 40),
    rated('sweep/how'),
  ];
  expect(leadingOf(all, 40).map(({ candidate }) => candidate.topic)).toEqual([
    'own-tongue-fr/feastvoucher',
    'sweep/christmas',
    'own-tongue-de/feastmended',
    'own-feast/feast-now/offer-2',
    'sweep/winter',
  ]);
});

it('leads with nothing that is unwanted, about goods that nobody named, or general', () => {
  const all = [
    rated('own-tongue-de/feastmended', christmas, 1_000),
    rated('sweep/christmas', { ...christmas, offSubject: true }),
    rated('sweep/christmas', christmas, 40),
    rated('own-tongue-de/xmaswork', christmas),
    rated('own-kind-shop/window', { inSeason: true }),
  ];
  expect(leadingOf(all, 40)).toEqual([]);
});

it.each(['Gutschein', 'fromage à raclette', 'Butterstollen', 'kerstbomen', 'Gift card', 'cesta navideña'])(
  '“%s” stands first below a post before Christmas',
  (offer) => expect(isForFeast(offer)).toBe(true),
);
it.each(['Rye bread', 'fruitbomen', 'Reparatur', 'Carte postale', 'corte de pelo'])('“%s” does not', (offer) =>
  expect(isForFeast(offer)).toBe(false),
);

const planner = createPlanner();
const weekOf = async (what: string, offers: string[], zone: string, day: string) => {
  const profile = { name: 'Linde', what, where: '', audience: '', offers, tone: 'friendly' as const };
  const week = weekOfDate(day);
  const request = { profile, week, zone, round: 0, material: [], history: [], published: [] };
  const ideas = await planner.propose(request);
  return {
    ideas,
    bodies: await Promise.all(ideas.map((idea) => planner.write({ profile, idea, week, zone, material: [] }))),
  };
};

it.each([
  ['Falconry walks on the moor', ['hawk walk', 'gift vouchers'], 'Europe/London'],
  ['Giri in mongolfiera sul lago', ['volo all’alba', 'buoni regalo'], 'Europe/Rome'],
])('a frame for any business does not claim to be written for the work: “%s”', async (what, offers, zone) => {
  const { ideas } = await weekOf(what, offers, zone, '2026-12-07');
  const voucher = ideas.find(({ topic }) => topic.includes('voucher'));
  expect(voucher?.evidence.at(-1)?.text ?? '').toMatch(/several trades/u);
  expect(ideas.flatMap(({ evidence }) => evidence).filter(({ text }) => /written for/u.test(text))).toEqual([]);
});

it.each([
  ['I keep tree snakes and geckos for schools', ['reptile morning', 'gecko visit']],
  ['We build tree houses', ['tree house', 'rope bridge']],
])('no Christmas tree drinks at “%s”', async (what, offers) => {
  const { ideas } = await weekOf(what, offers, 'Europe/London', '2026-12-07');
  expect(ideas.map(({ topic }) => topic)).not.toContain('own-feast/feast-tree');
});

it.each<[string, string[], string, RegExp]>([
  ['I sharpen kitchen knives and scissors', ['knife sharpening'], 'Europe/Dublin', /Christmas/],
  ['Geführte Wanderungen mit Alpakas', ['Alpakawanderung', 'Gutschein'], 'Europe/Vienna', /Umschlag/],
  ['Reparamos lavadoras y refrigeradoras', ['Reparación de lavadoras'], 'America/Lima', /fiesta/],
  ['Bottega di restauro: ripariamo sedie e mobili antichi', ['restauro di sedie'], 'Europe/Rome', /regalo/],
  ['Serwis opon i wymiana kół', ['wymiana opon'], 'Europe/Warsaw', /rodziny/],
])('in December “%s” is told something of these weeks, signed', async (what, offers, zone, said) => {
  const { ideas, bodies } = await weekOf(what, offers, zone, '2026-12-07');
  const at = ideas.findIndex(({ topic, title }) => isFeast(topic) && said.test(title));
  expect(ideas.map(({ title }) => title).join(' | ')).toMatch(said);
  expect(bodies[at]!.body.split('\n').at(-1)).toMatch(/^Linde/u);
});

it.each<[string, string[], string, string]>([
  ['I sharpen kitchen knives and scissors', ['knife sharpening'], 'Europe/Dublin', '2026-06-08'],
  ['I sharpen kitchen knives and scissors', ['knife sharpening'], 'Asia/Kolkata', '2026-12-07'],
  ['Aiguisage de couteaux et de ciseaux', ['couteaux'], 'Africa/Tunis', '2026-12-07'],
  ['Bestatter in dritter Generation', ['Bestattungen', 'Gutschein'], 'Europe/Berlin', '2026-12-07'],
  ['Small yoga studio, hatha and prenatal', ['Morning hatha'], 'Asia/Kolkata', '2026-12-07'],
  ['Vendemos móveis usados', ['móveis'], 'Asia/Bangkok', '2026-12-07'],
])('“%s” with %s in %s, in the week of %s, is told of no feast', async (what, offers, zone, day) => {
  const { ideas } = await weekOf(what, offers, zone, day);
  expect(ideas.filter(({ topic, aboutOn }) => isFeast(topic) || aboutOn === '2026-12-25')).toEqual([]);
});

it('a thing for the feast is told before it and not after it, and a thing of a season in that season', () => {
  const at = (day: string, zone: string) => momentOf(weekOfDate(day), zone);
  const said = (name: string, day: string, zone = 'Europe/Amsterdam') => isThingOfNow(name, at(day, zone));
  expect(['2026-12-07', '2026-12-28', '2026-06-08'].map((day) => said('kerstbomen', day))).toEqual([
    true,
    false,
    false,
  ]);
  expect(['2026-12-07', '2026-07-06'].map((day) => said("fromage à raclette l'hiver", day))).toEqual([true, false]);
  expect(['2026-12-07', '2026-07-06'].map((day) => said('Winter line thaw', day, 'America/Toronto'))).toEqual([
    true,
    false,
  ]);
  expect(['2026-12-07', '2026-07-06'].map((day) => said('Winterreifen', day, 'Australia/Sydney'))).toEqual([
    false,
    true,
  ]);
  expect(said('Repairs after the winter', '2026-12-07')).toBe(false);
  expect(said('Real estate septic inspection', '2026-07-06')).toBe(false);
});

it('nobody is told to order, or to have a chair mended, in the week of the feast itself', async () => {
  const told = async (day: string) =>
    (await weekOf('Käse und Feinkost, Platten auf Bestellung', ['Käseplatten'], 'Europe/Berlin', day)).ideas.map(
      ({ topic }) => topic,
    );
  expect((await told('2026-12-07')).join()).toContain('feastorder');
  expect((await told('2026-12-21')).join()).not.toContain('feastorder');
});
