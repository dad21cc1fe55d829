/**
 * Trades and things, divided by commas, that the table knows and has no picture for. They speak like any trade: a harp is no guitar because
 * music follows it, and no picture is better than that one.
 */
export const undrawable = [
  'ukulele, bagpipes, bagpipe, harmonica, trombone, tuba, clarinet, oboe, bassoon, mandolin, steel band, barbershop quartet, handbells, bell ringing',
  'neon sign, neon signs, neon, shop sign, shop signs, signs for shops, vinyl wrap, vinyl wraps, vinyl wrapping, vinyl floor, vinyl flooring, vehicle wrap, vehicle wraps, car wrap, car wrapping, window tinting, window tint, window film',
  'insulation, loft insulation, wall insulation, cavity wall, damp proofing, damp proof, damp, mould removal, spray foam, asbestos, underpinning, subsidence, tarmac, asphalt, resin driveway, line marking, road marking',
  'warehouse, warehouses, warehousing, industrial unit, industrial units, storage hall, lagerhalle, entrepot, bedrijfsruimte, bedrijfshal',
  'septic tank, septic tanks, cesspit, sewage, borehole, water softener, soakaway, intercom, intercoms, lift maintenance, lift repair, elevator, generator, generators, roller door, roller doors',
  'speech therapy, speech therapist, speech and language, stammering, logopadie, logopede, orthophoniste, orthophonie, logopeda, logopedia, sign language, braille, occupational therapy, occupational therapist, ergotherapie, ergotherapeut',
  'gymnastics, cheerleading, handball, netball, squash court, squash club, croquet, petanque, boules, lawn bowls, bowls club, fencing club, fencing lessons, fencing class, judo belt, triathlon, parkour, pole dance, pole dancing, pole fitness, rowing, rowing club, wrestling, water polo',
  'taxidermy, vape, vapes, vape shop, tobacco, tobacconist, cigar, cigars, gunsmith, hypnosis, bail bonds, surveillance, cryotherapy, float tank, flotation, colonic, iv drip, ear piercing, piercing, body piercing, piercings, hair transplant',
  'bunting, table hire, chair covers, stage hire, sound hire, pa hire, lighting hire, dance mat, photo album, ice sculpture, smoke machine, silent disco, foam party, living statue, reenactment',
  'saddle of lamb, saddle of venison, selle dagneau, rehrucken, sellerie auto, sellier garnisseur, autosattlerei, sol vinyle, vinilos decorativos, vinilo decorativo',
  'waterbed, waterbeds, water bed, water beds, wasserbett, wasserbetten, lit a eau, lits a eau, cama de agua, camas de agua, letto ad acqua, letti ad acqua, waterbedden, lozko wodne, lozka wodne, lozek wodnych, colchao de agua',
  'bottle bank, bottle banks, glass recycling, crown green bowling, crown green bowls, bowling green, boccia bahn, organ recital, organ concert, orgelconcert, concert dorgue, concierto de organo, concerto dorgano, koncert organowy, belote, concours de belote, pipe organ, pipe organs',
  'rabbit hutch, ferret, ferrets, ostrich, fish food, silkworm, dog poo, pooper scooper',
  'rhubarb, artichoke, artichokes, cauliflower, cabbage, beetroot, parsnip, parsnips, courgette, courgettes, kale',
  'lactation consultant, stillberatung, breastfeeding support, breastfeeding, lactancia, allattamento, karmienie piersia, borstvoeding, amamentacao, allaitement',
  'flea market, estate sale, house contents, vide grenier, flohmarkt, trodelmarkt, mercatino, rommelmarkt, mercadillo, flea markets, flohmarkte, vide greniers',
  'nib, nibs, sling library, seed library, library of things, death doula, end of life doula, soul midwife, gong bath, sound healing, funeral celebrant, grief celebrant, civil funeral celebrant, marriage guidance, mobile money, sex shop, adult shop, ukulele club, cavaquinho',
  'car boot, car boots, car boot sale, car boot sales, boot sale, boot sales, loppis, loppemarked, bagagerumsmarked',
  'pipe band, pipe bands, hawk walk, hawk walks, golf grip, golf grips, regripping, club repair, stump grinding, stump grinder, stump removal, baumstumpf frasen, wurzelstock frasen, dessouchage, rognage de souches, destoconado, fresatura ceppi, stobben frezen, boomstronk frezen, destocamento, frezowanie pni, stubbfrasning, stubfraesning, stubbefresing',
  'fosse septique, fosses septiques, vidange de fosse, vidange de fosses, vidange fosse, fosa septica, fosas septicas, fossa septica, fossas septicas, fossa biologica, fosse biologiche, fosse settiche, klargrube, klargruben, septische put, beerput, szamb*, trekammarbrunn, slambrunn, septiktank, septiktanke, slamsugning',
  'granite and quartz, granite or quartz, quartz, granite worktop, granite worktops, granite countertop, countertops, stone fabrication, bunadsolv, bunadsolvet, solje, soljer, bunad silver',
  // no stand-ins for them: a scone is no croissant, a raspberry no strawberry, a bracelet no ring
  'scone, scones, brioche, brioches, hot cross bun, hot cross buns, kolache, cheesecake, cheesecakes, eclair, eclairs, tiramisu, macaroon, macaroons, shortbread, flapjack, flapjacks, gnocchi, lasagne, lasagna, mochi, paneer, bibimbap, leeks, cabbages, raspberry, raspberries, himbeeren, framboises, frambuesas, lamponi, frambozen, malin*, framboesas, biltong, jerky, nachos, almonds, mandeln, amandes, almendras, stollen, christstollen, butterstollen, colomba pasquale, flammkuchen, zwiebelkuchen, tarte flambee, leberkase, fleischkase, turron, turrones, torrone, polvorones, raw milk, foie gras, tapas, pintxos, pinchos, tarta de queso, tartas de queso, pintura de automoveis, pintura de coches, autolackierung, carrosserie peinture, verniciatura auto, lakierowanie, carport, carports, salzgrotte, grotte de sel, grota solna, windeltorte, windeltorten, tailleur de pierre, tailleurs de pierre, espadrilles, alpargatas, bratkartoffeln, lederhosen, autotuning, truffes, carrelage exterieur, zundkerzen, zundkerze, taucherbrille, skibrille, skibrillen, schutzbrillen, schneeschuhe, jet ski, jet skis, pyjamas, bracelet, bracelets, braccialetti, armbander, pulseras',
  // where the nearest icon is a neighbour: a goat or a llama for an alpaca, a bathtub for tiles, a carrot for asparagus
  'limousine, limo, limousines, truffle, truffles, trufas, tartufi, tartufo',
  'mercado medieval, mittelaltermarkt, marche medieval, medieval market, chapa y pintura, autolackierei, spray tan, spray tanning, acupuncture, akupunktur, akupunktura, acupunctuur, acupuntura, agopuntura, reformer pilates, pilates reformer',
  'turf, turfing, turf laying, topsoil, letterpress, registry office, spinning wheel, spinning wheels',
  // sweets and dishes of one country, of which the general icon shows another's
  'indian sweets, tamil sweets, pan of noodles, mithai, halva, ladoo, laddu, barfi, jalebi, lokum, turkish delight, baklava, wagashi, pongal, injera, jollof, pupusa, pupusas, arepa, arepas, poutine, borscht, pavlova, tteokbokki',
  'kombucha, kimchi, sauerkraut, kefir, tofu, tempeh, seaweed, caviar, vanilla, saffron, vinegar, pickles, nuts',
].join(', ');
