import type { BusinessProfile } from '../../../../../src/domain/business-profile';
import type { Moment } from '../choosing/moment';
import type { ProfileWords } from '../writing/profile-words';
import { familiesOf } from './trade-families';
import type { TongueTopic } from './tongue-topics';

/** Whether a frame is true of what a business works with: cheese is not made to measure, and honey does not grow crooked. */
export function thingsOf({ profile, words, moment, trades = [] }: Described): (topic: TongueTopic) => boolean {
  const about = [profile.name, profile.what, ...profile.offers].join(' \n ');
  const isFood = words.kind === 'food' || FOOD.test(about);
  const isFitted = !isFood && FITTED.test(about);
  const isGrown = GROWN.test(about);
  const isPriced = profile.offers.some(hasPrice);
  const families = familiesOf(profile, trades);
  return ({ food = isFood, ...topic }) =>
    (topic.for?.some((family) => families.has(family)) ?? true) &&
    (topic.all?.every((family) => families.has(family)) ?? true) &&
    !topic.not?.some((family) => families.has(family)) &&
    food === isFood &&
    !(topic.isFitted && !isFitted) &&
    !(topic.isGrown && !isGrown) &&
    !(topic.isOpen && topic.of !== 'offer' && isPriced) &&
    !(topic.isGreen && moment.season?.season === 'winter');
}

/** Whether a price stands beside it, in any of the currencies of these languages. */
export const hasPrice = (offer: string): boolean => PRICE.test(offer);
const PRICE =
  /(?:[€$£]|R\$|(?<!\p{L})(?:Fr|CHF|EUR|S\/)\.?)\s?\d|\d\s?(?:[€$£]|(?<!\p{L})(?:euros?|EUR|CHF|Fr\.|Franken|francs?|zł|pesos|reais|tys)(?!\p{L}))/iu;

interface Described {
  profile: BusinessProfile;
  words: ProfileWords;
  moment: Moment;
  /** Names of its trades, where they are known. */
  trades?: readonly string[];
}

/** Stems, in seven languages, of what is eaten and drunk. */
const FOOD =
  /(?<!\p{L})(?:\p{L}*k[äa]se|käser|fromage|ques[oe]|formagg|queij|kaas|ser[yów]*(?!\p{L})|honig|miel|mel(?!\p{L})|miód|miod|imker|apic|pasiek|brot|bäck|pain|boulang|pan(?!\p{L})|panader|pane(?!\p{L})|panett|pão|padari|bakk|brood|chleb|piekar|wein|vin(?!\p{L})|vign|vino|vinho|wijn|win[ao](?!\p{L})|bier|bière|cerve|birr|piwo|konditor|pâtiss|paste[lł]|pasticc|bolos?(?!\p{L})|taart|ciast|tort|schokola|chocol|czekola|eis(?!\p{L})|glac(?:e|ier)|helad|gelat|sorvet|lod[yów]+(?!\p{L})|marmelad|konfitür|confitur|mermelad|marmell|compota|dżem|öl(?!\p{L})|huile|aceite|olio|azeite|oliwa|gemüse|légume|verdur|groente|warzyw|obst|fruit|frut|owoc|fleisch|metzger|viande|bouch|carn|vlees|mięs|wędlin|wurst|kaffee|café|caff|koffie|kaw[aę]|tee(?!\p{L})|herbat|gewürz|épice|especia|spezie|kruid|przypraw|koch|cuisin|cocin|cucin|cozinh|kok(?!\p{L})|kuchni|gotuj|jam[oó]n|presunt|mosto|sidra|cidre|saft|jus(?!\p{L})|sok[iów]*(?!\p{L})|pierog|empanad|tortill|taco)/iu;
/** Of what has to fit a room or a body. */
const FITTED =
  /(?<!\p{L})(?:\p{L}*ma(?:ß|ss)(?!\p{L})|mesure|medida|misura|maat(?!\p{L})|wymiar|möbel|meuble|muebl|mobil[ie]|móve|mebl|fenster|fenêtre|ventan|finestr|janel|ramen|okn|okien|tür|porte|puert|port[ae](?!\p{L})|deur|drzwi|treppe|escal|scal|trap(?!\p{L})|schod|kleid|robes?(?!\p{L})|vestid|abit[io]|jurk|sukien|szyj|schneider|coutur|costur|sart|naai|krawiec|vorhang|vorhäng|gardin|rideau|cortin|tend|gordij|firan|zasłon|rahmen|cadre|marco|cornic|zanzar)/iu;
/** Of what grows in a bed, on a tree or in a pot. */
const GROWN =
  /(?<!\p{L})(?:\p{L}*gemüse|kartoffel|obst|apfel|äpfel|\p{L}*beere|kürbis|tomat|salat|spargel|kräuter|blumen|pflanz|baumschul|gärtner|légume|fruit|pomme|fraise|maraîch|fleur|plant|pépini|horticult|verdur|hortaliz|frut|fresas?(?!\p{L})|flor|viver|huert|ortag|ort[oi](?!\p{L})|mel[ae](?!\p{L})|fragol|fior|piant|vivai|legum|hort|morang|groent|appel|aardbei|bloem|kwek|warzyw|owoc|jabł|truskaw|pomidor|kwiat|roślin|sadzon|szkółk|ogrodnicz|oliv|oliw|uva|uve|winogron|traube|wein(?:gut|bau|berg)|vign)/iu;
