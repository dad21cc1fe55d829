import type { Tone } from '../../../../../src/domain/business-profile';
import { capitalise, contract, countWords } from '../english/grammar';

/** What a piece is made of; every sentence complete, in neutral wording. */
export interface Parts {
  hook: string;
  facts: string[];
  /** The trade's own lines in this tone, the first of them for certain; more when the piece would be too short. */
  voice: string[];
  call: string;
}

/**
 * Lays the parts out as the tone speaks. Professional: full forms, the measured line before the invitation. Friendly:
 * it opens with a word to the reader and contracts. Casual: contracted, one thought a sentence. Authoritative: the rule
 * comes first, then the facts without joins. Creative: a scene on a line of its own, then the hook runs into the facts.
 */
export function compose(tone: Tone, parts: Parts): string {
  for (let lines = 1; ; lines += 1) {
    const [voice = '', ...more] = parts.voice.slice(0, lines);
    const body = layouts[tone]({ ...parts, voice, more: more.join(' ') })
      .map((paragraph) => paragraph.trim())
      .filter(Boolean)
      .join('\n\n');
    if (countWords(body) >= SHORTEST || lines >= parts.voice.length) return body;
  }
}

const layouts: Record<Tone, (parts: Laid) => string[]> = {
  professional: ({ hook, facts, voice, more, call }) => [hook, ...halves(facts), `${more} ${voice} ${call}`],
  friendly: ({ hook, facts, voice, more, call }) => [
    `${voice} ${contract(hook)}`,
    ...halves(facts).map(contract),
    `${more} ${call}`,
  ],
  casual: ({ hook, facts, voice, more, call }) => {
    const [first = '', second = ''] = halves(facts.flatMap(split)).map(contract);
    return [`${more} ${contract(hook)}`, first, second, `${voice} ${call}`];
  },
  authoritative: ({ hook, facts, voice, more, call }) => [
    `${hook} ${voice}`,
    ...halves(facts.flatMap(split)),
    `${more} ${call}`,
  ],
  creative: ({ hook, facts, voice, more, call }) => {
    const [first = '', ...rest] = facts;
    return [`${voice} ${more}`, contract(`${hook} ${first}`), contract(rest.join(' ')), call];
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

/** Words that a post needs to be worth its reader's time. */
const SHORTEST = 90;

interface Laid extends Omit<Parts, 'voice'> {
  voice: string;
  more: string;
}
