import type { TopicRow } from '../topic';

/** Animals by their plain names in eight languages, as the plain things. */
export const plainAnimals: readonly TopicRow[] = [
  [
    'huhner, legehennen, poule, poules, poulailler, gallinas, gallinero, galline, pollaio, kippen, kippenhok, kury, nioski, galinhas',
    'rooster',
    'egg',
    60,
    'warm',
  ],
  ['kuken, poussins, pollitos, pulcini, kuikens, kurczat, pintinhos', 'baby-chick', 'egg', 80, 'warm'],
  [
    'vogelfutter, vogelhauschen, nistkasten, oiseaux, nichoirs, pajaros, uccelli, vogels, vogelhuisje, ptaki, ptakow, passaros, bird boxes, bird feeders',
    'bird',
    '',
    200,
    'fresh',
  ],
  ['kuhe, milchkuhe, vaches, vaca, vacas, mucca, mucche, koe, koeien, krowy, krow', 'cow', '', 90, 'warm'],
  [
    'schweine, spanferkel, cochon, cochons, cochon de lait, cerdo, cerdos, cochinillo, maiale, maiali, porchetta, varken, varkens, swinie, swin, porco, porcos, leitao, prosi*',
    'pig',
    '',
    20,
    'warm',
  ],
  [
    'schafe, schafhof, schafschur, mouton, moutons, tonte de moutons, tonte des moutons, oveja, ovejas, esquileo, pecora, pecore, tosatura pecore, schaap, schapen, schapen scheren, owce, owiec, strzyzenie owiec, ovelha, ovelhas, tosquia de ovelhas, sheep shearing',
    'ewe',
    'yarn',
    90,
    'calm',
  ],
  ['ziegen, ziegenhof, cabras, capre, geiten, geitenboerderij, kozy, koz*', 'goat', '', 80, 'warm'],
  [
    'esel, eselwanderung, eselwanderungen, balade avec un ane, anes, asini, ezels, ezelwandeling, osiol, osly',
    'donkey',
    'carrot',
    50,
    'warm',
  ],
  [
    'delfine, dauphins, delfines, delfini, dolfijnen, delfinow, golfinhos, dolphin watching',
    'dolphin',
    'water-wave',
    215,
    'fresh',
  ],
  [
    'whale watching, walbeobachtung, baleines, ballenas, balene, walvissen, baleias, wieloryb*',
    'whale',
    'water-wave',
    215,
    'fresh',
  ],
  [
    'papageien, wellensittich, wellensittiche, perroquet, perroquets, perruches, loros, periquitos, pappagalli, papegaaien, papug*, papagaios',
    'parrot',
    '',
    150,
    'fresh',
  ],
  ['schnecken, escargots, caracoles, lumache, caracois', 'snail', 'herb', 80, 'warm'],
];
