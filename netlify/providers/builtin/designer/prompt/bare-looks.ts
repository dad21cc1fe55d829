import { colourTerm } from './colour-names';
import { isWish } from './designer-wishes';

export interface BareLooks {
  /** The text without them. */
  rest: string;
  looks: string[];
}

/**
 * Clauses after the first that name only looks: "Dark and moody look with deep blue", "Viel Weißraum", "Purple night". Nobody
 * would say them to a customer, so they are wishes even without a "please". A clause stays with the readers as soon as it
 * has one word of another kind ("dark chocolate") and where the goods themselves come in looks ("Tulips £3. Red and white").
 */
export function bareLooksIn(text: string): BareLooks {
  const looks: { start: number; end: number }[] = [];
  const sentences = piecesOf(text, 0, text.length, sentenceEnd);
  const [matter] = sentences;
  const goodsComeInLooks = matter !== undefined && comesInLooks.test(text.slice(matter.start, matter.end));
  for (const [at, { start, end }] of sentences.entries()) {
    if (at > 0 && isBareLook(text.slice(start, end), goodsComeInLooks)) {
      looks.push({ start, end });
      continue;
    }
    for (const [index, clause] of piecesOf(text, start, end, clauseEnd).entries())
      if (at + index > 0 && isBareLook(text.slice(clause.start, clause.end), goodsComeInLooks)) looks.push(clause);
  }
  return {
    rest: looks.toReversed().reduce((rest, { start, end }) => cutOut(rest, start, end), text),
    looks: looks.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ').trim()),
  };
}

/** True where a text asks for a dark picture. */
export const isDarkLook = (look: string): boolean => darkness.test(look);

/** What may name a colour in it: "white space" does not, "warm browns" does. */
export const colourWordsOf = (look: string): string => look.replace(whiteSpace, ' ').replace(plural, '');

/** True where the ground shall be dark, whatever colour stands on it. */
export const hasDarkGround = (look: string): boolean => ground.test(look) && isDarkLook(look);

function isBareLook(clause: string, goodsComeInLooks: boolean): boolean {
  if (/[\d\p{Sc}%"“”„«»@#]/u.test(clause) || isWish(clause)) return false;
  const words = clause.trim().toLowerCase();
  if (words === '' || words.split(/\s+/).length > MOST_WORDS) return false;
  const withoutSpace = colourWordsOf(words);
  const colours = [...withoutSpace.matchAll(new RegExp(colourTerm, 'giu'))].map(([term]) => term);
  const others = withoutSpace.replace(new RegExp(colourTerm, 'giu'), ' ').match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  if (!others.every((word) => [shades, visible, felt, parts, airs, scenes, small].some((kind) => kind.test(word))))
    return false;
  const has = (kind: RegExp): boolean => others.some((word) => kind.test(word));
  if (words.search(whiteSpace) >= 0) return true;
  const isSeen = colours.length > 0 || has(shades);
  if (has(parts)) return !goodsComeInLooks || onlyOfPictures.test(words);
  if (has(airs)) return isSeen || has(visible);
  if (has(visible)) return true;
  if (goodsComeInLooks) return false;
  if (has(scenes)) return isSeen || has(felt);
  if (has(felt)) return has(shades) || others.length > 1 || colours.length > 0;
  return colours.some((term) => !edible.test(term)) || (has(shades) && colours.length === 0);
}

function piecesOf(text: string, from: number, to: number, ends: RegExp): { start: number; end: number }[] {
  const pieces: { start: number; end: number }[] = [];
  let start = from;
  for (const { 0: mark, index } of text.slice(from, to).matchAll(ends)) {
    pieces.push({ start, end: from + index });
    start = from + index + mark.length;
  }
  return [...pieces, { start, end: to }].filter(({ start: first, end }) => /\p{L}|\d/u.test(text.slice(first, end)));
}

/** With the comma that led to it, so that none is left hanging. */
const cutOut = (text: string, start: number, end: number): string =>
  text.slice(0, start).replace(/,\s*$/u, '') + text.slice(end).replace(/^\s*,(?=\s)/u, ',');

const word = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'iu');
const MOST_WORDS = 10;
const sentenceEnd = /[.;!?\n](?=\s|$)\s*/gu;
const clauseEnd = /,(?=\s)\s*|\s[–—-]\s/gu;

/** Of light and tone: they are seen, whatever is sold. */
const shades = word(
  String.raw`dark(?:er)?|bright(?:er)?|deep|pale|pastels?|muted|earthy|vivid|neutral|monochrome|dunkle?[rsnm]?|düster\p{L}*|hell(?:e[rsnm]?)?|kräftige?[rsnm]?|gedämpfte?[rsnm]?|erdige?[rsnm]?|zarte?[rsnm]?|tiefe[rsnm]?|sombres?|foncée?s?|clairs?|claires?|vi(?:fs?|ves?)|pâles?|profonde?s?|terreux|oscur[oa]s?|clar[oa]s?|viv[oaie]s?|intens[oaie]s?|profund[oa]s?|scur[oaie]|chiar[oaie]|tenu[ei]|profond[oaie]|escur[oa]s?|donkere?|lichte?|heldere?|felle?|zachte?|diepe?|gedempte`,
);
/** Manners that nobody says of what they sell. */
const visible = word(
  'moody|minimal|minimalistic|uncluttered|spooky|gory|scary|eerie|gloomy|mysterious|misty|foggy|dreamy|cinematic|whimsical|kitschy|flashy|stylish|stimmungsvoll|geheimnisvoll|gruselig|verspielt|aufgeräumt|mystérieu(?:x|se)|épurée?|sobre|misterios[oa]s?|sobri[oa]|cupo|cupa|mysterieuze?|strakke?|griezelige?|overzichtelijk',
);
/** Manners that goods may have as well: "warm and cosy" may be a room. */
const felt = word(
  String.raw`warm\p{L}{0,3}|cool|cosy|cozy|rustic|clean|simple|bold|colou?rful|soft|light|elegant\p{L}{0,3}|modern\p{L}{0,3}|playful|retro|vintage|calm|busy|cheerful|vibrant|classy|festive|friendly|sunny|fresh|fun|romantic|natural|homely|airy|old-fashioned|bunt|schlicht\p{L}{0,2}|ruhige?[rsnm]?|freundliche?[rsnm]?|fröhliche?[rsnm]?|edle?[rsnm]?|gemütliche?[rsnm]?|festliche?[rsnm]?|frische?[rsnm]?|chaleureu(?:x|ses?)|chaude?s?|élégante?s?|gaie?s?|calmes?|douce?s?|doux|joyeu(?:x|ses?)|romantique|cálid[oa]s?|elegantes?|alegres?|tranquil[oa]s?|sencill[oa]s?|suaves?|divertid[oa]s?|cald[oaie]|allegr[oaie]|tranquill[oaie]|semplici?|mo(?:rbid|dern)[oaie]|quentes?|rustige?|vrolijke?|warme?|gezellige?|eenvoudige?|simples`,
);
/** What only a drawing has. */
const parts = word(
  String.raw`looks?|feel(?:ing)?|style|vibes?|aesthetics?|colou?rs?|tones?|hues?|shades?|palette|background|backdrop|lighting|lettering|letters|fonts?|typography|typeface|layout|composition|space|optik|stil|farben?|farbtöne?n?|töne?n?|pastelltöne?|pastellfarben|licht|schrift(?:en|art)?|buchstaben|hintergrund|raum|couleurs?|tons?|teintes?|fond|lumière|typographie|lettres|police|aspecto|estilo|tonos?|colores|fondo|luz|letras?|tipografía|aspetto|stile|toni|colori|sfondo|luce|caratteri|tinten|kleuren|achtergrond|letters|uitstraling|stijl|cores|tons|fundo|letras|visual`,
);
const airs = word(
  'moods?|atmosphere|ambiance|ambience|stimmung|atmosphäre|flair|atmosphère|ambiente|atmósfera|atmosfera|sfeer|clima',
);
const scenes = word(
  'night|sky|sunset|sunrise|moonlight|starlight|fog|mist|shadows|nacht|himmel|abendlicht|mondlicht|nuit|ciel|clair de lune|noche|cielo|notte|noite|céu|lucht',
);
/** Words that only join the others. */
const small = word(
  String.raw`a|an|the|some|and|or|but|not|no|with|in|of|for|lots?|plenty|much|more|less|very|quite|rather|really|too|so|a bit|bit|little|big|large|small|mostly|only|overall|please|it|to|und|oder|aber|nicht|mit|viele?[nrsm]?|wenige?[nrsm]?|etwas|sehr|ganz|eher|große?[nrsm]?|fette?[nrsm]?|ein|eine[nrms]?|in|bitte|zu|et|ou|mais|pas|avec|beaucoup|peu|très|plutôt|assez|grande?s?|grosses?|d['’]|de|des|du|une?|dans|trop|y|o|e|pero|con|mucho|mucha|muchos|poco|muy|un[oa]?|en|ma|non|molto|molta|molti|tanto|tanta|pochi|di|del|dei|met|een|het|veel|weinig|heel|grote|maar|niet|van|op|com|muito|muita|muitos|pouco|mas|não|um|uma|em`,
);
const whiteSpace =
  /(?<!\p{L})(?:(?:white|empty|blank|negative|free)[ -]space(?!\s\p{L}+(?:er|ing)s?(?!\p{L}))|(?:viel )?weiß ?raum|weissraum|leerraum|(?:viel )?freier raum|espaces? (?:blancs?|vides?)|espacio (?:en )?(?:blanco|vacío)|spazio (?:bianco|vuoto)|veel wit|witruimte|lege ruimte|espaço (?:em )?(?:branco|vazio))(?!\p{L})/giu;
const plural = /(?<=(?<!\p{L})(?:brown|blue|green|red|gr[ea]y|pink|yellow|purple|orange|pastel))s(?!\p{L})/giu;
const ground = /(?<!\p{L})(?:background|backdrop|hintergrund|fond|fondo|sfondo|achtergrond|fundo)(?!\p{L})/iu;
const darkness =
  /(?<!\p{L})(?:dark(?:er)?|moody|gloomy|spooky|night|nacht|dunkle?[rsnm]?|düster\p{L}*|sombres?|nuit|oscur[oa]s?|noche|scur[oaie]|cup[oa]|notte|escur[oa]s?|noite|donkere?)(?!\p{L})/iu;
const onlyOfPictures =
  /(?<!\p{L})(?:background|backdrop|lighting|lettering|letters|fonts?|typography|typeface|layout|composition|palette|aesthetics?|vibes?|feel|schrift|buchstaben|hintergrund|optik|fond|typographie|fondo|tipografía|sfondo|caratteri|achtergrond|fundo)(?!\p{L})/iu;
const edible =
  /chocolate|salmon|apricot|peach|lemon|lime|olive|mint|sage|lavender|rose|plum|amber|coral|cream|crème|gold|silver|copper|orange|oro|plata|argent/iu;
/** Goods that are sold by colour, light or look: of them such a clause may be news. */
const comesInLooks =
  /(?<!\p{L})(?:paints?|painters?|wool|yarns?|fabrics?|cloth|tulips?|roses|flowers?|bouquets?|dahlias?|wines?|dress(?:es)?|suits?|shirts?|t-shirts?|hoodies|curtains?|blinds?|carpets?|rugs?|tiles?|floor(?:s|ing)?|hair|balayage|highlights|nails?|lashes|make-?up|shoes|boots|sofas?|couch(?:es)?|chairs?|furniture|kitchens?|cushions?|bedding|towels|balloons?|kittens?|pupp(?:y|ies)|cats?|horses?|stones?|marble|granite|gravel|sand|inks?|prints?|photography|photographer|candles|lamps?|bulbs?|signs?|hats?|scarves|leather|wallpaper|rooms?|flats?|apartments?|studios?|offices?|cottages?|houses? (?:for|to)|lofts?|storage|desks?|wigs?|beads|glass(?:es)?|eggs|peppers|grapes|potatoes|beers?|farben|wandfarbe|wolle|stoffe?|rosen|tulpen|blumen|weine?|kleider|vorhänge|teppiche?|fliesen|haare|sofas?|schuhe|wohnung(?:en)?|zimmer|lampen|peinture|laine|tissus?|fleurs|vins?|robes?|rideaux|tapis|carrelage|cheveux|appartements?|chambres?|pinturas?|lana|telas|flores|rosas|vinos?|vestidos|cortinas|alfombras|azulejos|zapatos|pisos?|habitacion(?:es)?|vernici|stoffe|fiori|vini?|vestiti|tende|tappeti|piastrelle|scarpe|appartament[oi]|stanze|camere|verf|stoffen|bloemen|rozen|wijn(?:en)?|jurken|gordijnen|tapijt|tegels|schoenen|appartement|kamers?|tintas?|lã|tecidos|vinhos?|sapatos|apartamentos?|quartos?)(?!\p{L})/iu;
