import type { TopicRow } from './topic';

/** Goods, animals and plants by the names that owners type for them, which no trade of the other tables has among its words. */
export const goodsOfFields: readonly TopicRow[] = [
  [
    'carrot, carrots, karotten, mohren, carotte, carottes, zanahoria, zanahorias, carote, wortelen',
    'carrot',
    'basket',
    55,
    'fresh',
  ],
  [
    'tomato, tomatoes, tomate, tomates, pomodori, pomodoro, pomidory, tomatenpflanzen, plants de tomates, tomateras, pomidor*, pomidorow, tomaatjes, tomaat, tomateiros',
    'tomato',
    'herb',
    28,
    'fresh',
  ],
  [
    'apple day, apfelfest, apfelernte, pommes du verger, pommes et poires, manzana, manzanas, mele, macas, jablka',
    'red-apple',
    'basket',
    25,
    'fresh',
  ],
  [
    'kurbisse, citrouille, citrouilles, potiron, potirons, calabaza, calabazas, zucca, zucche, pompoen, pompoenen',
    'jack-o-lantern',
    'fallen-leaf',
    55,
    'warm',
  ],
  [
    'eier, frische eier, oeufs, oeufs frais, huevos, uova, eieren, verse eieren, ovos, jajka, huhnereier, landeier, freilandeier, bioeier, wachteleier, eierautomat, oeuf, huevo, uovo, jajko, scharreleieren, eitjes, ovo',
    'egg',
    'rooster',
    75,
    'warm',
  ],
  [
    'pilze, pilzzucht, champignon, champignons, setas, funghi, paddenstoelen, cogumelos, grzyby',
    'brown-mushroom',
    'basket',
    60,
    'calm',
  ],
  [
    'olives, oliven, aceitunas, olijven, azeitonas, aceite de oliva, olivenol, olio doliva, olijfolie, azeite',
    'olive',
    'herb',
    115,
    'fresh',
  ],
  [
    'fischhandel, poissons, poissonnier, pescado, pescado fresco, pescadero, pesce, pesce fresco, verse vis, peixe fresco, ryby',
    'fish',
    'lemon',
    230,
    'fresh',
  ],
  [
    'waffeln, gaufre, gaufres, gofre, gofres, wafels, waffel, waffelstand, waffelbacken, wafelverkoop',
    'waffle',
    'strawberry',
    62,
    'warm',
  ],
  ['pfannkuchen, pannenkoeken, pannenkoek, tortitas, panquecas', 'pancakes', 'blueberries', 65, 'warm'],
  ['speiseeis, ijs, sorvete', 'soft-ice-cream', 'cherries', 350, 'festive'],
];

export const goodsOfAnimals: readonly TopicRow[] = [
  ['duck race, duckling', 'duck', 'water-wave', 85, 'fresh'],
  ['hamster, hamsters', 'hamster', 'seedling', 60, 'warm'],
  [
    'pferd, pferde, reiterhof, cheval, chevaux, caballos, cavalli, paarden, cavalos, konie',
    'horse',
    'horseshoe',
    55,
    'warm',
  ],
  [
    'kaninchen, lapin, lapins, conejo, conejos, coniglio, conigli, konijn, konijnen, coelho, coelhos, kroliki, hase, conejitos, coniglietti, coelhinhos',
    'rabbit',
    'carrot',
    70,
    'fresh',
  ],
];

export const goodsOfHouse: readonly TopicRow[] = [
  [
    'knife sharpening, knife sharpener, kitchen knives, ~sharpening, sharpening service, knives sharpen, sharpen knives, sharpen your knives, sharpens knives, knives and scissors, knives and scissors sharpen, knives and tools, messer scharfen, messer und scheren, messer und scheren scharfen, messer schleifen, messerschliff, messerschleiferei, scherenschleifer, schleifservice, schleifdienst, schleiferei, kuchenmesser, remouleur, remouleuse, affuteur, ~aiguisage, aiguiseur, couteaux, couteaux et ciseaux, ~afilado, afilado de cuchillos, afilado de cuchillos y tijeras, afilar cuchillos, cuchillos, cuchillos y tijeras, afiladora, ~affilatura, affilatura coltelli, affilatura coltelli e forbici, affilare coltelli, coltelli, coltelli e forbici, messen slijpen, messen en scharen, messen en scharen slijpen, scharensliep, scheren und messer, noze i nozyczki, ostrzymy noze, ostrze noze, tesouras e facas, ciseaux et couteaux, tijeras y cuchillos, forbici e coltelli, slijpservice, slijperij, ostrzeni* noz*, ostrzeni* nozy, ostrzeni* nozyczek, nozy i nozyczek, ostrzalnia, amolador, afiar facas, afiacao de facas, facas, facas e tesouras, slipar knivar, slipar knivar och saxar, knivar och saxar, knivslipning, ~slipning, slipning av knivar, slipservice, knivslibning, slibning af knive, knive og sakse, messerschleifer, affutage de couteaux, afilador, arrotino, messenslijper, messerscharfen, kochmesser, coltelleria, cuchilleria, coutellerie, couteau, coltello, noze, nozy, mes slijpen, keukenmes, keukenmessen, cutelaria',
    'kitchen-knife',
    'scissors',
    230,
    'calm',
  ],
  ['kamin, kamine, offener kamin', 'fire', 'wood', 40, 'warm'],
  [
    'bathtub, bathtubs, badewanne, badewannen, baignoire, baignoires, banera, baneras, badsanierung, bader, baderneuerung, badrenovierung, remont lazienki, remonty lazienek, badkuip, banheira, casa de banho, casas de banho, remodelacao de casas de banho',
    'bathtub',
    'bubbles',
    220,
    'calm',
  ],
  ['scissors, scissor sharpening, scissors sharpening, shear sharpening', 'scissors', 'straight-ruler', 230, 'calm'],
  ['watering can, watering cans, giesskanne, giesskannen', 'watering-can', 'seedling', 150, 'fresh'],
  [
    'oil drum, oil drums, heating oil, heizol, stookolie, gasoil de calefaccion, fioul, olfass, altol, huile usagee, aceite usado, olio esausto, zuzyty olej, oude olie',
    'oil-drum',
    '',
    240,
    'bold',
  ],
  ['filing cabinet, filing cabinets, file cabinet, file cabinets', 'file-cabinet', 'file-folder', 230, 'calm'],
  [
    'holzhandel, brennholzhandel, houthandel, tartak, aserradero, scierie, ~holz, scheitholz, holzhandlung, sagewerk, bretter, holzspalten, bauholz, ~bois, poutres, ~madera, ~maderas, tablones, vigas de madera, ~legname, segheria, tavole di legno, travi in legno, tartaki, belki, ~hout, planken, houtzagerij, zagerij, ~madeiras, serracao, saw mill, sawn timber, oak planks',
    'wood',
    'axe',
    50,
    'warm',
  ],
  [
    'satellite dish, satellite dishes, satellite tv, satellitenschussel, antenne parabolique, antena parabolica',
    'satellite-antenna',
    'television',
    230,
    'fresh',
  ],
  [
    'turen, haustur, hausturen, portes dentree, puerta, puertas, porte interne, porte blindate, deuren, portas',
    'door',
    'key',
    40,
    'calm',
  ],
  [
    'schlussel, cles minute, double de cles, llaves, copia de llaves, chiavi, sleutels, chaves',
    'key',
    'locked',
    80,
    'calm',
  ],
  ['neveras, frigorificos, kuhlschranke, refrigerateurs, frigoriferi, koelkasten', 'fridge', 'snowflake', 220, 'fresh'],
  ['waschmaschinen, wasmachines, lavatrici', 'washing-machine', 'bubbles', 220, 'fresh'],
];

export const goodsOfShops: readonly TopicRow[] = [
  ['abacus, soroban, mental arithmetic', 'abacus', 'pencil', 40, 'fresh'],
  ['microscope, microscopes, mikroskop, microscopio, microscoop', 'microscope', 'petri-dish', 220, 'calm'],
  [
    'teddy bear, teddy bears, teddies, teddy bears picnic, teddybar, teddybaren, ours en peluche, osos de peluche',
    'teddy-bear',
    'ribbon',
    55,
    'warm',
  ],
  [
    'trophy, trophies, trophy engraving, engraved trophies, pokale, trophees, trofeos, trofei, pokal, trophee, coupes et medailles, trofeo, coppe e medaglie, puchar, puchary, pucharow, bekers en medailles, trofeus, siegerehrung',
    'trophy',
    'sports-medal',
    80,
    'festive',
  ],
  ['orienteering, map and compass, orientierungslauf, course dorientation', 'compass', 'world-map', 140, 'fresh'],
  ['top hat, top hats, zylinderhut', 'top-hat', 'necktie', 280, 'calm'],
  [
    'fountain pen, fountain pens, fullfederhalter, stylo plume, stylos plume, plumas estilograficas, penne stilografiche, vulpen, vulpennen',
    'fountain-pen',
    'envelope',
    250,
    'calm',
  ],
  [
    'umbrellas, regenschirm, regenschirme, parapluie, parapluies, paraguas, ombrelli, paraplu, schirm, schirme, schirmreparatur, ombrello, parasolk*, paraplus, guarda chuva, guarda chuvas, chapeu de chuva',
    'umbrella',
    'cloud-with-rain',
    240,
    'fresh',
  ],
  [
    'verlobungsringe, eheringe, bagues, anillos, anillo, anelli, trouwringen, trouwring, alianzas',
    'ring',
    'gem-stone',
    225,
    'calm',
  ],
  ['handy reparatur, moviles, cellulari, mobieltjes', 'mobile-phone', 'wrench', 225, 'fresh'],
  [
    'ordenador, ordenadores, ordinateurs, computerhulp, pc reparatur, pc kurs, ordinateur, informatique, pc portatili, riparazione pc, computerles, portateis, computadores, reparacao de portateis',
    'laptop',
    'computer-mouse',
    230,
    'fresh',
  ],
  ['zelt, zelte, tentes, tiendas de campana, tenten', 'tent', 'evergreen-tree', 140, 'fresh'],
];

export const goodsOfFairs: readonly TopicRow[] = [
  [
    'ferris wheel, ferris wheels, big wheel, riesenrad, grande roue, noria gigante, ruota panoramica, reuzenrad, rummelplatz, rummel, jahrmarkt, luna park, lunapark, wesole miasteczko, kermisattracties, parque de atracciones',
    'ferris-wheel',
    'balloon',
    20,
    'festive',
  ],
  ['performing arts, performing arts school, performing arts academy', 'performing-arts', 'star', 300, 'festive'],
  ['trommel, trommeln, trommelkurs, tambours, tambores, tamburi', 'drum', 'musical-notes', 25, 'bold'],
  ['conifer, conifers, fir tree, fir trees, spruce, evergreens', 'evergreen-tree', '', 150, 'fresh'],
  [
    'weihnachtsbaum, weihnachtsbaume, christbaum, christbaume, kerstboom, kerstbomen, albero di natale, alberi di natale, arvores de natal, choinki',
    'christmas-tree',
    'wrapped-gift',
    150,
    'festive',
  ],
];
