import type { TopicRow } from '../topic';

/** What stands in yards, lofts and harbours, each drawn by a shape of its own (but for the rope maker's knot). */
export const yardWares: readonly TopicRow[] = [
  [
    'pallet, pallets, wooden pallets, pallet recycling, pallet repair, holzpaletten, europalette, europaletten, palettenhandel, paletten ankauf, palettes bois, palettes en bois, palette europe, palettes europe, bancali, pallet di legno, europalets, palety drewniane, palet drewnianych, skup palet, paletes de madeira, paletes, lastpall, lastpallar, europaller',
    'pallet',
    'hammer',
    50,
    'bold',
  ],
  [
    'hay bale, hay bales, hay bale sale, straw bale, straw bales, round bales, hay for sale, meadow hay, horse hay, hay and straw, haylage, heuballen, strohballen, rundballen, heuverkauf, heu und stroh, botte de foin, bottes de foin, bottes de paille, balles de foin, foin, pacas de heno, fardos de heno, fardos de paja, pacas de paja, heno, rotoballe, balle di fieno, ~fieno, hooi, hooibalen, strobalen, baloty, fardos de palha, fardos de feno, feno, hobalar, halmbalar, halmballer, hoballer, hoyballer, rundballer',
    'hay-bale',
    'tractor',
    75,
    'warm',
  ],
  [
    'trailer hire, trailer rental, car trailer, car trailers, ~trailer, ~trailers, anhangerverleih, anhangervermietung, anhanger mieten, pkw anhanger, autoanhanger, remorque, remorques, location de remorques, alquiler de remolques, remolques, rimorchio, rimorchi, noleggio rimorchi, aanhanger, aanhangers, aanhangwagen, aanhangwagens, aanhangerverhuur, przyczepka, przyczepki, przyczepek, wypozyczalnia przyczep, atrelado, atrelados, aluguer de reboques, carretinha, carretinhas, slapvagn, slapvagnar, slapkarra, trailerudlejning, tilhenger, tilhengere, hengerutleie',
    'trailer',
    'automobile',
    235,
    'bold',
  ],
  [
    'projector hire, ~projector, ~projectors, projectors and screens, beamer, beamerverleih, videoprojecteur, videoprojecteurs, proyector, proyectores, proiettore, videoproiettore, videoproiettori, projektor*, rzutnik*, projetor, projetores, projektorer, prosjektor, prosjektorer',
    'projector',
    'laptop',
    250,
    'calm',
  ],
  [
    '~clogs, clog maker, clog making, clogmaker, wooden clogs, klompen, klompenmaker, klompenmakerij, holzschuhe, holzclogs, sabotier, sabotiers, sabots de bois, sabots en bois, zuecos, zoccoli di legno, chodaki, drewniaki, tamancos, traskor, traesko, tresko',
    'clogs',
    'tulip',
    80,
    'fresh',
  ],
  [
    'hammock, hammocks, hangematte, hangematten, hamac, hamacs, hamaca, hamacas, amaca, amache, hangmat, hangmatten, hamak*, redes de descanso, rede de descanso, hangmatta, hangmattor, hengekoye, hengekoyer, haengekoje, haengekojer',
    'hammock',
    '',
    130,
    'fresh',
  ],
  [
    'fishing net, fishing nets, landing net, landing nets, nets mended, net mending, net mender, net menders, mending nets, net loft, net maker, net makers, fischernetz, fischernetze, netzflicker, filet de peche, filets de peche, ramendage, ramendeur, ramendeuse, red de pesca, redes de pesca, redera, rederas, reti da pesca, rete da pesca, visnet, visnetten, nettenboeter, sieci rybackie, siec rybacka, rede de pesca, conserto de redes, redes e tarrafas, tarrafa, tarrafas, fisknat, fiskenet, fiskegarn',
    'fishing-net',
    'fish',
    215,
    'fresh',
  ],
  [
    'armchair, armchairs, wing chair, wing chairs, wingback, ohrensessel, sessel, fauteuil, fauteuils, sillon, sillones, poltrona, poltrone, poltronas, leunstoel, leunstoelen, oorfauteuil, fatolj, fatoljer, lanestol, lenestol, lenestoler, laenestol, laenestole, oreklapstol',
    'armchair',
    'thread',
    30,
    'warm',
  ],
  [
    'alloy wheel, alloy wheels, alloy wheel refurbishment, wheel refurbishment, wheel rims, car rims, felge, felgen, alufelgen, felgenreparatur, felgenaufbereitung, jante, jantes, jantes alu, llantas de aleacion, cerchi in lega, cerchioni, velgen, lichtmetalen velgen, felgi, felg, jantes de liga leve, falg, falgar, faelge, felger',
    'alloy-wheel',
    'wrench',
    250,
    'bold',
  ],
  [
    'rope maker, rope makers, ropemaker, ropemakers, ropemaking, rope making, rope walk, ropework, rope work, rope splicing, ropes spliced, seilerei, seiler, seilmacher, seilmacherei, corderie, corderies, cordelier, cordeleria, cordelero, touwslager, touwslagerij, powroznik, cordoaria, rebslager, rebslageri, reberbane, tovvaerk, repslageri, repslagare, reperbane, tauverk, knot tying',
    'knot',
    '',
    230,
    'calm',
  ],
];
