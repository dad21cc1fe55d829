import type { BusinessProfile } from '../../../../src/domain/business-profile';
import { stems } from './candidates';
import common from './own-words/common.json';
import making from './own-words/making.json';
import outing from './own-words/outing.json';
import plain from './own-words/plain.json';
import teaching from './own-words/teaching.json';
import visit from './own-words/visit.json';
import { readPack, type TradePack } from './trade-pack';

/**
 * Material that takes its substance from the profile: for trades that no pack knows, and when a pack is used up. What
 * fits the way a business works comes first; what is true of any offer (`common`) comes after it, and last what needs
 * no offer (`plain`): it holds even where the offers cannot stand in a sentence, being a number, a pictograph or another
 * script.
 */
export function ownWordsOf({ name, what, offers }: BusinessProfile): TradePack[] {
  const said = [name, what, ...offers].join(' \n ');
  const fitting = ways.filter(({ signs }) => stems(signs).test(said)).map(({ pack }) => pack);
  return [...fitting.slice(0, 2), common, plain].map(readPack);
}

const ways: { signs: string; pack: object }[] = [
  {
    // Trades that teach or guide: dance schools, climbing halls, sailing, cookery and craft classes, tours.
    signs:
      'teach|lesson|class|course|workshop|school|coach|academy|training|instruct|tuition|guided|rehears|dance|choir|martial|climbing|sailing|surf|ski\\b|swim|riding',
    pack: teaching,
  },
  {
    // Trades that make things by hand: potters, woodworkers, candle makers, saddlers, printers.
    signs:
      'handmade|hand-?made|handcraft|craft|potter|ceramic|wood|furniture|leather|candle|soap|knit|sew|weav|print|letterpress|bookbind|upholster|carv|forg|blacksmith|glass ?blow|framing|luthier|kites?|bespoke|custom[- ]made|we make|maker|studio|artist|paint(?:ing|er)s?|illustrat|quilt|embroider|taxiderm|restor',
    pack: making,
  },
  {
    // Trades that come to a home or a site: locksmiths, movers, chimney sweeps, installers.
    signs:
      'call-?out|install|repair|locksmith|remov(?:al|e)|moving|mover|pest|exterminat|chimney|sweep|solar|alarm|cctv|blinds|curtain|carpet|floor|glaz|window|fence|pool|septic|drain|skip|clearance|handyman|mobile|at your home|on site|home visit|delivery',
    pack: visit,
  },
  {
    // Places and experiences that people visit: museums, escape rooms, boat hire, cinemas, farms, venues.
    signs:
      'museum|gallery|escape room|cinema|theatre|theater|bowling|mini ?golf|zoo|aquarium|farm visit|tour\\b|tours\\b|trips?\\b|boat|canoe|kayak|hire|rental|venue|park\\b|playground|trampolin|laser|karting|arcade|maze|vineyard|winery|distillery tour|observatory|planetarium|festival|club\\b|hall\\b|experience',
    pack: outing,
  },
];
