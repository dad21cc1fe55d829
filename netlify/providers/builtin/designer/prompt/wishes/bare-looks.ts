import { colourTerms, colourWordsOf, whiteSpace } from './colour-names';
import { anyMonth } from '../facts/date-patterns';
import { dresses, isCourtesy, isWish } from './designer-wishes';
import { isHoped, lookForm } from './look-forms';
import { isMoodWord } from './mood-words';

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
  const sentences = piecesOf(text, 0, text.length, sentenceEnd);
  const [matter] = sentences;
  const goodsComeInLooks = matter !== undefined && comesInLooks.test(text.slice(matter.start, matter.end));
  const looks: { start: number; end: number }[] = [];
  let isClosing = true;
  for (const [at, sentence] of [...sentences.entries()].toReversed()) {
    const found = looksOf(text, sentence, at === 0, isClosing, goodsComeInLooks);
    looks.unshift(...found);
    isClosing &&= found[0]?.start === sentence.start || isReach(text.slice(sentence.start, sentence.end));
  }
  return {
    rest: looks.toReversed().reduce((rest, { start, end }) => cutOut(rest, start, end), text),
    looks: looks.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ').trim()),
  };
}

/** True where a text asks for a dark picture. */
export const isDarkLook = (look: string): boolean => darkness.test(look);

/** True where the ground shall be dark, whatever colour stands on it. */
export const hasDarkGround = (look: string): boolean => ground.test(look) && isDarkLook(look);

/**
 * The wishes of a sentence. They stand at its end: a clause with news after it is for the readers ("stickers, van lettering, shop
 * windows"). Adjectives alone are wishes only where the whole text closes with them; in a sentence of their own, so is what else
 * is said in few words ("soft and gentle, no dogs").
 */
function looksOf(
  text: string,
  { start, end }: Piece,
  isFirst: boolean,
  isClosing: boolean,
  goodsComeInLooks: boolean,
): Piece[] {
  const whole = text.slice(start, end);
  // of goods that come in looks, only what no goods have is a wish: letters, a night sky, something that is asked for
  const isGuarded = goodsComeInLooks && ![onlyOfPictures, asked, scenery, keeps].some((sure) => sure.test(whole));
  // "keep it clean, dark blue" is said to the designer as a whole
  if (!isFirst && keeps.test(whole) && isLookAfter(whole.replace(keeps, ''))) return [{ start, end }];
  // what speaks to the designer in so many words is heard later, with all that it says
  if (isWish(whole) || dresses.test(whole)) return [];
  if (
    !isFirst &&
    (isBareLook(whole, goodsComeInLooks) || ((!isGuarded || isHoped(whole)) && lookForm(whole) === 'sure'))
  )
    return [{ start, end }];
  const clauses = piecesOf(text, start, end, clauseEnd);
  const forms = clauses.map((clause, index) => {
    const said = text.slice(clause.start, clause.end);
    if (isFirst && index === 0) return 'none';
    if (isBareLook(said, goodsComeInLooks)) return 'sure';
    // "wellies on, please" is asked of the readers
    if (isWish(said)) return isFirst ? 'none' : isCourtesy(said) ? 'companion' : 'sure';
    const form = isGuarded && !isHoped(said) ? 'none' : lookForm(said);
    return form === 'moods' && isClosing ? 'sure' : form;
  });
  const from = forms.findLastIndex((form) => form === 'none') + 1;
  if (from === 0) return forms.includes('sure') ? [{ start, end }] : [];
  return clauses.slice(forms.findLastIndex((form) => form !== 'sure') + 1);
}

const keeps =
  /^\s*(?:please\s|bitte\s)?(?:(?:keep|make) (?:it|this|everything|the (?:poster|look|design))(?: all| looking| a bit| really| nice and)?|mach(?:t|en sie)? (?:es|das)|haltet? es|(?:faites|fais)[- ](?:le|ça)|restez|que sea|hazlo|fatelo|fallo|houd het|maak het|faça|niech będzie)\s/iu;
/** Nothing but looks and colours, however many: "bold, orange". */
const isLookAfter = (said: string): boolean =>
  said.split(/,|\s(?:and|und|et|y|e|en|i)\s/u).every((part) => {
    const words = part.trim().replace(/[!.]+$/u, '');
    const rest = colourWordsOf(words.toLowerCase()).replace(colourTerms, ' ');
    return (
      words !== '' &&
      (rest.match(/\p{L}[\p{L}'’-]*/gu) ?? []).every(
        (word) => [shades, visible, felt, parts, airs, small].some((kind) => kind.test(word)) || isMoodWord(word),
      )
    );
  });

const scenery =
  /(?<!\p{L})(?:sea|ocean|waves|storm|sky|night|sunset|sunrise|fog|mist|himmel|meer|sturm|nebel|ciel|orage|brume|cielo|tormenta|tempesta|notte|noche|nacht|noite|céu|tempestade|lucht|zee)(?!\p{L})/iu;
const asked = /(?<!\p{L})(?:please|pls|bitte|svp|por favor|per favore|graag|proszę)(?!\p{L})/iu;

/** How to get in touch closes a text as well: a hashtag, an address. */
const isReach = (sentence: string): boolean =>
  sentence
    .trim()
    .split(/\s+/)
    .every((word) => /^[#@]/.test(word));

function isBareLook(clause: string, goodsComeInLooks: boolean): boolean {
  if (/[\d\p{Sc}%"“”„«»@#]/u.test(clause) || isWish(clause)) return false;
  const words = clause.trim().toLowerCase();
  if (words === '' || words.split(/\s+/).length > MOST_WORDS) return false;
  const withoutSpace = colourWordsOf(words);
  const colours = withoutSpace.match(colourTerms) ?? [];
  const others = withoutSpace.replace(colourTerms, ' ').match(/\p{L}[\p{L}'’-]*/gu) ?? [];
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

function piecesOf(text: string, from: number, to: number, ends: RegExp): Piece[] {
  const pieces: Piece[] = [];
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

interface Piece {
  start: number;
  end: number;
}

const word = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'iu');
const MOST_WORDS = 10;
/** Not after "incl." nor in "3. Mai". */
const sentenceEnd = new RegExp(
  String.raw`(?<!(?<!\p{L})(?:in[ck]l|in[ck]|e[xc][ck]l|min|max|ca|approx|tel|nr|no|st|dr|str|zzgl|bzw|evtl|usw|ul|al|av|p|z|b))(?:[;!?\n]|\.(?!(?<=\d\.)\s${anyMonth}))(?=\s|$)\s*`,
  'giu',
);
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
const ground = /(?<!\p{L})(?:background|backdrop|hintergrund|fond|fondo|sfondo|achtergrond|fundo)(?!\p{L})/iu;
const darkness =
  /(?<!\p{L})(?:dark(?:er)?|moody|gloomy|spooky|night|nacht|dunkle?[rsnm]?|düster\p{L}*|sombres?|nuit|oscur[oa]s?|noche|scur[oaie]|cup[oa]|notte|escur[oa]s?|noite|donkere?)(?!\p{L})/iu;
const onlyOfPictures =
  /(?<!\p{L})(?:background|backdrop|lighting|lettering|letters|fonts?|typography|typeface|layout|composition|margins|palette|aesthetics?|vibes?|feel|schrift|buchstaben|hintergrund|optik|fond|typographie|fondo|tipografía|sfondo|caratteri|achtergrond|fundo)(?!\p{L})/iu;
const edible =
  /chocolate|salmon|apricot|peach|lemon|lime|olive|mint|sage|lavender|rose|plum|amber|coral|cream|crème|gold|silver|copper|orange|oro|plata|argent/iu;
/** Goods that are sold by colour, light or look: of them such a clause may be news. */
const comesInLooks =
  /(?<!\p{L})(?:paints?|painters?|chocolates?|cocoa|coffees?|roasts?|wool|yarns?|fabrics?|cloth|tulips?|roses|flowers?|bouquets?|dahlias?|wines?|dress(?:es)?|suits?|shirts?|t-shirts?|hoodies|curtains?|blinds?|carpets?|rugs?|tiles?|floor(?:s|ing)?|hair|balayage|highlights|nails?|lashes|make-?up|shoes|boots|sofas?|couch(?:es)?|chairs?|furniture|kitchens?|cushions?|bedding|towels|balloons?|kittens?|pupp(?:y|ies)|cats?|horses?|stones?|marble|granite|gravel|sand|inks?|prints?|photography|photographer|candles|lamps?|bulbs?|signs?|hats|scarves|leather|wallpaper|rooms?|flats?(?!\s(?:rates?|fees?|prices?|\p{Sc}|\d))|apartments?|stays?|lodges?|cabins?|chalets?|huts?|hostels?|hotels?|guest ?houses?|glamping|\p{L}*wohnung(?:en)?|unterk[uü]nfte?|gîtes?|hébergements?|alojamientos?|agriturismo|alloggi\p{L}{0,2}|alojamentos?|vakantiehuis\p{L}*|noclegi|pokoje|apartamenty|studios?|offices?|cottages?|houses? (?:for|to)|lofts?|desks?|wigs?|beads|glass(?:es)?|eggs|peppers|grapes|potatoes|beers?|farben|wandfarbe|wolle|stoffe?|rosen|tulpen|blumen|weine?|kleider|vorhänge|teppiche?|fliesen|haare|sofas?|schuhe|wohnung(?:en)?|zimmer|lampen|peinture|laine|tissus?|fleurs|vins?|robes?|rideaux|tapis|carrelage|cheveux|appartements?|chambres?|pinturas?|lana|telas|flores|rosas|vinos?|vestidos|cortinas|alfombras|azulejos|zapatos|pisos?|habitacion(?:es)?|vernici|stoffe|fiori|vini?|vestiti|tende|tappeti|piastrelle|scarpe|appartament[oi]|stanze|camere|verf|stoffen|bloemen|rozen|wijn(?:en)?|jurken|gordijnen|tapijt|tegels|schoenen|appartement|kamers?|tintas?|lã|tecidos|vinhos?|sapatos|apartamentos?|quartos?)(?!\p{L})/iu;
