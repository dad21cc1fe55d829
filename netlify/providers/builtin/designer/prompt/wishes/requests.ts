/**
 * What somebody asks the designer for at the start of a text, in the ways that people talk: "What I'm after is a poster for",
 * "Wir hätten gern ein Plakat für". `look` are the words beside the work. Null for any other text, and for a question, which
 * is for the readers: "Looking for something new?"
 */
export function requestIn(text: string): { length: number; look: string } | null {
  const isQuestion = /^[^.!\n?]*\?/u.test(text);
  const found = [...orders, ...(isQuestion ? [] : requests)].map((each) => each.exec(text)).find(Boolean);
  if (!found) return null;
  const [whole, before = '', behind = ''] = found;
  return { length: whole.length, look: `${before} ${behind}`.trim() };
}

/** The place where a poster will hang is no matter: what follows it is, or nothing. */
export const withoutPlace = (text: string): string => text.replace(hangsAt, '');

/** A few words of looks, and none that divides. */
const looks = String.raw`((?:[\p{L}-]+,?\s){0,4}?)`;
const after = String.raw`((?:\s[\p{L}-]+){0,3}?)`;
const openers = String.raw`^(?:(?:hi|hiya|hello|hey|a ver|hallo|moin|bonjour|salut|hola|ciao|buongiorno|hoi|olá)(?:\s(?:there|all|zusammen|à tous|a todos|a tutti|allemaal))?[\s,!.]+)?(?:(?:so|well|ok|okay|right|basically|also|ja|alors|bon|pues|bueno|mira|oye|allora|nou|dus|bom|no)[\s,]+){0,2}`;

/** Want, work and what leads to the matter. A request that goes on with nothing ends its sentence. */
const request = (want: string, work: string, about: string, behind = after): RegExp =>
  new RegExp(
    String.raw`${openers}(?:${want})\s?${looks}(?:${work})${behind}(?:(?:(?<!\s)\s|(?<=\s))(?:${about})(?=\s|['’])(?:\sthat(?=\s))?\s?|\s*[.!\n]+\s*)`,
    'iu',
  );

/** "Could you put up that we're looking for": also with a question mark they are the designer's. */
const orders: readonly RegExp[] = [
  request(
    String.raw`(?:(?:can|could|would|will) (?:you|u) (?:please |possibly |just )?)(?:do|make|design|draw|create|put (?:together|up))(?: (?:me|us))?(?: an?| some)?`,
    'something|poster|picture|image|flyer|sign|notice|advert|graphic|post|banner',
    'for|about|saying|that says|which says|to say|telling people|to tell people|showing|to promote|to advertise|to go (?:in|on)|to put (?:in|on|up in|up on)|to hang (?:in|on)',
    '()',
  ),
  new RegExp(
    String.raw`${openers}(?:can|could|would|will) (?:you|u) (?:please |possibly |just )?(?:put up|post|say|announce|tell (?:people|everyone|folks)|let (?:people|everyone|folks) know)()()(?: that)?\s(?=(?:we|i|our|my|the)(?:\s|['’]))`,
    'iu',
  ),
];

const requests: readonly RegExp[] = [
  // "Something for the gym noticeboard please", "I would like to tell people about our machine"
  /^()()(?:something|an? (?:poster|sign|notice|flyer)) (?:for|to go in|to put (?:in|up in|on))\s(?=(?:the|our|my)\s(?:\p{L}+\s){0,2}(?:window|notice ?board|board|wall|door|counter|gate)(?!\p{L}))/iu,
  /^()()i['’]ve been asked to (?:put up|make|do|write)(?: something| an? (?:poster|notice|sign))?(?: about| for)\s(?=(?:our|my|the)\s)/iu,
  /^()()(?:i|we)(?:['’]d| would)? (?:just )?(?:like|want|wanted|love) to (?:tell|show|let) (?:people|everyone|everybody|customers|you|folks)(?: all)?(?: know)? about\s(?=(?:our|my|the)\s)/iu,
  request(
    String.raw`(?:what (?:i|we)(?:['’](?:d|m|re)| would| am| are)?(?: really| just)? (?:like|love|after|looking for|hoping for|need|want) (?:is|would be)|(?:(?:i['’]m|we['’]re|i am|we are) )?(?:just )?(?:looking for|after)|(?:i|we)(?:['’]d| would)?(?: really| just)? (?:need|want|like|love|could do with|fancy))(?: an?| some)?`,
    'something|poster|picture|image|flyer|sign|notice|advert|graphic|post|banner',
    'for|about|saying|that says|which says|to say|telling people|to tell people|showing|to promote|to advertise|to go (?:in|on)|to put (?:in|on|up in|up on)|to hang (?:in|on)',
    '()',
  ),
  request(
    String.raw`(?:ich|wir)\s(?:hätten?|bräuchten?|brauchen?|suchen?|möchten?|wollen|will|wünschen?)(?:\s(?:gerne?|bitte|noch|mal|uns|mir|dringend))*\s(?:eine?n?|etwas|was)`,
    'plakat|bild|poster|aushang|flyer|beitrag|anzeige|grafik|handzettel|(?<=was\\s)(?=für)',
    'für|fürs|über|zum|zur|mit|von',
  ),
  request(
    String.raw`(?:ce que (?:je|nous|on) (?:voudrai[st]|voudrions|aimerai[st]|aimerions|cherchons|cherche|veux|veut|voulons),? c['’]est|(?:je|j['’]|nous|on)\s?(?:voudrai[st]|voudrions|aimerai[st]|aimerions|souhaiterai[st]|souhaiterions|cherchons|cherche|veux|veut|voulons|ai besoin d['’]|avons besoin d['’]|a besoin d['’])|il (?:me|nous) (?:faudrait|faut))(?:\savoir)?\s?(?:une?|quelque chose)`,
    'affiche|image|visuel|publication|flyer|prospectus|annonce|panneau|(?<=chose\\s)(?=pour)',
    'pour annoncer|pour|sur|de|avec|qui dit que|qui annonce',
  ),
  request(
    String.raw`(?:lo que (?:quiero|queremos|quería|queríamos|busco|buscamos|necesito|necesitamos) es|quiero|queremos|quisiera|querría|querríamos|me gustaría|nos gustaría|necesito|necesitamos|busco|buscamos)(?:\s(?:tener|hacer))?\s(?:una?|algo)`,
    'cartel|imagen|póster|poster|anuncio|folleto|publicación|(?<=algo\\s)(?=para)',
    'para anunciar|para|sobre|de|que diga que|que diga|que anuncie',
  ),
  request(
    String.raw`(?:quello che (?:vorrei|vorremmo|cerco|cerchiamo) è|vorrei|vorremmo|mi servirebbe|ci servirebbe|mi serve|ci serve|cerco|cerchiamo|ho bisogno di|abbiamo bisogno di)(?:\s(?:avere|fare))?\s(?:una?|un['’]|qualcosa)`,
    'locandina|immagine|manifesto|poster|volantino|cartello|annuncio|(?<=qualcosa\\s)(?=per)',
    'per annunciare|per|su|di|che dica che|che annuncia',
  ),
  request(
    String.raw`(?:wat (?:ik|wij|we) (?:wil|willen|zoek|zoeken) is|(?:ik|wij|we)\s(?:wil|willen|zou|zouden|zoek|zoeken|heb|hebben)(?:\s(?:graag|nog|dringend))*)\s(?:een|iets)`,
    'poster|affiche|plaatje|afbeelding|flyer|advertentie|aankondiging|(?<=iets\\s)(?=voor)',
    '(?:(?:nodig|willen|hebben) )?(?:voor|over|van|met)',
  ),
  request(
    String.raw`(?:queria|queríamos|gostava de|gostávamos de|gostaria de|gostaríamos de|preciso de|precisamos de|quero|queremos)(?:\s(?:ter|fazer))?\s(?:uma?|algo)`,
    'cartaz|imagem|poster|folheto|anúncio|publicação|(?<=algo\\s)(?=para)',
    'para|sobre|de|que diga que|a dizer que',
  ),
  request(
    String.raw`(?:chciał[ao]?bym|chcielibyśmy|potrzebuję|potrzebujemy|szukam)(?:\sprosić o)?`,
    'plakatu?|obrazek|obrazka|ulotk[aię]|ogłoszeni[ae]',
    'dla|na|o|do|z napisem|promujący',
  ),
];

const place = String.raw`(?:(?:shop |front |gym |school |village |church |parish |club |community )?(?:windows?|notice ?boards?|boards?|walls?|doors?|counters?|gates?|fences?|stalls?|waiting rooms?|newsletters?|magazines?|socials|web ?site|page|feed|lobby|reception|shops?|vet['’]?s|doctor['’]?s|post office|launderette|laundrette|caf[eé])|(?:schaufenster|tür|schwarze brett|theke|wand|aushang|laden|website|seite)|(?:vitrine|porte|panneau d['’]affichage|comptoir|mur|site|page)|(?:escaparate|puerta|tablón(?: de anuncios)?|mostrador|pared|web|página)|(?:vetrina|porta|bacheca|bancone|muro|sito|pagina)|(?:etalage|raam|deur|prikbord|toonbank|muur|site|pagina)|(?:montra|porta|vitrina|balcão|parede)|(?:witryny|okna|drzwi|tablicę)|instagram|facebook|whatsapp)`;
const hangsAt = new RegExp(
  String.raw`^(?:(?:the|our|my|das|die|den|unser|unsere|mein|la|le|les|notre|ma|mon|el|nuestro|nuestra|mi|il|nostra|nostro|mia|mio|de|het|onze|mijn|a|o|nossa|nosso)\s){0,2}${place}(?:\s(?:in|at|of|outside|on|im|in der|am|de|du|del|della|van|bij)\s(?:\p{L}+\s){0,2}\p{L}+)?(?:\s(?:about|for|saying|that says|to say|über|für|zum|zur|pour|sur|sobre|para|per|su|over|voor)\s(?:that\s)?|(?:\s(?:please|pls|thanks))?\s*[.!?\n,;:–-]+\s*)`,
  'iu',
);
