import type { Tone } from '../../../../src/domain/business-profile';
import { capitalise, contract } from './grammar';

/** What a piece is made of; every sentence complete, in neutral wording. */
export interface Parts {
  hook: string;
  facts: string[];
  /** The trade's own line in this tone. */
  voice: string;
  call: string;
}

/**
 * Lays the parts out as the tone speaks. Professional: full forms, the measured line before the invitation. Friendly:
 * it opens with a word to the reader and contracts. Casual: contracted, one thought a sentence. Authoritative: the rule
 * comes first, then the facts without joins. Creative: a scene on a line of its own, then the hook runs into the facts.
 */
export const compose = (tone: Tone, parts: Parts): string => layouts[tone](parts).map((paragraph) => paragraph.trim()).filter(Boolean).join('\n\n');

const layouts: Record<Tone, (parts: Parts) => string[]> = {
  professional: ({ hook, facts, voice, call }) => [hook, ...halves(facts), `${voice} ${call}`],
  friendly: ({ hook, facts, voice, call }) => [`${voice} ${contract(hook)}`, ...halves(facts).map(contract), call],
  casual: ({ hook, facts, voice, call }) => {
    const [first = '', second = ''] = halves(facts.flatMap(split)).map(contract);
    return [contract(hook), first, second, `${voice} ${call}`];
  },
  authoritative: ({ hook, facts, voice, call }) => [`${hook} ${voice}`, ...halves(facts.flatMap(split)), call],
  creative: ({ hook, facts, voice, call }) => {
    const [first = '', ...rest] = facts;
    return [voice, contract(`${hook} ${first}`), contract(rest.join(' ')), call];
  },
};

/** Two paragraphs of about the same length. */
function halves(list: string[]): string[] {
  const total = list.join(' ').length;
  let length = 0;
  let cut = list.length;
  for (const [index, sentence] of list.entries()) {
    length += sentence.length;
    if (length >= total * 0.45) {
      cut = index + 1;
      break;
    }
  }
  return [list.slice(0, cut).join(' '), list.slice(cut).join(' ')];
}

/** "Rest it; then slice" becomes two sentences. */
const split = (sentence: string): string[] => {
  const pieces = sentence.split('; ');
  return pieces.map((piece, index) => capitalise(index < pieces.length - 1 ? `${piece}.` : piece));
};
