import { kindOfReading } from '../../../../src/domain/trade';
import { builtinTrades } from './builtin-trades';
import { isOtherDeed } from './first-deed';
import { readTrade } from './read-trade';

const read = async (what: string, name = 'Linden', trade = '') => (await readTrade({ name, what, trade })).reading;

/** "known: Café, Bookshop" */
async function said(...said: Parameters<typeof read>): Promise<string> {
  const reading = await read(...said);
  if (reading.state === 'unknown') return 'unknown';
  const trades = reading.state === 'known' ? reading.trades : reading.candidates;
  return `${reading.state}: ${trades.map(({ name }) => name).join(', ')}`;
}

it.each([
  ['Beekeeping supplier with hives, frames and smokers', 'known: Beekeeping supplier'],
  ['Drone inspections of roofs and wind turbines', 'known: Drone inspection'],
  ['Notary public', 'known: Notary'],
  ['Chimney sweep', 'known: Chimney sweep'],
  ['Climbing wall with a café', 'known: Climbing wall'],
  ['Life coach for women over forty', 'known: Life coach'],
  ['Winery with tastings', 'known: Winery'],
  ['Dental software for small practices', 'known: Software company'],
  ['Marquee hire for weddings', 'known: Marquee hire'],
  ['Piano tuner', 'known: Piano tuner'],
])('hint words make no other trade of “%s”', async (what, expected) => expect(await said(what)).toBe(expected));

it.each([
  ['Wedding and portrait photographer', 'known: Photographer'],
  ['Software for dentists', 'known: Software company'],
  ['Florist for weddings and funerals', 'known: Florist'],
  ['Florist for funerals and memorials', 'known: Funeral florist'],
  ['Wood-fired pizza restaurant', 'known: Pizzeria'],
  ['Café in an old bakery', 'known: Café'],
  ['A team of electricians in Leeds', 'known: Electrician'],
  ['School of motoring', 'known: School of motoring'],
  ['Mobile bicycle repair van', 'known: Mobile bicycle repair'],
])('the head of “%s” is the trade', async (what, expected) => expect(await said(what)).toBe(expected));

it.each([
  ['No longer a bakery', 'unknown'],
  ['We are no longer a bakery but a café', 'known: Café'],
  ['We are not a gym', 'unknown'],
  ['Not just a bakery', 'known: Bakery'],
])('“%s” is taken at its word', async (what, expected) => expect(await said(what)).toBe(expected));

it.each([
  ['We repair vans and trailers', 'known: Trailer repair'],
  ['We restore antique clocks', 'known: Antique clock restoration'],
  ['We plan weddings', 'known: Wedding planner'],
  ['Steam-cleaned mattresses and sofas', 'known: Mattress cleaning'],
  ['Two brothers fixing roofs', 'known: Roofer'],
  ['We rent out bouncy castles', 'known: Bouncy castle hire'],
  ['Wir sind eine Bäckerei in Köln', 'known: Bakery'],
  ['Zahnarztpraxis am Markt', 'known: Dentist'],
  ['Cafe\u0301', 'known: Café'],
  ['Cafés in two villages', 'known: Café'],
  ['Jewelers', 'known: Jeweller'],
  ['Book-shop', 'known: Bookshop'],
])('“%s” is understood in other words and languages', async (what, expected) =>
  expect(await said(what)).toBe(expected),
);

it.each([
  ['Horse physiotherapist', 'known: Equine physiotherapist'],
  ['Parrot dentist', 'asked: Dentist'],
  ['Tractor garage', 'asked: Garage'],
  ['Outboard motor repair', 'known: Outboard repair'],
  ['We make crowns, bridges and dentures for dentists', 'known: Dental laboratory'],
  ['Industrial ceramics', 'asked: Ceramics studio'],
  ['Misted double glazing? We replace just the glass, not the frames', 'known: Misted window repair'],
  ['Wood-fired sauna on a trailer', 'known: Sauna'],
  ['Day care for small pets', 'asked: Day care'],
  ['Day care for small children', 'known: Day care'],
  ['Farm vet', 'known: Vet'],
  ['Vet for small pets', 'known: Vet'],
  ['Canine hydrotherapy', 'known: Canine hydrotherapy'],
])('the word before a trade in “%s” is not passed over', async (what, expected) =>
  expect(await said(what)).toBe(expected),
);

it.each([
  ['Fliesenlegermeister. Wir machen Bäder barrierefrei', 'known: Tiler'],
  ['Fliesenlegerin', 'known: Tiler'],
  ['Malerbetrieb', 'known: Painter and decorator'],
  ['Bäckermeister', 'known: Bakery'],
  ['Tapissière d’ameublement : je refais fauteuils', 'known: Upholsterer'],
  ['Plombière', 'known: Plumber'],
  ['Thérapeute pour couples, en cabinet ou en visio', 'known: Couples therapist'],
])('“%s” is a trade in the form of whoever does it', async (what, expected) => expect(await said(what)).toBe(expected));

it.each([
  ['keys cut, fobs, 24h', 'known: Key cutter'],
  ['Chimneys swept', 'known: Chimney sweep'],
  ['Dents removed', 'known: Dent repair'],
  ['Shoes mended', 'known: Shoe repair'],
  ['Mind made up', 'unknown'],
  ['Kebabs', 'known: Kebab shop'],
  ['Guitars', 'known: Guitar shop'],
])('“%s” is what is done or sold, and tells the trade', async (what, expected) =>
  expect(await said(what)).toBe(expected),
);

it.each([
  'Reparación de guitarras',
  'Reparamos guitarras, vihuelas y guitarrones',
  'Réparation de guitares',
  'Gitarrenreparatur',
  'Reparatur von Gitarren',
  'Gitaarreparatie',
  'Riparazione di chitarre',
])('“%s” is guitar repair', async (what) => expect(await said(what)).toBe('known: Guitar maker'));

it.each([
  ['Soy afiladora ambulante de cuchillos y tijeras', 'known: Knife sharpening'],
  ['Ik ben hoefsmid in de Achterhoek', 'known: Farrier'],
  ['Zakład kamieniarski', 'known: Stonemason'],
  ['Empresa de desentupimento', 'known: Drain cleaning'],
  ['Taller de afilado de cuchillos', 'known: Knife sharpening'],
  ['Arreglo bandoneones', 'known: Accordion repair'],
  ['alugamos pula pula', 'known: Bouncy castle hire'],
  ['Rilegatura tesi di laurea', 'known: Bookbinder'],
  ['Naprawa rowerów i hulajnóg', 'known: Bike repair'],
  ['Je ne suis pas sage-femme', 'unknown'],
  ['Nie jestem krawcową', 'unknown'],
])('“%s” is a trade in the owner’s language', async (what, expected) => expect(await said(what)).toBe(expected));

it('a thing of several words is read as a whole', async () => {
  expect(await said('Riparazione di macchine da cucire')).toBe('known: Sewing machine repair');
  expect(await said('Crêperie bretonne')).toMatch(/^known: /);
});

it('what is done besides is no trade, and asked where nothing else is named', async () => {
  const walks = 'Wir machen Wanderungen, geführt, ca. 2 Stunden, auch Kindergeburtstage und Firmen';
  expect(await said(walks, 'Alpakahof Lautertal')).toBe('known: Alpaca walks');
  expect(await said(walks)).toMatch(/^asked: .*Kids parties/);
  expect(await said('Taller de motos, afinación y frenos')).toBe('known: Motorcycle repair');
});

it('two trades are two, and a third one is asked for', async () => {
  expect(await said('Café and bookshop')).toBe('known: Café, Bookshop');
  expect(await said('Plumber, electrician and roofer')).toBe('asked: Plumber, Electrician, Roofer');
});

it.each([
  ['Nursery', 'asked: Nursery, Plant nursery'],
  ['Bakery equipment', 'asked: Bakery'],
  ['Bakery Equipment', 'asked: Bakery'],
  ['Kite builder', 'asked: Builder'],
  ['The kitchen at Number 5', 'asked: Kitchen fitter'],
])('“%s” could be something else, so that the owner is asked', async (what, expected) =>
  expect(await said(what)).toBe(expected),
);

it.each([
  ['Ada’s Bakery', 'Family business since 1950', 'known: Bakery'],
  ['Kingpin Barbers', 'Walk-ins welcome, 3 chairs', 'known: Barber'],
  ['Fademasters Barber Lounge', 'Line-up and razor work', 'known: Barber'],
  ['Nails by Jade', 'Gel, acrylics, infills', 'known: Nail salon'],
  ['Harbour Bikes', 'Punctures while you wait', 'known: Bike shop'],
  ['Chip Shop Charlie', 'Fresh every day since 1974', 'known: Fish and chip shop'],
  ['Tortillería La Nieta', 'Azul y blanca, nada de harina de bolsa', 'known: Tortilleria'],
  ['Ramonage Dupuis', 'Je passe chez vous avec le certificat', 'known: Chimney sweep'],
  ['Blumen Krause', 'Sträuße, Kränze, Hochzeiten', 'known: Florist'],
  ['Peluquería canina Toby', 'Baño, corte y uñas para tu perro', 'known: Dog groomer'],
  ['Officina Bianchi', 'Tagliandi, freni, gomme', 'known: Garage'],
  ['Oficina do Zé', 'Travões, revisão', 'known: Garage'],
  ['Kapsalon Mooi', 'Knippen, verven, permanent', 'known: Hair salon'],
  ['Dave Harris Plumbing', 'Boilers, leaks, bathrooms', 'known: Plumber'],
])('“%s” says what the business is where “%s” does not', async (name, what, expected) =>
  expect(await said(what, name)).toBe(expected),
);

it.each([
  ['The Old Bakery', 'Bookshop', 'known: Bookshop'],
  ['The Old Bakery', 'Two holiday flats by the sea', 'known: Holiday flats'],
  ['Linden Café', 'Bookshop', 'known: Bookshop'],
  ['Ada Mason', 'We cook lunches for small offices', 'unknown'],
  ['The Fish Hut', 'Cod, haddock, chips', 'unknown'],
  ['Bakery Equipment Lane', 'Family business since 1950', 'unknown'],
])('“%s” does not where “%s” does, or where it is somebody’s or an old name', async (name, what, expected) =>
  expect(await said(what, name)).toBe(expected),
);

it.each([
  ['I bring the wire and the dog stays', 'unknown'],
  ['I bring the electric fence and the dog stays', 'unknown'],
  [
    'We fly hawks over rooftops, harbours and landfill sites',
    'asked: Falconry bird control, Falconry centre, Animal encounters',
  ],
  ['We mend trawls on the pier', 'known: Another kind of repair'],
  ['Cod, haddock and chips', 'unknown'],
  ['I letter and paint narrowboats, fleet livery too', 'known: Boat signwriter'],
  ['We deep clean trainers and send them back', 'known: Trainer cleaning'],
  ['Boarding for cats only', 'known: Kennels'],
  ['We look after cabins when the owners are in the city', 'known: Cabin caretaker'],
  ['Fades, line-up, beard trim', 'known: Barber'],
  ['Maths for 11 to 16 year olds', 'known: Tutor'],
  ['Cortes de caballero, barba y afeitado', 'known: Barber'],
])('what is done, and not what is brought or used, is the trade of “%s”', async (what, expected) =>
  expect(await said(what)).toBe(expected),
);

it('nothing is guessed of what names no trade', async () => {
  for (const what of [
    '',
    '…',
    'Everything for your dog',
    'Therapy dogs for schools',
    'We help small hotels fill their rooms',
    'Frames, lenses and smiles',
    '麵包店',
    '{{offer}} ${process.env}',
    'x'.repeat(400),
  ])
    expect(await said(what)).toBe('unknown');
});

it('the owner’s choice comes before all words, and one that is gone leaves them to speak', async () => {
  expect(await read('Neighbourhood bakery', 'Ada’s Bakery', 'chimney-sweep')).toMatchObject({
    state: 'known',
    by: 'owner',
    trades: [{ id: 'chimney-sweep', kind: 'home-visits' }],
  });
  expect(await said('Neighbourhood bakery', 'Ada', 'no-such-trade')).toBe('known: Bakery');
});

it('a kind is known where all that could be meant share it', async () => {
  expect(kindOfReading(await read('Plumber, electrician and roofer'))).toBe('home-visits');
  expect(kindOfReading(await read('Nursery'))).toBeNull();
  expect(kindOfReading(await read('Kite builder'))).toBeNull();
});

it('a trade is found by any of its names or the beginning of one', async () => {
  const names = async (text: string) => (await builtinTrades.search(text)).map(({ name }) => name);
  expect((await names('chimney sw'))[0]).toBe('Chimney sweep');
  expect(await names('schornsteinfeger')).toEqual(['Chimney sweep']);
  expect((await names('bak'))[0]).toBe('Bakery');
  for (const said of ['opieka nad grobami', 'zaklad introligatorski', 'bookbinding', 'jumping castle', 'snake catcher'])
    expect((await names(said)).length).toBeGreaterThan(0);
  expect((await names('costureira'))[0]).toBe('Tailor');
  expect(await names('tree surgeons')).toEqual(['Tree surgeon']);
  expect((await names('spazzacamini'))[0]).toBe('Chimney sweep');
  expect((await names('elevage escargots'))[0]).toBe('Snail farm');
  expect((await names("Élevage d'escargots"))[0]).toBe('Snail farm');
  expect((await names('trädvard'))[0]).toBe('Tree surgeon');
  expect(await names('qqqq')).toEqual([]);
  expect((await names('')).length).toBeGreaterThan(20);
  expect((await builtinTrades.find('chimney-sweep'))?.pack).toBe('chimney-sweep');
  expect(await builtinTrades.find('toString')).toBeNull();
});

it.each([
  ['mobile window screens, bug screens and patio doors', 'Insect screens'],
  ['Insektenschutzgitter nach Maß, Lichtschachtabdeckungen', 'Insect screens'],
  ['hacemos mole negro, coloradito y almendrado en pasta', 'Sauce maker'],
  ['sauces piquantes et ketchups maison en pots', 'Hot sauce maker'],
  ['molhos de pimenta artesanais e conservas', 'Sauce maker'],
  ['skup i sprzedaż palet euro i przemyslowych, naprawa palet', 'Pallet supplier'],
  ['achat et vente de palettes d’occasion, réparation', 'Pallet supplier'],
  ['Ankauf und Verkauf von Europaletten, Reparatur von Paletten', 'Pallet supplier'],
  ['traitement antirouille pour autos, pick up, vr', 'Vehicle rustproofing'],
  ['Hohlraumversiegelung und Unterbodenschutz für Oldtimer', 'Vehicle rustproofing'],
  ['tectyleren en ML behandeling onderkant auto', 'Vehicle rustproofing'],
  ['konserwacja podwozia i profili zamkniętych', 'Vehicle rustproofing'],
  ['verhuur van servies, glazen, bestek en tafellinnen voor feesten', 'Crockery hire'],
  ['renta de vajilla, mantelería y loza para eventos', 'Crockery hire'],
  ['podcast editing and show notes, I clean up the sound', 'Podcast editor'],
  ['montage de podcasts et nettoyage audio', 'Podcast editor'],
  ['forklift licence, ewp and working at heights courses', 'Forklift training'],
  ['kurs na wózki widłowe z UDT', 'Forklift training'],
  ['heftruckcertificaat en reachtruck cursussen', 'Forklift training'],
  ['barrel sauna hire by the lake', 'Mobile sauna hire'],
  ['Kühlanhänger Verleih mit Lieferung', 'Refrigerated trailer hire'],
  ['bathtub reglazing and sink reglazing, rental units welcome', 'Bath resurfacing'],
  ['Badewannenbeschichtung in einem Tag', 'Bath resurfacing'],
  ['esmaltado de bañeras sin obra', 'Bath resurfacing'],
  ['soft top repair for classics and daily drivers', 'Convertible roof repair'],
  ['reconditioned range cookers, fitted and looked after', 'Range cooker servicing'],
  ['pulido de mármol en portales', 'Stone floor polishing'],
  ['horse rugs washed and proofed', 'Horse rug washing'],
  ['mobile creche for conferences', 'Event creche'],
  ['permanent bracelets at pop-ups', 'Permanent jewellery'],
  ['robotmaaiers, verkoop en onderhoud', 'Robot mower installation'],
  ['garderie pour chiens avec jardin clos', 'Dog day care'],
])('a trade of which few are heard is known as its owners type it: “%s”', async (what, trade) =>
  expect(await said(what)).toBe(`known: ${trade}`),
);

it('a word that two unlike trades share chooses neither', async () => {
  expect(await said('salsas artesanales en frasco, salsa verde')).toContain('Sauce maker');
  expect(await said('Mole control and rabbits')).not.toContain('Sauce maker');
  expect(await said('tarimas de madera para jardín')).not.toContain('Pallet supplier');
});

it.each([
  [
    'where somebody goes with it',
    'We bring owls to museums, theatres and hotels. No shows',
    'Linden',
    /Theatre|Hotel|Museum/,
  ],
  ['a healer of things', 'We descale and rewire old kettles for collectors', 'Kettle Doctor', /Doctor/],
  ['the rugs of ponies', 'We wash and mend pony rugs', 'Linden', /Rug/],
  ['what is cleaned as well', 'Nettoyage de tapis, rideaux et panneaux solaires', 'Linden', /Solar|Curtain/],
  ['what is only guarded', 'We guard bikes at concerts, you get a number', 'Linden', /Bike/],
  ['what is moved', 'We catch moles alive and release moles in the woods', 'Mole Movers', /Removals/],
  ['a counter that there is not', 'Rings recovered from rivers. No shop', 'Linden', /shop/],
  ['hens in a coop', 'We let hens for the summer', 'Bramble Coop', /Co-op/],
  ['an inspection of it', 'Report within a day for councils', 'East Pool Fence Inspect', /fencing/],
])('%s makes no trade known: “%s”', async (_what, what, name, other) =>
  expect(await said(what, name)).not.toMatch(new RegExp(`^known: .*(?:${other.source})`, 'u')),
);

it.each([
  ['We rent waders and rods', 'shop', ['Fishing tackle'], true],
  ['We rent waders and rods', 'rental', ['Rod hire'], false],
  ['We build rafts', 'stay', ['Houseboat'], true],
  ['Wir vermieten Zelte', 'food', ['Restaurant'], true],
  ['A bar with rented glasses', 'food', ['Bar'], false],
] as const)('what “%s” does first rules out a %s (%j): %s', (what, kind, names, is) =>
  expect(isOtherDeed(what, { kind, names })).toBe(is),
);

it.each([
  'We fly over rooftops, harbours and landfill sites',
  'I sing above pubs, churches and cafés',
  'We walk along harbours, hotels and campsites',
  'Wir fliegen über Dächer, Häfen und Bäckereien',
  'Nous volons au-dessus des ports, boulangeries et restaurants',
  'Volamos sobre restaurantes, panaderías y puertos',
  'Voliamo sopra porti, ristoranti e hotel',
  'Wij vliegen over havens, bakkerijen en hotels',
  'Voamos sobre portos, padarias e hotéis',
  'Latamy nad portami, piekarniami i hotelami',
])('a place where somebody works is no trade: “%s”', async (what) =>
  expect(await said(what)).not.toMatch(/^known|Restaurant|Bakery|Hotel|Harbour/u),
);

it.each([
  ['We are three ASL interpreters who go along to court', 'Linden', 'Sign language interpreter'],
  ['We fly hawks and falcons over rooftops', 'Skyline Falconry Bird Control', 'Falconry bird control'],
  ['Robimy przeglądy techniczne samochodów i przyczep', 'Stacja Kontroli Pojazdów Fordon', 'Vehicle inspection'],
  ['MOT station', 'Linden', 'Vehicle inspection'],
  ["Alleviamo lumache all'aperto", 'Lumacheria Valgesso', 'Snail farm'],
  ['Wir stimmen und restaurieren Pfeifenorgeln', 'Orgelwerkstatt Lindner', 'Organ builder'],
  ['Wij halen woonboten op de helling', 'Scheepshelling De Wijde Ee', 'Boatyard'],
  ['Faço transporte escolar', 'Van da Tia Célia', 'School transport'],
])('what its owners call it, “%s” of %s, is known', async (what, name, trade) =>
  expect(await said(what, name)).toBe(`known: ${trade}`),
);

it.each([
  [
    'Ngata Bros',
    'Two stands to eight, and our own cook',
    ['Shearing', 'Crutching', 'Ewes per head'],
    'known: Sheep shearing',
  ],
  [
    'Bevan & Co',
    'One desk and a kettle above the bank',
    ['GST returns', 'Income tax return', 'Notice reply'],
    'known: Tax consultant',
  ],
  [
    'Red Dirt Wheels',
    'In and out while you have a pie',
    ['New tyres', 'Puncture repair', 'Alignment'],
    'known: Tyre shop',
  ],
  ['High & Dry', 'Tube and fitting, up on the Monday', ['Edge protection', 'Mobile tower'], 'known: Scaffolder'],
  ['Northern Kennels', 'Drive your own team of huskies', ['Dog sled tour', 'Musher for a day'], 'known: Dog sledding'],
  [
    'Quay Side',
    'We mend trawls, seines and gillnets in the net loft, hang new nets, splice ropes and set floats and leads',
    ['Net mending by the hour', 'New cod ends'],
    'known: Fishing net maker',
  ],
])('what %s offers names the trade', async (name, what, offers, expected) => {
  const { reading, isByWork } = await readTrade({ name, what, offers });
  expect(reading.state === 'known' && `known: ${reading.trades.map((trade) => trade.name).join(', ')}`).toBe(expected);
  expect(isByWork).toBe(true);
});

it.each([
  ['Software for scaffolders', ['Edge protection and tube and fitting plans']],
  ['We insure tradespeople', ['Cover for well pumps and boreholes']],
])('whoever makes something for a trade is not of it: “%s”', async (what, offers) =>
  expect(
    (await readTrade({ name: 'Linden', what, offers })).isByWork &&
      (await readTrade({ name: 'Linden', what, offers })).reading.state,
  ).not.toBe('known'),
);

it('what is denied names no trade', async () =>
  expect((await readTrade({ name: 'Linden', what: 'We don’t do shearing or crutching, sorry' })).heard).toEqual([]));
