import type { TopicRow } from '../topic';

/** The same as the further wishes: oranges, handbags, lessons and what a sink needs. */
export const laterWishes: readonly TopicRow[] = [
  ['ramen lappen, glazenwasserij, ramenwasserij', 'squeegee', 'bucket', 220, 'fresh'],
  [
    'peinture a lhuile, peintures a lhuile, pintura al oleo, pittura a olio, olieverf, olieverfschilderij, olmalerei, obrazy olejne, pintura a oleo',
    'artist-palette',
    'paintbrush',
    30,
    'warm',
  ],
  [
    'salon kosmetyczny, salonu kosmetycznego, salao de beleza, salone estetico, salon de belleza, salon de beaute, beautysalon, schonheitssalon',
    'lotion-bottle',
    'soap',
    340,
    'calm',
  ],
  ['fietsbanden plakken, fietsband plakken, lekke band, fahrradreifen', 'bicycle', 'wrench', 150, 'fresh'],
  [
    'naranjas, orangen, arance, sinaasappels, sinaasappel, pomarancz*, laranjas, mandarinas, mandarinen, mandarines, mandarini, clementines',
    'tangerine',
    '',
    55,
    'fresh',
  ],
  [
    'afvoer verstopt, afvoer ontstoppen, gootsteen verstopt, scarico otturato, scarichi otturati, evier bouche, fregadero atascado, ralo entupido',
    'plunger',
    'tap',
    20,
    'bold',
  ],
  [
    'kurs gotowania, kursy gotowania, nauka gotowania, lekcje gotowania, kookcursus, aulas de culinaria, corsi di cucina, cursos de cocina, kochkurse',
    'cooking',
    'chef-hat',
    30,
    'warm',
  ],
  [
    'corsi di inglese, corso dinglese, corsi dinglese, zajecia z angielskiego, cursus engels, cursus spaans',
    'open-book',
    'pencil',
    230,
    'calm',
  ],
  [
    'maquillaje de novia, maquillaje, maquillage de mariee, trucco sposa, brautmakeup, bruidsmakeup, maquilhagem, maquiagem',
    'lipstick',
    'mirror',
    340,
    'calm',
  ],
  [
    'torebek, torebk*, borse in pelle, borse artigianali, bolsos, bolsos de piel, sacs a main, sac a main, handtaschen, handtasche, ledertaschen, lederen tassen',
    'handbag',
    'purse',
    40,
    'warm',
  ],
  [
    'hondenvoer, kattenvoer, diervoeding, dierenvoeding, croquettes pour chiens, pienso, crocchette per cani',
    'paw-prints',
    'bone',
    50,
    'warm',
  ],
  ['torty urodzinowe, tortow urodzinowych', 'birthday-cake', 'balloon', 350, 'festive'],
];
