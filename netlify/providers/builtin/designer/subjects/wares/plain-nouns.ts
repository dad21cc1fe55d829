/**
 * What farms, harbours, workshops, offices and churches speak of, by the icon that shows it: plain words in eleven languages that no
 * topic has. "~" and "~~" are those of a topic row; "@" names the only languages in which a word is that thing: "pain@fr" is bread.
 * Words with a second everyday meaning in a language that cannot be told (Danish "ved", Swedish "gris") are left out.
 */
export const plainNouns: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cow: 'koer, kyr',
    pig: 'grisar',
    ewe: 'lamming, lambing, for lambing, lambing live, lambing day, lambing days, lambing weekend, lamming, lamb feeding, ewes, ablammen, agnelage, paridera, lammetjesdagen',
    goat: 'geder, geiter',
    horse: 'hastar, hest, heste, hester',
    donkey: 'burro@es,pt, asino, ezel, ane@fr, asna, asnor, aesel, aesler, esler',
    rooster:
      'hen@en, chook, chooks, chook hotel, hen hotel, chicken hotel, chicken boarding, hen boarding, huhnerhotel, huhnerpension, hotel a poules, pension poules, hotel para gallinas, pensione galline, kippenhotel, kippenpension, hotel para galinhas, hotel dla kur, honspensionat, honsepension, honsepensjonat, hahn@de, gallo@es,it, kip@nl, galinha, kura@pl, hons',
    duck: 'ente@de, canard@fr, anatra, ankor, aender',
    goose: 'oie, ganso, gaes, gjess',
    turkey:
      'truthahn, puten, dinde, dindes, pavo@es, pavos@es, kalkoen, kalkoenen, indyk, indyki, kalkon, kalkoner, kalkun, kalkuner',
    rabbit: 'kanin, kaniner',
    dog: 'hunder, pies@pl',
    cat: 'chat@fr, chats@fr, kot@pl, katte',
    honeybee: 'ape@it',
    fish: 'pesci, vis@nl, fiskar',
    'fishing-pole':
      'ice fishing, ice hut, ice huts, ice shanty, ice shanties, fish house rental, eisangeln, peche sur glace, isfiske, isfiskeri, pimpelfiske, angelrute, angelruten, cana de pescar, canas de pescar, hengel, hengels, fiskespo, fiskespon, fiskestang, fiskestaenger, fiskestenger',
    shrimp: 'garnaal, rakor, reje, rejer, reke, reker',
    crab: 'krabbe, crabe, cangrejo, granchio, caranguejo, krab, kraby, krabba, krabbor, krabber',
    lobster:
      'humrar, crawfish, crawfish boil, crayfish, flusskrebs, flusskrebse, ecrevisse, ecrevisses, cangrejo de rio, cangrejos de rio, gamberi di fiume, rivierkreeft, rivierkreeften, lagostim, lagostins, raki, kraftor, kraftskiva, krebsegilde, krepselag',
    oyster: 'auster, huitre, ostra, ostrica, oester, ostron, osters',
    mussels: 'miesmuschel, cozza, mussla, musslor, musling, muslinger, blaskjell',
    snail:
      'snail farm, snail farms, snail farming, schnecke, caracol, slak, slimak, snigel, sniglar, snegl, snegle, snegler, escargotiere, escargotieres, caracoleira',
    worm: '~worms, worm farm, worm farms, worm castings, worm compost, worm composting, vermicompost, wormery, wormeries, compost worms, regenwurm, regenwurmer, wurmkompost, wurmfarm, wurmhumus, lombric, lombrics, lombricompost, lombricompostage, lombriz, lombrices, humus de lombriz, lombrico, lombrichi, humus di lombrico, regenworm, regenwormen, wormencompost, minhoca, minhocas, humus de minhoca, dzdzownica, dzdzownice, dzdzownic, daggmask, daggmaskar, maskkompost, regnorm, regnorme, meitemark, meitemarker',
    deer: 'hirsch, cerf, ciervo, cervo, hert, herten, veado, hjort, hjortar, hjorte, hjorter',
    hedgehog:
      'igel, herisson, herissons, erizo, erizos, egel, egels, ourico, ouricos, jez@pl, jeze@pl, igelkott, igelkottar, pindsvin, piggsvin',
    owl: 'eule, eulen, hibou, hiboux, chouette@fr, buho, buhos, gufo, gufi, uil, uilen, coruja, corujas, sowa@pl, sowy@pl, uggla, ugglor, ugle, ugler',
    fox: 'fuchs, fuchse, renard, renards, zorro@es, zorros, volpe, volpi, vos@nl, vossen, raposa, raposas, lis@pl, ravar, raev, raeve',
    butterfly: 'papillon, papillons, farfalla, fjaril, fjarilar, sommerfugl, sommerfugle, sommerfugler',
    bird: 'vogel, oiseau, pajaro, uccello, passaro, ptak, fagel, faglar, fugl, fugle, fugler',
    alpaca: 'alpacka, alpackor, alpakaer, alpakka, alpakkaer',
    parrot: 'loro@es, papegoja, papegojor, papegoje, papegojer, papegoye, papegoyer',
    turtle: 'skoldpadda, skoldpaddor, skildpadde, skildpadder, skilpadde, skilpadder',
    'guinea-pig': 'marsvin',
    tractor:
      'traktorer, tractor tyre, tractor tyres, tractor tires, traktorreifen, pneu agricole, pneus agricoles, gomme agricole, pneumatici agricoli, neumaticos agricolas, landbouwbanden, pneus agricolas, opony rolnicze, traktordack, traktordaek, traktordekk',
    excavator: 'gravmaskin, gravmaskiner, gravemaskine, gravemaskiner, gravemaskin',
    forklift: 'gaffeltruck, gaffeltruckar, gaffeltrucks, gaffeltrucker',
    'articulated-lorry':
      'lorry licence, lkw fuhrerschein, lastwagen, lastkraftwagen, ~camion, ~camions, ~camiones, vrachtwagen, vrachtwagens, camiao, camioes, caminhao, caminhoes, ciezarowka, ciezarowki, lastbil, lastbilar, lastbiler, lastebil, lastebiler',
    wheelbarrow:
      'wheelbarrow, wheelbarrows, carriola, carriole, skottkarra, skottkarror, trillebor, trillebore, trillebar, trillebarer',
    chainsaw: 'motorsag, motorsagar, motorsav, motorsave, motorsager',
    'lawn-mower': 'grasklippare, plaeneklipper, plaeneklippere, gressklipper, gressklippere',
    'watering-can': 'vattenkanna, vattenkannor, vandkande, vandkander, vannkanne, vannkanner',
    greenhouse: 'gewachshauser, broeikas, broeikassen, szklarnia, szklarnie, vaxthus, drivhus, drivhuse',
    ladder: 'leiter@de, echelle, escadote, escadotes, escalera de mano, stegar, stige',
    hammer:
      'marteau, marteaux, martillo, martillos, martello, martelli, hamers, martelo, martelos, mlotek, mlotki, hammare',
    'carpentry-saw': 'scie@fr, scies@fr, sega@it, zaag, serrote, serrotes, pila@pl',
    axe: 'axt, axte, hache, haches, hacha, hachas, ascia, bijl, bijlen, machado@pt, machados, siekiera, siekiery, yxa, yxor',
    wrench:
      'wrench, wrenches, spanners, schraubenschlussel, cle a molette, cles a molette, llave inglesa, llaves inglesas, chiave inglese, chiavi inglesi, moersleutel, moersleutels, chave inglesa, chaves inglesas, klucz francuski, klucze plaskie, skiftnyckel, skiftnycklar, skruenogle, skruenogler, skiftenokkel, skiftenokler',
    screwdriver:
      'screwdriver, screwdrivers, schraubendreher, schraubenzieher, tournevis, destornillador, destornilladores, cacciavite, cacciaviti, schroevendraaier, schroevendraaiers, chave de fenda, chave de fendas, chaves de fendas, srubokret, srubokrety, skruvmejsel, skruvmejslar, skruetraekker, skruetraekkere, skrutrekker, skrutrekkere',
    'power-drill':
      'bohrmaschine, bohrmaschinen, perceuse, perceuses, taladro, taladros, trapano, boormachine, boormachines, berbequim, berbequins, wiertarka, wiertarki, borrmaskin, borrmaskiner, boremaskine, boremaskiner, bormaskin, bormaskiner',
    toolbox: 'toolbox, toolboxes, outil@fr, attrezzo, verktyg, vaerktoj, verktoy',
    anvil:
      'amboss, ambosse, enclume, enclumes, yunque, yunques, incudine, incudini, aambeeld, aambeelden, bigorna, bigornas, kowadlo, kowadla, ambolt, ambolte, ambolter',
    tyre: 'daek, bildekk',
    automobile: '~auto@de,nl,it, ~autos@de, ~voiture, ~coche@es, ~carro@pt, ~bil, ~bilar, ~biler',
    bicycle: 'rower@pl',
    motorcycle: 'motocicletta, mota@pt, motas@pt, motorcykel, motorcyklar, motorcykler, motorsykkel, motorsykler',
    'motor-scooter':
      'lambretta, lambrette, lambrettas, vespe e lambrette, vespas and lambrettas, vespas, vespa club, raduno vespe, vespe depoca',
    bus: '~buses, ~busse, ~bussen, autobusy, ~buss, ~bussar, ~busser',
    locomotive:
      'lokomotive, lokomotiven, locomotora, locomotoras, locomotiva, locomotief, locomotieven, locomotivas, lokomotywa, lokomotywy, lokomotiv, lokomotiver',
    sailboat: 'segelbat, segelbatar, sejlbad, sejlbade, seilbat, seilbater, ~barque@fr, ~barques@fr',
    'fishing-boat':
      'pescaturismo, pesca turismo, ittiturismo, paranza, paranze, fischerboot, fischerboote, bateaux de peche, fiskebatar, fiskebater, fiskerbad, fiskerbade',
    anchor: 'ancre, ancres, ancla, anclas, kotwica, kotwice, ankare, ankre',
    lighthouse: 'latarnie morskie, fyrtorn, fyrtarn, fyrtarne',
    canoe: 'kanot, kanoter, kanoer',
    'wooden-barrel':
      '~barrel, ~barrels, tonneau, tonneaux, ~barril, ~barriles, botte@it, barris, beczka, beczki, tunnor, tonder',
    basket: '~panier, ~paniers, ~cesta, ~cestas, ~korg, ~kurv, ~kurver',
    bucket: 'eimer, seau, seaux, secchio, emmer@nl, emmers, balde@pt, baldes@pt, wiadro, wiadra, hinkar, spande',
    package:
      'balikbayan box, balikbayan boxes, box cargo, cargo box, cargo boxes, jumbo box, jumbo boxes, accepting boxes, boxes to manila, colis, pacco, pacchi, paczka@pl',
    egg: 'agg, aeg',
    'glass-of-milk': '~milch, ~lait, ~leche, ~melk, ~leite, ~mleko, ~mleka, ~mjolk, ~maelk',
    'cheese-wedge': 'kazen, ser@pl, ostar, oste',
    butter: '~beurre, ~mantequilla, burro@it, ~boter, ~manteiga, ~maslo, ~smor',
    'honey-pot': 'mieli, mel@pt',
    bread: 'pain@fr, pains@fr, pan@es, brod',
    'red-apple': '~apples, pomme@fr, appel@nl, applen, aeble, aebler, eple, epler',
    pear: 'pere@it, peer@nl, paron, paere, paerer',
    cherries: 'cerise, cereza, kers@nl, cereja, czeresnia, korsbar, kirsebaer',
    strawberry: 'jordgubbe, jordgubbar, jordbaer',
    blueberries: 'heidelbeere, myrtille, arandano, mirtillo, blauwe bes, blauwe bessen, mirtilo, blabar, blabaer',
    grapes: 'traube, raisin@fr, raisins@fr, uve@it, druif, druva, vindruvor, vindrue, vindruer, druer',
    lemon: 'zitrone, citron@fr, limon, limone, limao, citroner, sitron, sitroner',
    mango: 'mango, mangos, mangoes, mangue, mangues, mangoer',
    peanuts:
      'mantequilla de mani, mantequilla de cacahuete, beurre de cacahuete, burro di arachidi, manteiga de amendoim, erdnussbutter, maslo orzechowe, jordnotssmor, peanottsmor',
    melon: 'meloen, melao, melony, meloner',
    banana: 'platano, banaan, banan, banany, bananer',
    potato: 'patata, batata, potatisar, kartofler, potet, poteter',
    carrot: 'carota, morot, morotter, gulerod, gulerodder, gulrot, gulrotter',
    garlic: 'ail@fr, ajo@es, czosnek, czosnku, vitlok, hvidlog, hvitlok',
    tomato: 'tomat, tomater',
    'jack-o-lantern': 'kurbis, abobora, aboboras, dynia, dynie, pumpa, pumpor, graeskar, gresskar',
    'brown-mushroom': '~pilz, ~seta@es, ~fungo, paddenstoel, ~svampar, ~sopp, ~sopper',
    olive: 'oliv, primer aceite, primo olio, olio nuovo, aceite nuevo, neues olivenol',
    'sheaf-of-rice': 'getreide, trigo, tarwe, pszenica, pszenicy, hvede, hvete',
    sunflower: 'solros, solrosor, solsikke, solsikker',
    tulip: 'tulpan, tulpaner, tulipaner',
    rose: 'roza@pl, rosor, roser',
    wood: 'kiln dried, kiln dried ash, kiln dried birch, kiln dried oak, kiln dried logs, kiln dried wood, trailer load of logs',
    'deciduous-tree':
      '~boom@nl, ~bomen, ~traeer, innesto, innesti, fruit tree grafting, tree grafting, obstbaumveredelung, greffe darbres, greffe de fruitiers, injerto de frutales, enxertia, enten van fruitbomen',
    beehive: 'bienenkasten, arnia, bijenkorf, bikupa, bikupor, bistade, bistader, bikube, bikuber',
    'picket-fence':
      'alambrado, alambrados, alambrador, alambradores, hekken, cerca@pt, cercas@pt, plot@pl, staket, hegn, gjerde, gjerder',
    windmill:
      'windmolen, windmolens, moinho de vento, moinhos de vento, wiatraki, vaderkvarn, vaderkvarnar, vindmolle, vindmoller',
    key: 'key cutting, key copying, key copies, schlussel nachmachen, schlusselkopien, doubles de cles, copias de llaves, duplicado de llaves, duplicazione chiavi, copia chiavi, sleutels bijmaken, copia de chaves, copias de chaves, dorabianie kluczy, nyckelkopiering, nogleservice, nokkelkopiering, nyckel, nycklar, nogler, nokkel, nokler',
    locked: 'padlock, padlocks, cadenas@fr, hanglas, haengelas, haengelase, hengelas, hengelaser',
    door: '~dorr, ~dorrar',
    window: 'fonster, vindue, vinduer, vindu',
    chair: 'stol, stole, stoler',
    'couch-and-lamp': 'soffa, soffor, sofaer',
    bed: 'lit@fr, seng, senge, senger',
    wardrobe: 'garderober, klaedeskab, klaedeskabe, klesskap',
    rug: 'mattor, taeppe, taepper, teppe, tepper, tapete@pt, tapetes@pt',
    'table-lamp': 'lampor, lamper',
    candle: '~candela, stearinljus',
    'mantelpiece-clock': '~klocka, ~klockor, ~klokke, ~klokker',
    mirror: 'spegel, speglar, spejl, spejle, speil',
    scissors:
      '~schere, ~scheren, ~ciseaux, ~tijera, ~tijeras, ~forbice, ~schaar, ~tesoura, ~tesouras, ~nozyczki, ~nozyczek, ~saxar, ~sakse',
    'sewing-machine': 'symaskin, symaskine, symaskiner',
    yarn: 'garen@nl, ull, uld',
    gloves: '~gloves, ~gant, ~guante, ~guanto, ~luva, ~handske, ~handskar, ~handsker, ~hanske, ~hansker',
    socks: 'strumpa, strumpor, sokker',
    umbrella: 'paraply, paraplyer',
    backpack: 'ryggsack, ryggsackar, rygsaek, rygsaekke, ryggsekk, ryggsekker',
    luggage: 'mala@pt, malas@pt, resvaska, resvaskor, kuffert, kufferter, koffert, kofferter',
    tent: 'tente, tenda@pt, tendas@pt, telt, telte',
    'desktop-computer': 'computador, dator, datorer, datamaskin, datamaskiner',
    printer: 'skrivare',
    calculator:
      'taschenrechner, calculatrice, calculatrices, calcolatrice, calcolatrici, rekenmachine, rekenmachines, miniraknare, lommeregner, lommeregnere',
    'fountain-pen':
      'pluma estilografica, penna stilografica, caneta de tinta, canetas de tinta, pioro wieczne, piora wieczne, reservoarpenna, reservoarpennor, fyldepen, fyldepenne, fyllepenn, fyllepenner',
    envelope:
      'envelope, envelopes, briefumschlag, briefumschlage, enveloppe, enveloppes, sobres de carta, busta, envelop@nl, enveloppen, koperta, koperty, kuvert, kuverter, konvolutt, konvolutter',
    'open-book': '~livre@fr, ~boek, ~livro, ~livros, ~bok, ~bocker, ~boger, ~boker',
    bell: 'church bell, church bells, kirchenglocke, kirchenglocken, campane, kerkklok, kerkklokken, dzwony, kyrkklocka, kyrkklockor, kirkeklokke, kirkeklokker',
    church:
      '~kirche, ~kirchen, ~eglise, ~eglises, ~iglesia, ~iglesias, ~chiesa, ~chiese, ~kerk, ~kerken, ~igreja, ~igrejas, ~kosciol, ~koscioly, ~kyrka, ~kyrkor, ~kirke, ~kirker',
    castle: '~slott, ~slotte',
    'upright-piano': 'pianon, klaver, klaverer, pianoer',
    'acoustic-guitar': 'gitarr, gitarrer, guitarer, gitarer',
    drum: 'tambor, trumma, trummor, tromme, trommer',
    violin: 'fiol, fioler, violiner, fiolin, fioliner',
    accordion: 'dragspel, harmonika@de, harmonikaer, trekkspill',
    trumpet: 'trompeter',
    'musical-notes': 'jam session, jam sessions, open jam',
    'crystal-ball': 'palm reading, palmistry',
    camera: '~kamera, ~kameras, fotocamera, fotocamere, ~kameror, ~kameraer',
    'teddy-bear': 'nounours, teddybeer, teddyberen, nallebjorn, nallar, bamse, bamser',
    'soccer-ball':
      'ballon de foot, ~balon, ~balones, ~pallone, ~palloni, fotboll, fotbollar, fodbold, fodbolde, fotball, fotballer',
    skis: 'skis, esquis, sci@it, skidor',
    sled: 'luge@fr, treno@pt, trenos@pt, kalkar, kaelk, kaelke, akebrett, kjelke',
    wreath: 'corona de flores, coronas de flores, coroa de flores, coroas de flores, kransar, kranser',
    headstone: 'nagrobek, gravstein, gravsteiner',
    'solar-panel': 'solarmodul, panel sloneczny, solpanel, solpaneler, solcelle, solcellepanel, solcellepaneler',
    'washing-machine': 'tvattmaskin, tvattmaskiner, vaskemaskine, vaskemaskiner, vaskemaskin',
    fridge: 'kylskap, koleskab, koleskabe, kjoleskap',
    'wood-stove': 'vedspis, braendeovn, braendeovne, vedovn, vedovner',
    chimney: 'skorsten, skorstenar, skorstene, skorstein, skorsteiner',
    'kitchen-knife': '~knife, ~knives, ~messer, ~cuchillo, ~kniv, ~knivar, ~knive, ~kniver, noz@pl, noze',
    teapot:
      'teekanne, teekannen, theiere, theieres, teiera, teiere, theepot, theepotten, bule@pt, bules@pt, czajnik, czajniki, tekanna, tekannor, tepotte, tepotter, tekanne, tekanner',
    'wine-glass': 'viner',
    'beer-mug': 'olsmagning, olsmaking',
    bathtub:
      'bath, baths, seaweed bath, seaweed baths, mud bath, mud baths, moorbad, moorbader, heubad, heubader, bain de boue, bains dalgues, bano de algas, banos de algas',
    'mortar-and-pestle':
      'spice mill, spice mills, spice grinding, spice grinding mill, spice grinders, gewurzmuhle, gewurzmuhlen, moulin a epices, molino de especias, mulino di spezie, specerijenmolen, moinho de especiarias, kryddkvarn, krydderimolle',
    'performing-arts':
      'costume store, costume stores, costume collection, costume loan, nativity costume, nativity costumes, nativity sets, kostumfundus, loueur de costumes, kostumeudlejning',
  }),
);
