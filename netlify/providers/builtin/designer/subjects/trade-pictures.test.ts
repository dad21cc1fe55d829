import { findSubject } from './find-subject';
import { topicTable } from './topic-table';
import tradePictures from './trade-pictures.json';
import { splitWords } from './word-forms';

const rows: readonly (readonly [topic: string | null, names: string])[] = [
  ...Object.entries<string>(tradePictures.topics),
  [null, tradePictures.nothing],
];
const listed = rows.flatMap(([topic, names]) => names.split(', ').map((name) => ({ topic, name })));

const hero = (text: string): string | null => findSubject(text)?.topic?.heroes[0] ?? null;

describe('the editors’ list of trades', () => {
  it('leads each of its names to its topic', () => {
    const wrong = listed.filter(({ topic, name }) => {
      const subject = findSubject(name);
      return !subject || (subject.topic?.name ?? null) !== topic;
    });
    expect(wrong).toEqual([]);
  });

  it('names topics that there are, each trade once and as the table reads it', () => {
    const topics = new Set(topicTable().topics.map(({ name }) => name));
    expect(Object.keys(tradePictures.topics).filter((name) => !topics.has(name))).toEqual([]);
    const names = listed.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    const read = (name: string) =>
      splitWords(name)
        .map(({ text }) => text)
        .join(' ');
    expect(names.filter((name) => name !== read(name))).toEqual([]);
  });

  it('leaves the other words of its longer names to be cut to their dictionary form', () => {
    expect(topicTable().words.has('polster')).toBe(false);
    expect(topicTable().words.has('fletes')).toBe(true);
  });

  it('knows a trade inside a sentence, in any number', () => {
    expect(hero('Recherche pâtissier H/F, CDI, du mardi au samedi')).toBe('shortcake');
    expect(hero('Women’s self-defence course, six Wednesdays from 3 September')).toBe('martial-arts-uniform');
    expect(hero('Stair runners fitted, from £45 a metre')).toBe('staircase');
  });

  it('takes a trade after a preposition for a place or for a customer', () => {
    expect(findSubject('Drinks at the night club')).toBeNull();
    expect(findSubject('Bookkeeping for adventure parks')?.phrase).not.toBe('adventure park');
  });
});

describe('words that yield', () => {
  it.each([
    ['Equine dentist', 'horse'],
    ['masaje equino', 'horse'],
    ['Pferdezahnarzt', 'horse'],
    ['massage canin', 'dog'],
    ['Hundezahnarzt', 'dog'],
    ['Hundebäckerei', 'dog'],
    ['peluquería felina', 'cat'],
    ['Katzenmassage', 'cat'],
    ['podología bovina', 'cow'],
    ['veterinary dentist', 'paw-prints'],
    ['Spa for dogs', 'dog'],
    ['animal physiotherapist', 'paw-prints'],
  ])('a service to the animal it is for: %s', (text, icon) => {
    expect(hero(text)).toBe(icon);
  });

  it.each([
    ['Dog friendly hotel', 'bed'],
    ['Hundert Massagen im Jahr', 'stacked-stones'],
    ['Fresh bread and rabbit pie', 'bread'],
    ['Dog birthday cake', 'birthday-cake'],
  ])('and no service beside an animal: %s', (text, icon) => {
    expect(hero(text)).toBe(icon);
  });

  it.each([
    ['Paving contractor', 'brick'],
    ['Parrot trainer', 'parrot'],
    ['Chatbot developer', 'robot'],
    ['Art therapist', 'artist-palette'],
    ['Sleep clinic', null],
    ['warsztat motocyklowy', 'motorcycle'],
    ['salon meblowy', 'couch-and-lamp'],
    ['estética vehicular', 'automobile'],
    ['granja de fresas', 'strawberry'],
    ['dental office', 'tooth'],
    ['luthier du quatuor', 'violin'],
  ])('a frame to what it is built of: %s', (text, icon) => {
    if (icon) expect(findSubject(text)?.topic?.heroes).toContain(icon);
    else expect(hero(text)).not.toBe('bed');
  });
});

describe('words that mislead in one language', () => {
  it.each([
    ['École d’arts martiaux', 'martial-arts-uniform'],
    ['fonderie d’art', null],
    ['salsas artesanales', 'hot-pepper'],
    ['Clases de salsa', 'mirror-ball'],
    ['Tortas ahogadas', 'sandwich'],
    ['Tienda de discos', 'record-player'],
    ['pintura electrostática', null],
    ['hojalatería y pintura', 'automobile'],
    ['Raspagem de tacos', 'wood'],
    ['Serralheiro', 'welding-mask'],
    ['Tapete de relva', null],
    ['Lan house', 'video-game'],
    ['Fumiste poêlier', 'wood-stove'],
    ['Fabricant de bâtons', null],
    ['Nettoyage de baskets', 'running-shoe'],
    ['Modiste', 'womans-hat'],
    ['Réparation de tapis de course', null],
    ['Luthier de bandoneones', null],
    ['Carro attrezzi', null],
    ['Pressatura mele conto terzi', 'red-apple'],
    ['Corriere espresso', 'package'],
    ['Disinfestazione cimici dei letti', 'bug'],
    ['Lagerhaus', null],
    ['Küchen nach Maß', 'fitted-kitchen'],
    ['Grillenzucht', null],
    ['Rauchentwöhnung', null],
    ['Ferien auf dem Bauernhof', 'tractor'],
    ['Bootsbauer', 'sailboat'],
    ['Bootslack', null],
    ['Turmuhren', 'mantelpiece-clock'],
    ['Festzelte', 'marquee'],
    ['Pension Alpenblick', null],
    ['Pension advice', 'coin'],
    ['Sleepdienst', null],
    ['Kraanverhuur', 'building-construction'],
    ['Tegelbakkerij', 'wall-tiles'],
    ['Uitlaatservice', 'dog'],
    ['Wymiana zamków błyskawicznych', 'sewing-machine'],
    ['Lekarz weterynarii', 'paw-prints'],
    ['Naprawa parasoli', 'umbrella'],
    ['Przyczepy kempingowe', 'caravan'],
    ['złota rączka', 'toolbox'],
    ['Window washing', 'squeegee'],
    ['Restauriamo Vespe e Lambrette', 'motor-scooter'],
    ['Nidi di vespe', 'wasp'],
    ['180 Farben auf Lager', null],
    ['We cut granite and quartz', null],
    ['Pescaturismo Santa Rita', 'fishing-boat'],
    ['Car boot every Sunday', null],
    ['Sauna on wheels', 'sauna-bucket'],
    ['Folk tror det er museum', null],
    ['Une photo avec le tracteur', 'tractor'],
    ['Fosse septique pleine, vidange', null],
    ['Hen party menu', 'party-popper'],
    ['The Chook Hotel', 'rooster'],
    ['Trailer for our new film', null],
    ['Der Hahn tropft', null],
    ['Llama ahora', null],
    ['Mole removal', null],
    ['Bike stolen', 'bicycle'],
    ['Bouncing castle', 'bouncy-castle'],
    ['Cherry picker hire', null],
    ['Fencing lessons', null],
    ['Tree houses', null],
    ['Property developer', 'building-construction'],
    ['Timber framer', 'carpentry-saw'],
    ['Window dresser', null],
    ['Racing pigeons', 'bird'],
    ['Bird park', 'bird'],
    ['Telephone answering', 'telephone'],
    ['Musical instrument repair', 'musical-notes'],
    ['Japanese lessons', 'open-book'],
  ])('are read as they are meant: %s', (text, icon) => {
    expect(hero(text)).toBe(icon);
  });
});

describe('pictures that would hurt', () => {
  it.each([
    ['Live poultry', 'rooster'],
    ['Funeral celebrant', null],
    ['Grave digger', 'headstone'],
    ['Breastfeeding support', null],
    ['Lactation consultant', null],
    ['asesora de lactancia', null],
    ['vêtements pour hommes', 'necktie'],
    ['ropa de hombre', 'necktie'],
    ['abbigliamento uomo', 'necktie'],
    ['moda masculina', 'necktie'],
    ['odzież męska', 'necktie'],
  ])('are not drawn: %s', (text, icon) => {
    expect(hero(text)).toBe(icon);
  });
});
