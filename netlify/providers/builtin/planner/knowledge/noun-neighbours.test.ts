import { packsFor } from '../testing/heard-packs';

/** The ids of the notes that a business hears, without "note-". */
const notesOf = async (what: string, offers: string[] = []): Promise<string[]> =>
  (await packsFor({ what, offers })).map(({ id }) => id.replace(/^note-/, ''));

it.each<[string, string[], string]>([
  ['We bake everything from scratch', ['sourdough'], 'kids-coding'],
  ['TV aerials and satellite dishes', [], 'aerial'],
  ['Industrial robotics integrator for welding cells', [], 'kids-coding'],
  ['Impermeabilizzazione di tetti e terrazze', [], 'damp-proofing'],
  ['Braided rope manufacturer', ['custom braid'], 'braids'],
  ['Lashing straps and load securing', [], 'lashes'],
  ['Supplier of nails, screws and fixings', [], 'nails'],
  ['Theatrical wig maker', ['film wigs'], 'wigs'],
  ['Tennis court construction and resurfacing', [], 'racket-sports'],
  ['Bike hire by the canal', ['e-bikes'], 'bike-building'],
  ['Boat builder of clinker dinghies', [], 'chandlery-boats'],
  ['Brennholz, kammergetrocknet', [], 'farm-life'],
  ['We combine yoga and breathing', [], 'farm-contractors'],
  ['Pinball bar with forty machines', [], 'gaming-vr'],
  ['Falconry centre with flying displays', [], 'farm-visits'],
  ['Dog waste removal', ['weekly visit'], 'rubbish-vans'],
  ['Horse rug washing', ['reproofing'], 'carpet-cleaning'],
  ['Bonsai nursery', ['repotting'], 'nursery-care'],
  ['Care home activities', ['singing afternoons'], 'care-home'],
  ['Memory bears', ['bears from shirts'], 'ashes-keepsakes'],
])('“%s” shares a word with another trade and hears nothing of it', async (what, offers, neighbour) =>
  expect(await notesOf(what, offers)).not.toContain(neighbour),
);

it.each<[string, string[], string]>([
  ['Hoof trimming for dairy cows', ['lame cow call-out'], 'cattle-hooves'],
  ['Pinball bar with forty machines', ['league night'], 'pinball'],
  ['High ropes course and team building days', ['team building'], 'high-ropes'],
  ['Alpaca walks and a small shop with alpaca yarn', ['picnic walk'], 'farm-visits'],
  ['Waxing salon, kind to sensitive skin', ['leg wax'], 'waxing-tanning'],
  ['Community swimming pool with swimming lessons', ['lane swim'], 'pools-lidos'],
  ['Escape room with online booking and an outdoor terrace', [], 'escape-games'],
  ['Snooker and pool club', ['table hire'], 'bowling-golf-fun'],
  ['Pharmacy with free consultations', ['blood pressure checks'], 'pharmacy'],
  ['Dog treats made with human-grade meat', ['training treats'], 'pet-treats'],
  ['Chandlery on the harbour, rope and paint', [], 'chandlery-boats'],
  ['Tennis coaching', ['restringing'], 'racket-sports'],
  ['Pooper scooper for apartment yards', ['dog waste stations'], 'dog-waste'],
  ['Memory bears', ['cushions from shirts'], 'memory-bears'],
  ['Bonsai nursery with a summer school', ['pre-bonsai'], 'bonsai'],
  ['Range cooker servicing', ['oil to electric'], 'range-cookers'],
  ['Toenail cutting for people who cannot bend', ['home visits'], 'toenail-care'],
])('“%s” hears of its own work whatever else it says', async (what, offers, own) =>
  expect(await notesOf(what, offers)).toContain(own),
);
