import { videoDurations, type ImageStyle } from '../../../../src/domain/image-format';
import type { MotionBrief } from '../../../ports/motion';
import { describeClip } from './clip-description';
import { planClip, type ClipPlan } from './clip-plan';
import { readClip } from './clip-reading';
import { lettersOf } from './clip-words';

const brief: MotionBrief = {
  prompt: '',
  style: 'minimalist',
  aspectRatio: '9:16',
  seed: 1,
  seconds: 15,
  quality: 'sd',
};
const plan = (prompt: string, more: Partial<MotionBrief> = {}): ClipPlan => planClip({ ...brief, prompt, ...more });
const cardsOf = ({ beats }: ClipPlan) => beats.flatMap((beat) => (beat.kind === 'card' ? [beat.card] : []));
/** Everything that is to be read, beat after beat. */
const saidIn = (clip: ClipPlan): string =>
  [
    clip.words.headline,
    clip.words.kicker,
    clip.words.brand,
    ...cardsOf(clip).map(lettersOf),
    ...Object.values(clip.call),
    ...clip.lost,
  ].join(' · ');
const plain = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const owners: readonly (readonly [name: string, prompt: string])[] = [
  [
    'Ada’s Bakery',
    'Rye loaf $9, sourdough $8, cinnamon buns $4 each, open Wednesday to Sunday 7am to 2pm, 14 Elm Street, call 937-555-0142',
  ],
  [
    'Salon Mireille',
    'Coupe femme 38 €, coupe homme 24 €, couleur à partir de 55 €, sans rendez-vous le mardi, 12 rue des Lilas, 01 55 55 01 42',
  ],
  [
    'Steuerbüro Kraft',
    'Steuererklärung für Selbstständige: Abgabe bis 31. Juli, Erstgespräch kostenlos, Termin unter steuer-kraft.de',
  ],
  [
    'Pianohuis De Wit',
    'Gratis proefles piano voor kinderen van 6 tot 12 jaar, woensdag 4 februari om 15.30 uur, aanmelden via 06 5550 1423',
  ],
  [
    'Taller Robles',
    'Cambio de aceite 49 €, revisión de frenos 35 €, solo hasta el 30 de abril, calle Mayor 8, 91 555 01 42',
  ],
  [
    'The Cellar',
    'Live jazz, Thursday 20 November at 8pm, doors 7pm, tickets £12 in advance, £15 on the door, The Cellar, Mill Lane',
  ],
  [
    'Sala Lutnia',
    'Warsztaty ceramiki dla dorosłych, sobota 14 marca, godz. 10:00, 120 zł z materiałami, zapisy 22 555 01 42',
  ],
];

describe('the words of a clip', () => {
  it.each(owners)('are all those of the poster, in every length, or told as left out (%s)', (brand, prompt) => {
    for (const seconds of videoDurations) {
      const clip = plan(prompt, { brand, seconds });
      const said = new Set(plain(saidIn(clip)));
      expect(plain(`${clip.words.headline} ${clip.words.supporting}`).filter((word) => !said.has(word))).toEqual([]);
      if (clip.lost.length > 0)
        expect(describeClip(clip, brief).leftOut).toContain(`No time for: ${clip.lost.join(', ')}`);
    }
  });

  it.each([
    [owners[0]!, 3],
    [owners[1]!, 3],
    [owners[4]!, 2],
    [['Waschstraße Blitz', 'Basiswäsche 9 €, Komfortwäsche 13 €, Innenreinigung 25 €, Hafenstraße 12'], 3],
    [['Bar Centrale', 'Espresso 1,20 €, cappuccino 1,60 €, cornetto 1,40 €, spremuta 3 €, aperto ogni giorno'], 4],
  ] as const)('have a list of prices on one card, and none of them as the offer (%j)', ([brand, prompt], count) => {
    for (const seconds of videoDurations) {
      const clip = plan(prompt, { brand, seconds });
      const lists = cardsOf(clip).flatMap((card) => (card.kind === 'rows' ? [card.rows] : []));
      const priced = lists.map((rows) => rows.filter((row) => 'price' in row).length).filter((rows) => rows > 0);
      expect(priced).toEqual([count]);
      expect(clip.call.offer).not.toMatch(/\p{Sc}/u);
    }
  });

  it.each([
    [owners[2]!, '31. Juli'],
    [['Hof Albers', 'Apfelfest am 3. Oktober ab 11 Uhr. Eintritt frei für Kinder'], '3. Oktober'],
    [['St. Anne’s', 'Choir practice at St. Anne. Every Tuesday at 7pm. New voices welcome'], 'St. Anne'],
    [['Zahnarzt Dr. Ott', 'Neue Praxis: Termine bei Dr. Ott ab 2. Mai, Bahnhofstr. 9'], 'Dr. Ott'],
  ] as const)('are not cut at a full stop that ends no sentence (%j)', ([brand, prompt], whole) => {
    const clip = plan(prompt, { brand });
    const beats = [
      clip.words.headline,
      clip.words.kicker,
      ...cardsOf(clip).map(lettersOf),
      ...Object.values(clip.call),
    ];
    expect(beats.some((text) => text.includes(whole))).toBe(true);
    expect(beats.filter((text) => /(?:\d|\b\p{Lu}\p{L})\.$/u.test(text))).toEqual([]);
  });

  it.each([
    ['Spring pottery workshop, Saturday 14 March, 10am to 1pm, £45 including clay', 'Saturday 14 March, 10am to 1pm'],
    ['Free first boxing class for teenagers, Mondays at 6pm, no gloves needed', 'Mondays at 6pm'],
    [
      'Gratis proefles piano, woensdag 4 februari om 15.30 uur, aanmelden via 06 5550 1423',
      'Woensdag 4 februari om 15.30 uur',
    ],
  ])('have the day and the hour on a card of their own: %s', (prompt, day) => {
    expect(cardsOf(plan(prompt, { brand: 'Kiln & Co' }))).toContainEqual({ kind: 'phrase', text: day });
  });

  it.each([
    [owners[0]!, 'Call 937-555-0142', '14 Elm Street'],
    [['Waschstraße Blitz', 'Innenreinigung 25 €, Hafenstraße 12, 0341 555 01 42'], '0341 555 01 42', 'Hafenstraße 12'],
  ] as const)('end with the number, and the street beside it (%j)', ([brand, prompt], action, street) => {
    const { call } = plan(prompt, { brand });
    expect(call.action).toBe(action);
    expect(call.line).toContain(street);
  });

  it.each([
    ['Korepetycje z matematyki, klasy 4-8 i matura, tel. 601 555 142', 'Tel. 601 555 142'],
    ['Peluquería canina, cita previa, tel: 612 555 014', 'Tel: 612 555 014'],
  ])('end with a number that only its label makes one: %s', (prompt, number) => {
    const { call } = plan(prompt, { brand: 'Pitagoras' });
    expect([call.action, call.offer]).toEqual([number, '']);
  });

  it.each([
    ['Noleggio bici 12 €, aperto tutti i giorni dalle 8 alle 20', 'Aperto tutti i giorni dalle 8 alle 20'],
    ['Mazsola cukrászda, minden nap 9-18 óráig', 'Minden nap 9-18 óráig'],
    ['食パン350円 クロワッサン280円 毎週土曜日 9時から', '毎週土曜日 9時から'],
  ])('end with the hours, in any language: %s', (prompt, hours) => {
    const { call } = plan(prompt, { brand: 'Bici Lago' });
    expect([call.offer, call.line].join(' · ')).toContain(hours);
  });

  it('tell where the business has moved on a card too, where there is time', () => {
    const moved = plan('We have moved! Find us at 22 Harbour Street from 1 May, same phone 01303 555 013', {
      brand: 'Coastline Opticians',
    });
    expect(cardsOf(moved).map(lettersOf)).toContain('Find us at 22 Harbour Street from 1 May');
  });

  it('end with no denial as if it were an offer', () => {
    const { call } = plan('Boxing for teenagers, Mondays at 6pm, no gloves needed, behind the station');
    expect(call.offer).toBe('Mondays at 6pm');
  });

  it.each(['minimalist', 'cartoon'] as const satisfies readonly ImageStyle[])(
    'stay longer where there is more to read (%s)',
    (style) => {
      const { beats } = plan(owners[0]![1], { brand: 'Ada’s Bakery', style });
      const lengths = beats.flatMap((beat) =>
        beat.kind === 'card' ? [{ letters: lettersOf(beat.card).length, seconds: beat.to - beat.from }] : [],
      );
      const [short, ...longer] = lengths.toSorted((one, other) => one.letters - other.letters);
      for (const { letters, seconds } of longer)
        if (letters > short!.letters) expect(seconds).toBeGreaterThan(short!.seconds);
      expect(longer.length).toBeGreaterThan(0);
    },
  );
});

it('is understood before it is made: its words, what is drawn, its end, and what it has no time for', () => {
  const prompt = 'Knife sharpening every Saturday, 9 to 12, end with “Bring them wrapped”';
  const { headline, kicker, subject, ending, leftOut } = readClip({ ...brief, prompt });
  expect([headline, kicker, ending, leftOut]).toEqual([
    'Knife sharpening',
    'Every Saturday, 9 to 12',
    'Bring them wrapped',
    null,
  ]);
  expect(subject).toMatch(/knife/u);
  expect(readClip({ ...brief, prompt: 'Knife sharpening every Saturday' }).ending).toBe('');
  const crowded = `${owners[0]![1]}. Wedding cakes are made to order with three weeks’ notice. Dogs are welcome on the terrace. We take cards and cash.`;
  const short = { ...brief, prompt: crowded, seconds: 3 as const };
  expect(readClip(short).leftOut).toBe(describeClip(planClip(short), short).leftOut);
  expect(readClip(short).leftOut).toMatch(/^No time for: /u);
});
