import { subjectOf } from './choose-subject';
import { findSubject } from './find-subject';

const heroesOf = (prompt: string, matter: readonly string[] = [prompt]): readonly string[] =>
  subjectOf({ prompt }, matter)?.heroes ?? [];

describe('how a trade comes is not what it is', () => {
  it.each([
    ['Travelling blacksmith, one day in your village', 'anvil'],
    ['The traveling pizza oven', 'pizza-oven'],
    ['Travelling barber visits care homes', 'barber-pole'],
    ['Reisendes Puppentheater', 'puppet-booth'],
    ['Boucherie ambulante', 'cut-of-meat'],
    ['Gelateria itinerante in piazza', 'ice-cream'],
    ['Rondreizend poppentheater', 'puppet-booth'],
    ['Biblioteca itinerante', 'books'],
  ])('%s shows the trade', (prompt, icon) => {
    expect(heroesOf(prompt)).toContain(icon);
  });

  it('draws nothing for the word alone, and a journey where one is meant', () => {
    expect(heroesOf('A travelling exhibition of letters')).not.toContain('luggage');
    expect(heroesOf('Travelling to Spain')).toContain('luggage');
    expect(heroesOf('Złota rączka na godziny')).not.toContain('ring');
    expect(heroesOf('Skup złota')).toContain('ring');
  });
});

describe('several animals that are named', () => {
  it.each([
    ['Our travelling farm is visiting schools. Goats, two alpacas and a very rude goose', 'goat alpaca goose'],
    ['Bauernhof mit Ziegen und Eseln', 'goat donkey'],
    ['Granja itinerante con cabras y burros', 'goat donkey'],
    ['Fattoria didattica con capre, asini e oche', 'goat donkey goose'],
    ['Rondreizende boerderij met geiten en ganzen', 'goat goose'],
    ['Wędrowne mini zoo z kozami i alpakami', 'goat alpaca'],
    ['Quinta itinerante com cabras e ovelhas', 'goat ewe'],
  ])('%s shows them, not the word for who keeps them', (prompt, icons) => {
    expect(icons.split(' ')).toContain(heroesOf(prompt)[0]);
    expect(heroesOf(prompt, prompt.split('. ').slice(0, 1))).toEqual(icons.split(' '));
  });

  it('leaves a trade that is named beside them', () => {
    expect(heroesOf('Farm shop with goats’ cheese')).not.toContain('goat');
    expect(heroesOf('Farm machinery for sheep and cattle')).toEqual(['tractor']);
  });
});

/** An icon, then words for it in English, German, French, Spanish, Italian, Dutch, Polish, Portuguese and Swedish. */
const things = `
  stained-glass|Stained glass repairs|Glasmalerei und Bleiverglasung|Atelier de vitrail|Curso de vidrieras|Vetrate artistiche su misura|Glas in lood restauratie|Witraże na zamówienie|Vitrais artesanais|Blyinfattat glas
  record-player|We buy your old records|Alte Schallplatten gesucht|Achat de vinyles et 33 tours|Discos antiguos de vinilo|Mercatino del disco|Platenbeurs zondag|Giełda płyt winylowych|Feira de discos de vinil|Skivmässa på lördag
  kitchen-knife|Knives and scissors sharpened|Messer und Scheren schärfen|Rémouleur, affûtage|Afilado de cuchillos y tijeras|Affilatura coltelli e forbici|Messen en scharen slijpen|Ostrzenie noży i nożyczek|Amolador de facas e tesouras|Jag slipar knivar och saxar
  saddle|Saddle fitting at the yard|Sattler kommt zu Ihnen|Sellier, réglage de selles|Ajuste de sillas de montar|Sellaio e selleria|Zadelpassen op stal|Dopasowanie siodeł|Seleiro artesanal|Sadelmakare på besök
  high-heeled-shoe|Argentine tango for beginners|Tangokurs für Anfänger|Cours de tango|Clases de tango y milonga|Corso di tango|Tangoles|Lekcje tanga|Aulas de tango|Tangokurs
  cracked-phone|We fix cracked phone screens|Handydisplay gesprungen|Écran cassé|Pantalla rota|Schermo rotto|Kapot scherm|Pęknięty ekran|Ecrã partido|Sprucken skärm
  fishing-boat|Mackerel fishing trips|Hochseeangeln mit dem Kutter|Sortie de pêche en mer|Pesca deportiva en barco|Battuta di pesca in mare|Vistochten op zee|Wędkarstwo morskie|Passeio de pesca|Fisketurer varje dag
  telescope|Star gazing night|Sternenhimmel über der Alb|Observation des étoiles|Observación de estrellas|Osservazione delle stelle|Sterrenkijken|Obserwacje gwiazd|Observação de estrelas|Stjärnskådning
  thread|Lace making|Klöppeln lernen|Dentelle aux fuseaux|Encuentro de encajeras|Merletto a tombolo|Kantklossen|Koronkarstwo|Rendas de bilros|Knyppling
  dog|Sheepdog trials|Hütehunde bei der Arbeit|Chiens de berger|Perros pastores|Cani pastore|Herdershonden|Psy pasterskie|Cães pastores|Vallhundar
  coin|Old coins bought|Münzbörse|Monnaies anciennes|Monedas antiguas|Monete antiche|Muntenbeurs|Skup monet|Moedas antigas|Gamla mynt
  hearing-aid|Hearing aids|Hörstudio|Bilan auditif|Audífonos|Apparecchi acustici|Hoortoestellen|Aparaty słuchowe|Aparelhos auditivos|Hörapparater
`;

describe('crafts and outings in nine languages', () => {
  it.each(
    things
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [icon, ...names] = line.trim().split('|');
        return names.map((name): [string, string] => [name, icon!]);
      }),
  )('%s is drawn as %s', (prompt, icon) => {
    expect(heroesOf(prompt)).toContain(icon);
  });

  it.each([
    ['Bike saddles half price', 'bicycle'],
    ['Saddle of lamb on Sundays', undefined],
    ['Autosattlerei', undefined],
    ['Tagliaerba: affilatura e revisione', 'lawn-mower'],
    ['Affilatura', 'kitchen-knife'],
    ['Pão de forno a lenha', 'bread'],
    ['Empanadas de horno de leña', 'empanada'],
    ['Pane cotto nel forno a legna', 'bread'],
    ['Baguettes cuites au four à bois', 'baguette-bread'],
    ['Bottle bank emptied weekly', undefined],
    ['Crown green bowling', undefined],
    ['Tree nursery clearance', 'seedling'],
    ['Rocking horses restored', undefined],
    ['Balade à dos d’âne', 'donkey'],
    ['Potatis direkt från gården', 'potato'],
    ['Fresh mackerel from our fishing boats', 'fish'],
  ])('"%s" is about something else that shares a word with them', (prompt, icon) => {
    expect(findSubject(prompt)?.topic?.heroes[0]).toBe(icon);
  });

  it.each([
    ['Buchbinderin', 'Buchbinder'],
    ['Uhrmacherin', 'Uhrmacher'],
    ['Schornsteinfegerinnen', 'Schornsteinfeger'],
    ['Metzgerin', 'Metzger'],
    ['Gärtnerinnen', 'Gärtner'],
  ])('shows the same for the German %s as for the %s', (woman, man) => {
    expect(heroesOf(`Die ${woman} hat wieder Zeit für Sie`)).toEqual(heroesOf(`Der ${man} hat wieder Zeit für Sie`));
    expect(heroesOf(`Die ${woman} hat wieder Zeit für Sie`)).not.toEqual([]);
  });

  it.each([
    ['Plattenladen feiert Geburtstag', 'record-player'],
    ['Our bakery celebrates its tenth birthday', 'bread'],
    ['Nuestra librería celebra su aniversario', 'books'],
    ['La fromagerie fête son anniversaire', 'cheese-wedge'],
    ['De bloemenwinkel viert jubileum', 'bouquet'],
  ])('%s shows the shop and no party', (prompt, icon) => {
    expect(heroesOf(prompt)).toContain(icon);
  });

  it('puts the boat that takes guests before what they catch', () => {
    expect(heroesOf('mackerel season', ['mackerel season', 'a small charter boat out of Port Haven'])).toEqual([
      'fishing-boat',
    ]);
    expect(heroesOf('mackerel season', ['mackerel season', 'straight off our fishing boat'])).toEqual(['fish']);
  });
});

describe('the thing that is named', () => {
  it.each([
    [
      'longcase-clock',
      'A longcase clock that has stopped',
      'Standuhr geerbt',
      'Staande klok reguleren',
      'Zegary stojące',
    ],
    ['woven-chair', 'New rush seats', 'Wiener Geflecht', 'Chaises cannées', 'Silla de rejilla', 'Sedie impagliate'],
    ['woven-chair', 'Stoelen matten', 'Krzesła: wyplatanie krzeseł', 'Cadeiras de palhinha'],
    ['pedal-boat', 'Pedal boats by the hour', 'Tretboote am Weiher', 'Pédalos', 'Hidropedales', 'Waterfietsen'],
    ['pedal-boat', 'Pedalò', 'Rowery wodne', 'Pedalinhos'],
    [
      'billiard-table',
      'Snooker league',
      'Billardtische',
      'Mesa de billar',
      'Biliardo',
      'Biljarttafel',
      'Bilard',
      'Sinuca',
    ],
    ['laser-vest', 'Laser tag', 'Lasertag', 'Laser game'],
    ['thread', 'Invisible mending of a suit', 'Kunststopferei', 'Remaillage de pulls', 'Zurcido de abrigos'],
    ['thread', 'Rammendi di cappotti', 'Cerowanie', 'Cerzideira de casacos'],
    [
      'notebook',
      'Book binder',
      'Buchbinden',
      'Relieuse',
      'Encuadernadora',
      'Legatore',
      'Boekbinderij',
      'Introligatorstwo',
    ],
    ['notebook', 'Rilegatrice', 'Encadernadora'],
    [
      'wooden-barrel',
      'Cooperage',
      'Küferei',
      'Tonnellerie',
      'Tonelería',
      'Bottaio',
      'Kuiperij',
      'Bednarstwo',
      'Tanoaria',
    ],
    [
      'glass-vase',
      'Hand blown glass',
      'Glasbläserei',
      'Verre soufflé',
      'Vidrio soplado',
      'Vetro soffiato',
      'Vidro soprado',
    ],
    ['winding-snake', 'Corn snakes', 'Schlangen', 'Serpents', 'Serpientes'],
  ])('is drawn and no neighbour of it: %s', (icon, ...texts) => {
    expect(texts.filter((text) => !heroesOf(text).includes(icon))).toEqual([]);
  });

  it('is no bed where the bed is filled with water, and no food where an animal eats it', () => {
    expect(findSubject('Wasserbett mit Heizung')?.topic).toBeNull();
    expect(findSubject('Waterbeds refilled')?.topic).toBeNull();
    for (const animal of ['Geckos', 'Tortoises', 'Guinea pigs', 'Donkeys'])
      expect(findSubject(animal)?.topic?.extras).toEqual([]);
  });

  it.each([
    ['Roller disco birthday parties', 'roller-skate'],
    ['Kids party on ponies', 'horse'],
    ['Klimmen op je verjaardag', 'carabiner'],
    ['Kindergeburtstag', 'birthday-cake'],
    ['Billardtische neu beziehen', 'billiard-table'],
  ])('%s shows what is done there, or to what', (text, icon) => {
    expect(heroesOf(text)).toContain(icon);
  });

  it('stays what the name says where a birthday is held at it', () => {
    const prompt = 'Birthdays from $150 at our escape room. Ask for Friday';
    const { heroes } = subjectOf({ prompt, brand: 'Dockside Escape Room' }, ['Birthdays from $150'])!;
    expect(heroes).toEqual(findSubject('escape room')!.topic!.heroes);
    expect(subjectOf({ prompt, brand: 'Dockside' }, ['Birthdays from $150'])?.heroes).toContain('birthday-cake');
  });
});
