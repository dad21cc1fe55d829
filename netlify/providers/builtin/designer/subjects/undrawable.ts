/**
 * Trades and things, divided by commas, that the table knows and has no picture for. They speak like any trade: a harp is no guitar because
 * music follows it, and no picture is better than that one.
 */
export const undrawable = [
  'harp, harpist, ukulele, bagpipes, bagpipe, harmonica, trombone, tuba, clarinet, oboe, bassoon, mandolin, steel band, barbershop quartet, handbells, bell ringing',
  'neon sign, neon signs, neon, shop sign, shop signs, signs for shops, vehicle wrap, vehicle wraps, car wrap, car wrapping, window tinting, window tint, window film',
  'insulation, loft insulation, wall insulation, cavity wall, damp proofing, damp proof, damp, mould removal, spray foam, asbestos, underpinning, subsidence, tarmac, asphalt, resin driveway, line marking, road marking',
  'warehouse, warehouses, warehousing, industrial unit, industrial units, storage hall, lagerhalle, entrepot, bedrijfsruimte, bedrijfshal',
  'flamenco guitar, guitarra flamenca, classical guitar, acoustic guitar, spanish guitar, guitarra espanola, guitarra clasica, konzertgitarre',
  'eyebrow, eyebrows, brow, brows, lash lift, lash tint, lashes, eyelashes, carpet, carpets, rug, rugs, mat weaving, tile, tiles, tile shop, tile showroom',
  'septic tank, septic tanks, cesspit, sewage, borehole, water softener, soakaway, electric gate, electric gates, gate automation, intercom, intercoms, lift maintenance, lift repair, elevator, generator, generators, roller door, roller doors',
  'speech therapy, speech therapist, speech and language, stammering, logopadie, logopede, orthophoniste, orthophonie, logopeda, logopedia, sign language, braille, occupational therapy, occupational therapist, ergotherapie, ergotherapeut',
  'gymnastics, trampoline, trampolines, trampolining, trampoline park, cheerleading, handball, netball, squash court, squash club, croquet, petanque, boules, lawn bowls, bowls club, fencing club, fencing lessons, fencing class, judo belt, laser tag, paintball, triathlon, parkour, pole dance, pole dancing, pole fitness, rowing, rowing club, wrestling, darts, water polo',
  'taxidermy, vape, vapes, vape shop, tobacco, tobacconist, cigar, cigars, shooting range, clay shooting, gunsmith, hypnosis, bail bonds, surveillance, cryotherapy, float tank, flotation, colonic, iv drip, ear piercing, piercing, body piercing, piercings, hair transplant',
  'bunting, table hire, chair covers, stage hire, sound hire, pa hire, lighting hire, dance mat, photo album, ice sculpture, smoke machine, silent disco, foam party, living statue, reenactment',
  'guinea pig, guinea pigs, meerschweinchen, cobaya, cobayas, cavia, rabbit hutch, ferret, ferrets, ostrich, worm farm, snail farm, fish food, silkworm, dog poo, pooper scooper',
  'asparagus, rhubarb, artichoke, artichokes, cauliflower, cabbage, beetroot, parsnip, parsnips, courgette, courgettes, kale',
  'flea market, estate sale, house contents, vide grenier, flohmarkt, trodelmarkt, mercatino, rommelmarkt, mercadillo, flea markets, flohmarkte, vide greniers',
  'kitchen showroom, fitted kitchen, new kitchen, kitchen fitter, kitchen design, kitchen installation, kitchens, kitchen worktop, kitchen worktops, worktop, worktops, kitchen doors, kitchen makeover',
  'nib, nibs',
  // where the nearest icon is a neighbour: a goat or a llama for an alpaca, a bathtub for tiles, a carrot for asparagus
  'alpaca, alpacas, alpaka, alpakas, alpaga, alpagas, camper van, campervan, camper vans, campervans, wohnmobil, wohnmobile, limousine, limo, limousines, truffle, truffles, trufas, tartufi, tartufo, macaron, macarons, bonsai, spargel, asperge, asperges, esparragos, asparagi, asperges vertes',
  'mercado medieval, mittelaltermarkt, marche medieval, medieval market, chapa y pintura, autolackierei, quad bike, quad bikes, pigeon racing, racing pigeons, brieftauben, saddler, saddlers, sattler, sattlerei, marmalade, mehndi, mehndi artist, henna, henna artist, spray tan, spray tanning, acupuncture, akupunktur, acupuntura, agopuntura, perfume, perfumes, perfumery, parfum, lash extension, lash extensions, eyelash extensions, reformer pilates, pilates reformer, tango, milonga',
  'scaffolding, scaffolder, tiling, tiler, fliesen, fliesenleger, carreleur, carrelage, azulejos, piastrelle, tegels, tegelzetter, curtain, curtains, vorhange, gardinen, rideaux, cortinas, tende, gordijnen, welding, welder, turf, turfing, turf laying, topsoil, letterpress, registry office, spinning wheel, spinning wheels',
  // sweets and dishes of one country, of which the general icon shows another's
  'indian sweets, tamil sweets, mithai, halva, ladoo, laddu, barfi, jalebi, lokum, turkish delight, baklava, wagashi, pongal, injera, jollof, pupusa, pupusas, arepa, arepas, poutine, borscht, pavlova, churros, tteokbokki',
  'kombucha, kimchi, sauerkraut, kefir, tofu, tempeh, seaweed, caviar, vanilla, saffron, vinegar, pickles, nuts, popsicle',
].join(', ');
