import { lchOf } from '../../drawing/colours';
import { bareLooksIn, hasDarkGround, isDarkLook } from './bare-looks';
import { colourSign, coloursIn, colourWordsOf, inTheDark, withSigns } from './colour-names';

/** Colours that the prompt asks for. `exact` ones are used as they are, others give only their hue. */
export type ColourWish = { kind: 'colour'; hex: string; exact: boolean; other?: string } | { kind: 'neutral' };

export interface PromptColours {
  wish: ColourWish | null;
  /** The text without phrases that only speak about colours. */
  rest: string;
  /** Those phrases. */
  asked: string[];
  /** Clauses of looks alone. */
  looks: string[];
}

/** A hex value before a phrase ("in navy and gold", "green background") before an adjective ("red shoes"). */
export function promptColours(text: string): PromptColours {
  const { rest, looks } = bareLooksIn(text);
  const said = saidColours(rest);
  const named = looks.map((look) => coloursIn(colourWordsOf(look.replace(refused, ' '))));
  const fromLooks = led(
    looks.some(hasDarkGround)
      ? [...named.flat(), ...(named.flat().length > 0 ? [DARK_GROUND] : [])]
      : named.flat().map((hex) => (looks.some(isDarkLook) ? inTheDark(hex) : hex)),
  );
  const takesLooks = fromLooks !== null && !(said.wish?.kind === 'colour' && said.wish.exact);
  return {
    ...said,
    wish: takesLooks ? fromLooks : said.wish,
    looks,
  };
}

function saidColours(text: string): Omit<PromptColours, 'looks'> {
  const hexes = [...text.matchAll(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi)].map(([hex]) => hex.toLowerCase());
  const { phrases } = atPhrases(text);
  const rest = atPhrases(text.replace(hexPhrase, ' ')).others.join(' ');
  const asked = [...(text.match(hexPhrase) ?? []), ...phrases].map((phrase) => phrase.trim());
  if (hexes.length > 0) return { wish: led(hexes), rest, asked };
  if (phrases.length > 0)
    return {
      wish: isMonochrome.test(phrases[0]!) ? { kind: 'neutral' } : led(phrases.flatMap(coloursIn)),
      rest,
      asked,
    };
  const [adjective] = coloursIn(
    adjectives.exec(text.replace(notColours, (found) => ' '.repeat(found.length)))?.[0] ?? '',
  );
  return { wish: adjective ? { kind: 'colour', hex: adjective, exact: false } : null, rest, asked };
}

/** A text cut at its phrases about colours. */
function atPhrases(text: string): { phrases: string[]; others: string[] } {
  const signs = withSigns(text);
  const phrases: string[] = [];
  const others: string[] = [];
  let at = 0;
  for (;;) {
    const [first] = [monochrome, colourPhrase]
      .map((pattern) => {
        pattern.lastIndex = at;
        return pattern.exec(pattern === monochrome ? text : signs);
      })
      .filter((found) => found !== null)
      .sort((one, other) => one.index - other.index);
    others.push(text.slice(at, first?.index));
    if (!first) return { phrases, others };
    at = first.index + first[0].length;
    phrases.push(text.slice(first.index, at));
  }
}

/** "Something bright but not pink" asks for no pink. */
export const refused =
  /(?<!\p{L})(?:not|no|nothing|never|without|nicht|nichts|kein\p{L}*|ohne|pas|sans|rien de|sin|nada de|senza|niente(?: di)?|non|niet|niets|geen|zonder|sem|nem|nie|bez)\s(?:(?:too|any|much|de|zu|allzu|trop|muy|troppo|te)\s)?\p{L}+/giu;
const DARK_GROUND = '#16161a';

/** The first that has a hue leads. */
function led(hexes: readonly string[]): ColourWish | null {
  const lead = hexes.find((hex) => lchOf(hex).c > 0.05) ?? hexes[0];
  if (lead === undefined) return null;
  const other = hexes.find((hex) => hex !== lead);
  if (other === undefined && lchOf(lead).c < 0.03) return { kind: 'neutral' };
  return { kind: 'colour', hex: lead, exact: true, ...(other !== undefined && { other }) };
}

/** "A black and white kitten" is a kitten, not a colour of the poster. */
const monochrome =
  /\bblack and white\b(?=\s*(?:[.,;:!?]|$|\b(?:photo|image|picture|poster|portrait|style|look|design|print|theme|film)s?\b(?!\s*(?:\p{Sc}|\d|from\s))))|\bmonochrome\b|\bgr[ea]yscale\b/giu;
const isMonochrome = new RegExp(monochrome, 'iu');
const and = String.raw`(?:\s*,\s*|\s+(?:and|&|und|et|y|e|en|i|mit|with|plus)\s+|\s*[+/&]\s*)`;
const list = String.raw`${colourSign}(?:${and}(?:an?\s+|some\s+|du\s+|de la\s+|a (?:bit|touch|hint) of\s+)?${colourSign})*`;
const afterColour = String.raw`(?:tones?|colou?rs?|palette|backgrounds?|theme|scheme|accents?|hues?|shades?|backdrop|farben|t[öo]nen?|hintergrund|fond|tonos|fondo|toni|sfondo|tinten|achtergrond|tons|fundo)(?!\p{L})`;
const work = String.raw`(?:poster|picture|image|flyer|post|design|plakat|bild|affiche|cartel|locandina|cartaz|plakaty?)`;
const within = String.raw`(?:in|using|en|em|with|mit|avec|con|met|com|w)`;
const thanks = String.raw`(?:\s+(?:please|pls|thanks|bitte|s['’]il vous plaît|svp|por favor|per favore|graag|alstublieft|proszę))?`;
const wanted = String.raw`(?:i|we)(?:['’]d| would)? (?:want|like|love|prefer|need)(?: to have)?|go (?:for|with)|stick to|could it be|can it be|it should be|ich (?:möchte|will|hätte gern[e]?)|wir (?:möchten|wollen|hätten gern[e]?)|je (?:veux|voudrais)|j['’]aimerais|nous (?:voulons|aimerions)|quiero|queremos|me gustaría|vorrei|voglio|vorremmo|ik wil(?: graag)?|wij willen(?: graag)?|quero|gostaria de|chcę|poproszę`;
const end = String.raw`(?=\s*(?:[.,;!?\n]|$))`;
const article = String.raw`(?:(?:an?|the|our|my|some|einem|une?|un[ao]?|du|de la)\s+)?`;
const colourPhrase = new RegExp(
  [
    // "I'd prefer blue tones", "dans les tons verts", "nei toni del verde"
    String.raw`(?:(?<=^|[,;.!?\n]\s{0,2})(?:${wanted})\s+(?:(?:it|this|everything)\s+)?)?(?:\b(?:in|using|with|on|mit|auf|avec|sur|con|su|sobre|met|op|com)\s+${article})?${list}\s+${afterColour}${thanks}`,
    String.raw`(?<!\p{L})(?:in|dans|en|nei|nelle|em|com|con)\s+(?:les\s+|los\s+|i\s+|de\s+)?(?:tons?|teintes|tonos|toni|tonalità|tinten)\s+(?:de[l]?\s+|d['’])?${list}${thanks}${end}`,
    String.raw`(?<=[,;.!?\n]\s{0,2})(?:(?:${wanted})\s+)?(?:something|etwas|quelque chose|algo|qualcosa|iets)\s+(?:in|en|em|di)\s+${list}(?:,?${thanks})?${end}`,
    String.raw`(?:\b(?:auf|sur|sobre|su|op|en|com)\s+)?(?:(?:une?|un)\s+)?(?:fond|fondo|sfondo|fundo)\s+${list}`,
    String.raw`(?:(?<!\p{L})(?:please|pls|bitte|svp|por favor|per favore|graag)\s+)?(?:(?<!\p{L})(?:the\s+|an?\s+|das\s+|l['’])?${work}\s+)?(?<!\p{L})(?<!\p{Ll}{3}s\s)(?:in|using|en|em|w)\s+(?:our\s+|kolorach\s+|kolorze\s+)?${list}${thanks}${end}`,
    String.raw`(?<!\p{L})(?:the\s+|an?\s+)?${work}\s+${within}\s+${article}${list}${thanks}${end}`,
    String.raw`(?<!\p{L})(?:make (?:it|everything)|keep it|use|all in)\s+(?:an?\s+)?${list}${thanks}${end}`,
    // "I want deep teal and pale yellow", "could it be in navy?", "ich hätte gern Rot und Gold"
    String.raw`(?<=^|[,;.!?\n]\s{0,2})(?:and\s|so\s|but\s)?(?:${wanted})\s+(?:(?:it|this|everything|the ${work}|das ${work}|l['’]${work}|el ${work})\s+)?(?:(?:in|to be|en|em|be)\s+)*${article}${list}${thanks}${end}`,
    String.raw`(?<!\p{L})(?:colou?rs?|farben|couleurs?|colores?|colori|kleuren|cores|kolory)\s*:?\s+(?:only\s+|nur\s+)?${list}${thanks}${end}`,
    String.raw`(?<=^|[,;.!?]\s{0,2})${colourSign}(?:${and}${colourSign})*\s+(?:please|pls|bitte|svp|por favor|per favore|graag|proszę)${end}`,
  ].join('|'),
  'giu',
);
const hexPhrase =
  /(?:\b(?:in|using|with|on|colou?r)\s+)?(?:(?:brand|our|the|accent|main|primary)\s+)*(?:colou?rs?(?:\s*:)?\s+)?#(?:[0-9a-f]{6}|[0-9a-f]{3})\b(?:\s+(?:and\s+)?#[0-9a-f]{3,6}\b)*(?:\s+(?:background|accents?|tones?))?/giu;
const adjectives =
  /\b(?:red|crimson|scarlet|burgundy|maroon|coral|terracotta|orange|amber|golden|mustard|yellow|beige|brown|green|emerald|teal|turquoise|blue|navy|indigo|lavender|lilac|violet|purple|magenta|pink)\b/iu;
/** Names of things, not of colours. */
const notColours =
  /\b(?:green (?:tea|energy|salad|card|deal|space)|red (?:wine|carpet|meat|light|pepper|onion)|orange (?:juice|tree|cake)s?|amber (?:ale|jewellery)|coral reef|navy beans?|golden (?:retriever|hour|goose|ticket)|lavender (?:oil|field|bag)s?|blue (?:badge|cheese)|brown (?:rice|sugar|bread))\b/giu;
