/** A colour that the prompt asks for. `exact` colours are used as they are, others give only their hue. */
export type ColourWish = { kind: 'colour'; hex: string; exact: boolean } | { kind: 'neutral' };

export interface PromptColours {
  wish: ColourWish | null;
  /** The text without phrases that only speak about colours. */
  rest: string;
}

/** A hex value before a phrase ("in navy", "green background") before an adjective ("red shoes"). */
export function promptColours(text: string): PromptColours {
  const hex = /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/i.exec(text);
  const phrase = colourPhrase.exec(text);
  const rest = text.replace(hexPhrase, ' ').replace(new RegExp(colourPhrase, 'giu'), ' ');
  if (hex) return { wish: { kind: 'colour', hex: hex[0].toLowerCase(), exact: true }, rest };
  if (phrase) return { wish: wishFor(nameIn(phrase[0])), rest };
  const adjective = new RegExp(colourNames, 'giu').exec(text.replace(notColours, (found) => ' '.repeat(found.length)));
  const name = adjective?.[0].toLowerCase();
  return { wish: name && !neutrals.has(name) ? wishFor(name) : null, rest };
}

function nameIn(phrase: string): string {
  const found = new RegExp(`${monochrome}|${colourNames}`, 'iu').exec(phrase);
  return found?.[0].toLowerCase() ?? '';
}

function wishFor(name: string): ColourWish {
  const hex = colours.get(name.replace('gray', 'grey'));
  return hex && !neutrals.has(name) ? { kind: 'colour', hex, exact: false } : { kind: 'neutral' };
}

const neutrals = new Set(['black', 'white', 'grey', 'gray']);
const colours: ReadonlyMap<string, string> = new Map(
  Object.entries({
    red: '#d92d20',
    crimson: '#c11c3a',
    scarlet: '#e0301e',
    burgundy: '#7c1d33',
    maroon: '#7a1f2b',
    coral: '#f2735a',
    salmon: '#f28b74',
    terracotta: '#c8623c',
    rust: '#b5502a',
    orange: '#f07f1b',
    apricot: '#f7a468',
    peach: '#f9b08b',
    amber: '#f0a400',
    gold: '#d9a514',
    golden: '#d9a514',
    mustard: '#d3a01c',
    yellow: '#f2c517',
    lemon: '#f3d732',
    cream: '#f0e0b8',
    beige: '#d8c19a',
    brown: '#8a5a36',
    chocolate: '#6b4226',
    lime: '#9bc53d',
    olive: '#7f8437',
    green: '#2f9e58',
    sage: '#8fa989',
    emerald: '#0f9d6c',
    forest: '#2c6e49',
    mint: '#7fd1ae',
    teal: '#128c8c',
    turquoise: '#22b5b0',
    aqua: '#2bb8c4',
    cyan: '#1fb0d0',
    blue: '#2f6fe0',
    navy: '#1d3a78',
    cobalt: '#2450c8',
    azure: '#2f8fe8',
    indigo: '#4b46c8',
    lavender: '#a594e0',
    lilac: '#b896d8',
    violet: '#7d4fd0',
    purple: '#8440b8',
    plum: '#76356d',
    magenta: '#c9258f',
    fuchsia: '#d4289b',
    pink: '#ec6aa0',
    rose: '#e05a7e',
  }),
);
const colourNames = String.raw`\b(?:${[...colours.keys(), 'black', 'white', 'grey', 'gray'].join('|')})\b`;
/** "A black and white kitten" is a kitten, not a colour of the poster. */
const monochrome = String.raw`\bblack and white\b(?=\s*(?:[.,;:!?]|$|\b(?:photo|image|picture|poster|portrait|style|look|design|print|theme|film)))|\bmonochrome\b|\bgr[ea]yscale\b`;
const shade = String.raw`(?:(?:soft|deep|dark|light|bright|pale|pastel|warm|cool|muted|rich|bold|brand|vivid|royal|sky)\s+)*`;
const afterColour = String.raw`(?:tones?|colou?rs?|palette|backgrounds?|theme|scheme|accents?|hues?|shades?|backdrop)\b`;
const colourPhrase = new RegExp(
  [
    monochrome,
    String.raw`(?:\b(?:in|using|with|on)\s+(?:an?\s+|the\s+|our\s+)?)?${shade}${colourNames}(?:\s+(?:and|&)\s+${shade}${colourNames})*\s+${afterColour}`,
    String.raw`(?:\b(?:the\s+)?(?:poster|picture|image|flyer|post|design)\s+)?\b(?:in|using)\s+(?:our\s+)?${shade}${colourNames}(?:\s+(?:and|&)\s+${shade}${colourNames})*(?:\s+(?:please|pls|thanks))?(?=\s*(?:[.,;!?]|$))`,
    String.raw`\bcolou?rs?\s*:\s*${shade}${colourNames}(?:\s+${colourNames})?(?:\s*(?:,|and|&|\+)\s*${shade}${colourNames}(?:\s+${colourNames})?)*(?=\s*(?:[.,;!?]|$))`,
  ].join('|'),
  'iu',
);
const hexPhrase =
  /(?:\b(?:in|using|with|on|colou?r)\s+)?(?:(?:brand|our|the|accent|main|primary)\s+)*(?:colou?rs?(?:\s*:)?\s+)?#(?:[0-9a-f]{6}|[0-9a-f]{3})\b(?:\s+(?:and\s+)?#[0-9a-f]{3,6}\b)*(?:\s+(?:background|accents?|tones?))?/giu;
/** Names of things, not of colours. */
const notColours =
  /\b(?:green (?:tea|energy|salad|card|deal|space)|red (?:wine|carpet|meat|light|pepper|onion)|white (?:wine|paper|label)|black (?:friday|tea|coffee)|brown (?:rice|sugar|bread)|(?:navy|rose|mint|lime|olive|peach|lemon|chocolate|salmon|plum|cream|orange|apricot|forest|amber) ?(?:oil|oils|juice|pie|tart|tea|bar|cake|cakes|garden|bouquet|delivery|factory|fillet|tree|trees|shop|jam|cheese|beans?)|(?:ice|face|sour|whipped|double|hand|butter) cream|cream|gold(?:en)? (?:retriever|hour|medal|card|standard|ticket|goose)|dark chocolate|milk chocolate|hot chocolate|chocolate|roses?|olives?|lemons?|limes?|peach(?:es)?|plums?|salmon|forest|rust|coral reef|mint)\b/giu;
