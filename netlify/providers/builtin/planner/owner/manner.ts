import type { BusinessProfile } from '../../../../../src/domain/business-profile';
import type { TradeKind } from '../../../../../src/domain/trade-kind';
import { readDenials } from '../hearing/denials';
import { onceForEach } from '../once-for-each';
import type { Entry } from '../knowledge/trade-pack';

/** Where a business and its customers meet, as far as its owner says so; nothing is true of one that says nothing. */
export interface Manner {
  visits: boolean;
  here: boolean;
  byPost: boolean;
  online: boolean;
}

/** Reads "home service", "aan huis" and "drop in", in seven languages; else the kind of the trade tells. */
export function mannerOf({ name, what, offers }: Told, kind: TradeKind | null): Manner {
  const said = [name, ...[what, ...offers].map((text) => readDenials(text).affirmed)]
    .join(' \n ')
    .replace(NO_PLACE, ' ');
  const read = {
    visits: VISITS.test(said),
    here: HERE.test(said),
    byPost: POST.test(said),
    online: ONLINE.test(said),
  };
  return Object.values(read).some(Boolean) ? read : { ...read, visits: kind === 'home-visits' };
}

/** Whether an entry is about another way of meeting, and not only worded for it. */
export function isOtherManner(entry: Entry, manner: Manner): boolean {
  const { visits, here, byPost, online } = manner;
  if (!visits && !here && !byPost && !online) return false;
  const { isComing, isPlace, isVisiting } = (visits && !here ? waysOnVisits : ways)(entry);
  return (!here && !byPost && isComing) || (!here && isPlace) || (!visits && isVisiting);
}

const waysIn = (words: string) => ({
  isComing: COMING.test(words),
  isPlace: PLACE.test(words),
  isVisiting: VISITING.test(words),
});

/** A text for somebody who comes to their customers: "before you come" is "before we come", and a charger is kept ready. */
export const inManner = (text: string, { visits, here }: Manner): string =>
  visits && !here ? text.replace(YOU_COME, '$1 we come').replace(BRING, 'Have $1 ready') : text;

type Told = Pick<BusinessProfile, 'name' | 'what' | 'offers'>;

const wordsIn = ({ title, hook, text, ask, shots, photo = '', clip = '' }: Entry): string =>
  [title, hook, text, ask, ...shots, photo, clip].join(' | ');

const ways = onceForEach((entry: Entry) => waysIn(wordsIn(entry)));
const waysOnVisits = onceForEach((entry: Entry) => waysIn(inManner(wordsIn(entry), { ...NOWHERE, visits: true })));
const NOWHERE: Manner = { visits: false, here: false, byPost: false, online: false };

const YOU_COME =
  /(?<!\p{L})(before|when|if|until) you (?:come|arrive|visit)(?: to us| in)?(?! (?:to|with|across|from|home|back|down|up|out|upon|by|late|early|alone)\b)(?!\p{L})/giu;
const BRING = /(?<=^|[.?!:|] )Bring ([^,.;:?!|]{2,40})(?=[.;|]|$)/gu;

/** The customer comes, with or without a thing in hand. */
const COMING =
  /(?:^|[.?!:;|] )Bring (?!to |up |down |the (?:water|pan|milk|pot|heat|sauce))|(?:^|[.?!:;|] )Come (?:a few|in|early|with|by|and|when|on)|(?<!\p{L})(?:bring (?:it|them) (?:in|along|back|to us)|bring along|what to bring|(?:worth|to) bring(?:ing)? (?:to|for|along|with)|what should come along|(?:drop|leave) (?:it|them) (?:off|with us)|pick (?:it|them) up|been (?:to \{name\}|here before)|when you (?:come|arrive)|before you come|after you (?:come|arrive)|hand over the (?:leash|lead|dog|cat)|may come in)(?!\p{L})/iu;
const PLACE =
  /(?<!\p{L})(?:(?:braiding|barber’s|hairdresser’s|styling|treatment|salon) chair|in(?:to)? the chair|waiting room|treatment (?:room|couch|table)|fitting room|changing room|(?:at|in|to|behind|over) (?:the|our|a|this) (?:counter|desk|salon|studio|clinic|practice|workshop|bench|reception|shop|showroom)|front desk|come (?:in(?! (?:two|three|several|many|different|all|one|every|a|from|under|with|at|on|by|through|handy|waves|useful|first|last|sizes|colours|grades))|by and|to us|and see us)|pop in|walk-in|drop in|stop by|visit us|find us|find the door|our (?:door|shop|studio|salon|rooms?|workshop)|coat off, |quiet hour|busiest hour|car park|parking)(?!\p{L})/iu;
/** The business comes. */
const VISITING =
  /(?<!\p{L})(?:(?:before|when|until|while) (?:we|somebody|anybody|the (?:team|van|fitter|engineer|technician|crew|driver)) (?:comes?(?! (?:in|back))|arrives?|gets? (?:there|to you)|unloads?)|come out to you|our van|at your (?:door|gate|kerb)|while we are here)(?!\p{L})/iu;

const SHOP =
  '(?:shop|studio|salon|saloon|showroom|store|boutique|workshop|clinic|surgery|parlou?r|lounge|counter|gallery|premises|Laden|Geschäft|Praxis|Werkstatt|Salon|Studio|magasin|atelier|cabinet|échoppe|tienda|taller|local|salón|consulta|negozio|bottega|laboratorio|ambulatorio|winkel|zaak|praktijk|werkplaats|loja|oficina|salão|consultório|ateliê)';
const NO_PLACE = new RegExp(
  `(?<!\\p{L})(?:no|not an?|without an?|instead of an?|never an?|rather than an?|statt|ohne|kein\\p{L}*|geen|zonder|sans|pas de|sin|senza|sem|não tenho) (?:\\p{L}+ )?${SHOP}(?!\\p{L})`,
  'giu',
);
const HERE = new RegExp(
  `(?<!\\p{L}|mobile |pop-up |coffee )${SHOP}(?!\\p{L})(?! (?:fitting|fittings|design|fronts?|equipment|floors?|supplies|software|furniture))|(?<!\\p{L})(?:walk[- ]ins?|drop in|come (?:by|in and|to us)|visit us|bring (?:it|them|your \\p{L}+) (?:in|to us|to me)|open (?:daily|every day|Mon\\p{L}*|Tue\\p{L}*|Wed\\p{L}*|Thu\\p{L}*|Fri\\p{L}*|Sat\\p{L}*|from|\\d)|Ladenlokal|bei (?:uns|mir) (?:im|in der|vor Ort)|kommen Sie (?:vorbei|zu uns)|passez nous voir|chez nous|venga a|vieni da|kom langs|bij (?:ons|mij) in)(?!\\p{L})`,
  'iu',
);
const VISITS =
  /(?<!\p{L})(?:home[- ](?:service|visits?|calls?|visiting)|house[- ]?calls?|mobile (?!phone|app|device|home|crane|web|site|friendly|repair shop)(?=\p{L})|(?:we|I)(?:[’']ll| will| can| also)? (?:come|travel|drive|go)(?: out)? (?:to|round to) (?:you|your|people|them|their|patients|customers|clients|homes|farms|stables|yards|every|where)|(?:come|came|comes) to you(?:r \p{L}+)?|come every|we visit|I visit|(?:at|in|to) (?:your|their|people[’']s|customers[’']|clients[’']|patients[’']) (?:own )?(?:homes?|house|place|door|office|kitchen|kitchen table|yard|stable|driveway|garden|mooring|bedside)|door to door|call[- ]?outs?|a domicilio|voy a (?:tu|su) casa|vamos a (?:tu|su) casa|a casa (?:tua|sua|vostra)|aan huis|bij (?:u|jou|je|mensen|klanten) thuis|ik kom (?:bij|naar) (?:u|je|jou|mensen)|kommen? (?:ich |wir )?(?:gerne? )?zu (?:Ihnen|dir|euch)|(?:ich|wir) kommen? zu|bei (?:Ihnen|dir) (?:zu Hause|daheim)|Hausbesuche?|mobile[rs]? (?:\p{Lu}\p{L}+)|ins Haus|à domicile|(?:viens|venons|déplace|déplaçons) (?:chez|à)|je me déplace|nous nous déplaçons|ao domicílio|(?:em|na|à|até) (?:sua|tua) casa)(?!\p{L})/iu;
const POST =
  /(?<!\p{L})(?:(?:by|in the|through the) (?:post|mail)|by parcel|mail[- ](?:in|order)|postal (?:service|orders?)|(?:send|post|mail) (?:it|them|us|me|your \p{L}+|in your)|we (?:ship|post|mail)|per Post|per (?:Paket|Versand)|par (?:la )?poste|por correo|per posta|per post|pelo correio|por correio)(?!\p{L})/iu;
const ONLINE =
  /(?<!\p{L})(?:(?:only|all|entirely|fully) online|online only|online (?:lessons?|sessions?|courses?|classes|coaching|consultations?|therapy|tutoring|appointments?)|(?:lessons?|sessions?|courses?|classes|coaching|consultations?|therapy|tutoring) (?:are )?online|(?:by|over|on|via) (?:video(?: ?calls?)?|zoom)|per Video|nur online|en ligne|en línea|solo online|alleen online|só online)(?!\p{L})/iu;
