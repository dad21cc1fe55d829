import type { BusinessProfile } from '../../../../../src/domain/business-profile';
import { countWords, sentences } from '../english/grammar';
import { allNotes } from './note-files';
import { notesOf, packsFor } from '../testing/heard-packs';
import { sectionNames } from './trade-pack';

it.each<[string, Partial<BusinessProfile>, string[]]>([
  ['its description', { what: 'i do braids and cornrows in my house' }, ['note-braids']],
  ['the trade it is known by, in another language', { what: 'Waschsalon' }, ['note-laundry']],
  ['its offers, where the description says nothing', { what: 'we do it all', offers: ['gel nails'] }, ['note-nails']],
  ['but not its customers', { what: 'Payroll for food trucks' }, ['note-payroll']],
  ['nor the street', { what: 'Tattoo studio near the tea shop' }, []],
  [
    'nor a word that means something else',
    { what: 'Lavender farm with a distillery' },
    ['note-herbs-hops', 'note-wellness-shop'],
  ],
])('a business hears what is known of the work it names: %s', async (_why, said, expected) =>
  expect(await notesOf(said)).toEqual(expected),
);

it.each<[string, string, string[]]>([
  ['teaches', 'Forklift operator training', ['note-forklift-training']],
  ['corrects', 'Proofreading of theses', ['note-editing-proofreading']],
  ['shoes', 'Farrier for cobs and hunters', ['note-farrier-hooves']],
  ['prays', 'Church with a toddler group and organ recitals', ['note-faith']],
])('who %s hears of that work and not of its neighbours’', async (_verb, what, expected) =>
  expect(await notesOf({ what })).toEqual(expected),
);
it.each<[string, string | null, string]>([
  ['Self storage in an old mill', 'note-storage', 'note-warehousing'],
  ['Self storage software', null, 'note-storage'],
  ['Stock fencing on hill farms', 'note-stock-fencing', 'note-fencing'],
  ['Garden fencing', 'note-fencing', 'note-stock-fencing'],
  ['Oven cleaning', 'note-oven-clean', 'note-kitchen-extract'],
  ['Kitchen extract cleaning', 'note-kitchen-extract', 'note-oven-clean'],
  ['Security guards and mobile patrols', 'note-guarding', 'note-door-staff'],
  ['Door supervisors', 'note-door-staff', 'note-guarding'],
  ['Security guard training', null, 'note-guarding'],
  ['Childminder', 'note-childminders', 'note-nannies-sitters'],
  ['Landmaschinen', 'note-farm-machinery', 'note-truck-repair'],
])('neighbours share a noun and not their ideas: %s', async (what, own, neighbour) => {
  const heard = await notesOf({ what });
  if (own) expect(heard).toContain(own);
  expect(heard).not.toContain(neighbour);
});

it.each<[string, string, string]>([
  ['Tortillería La Nieta', 'Tortilla de maíz nixtamalizado en la casa', 'note-tortilla-bakeries'],
  ['Hyttevakt Hallingdal', 'We look after cabins when the owners are in the city', 'note-cabin-care'],
  ['Hungry Herd Brush Goats', 'So I have 38 goats, I bring the electric fence', 'note-goat-grazing'],
  ['Jump Up Castles', 'bouncy castle rental', 'note-bouncy-castles'],
])('%s, “%s”: %s and no neighbour', async (name, what, note) => expect(await notesOf({ name, what })).toEqual([note]));

it.each<[string, string]>([
  ['Kingpin Barbers', 'Skin fades, beard trims, 3 chairs'],
  ['Corte & Navaja', 'Cortes de caballero, barba y afeitado'],
  ['The Cat’s Verandah', 'Boarding for cats only. 18 rooms. We never take dogs'],
  ['Katzenpension Samtpfote', 'Wir betreuen Ihre Katze, wenn Sie verreisen'],
  ['Kilau Shoe Laundry', 'Cuci sepatu sneakers, kulit dan suede'],
  ['Sneaker Spa Lyon', 'Nettoyage de baskets et de chaussures en daim'],
  ['Ramonage Dupuis', 'Je passe chez vous avec le certificat'],
  ['Spazzacamino Rossi', 'Pulizia canne fumarie, stufe a pellet'],
  ['Bright Sums', 'Maths for 11 to 16 year olds, small groups'],
  ['Crema Tech', 'Espresso machine servicing on site for cafés'],
  ['Fontanería Gómez', 'Atascos, fugas y calentadores'],
  ['Slagerij De Wit', 'Eigen worst, vlees van boeren uit de buurt'],
  ['Padaria Central', 'Pão quente às 7 e às 17 h'],
  ['Pasticceria Anna', 'Torte su ordinazione e cannoli'],
  ['Fahrschule Berger', 'Klasse B und BE, auch Automatik'],
  ['Auto-école du Parc', 'Permis B, conduite accompagnée'],
  ['Schlüsseldienst Nord', 'Tür zu? In 30 Minuten da'],
  ['Glazenwasser Piet', 'Ramen binnen en buiten, elke 6 weken'],
  ['Mrs B’s Alterations', 'Hems, zips, taken in and let out'],
  ['Studio Lotus', 'Hatha on Mondays, yin on Wednesdays'],
  ['Ferretería La Llave', 'Tornillos, pintura, copias de llaves'],
  ['Lavandería Burbujas', 'Lavado por kilo, planchado'],
])('an everyday trade is known: %s, “%s”', async (name, what) => {
  const trades = await packsFor({ name, what, where: '', audience: '' });
  expect(trades.length).toBeGreaterThan(0);
});

it('every note has ideas of three kinds, and lengths that cards and posters need', async () => {
  const faults = (await allNotes()).flatMap((note) => [
    ...(sectionNames.filter((name) => Object.keys(note[name]).length > 0).length < 2 ? [`${note.id}: kinds`] : []),
    ...sectionNames.flatMap((name) =>
      Object.entries(note[name])
        .filter(
          ([, { title, hook, text, ask, shots }]) =>
            /\.$/.test(title) ||
            !/[.?]”?$/.test(hook) ||
            countWords(text) < 30 ||
            countWords(text) > 95 ||
            sentences(text).length < 2 ||
            shots[0].split(' ').length > 6 ||
            shots.some((shot) => shot.length > 28) ||
            /!|—|[€$£]|\d\s?%/u.test(`${title} ${hook} ${text}`) ||
            !/^(?:which|what|how|whether|when|where|why|who|whom|whose|if|for|to|about|at|by|from|until)\b/.test(ask),
        )
        .map(([id]) => `${note.id}/${id}`),
    ),
  ]);
  expect(faults).toEqual([]);
});

it.each<[string, Partial<BusinessProfile>, string[]]>([
  [
    'saw blades',
    { what: 'Wir schärfen Kreissägeblätter für Tischlereien', offers: ['Hobelmesser'] },
    ['note-saw-sharpening'],
  ],
  ['kitchen knives', { what: 'I sharpen kitchen knives and scissors' }, ['note-sharpening']],
  ['neon tubes', { what: 'We restore old neon signs and bend new glass by hand' }, ['note-neon-signs']],
  ['springs', { what: 'Torsion springs as per drawing, from a prototype batch' }, ['note-springs']],
  ['Spanish grilled chicken', { what: 'Pollos asados para llevar' }, ['note-rotisserie-chicken']],
])('a trade that shares its noun with another hears of its own work: %s', async (_trade, said, expected) =>
  expect(await notesOf(said)).toEqual(expected),
);

it.each<[string, string, string, string]>([
  ['three ASL interpreters for appointments and court', 'Interpreting', 'note-sign-interpreters', 'note-interpreting'],
  ['We fly hawks over rooftops against gulls', 'Falconry Bird Control', 'note-falconry-control', 'note-bird-control'],
])('a near neighbour is no substitute: “%s”', async (what, name, own, other) => {
  const heard = await notesOf({ name, what });
  expect(heard).toContain(own);
  expect(heard).not.toContain(other);
});

it('corridors are spoken of only where somebody has them', async () => {
  const spoken = async (what: string) =>
    (await packsFor({ what })).some(({ behind }) => 'round-of-corridors' in behind);
  expect(await spoken('Self storage, drive right up to your door')).toBe(false);
  expect(await spoken('Self storage in an old mill')).toBe(true);
});
