import { lchOf, oklch } from '../../drawing/colours';

/** Names of colours as owners type them in eight languages, each beside its English one; Polish ones by their stem. */
const named: Readonly<Record<string, readonly [hex: string, names: string]>> = {
  red: ['#d92d20', 'red rot(?:e[nmrs]?)? rouges? roj[oa]s? ross[oaie] rode rood vermelh[oa]s? czerwon[a-zżźćńółęąś]*'],
  crimson: ['#b3162f', 'crimson karmin cramoisi carmesí cremisi'],
  scarlet: ['#e0301e', 'scarlet'],
  burgundy: [
    '#7c1d33',
    'burgundy maroon bordeaux bordeauxrot weinrot burdeos bordò bordô granate bordowy bordow[a-zęąó]* bordó',
  ],
  coral: ['#f2735a', 'coral koralle corail'],
  salmon: ['#f28b74', 'salmon lachs saumon'],
  terracotta: ['#c8623c', 'terracotta terrakotta terracota'],
  rust: ['#b5502a', 'rust rostrot rouille'],
  orange: ['#f07f1b', 'orange naranja arancione oranje laranja pomarańczow[a-zęąó]*'],
  apricot: ['#f7a468', 'apricot'],
  peach: ['#f9b08b', 'peach'],
  amber: ['#f0a400', 'amber bernstein'],
  ochre: ['#c58a2b', 'ochre ocre ocker oker ocra'],
  copper: ['#b06a3b', 'copper kupfer cuivre cobre rame koper'],
  khaki: ['#8a8558', 'khaki kaki caqui'],
  gold: ['#d4a72c', 'gold golden doré dorée dorado dorada oro dorato goud dourado złot[a-zęąó]*'],
  mustard: ['#d3a01c', 'mustard senfgelb moutarde mostaza senape'],
  yellow: [
    '#f2c517',
    'yellow gelb(?:e[nmrs]?)? jaunes? amarill[oa]s? giall[oaie] gele geel amarel[oa]s? żółt[a-zęąó]*',
  ],
  lemon: ['#f3d732', 'lemon'],
  cream: ['#f5ecd5', 'cream ivory creme crème crema ivoire elfenbein marfil avorio kremow[a-zęąó]*'],
  beige: ['#d8c19a', 'beige sand beżow[a-zęąó]*'],
  brown: ['#8a5a36', 'brown braun(?:e[nmrs]?)? marron marrón marrone bruin castanho brązow[a-zęąó]*'],
  chocolate: ['#6b4226', 'chocolate'],
  lime: ['#9bc53d', 'lime'],
  olive: ['#7f8437', 'olive oliv oliva oliwkow[a-zęąó]*'],
  green: ['#2f9e58', 'green grün(?:e[nmrs]?)? verts? vertes? verdes? verdi groene? zielon[a-zęąó]*'],
  sage: ['#8fa989', 'sage salbei sauge salvia'],
  emerald: ['#0f8a5f', 'emerald smaragd émeraude esmeralda smeraldo'],
  forest: ['#23583a', 'forest'],
  mint: ['#7fd1ae', 'mint minze menthe menta'],
  teal: ['#128c8c', 'teal petrol pétrole petróleo ottanio'],
  turquoise: ['#22b5b0', 'turquoise türkis turquesa turchese turkusow[a-zęąó]*'],
  aqua: ['#2bb8c4', 'aqua'],
  cyan: ['#1fb0d0', 'cyan'],
  blue: ['#2563d6', 'blue blau(?:e[nmrs]?)? bleus? bleues? azul(?:es)? azuis blu blauwe? niebiesk[a-zęąó]*'],
  navy: ['#16294d', 'navy marineblau bleu-marine marine granatow[a-zęąó]*'],
  cobalt: ['#2450c8', 'cobalt kobalt'],
  azure: ['#2f8fe8', 'azure himmelblau azzurro celeste'],
  indigo: ['#3f3aa8', 'indigo'],
  lavender: ['#a594e0', 'lavender lavendel lavande lavanda'],
  lilac: ['#b896d8', 'lilac mauve malva flieder lilas lila'],
  violet: ['#7d4fd0', 'violet violett viola violeta'],
  purple: ['#7a35b0', 'purple paars roxo morado fioletow[a-zęąó]*'],
  plum: ['#76356d', 'plum pflaume prune'],
  magenta: ['#c9258f', 'magenta'],
  fuchsia: ['#d4289b', 'fuchsia fucsia'],
  pink: ['#ec6aa0', 'pink rosa roze różow[a-zęąó]*'],
  rose: ['#e05a7e', 'rose'],
  silver: ['#b4b9c1', 'silver silber argent argenté plata plateado argento zilver prateado srebrn[a-zęąó]*'],
  black: ['#16161a', 'black schwarz(?:e[nmrs]?)? noir noire negro nero zwart preto czarn[a-zęąó]*'],
  white: ['#fafaf7', 'white weiß(?:e[nmrs]?)? weiss blanc blanche blanco bianco wit branco biał[a-zęąó]*'],
  grey: ['#8a8d93', 'grey gray grau(?:e[nmrs]?)? gris grigio grijs cinza szar[a-zęąó]*'],
  charcoal: ['#33363b', 'charcoal anthracite anthrazit antracite antraciet antracita grafitow[a-zęąó]*'],
};

/** Where one word says both: "royal blue", "burnt orange", "bottle green". */
const special: readonly (readonly [pattern: RegExp, hex: string])[] = [
  [/\b(?:royal|königs)[ -]?(?:blue|blau)|bleu roi|azul real/iu, '#1f46b4'],
  [/\b(?:burnt|gebranntes) orange|orange brûlée?/iu, '#b9541a'],
  [
    /\b(?:bottle|racing|hunter|fir|pine|forest|flaschen|tannen|wald)[ -]?(?:green|grün)|vert (?:sapin|bouteille|forêt)|verde (?:botella|bosque|bottiglia|bosco|garrafa)/iu,
    '#1b4a31',
  ],
  [/\b(?:sky|baby|powder|himmel)[ -]?(?:blue|blau)|bleu ciel|azul (?:cielo|celeste|céu)|hemelsblauw/iu, '#6fb7ea'],
  [
    /\b(?:navy|midnight|marine|nacht)[ -]?(?:blue|blau)|bleu (?:marine|nuit)|azul (?:marino|marinho)|blu (?:navy|notte|marino)|marineblauw/iu,
    '#16294d',
  ],
  [/\b(?:hot|neon|shocking) pink/iu, '#ec1e79'],
  [/\bdusty (?:pink|rose)|\baltrosa|vieux rose|rosa palo|rosa antico/iu, '#cf9a9c'],
  [/\boff[ -]white/iu, '#f5f1e6'],
];

const dark = String.raw`(?:dark|deep|rich|dunkel(?:[esmnr]{1,2})?|tiefe?[sn]?|donker|ciemn[a-ząęióeyj]*)`;
const light = String.raw`(?:light|pale|pastel|soft|powder|hell(?:[esmnr]{1,2})?|zart|licht|jasn[a-ząęióeyj]*)`;
const plainShade = String.raw`(?:bright|warm|cool|muted|bold|brand|vivid|royal|sky|burnt|bottle|racing|hunter|fir|pine|midnight|baby|hot|neon|dusty|off|navy|marine|flaschen|tannen|wald|himmel|nacht|königs)`;
const before = String.raw`(?:(?:${dark}|${light}|${plainShade})[\s-]?)*`;
const darkAfter = String.raw`(?:fonc[ée]e?|sombre|profond|oscur[oa]|scur[oa]|escur[oa]|notte|nuit|marine|marino|marinho|navy|sapin|bouteille|forêt|botella|bosque|bosco|bottiglia|garrafa)`;
const lightAfter = String.raw`(?:clair[e]?|pâle|clar[oa]|chiar[oa]|pálid[oa]|pastello?|ciel|roi|real|cielo|celeste|céu|brûlée?|palo|antico)`;
const anyName = Object.values(named)
  .flatMap(([, names]) => names.split(' '))
  .sort((a, b) => b.length - a.length)
  .join('|');

/** One colour with its shade: "dark green", "dunkelgrün", "vert foncé". */
export const colourTerm = String.raw`(?<!\p{L})${before}(?:${anyName})(?!\p{L})(?:[\s-](?:${darkAfter}|${lightAfter})(?!\p{L}))?`;

export const colourTerms = new RegExp(colourTerm, 'giu');

/**
 * A text of the same length with a run of signs for each colour. Patterns for what is said about colours are about these: the names
 * of all colours in each of their places would take a second to compile.
 */
export const withSigns = (text: string): string =>
  text.replaceAll(SIGN, ' ').replace(colourTerms, (term) => SIGN.repeat(term.length));
const SIGN = '\uE000';
export const colourSign = String.raw`(?<!${SIGN})${SIGN}+(?!${SIGN})`;

/** The colours of a phrase in their order; a shade makes its own darker or lighter one. */
export const coloursIn = (phrase: string): string[] => (phrase.match(colourTerms) ?? []).map(hexOf);

/** A colour as a dark picture has it. */
export function inTheDark(hex: string): string {
  const { l, c, h } = lchOf(hex);
  return l <= DARK ? hex : oklch(DARK, c * 0.75, h);
}
const DARK = 0.38;

function hexOf(term: string): string {
  const known = special.find(([pattern]) => pattern.test(term));
  if (known) return known[1];
  const [name, plain] = Object.values(named)
    .map(
      ([hex, names]) => [new RegExp(`(?:${names.split(' ').join('|')})(?!\\p{L})`, 'iu').exec(term)?.[0], hex] as const,
    )
    .find(([found]) => found !== undefined)!;
  const { l, c, h } = lchOf(plain);
  const shade = term.replace(name!, ' ');
  if (new RegExp(`${dark}|${darkAfter}`, 'iu').test(shade))
    return oklch(Math.min(l, c < 0.03 ? 0.35 : DARK), c * 0.75, h);
  if (new RegExp(`${light}|${lightAfter}`, 'iu').test(shade))
    return oklch(Math.max(l, c < 0.03 ? 0.8 : 0.86), c * 0.55, h);
  return plain;
}

/** What may name a colour in it: "white space" does not, "warm browns" does. */
export const colourWordsOf = (look: string): string => look.replace(whiteSpace, ' ').replace(plural, '');

export const whiteSpace =
  /(?<!\p{L})(?:(?:white|empty|blank|negative|free)[ -]space(?!\s\p{L}+(?:er|ing)s?(?!\p{L}))|(?:viel )?weiß ?raum|weissraum|leerraum|(?:viel )?freier raum|espaces? (?:blancs?|vides?)|espacio (?:en )?(?:blanco|vacío)|spazio (?:bianco|vuoto)|veel wit|witruimte|lege ruimte|espaço (?:em )?(?:branco|vazio))(?!\p{L})/giu;
const plural = /(?<=(?<!\p{L})(?:brown|blue|green|red|gr[ea]y|pink|yellow|purple|orange|pastel))s(?!\p{L})/giu;
