import { chooseSubject, subjectOf } from './choose-subject';
import { compoundParts } from './compounds';
import { looseForms, slavicStems } from './inflections';

const heroOf = (prompt: string): string => chooseSubject(prompt)?.heroes[0] ?? '-';

describe('words as owners type them', () => {
  it.each([
    // Polish cases
    ['Naprawa pralek', 'washing-machine'],
    ['Wynajem rusztowań', 'scaffolding'],
    ['Lekcje gry na skrzypcach', 'violin'],
    ['Kiełbasa z wędzarni', 'sausages'],
    ['Kiełbasami handlujemy od lat', 'sausages'],
    ['Przegląd kominów', 'chimney'],
    ['Kurs wspinaczki dla dzieci', 'carabiner'],
    ['Fotografia ślubna', 'camera'],
    // German and Dutch compounds, with the verb's stem or the thing before what is done with it
    ['Kletterabend für Anfänger', 'carabiner'],
    ['Schwimmtraining am Montag', 'swimming-goggles'],
    ['Gitarrenverleih', 'acoustic-guitar'],
    ['Trompetenworkshop', 'trumpet'],
    ['Gartenzwergworkshop', '-'],
    ['Klimfeest', 'carabiner'],
    ['Mangoes at the farm gate', 'mango'],
    ['Reparation av symaskiner', 'sewing-machine'],
    ['Friske reker fra båten', 'shrimp'],
    ['Jordbær hver dag', 'strawberry'],
    ['Cabine de caminhão', 'articulated-lorry'],
    ['Klompenmakerij', 'clogs'],
    ['We buy old pallets', 'pallet'],
    ['Conserto de redes e tarrafas', 'fishing-net'],
    ['Schafwolle', 'yarn'],
    ['Klappcouch', 'couch-and-lamp'],
    ['Weihnachtsschinken', 'ham-leg'],
    ['Klavierabholung', 'upright-piano'],
    ['Tulpenausverkauf', 'tulip'],
    ['Campingstoelen', 'chair'],
    ['Fietsenruil', 'bicycle'],
    ['Kirschernte', 'cherries'],
    // everyday names
    ['Altmetall', 'skip'],
    ['Rolki i wrotki', 'roller-skate'],
    ['Bufandas', 'scarf'],
    ['Latawce', 'kite'],
    ['Tacchino', 'poultry-leg'],
    ['Vriezers', 'fridge'],
    ['Candeeiros', 'table-lamp'],
    ['Kaasmarkt op vrijdag', 'cheese-wedge'],
    // plurals of Romance languages
    ['Nos gâteaux', 'shortcake'],
    ['Riparazione lavatrici', 'washing-machine'],
    ['Balcões e portões', 'driveway-gate'],
    ['Hondjes wassen', 'dog'],
  ])('%s → %s', (prompt, hero) => {
    expect(heroOf(prompt)).toBe(hero);
  });

  it.each([
    ['Live chat on Monday', '-'],
    ['Pies of the week', 'pie'],
    ['Um 10 Uhr am Rathaus', '-'],
    ['Nous sommes fermés lundi', '-'],
    ['Pendant l’été', '-'],
    ['Żeby było taniej', '-'],
    ['Telefon: 500 600 700', '-'],
    ['Good karma only', '-'],
    ['Book your slot', '-'],
    ['The worst is over', '-'],
    ['Am Freitag um acht', '-'],
    ['Alle wollen mitmachen', '-'],
    ['Unas palabras', '-'],
    ['Você pode vir', '-'],
    ['Tomato paste and mature minds', 'tomato'],
    ['Fine tune your lane', '-'],
    ['Notre ville en bonne santé', '-'],
    ['J’ai marché', '-'],
    ['Pani z Krakowa słucha', '-'],
    ['W porządku', '-'],
    ['Agli amici', '-'],
    ['Reparaturen aller Art', '-'],
    ['Geldautomaten', '-'],
    ['Schaffen wir', '-'],
    ['Online einchecken', '-'],
    ['Apfeltaschen', '-'],
    ['Taschenlampe mitbringen', '-'],
    ['Aus Baumwolle', '-'],
    ['Wir lügen nie', '-'],
    ['Żeby zdążyć', '-'],
    ['Salle de grandeur', '-'],
    ['Singles only', '-'],
    ['Ich sage es gern', '-'],
    ['Entwürfe für Stolen', '-'],
    ['The rower in lane four', '-'],
    ['Åttiårsdag på dekk', '-'],
  ])('no word of another language is read into %s', (prompt, hero) => {
    expect(heroOf(prompt)).toBe(hero);
  });

  it('an article tied to a word is no part of it', () => {
    expect(heroOf("Cours d'art")).toBe('artist-palette');
    expect(heroOf("Cours d'escalade")).toBe('carabiner');
    expect(heroOf("Corso d'arrampicata")).toBe('carabiner');
  });

  it('cuts endings and ties', () => {
    expect(slavicStems('oponami')).toContain('opon*');
    expect(slavicStems('oponami')).not.toContain('opo*');
    expect(looseForms('limoes', 'pt')).toContain('limao');
    expect(looseForms('limoes', 'de')).toEqual([]);
    expect(looseForms('bomen', 'nl')).toContain('boom');
    expect(looseForms('lane', null)).toEqual([]);
    expect(looseForms('panels', 'en')).toEqual([]);
    expect(compoundParts('klimles')).toContain('klimmen');
    expect(compoundParts('les')).toEqual([]);
  });
});

describe('what is done for animals', () => {
  it.each([
    'Szczepienie psa i kota',
    'Dog and cat vaccinations',
    'Impftag für Hunde und Katzen',
    'Vaccination des chiens et des chats',
    'Vacunación de perros y gatos',
    'Vaccinazione cani e gatti',
    'Honden en katten inenten',
    'Vacinação de cães e gatos',
  ])('has the picture of both: %s', (prompt) => {
    expect(heroOf(prompt)).toBe('paw-syringe');
  });

  it('is about them, and about guests where they are only welcome', () => {
    expect(heroOf('Peluquería de perros y gatos')).toBe('dog');
    expect(heroOf('Massage for horses')).toBe('horse');
    expect(heroOf('Hundephysiotherapie')).toBe('dog');
    expect(heroOf('Dog-friendly bed and breakfast')).toBe('bed');
    expect(heroOf('Flu jabs for adults')).toBe('syringe');
  });
});

describe('a thing without a drawing of its own', () => {
  it.each([
    'Fresh raspberries',
    'Scones',
    'Gnocchi',
    'Bracelets',
    'Flammkuchen',
    'Turrones',
    'Tiramisu',
    'Handmade lasagne',
  ])('is not shown as its neighbour: %s', (prompt) => {
    expect(heroOf(prompt)).toBe('-');
  });

  it.each([
    ['Winterhandschuhe', 'gloves'],
    ['Sausage week', 'sausages'],
    ['Aardappelen van het land', 'potato'],
    ['Moules frites', 'mussels'],
    ['Hochzeitstorte', 'tiered-cake'],
    ['Pastel de nata', 'custard-tart'],
    ['Rohrreinigung', 'plunger'],
    ['Gutter cleaning', 'gutter'],
    ['Sunglasses', 'sunglasses'],
    ['Dolor de espalda', 'spine'],
  ])('has its own where there is one: %s → %s', (prompt, hero) => {
    expect(heroOf(prompt)).toBe(hero);
  });
});

describe('a denial', () => {
  const subject = (prompt: string): string | undefined => subjectOf({ prompt }, [])?.heroes[0];

  it('takes away what follows it and leaves what it is said of', () => {
    expect(subject('Vaccination de chats sans rendez-vous')).toBe('paw-syringe');
    expect(subject('Schwimmkurs ohne Wartezeit')).toBe('swimming-goggles');
    expect(subject('No dogs on the terrace')).toBeUndefined();
  });

  it.each([
    ['Geen honden en katten', '-'],
    ['Keine Autos vor dem Fenster', '-'],
    ['Senza cani, senza biciclette', '-'],
    ['Bez psów i kotów', '-'],
    ['Pas de vélos dans la cour', '-'],
    ['Sin coches, sin perros', '-'],
    ['Sorry, no bikes by the window', '-'],
    ['No bikes please, quiet cottage with a garden', 'house-with-garden'],
    ['Nut-free cakes', 'shortcake'],
    ['Kuchen ohne Nüsse', 'shortcake'],
    ['Nie naprawiamy rowerów', '-'],
    ['Non ripariamo biciclette', '-'],
    ['Untersetzer aus Kirschbaum', '-'],
    // what nobody wants leaves what is offered, and a question asks for what is missing
    ['No appointment tattoos', 'tattoo-machine'],
    ['Ohne Termin Reifen wechseln', 'tyre'],
    ['No bike? Rent one', 'bicycle'],
    // Portuguese for "in the"
    ['Piano ao vivo no jardim', 'upright-piano'],
  ])('is never drawn: %s → %s', (prompt, hero) => {
    expect(heroOf(prompt)).toBe(hero);
    if (hero === '-') expect(subject(prompt)).toBeUndefined();
  });
});
