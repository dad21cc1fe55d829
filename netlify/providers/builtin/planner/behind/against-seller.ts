import type { TradeKind } from '../../../../../src/domain/trade-kind';
import type { Rated } from '../choosing/choose';

/**
 * Ideas that tell readers not to buy, to buy less or to do it without help come after everything else that is known: they are true, but
 * not what an owner would pay to publish. Whoever lives by advice is paid for saying so. An owner's own words are not
 * looked at: "then I say no" is why people trust them.
 */
export function withoutLosses(rated: Rated[], kind: TradeKind | null): Rated[] {
  if (kind === 'advice' || kind === 'community') return rated;
  return rated.map((one) => {
    const { title, hook, entry } = one.candidate;
    return LOSES.test([title, hook, entry.text].join(' \n ')) ? { ...one, handicap: one.handicap + LOSS } : one;
  });
}

const LOSES = new RegExp(
  [
    // English
    'buy (?:\\p{L}+ ){0,3}(?:fewer|less)(?! (?:often|than (?:ripe|perfect)))',
    '(?:borrow|rent), do not buy',
    'do it yourself or (?:get|pay|hire|call)',
    '(?:you|people|nobody) (?:probably |hardly |often |may |might )?(?:do not|don’t|not|never) need (?:us|me|a professional|an expert)',
    '(?:is|are|it’s) (?:a )?waste of (?:your )?money',
    'one .{3,40} is not worth a visit',
    'not to buy uniform',
    'cheaper (?:elsewhere|online|on the internet)',
    // The same in the other languages.
    'kauf(?:t|en|e)? (?:\\p{L}+ ){0,3}weniger(?! oft)',
    'billiger im (?:Internet|Netz)',
    '(?:ohne|keinen) Fach(?:mann|betrieb)',
    'achet(?:er|ez) (?:\\p{L}+ ){0,3}moins',
    'moins cher (?:ailleurs|sur internet)',
    'compr(?:ar|e|a) (?:\\p{L}+ ){0,3}menos(?! veces)',
    'más barato en (?:internet|línea)',
    'comprare (?:\\p{L}+ ){0,3}(?:di )?meno(?! spesso)',
    'costa meno (?:altrove|online)',
    'koop (?:\\p{L}+ ){0,3}minder(?! vaak)',
    'goedkoper (?:elders|online)',
    'mais barato (?:noutro|em outro|na internet|online)',
    'kup(?:ić|uj|ować) (?:\\p{L}+ ){0,3}mniej',
    'taniej (?:gdzie indziej|w internecie)',
  ]
    .map((words) => `(?<!\\p{L})(?:${words})(?!\\p{L})`)
    .join('|'),
  'iu',
);

/** Ranked as far back as general words. */
const LOSS = 40;
