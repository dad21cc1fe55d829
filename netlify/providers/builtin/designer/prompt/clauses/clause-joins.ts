/** "…, or I can collect for $20", "…, anders geld terug": an alternative says nothing without what it is an alternative to. */
export const opensAlternative =
  /^\s*(?!but\s(?:\S+\s){0,6}(?:we|i)(?:['’](?:re|m)|\s(?:are|am))\s(?:now\s)?\p{L}+ing(?!\p{L}))(?:or|but|otherwise|else|unless|oder|aber|sonst|andernfalls|ou|mais|sinon|o bien|pero|sino|si no|de lo contrario|oppure|altrimenti|of|maar|anders|zo niet|lub|albo|ale|inaczej|w przeciwnym razie|mas|senão|caso contrário)\s\S/iu;

/** "…, weather permitting", "…, solange der Vorrat reicht": it bounds what was said before it. */
export const boundsLast =
  /^\s*(?:weather permitting|subject to\s[^\d]*[^\d\s]|depending on\s[^\d]*[^\d\s]|while (?:stocks|supplies) last|tides? permitting|snow permitting|bei (?:gutem|schönem|trockenem) wetter|je nach wetter\p{L}*|wetterabhängig|solange (?:der )?vorrat(?: reicht)?|selon (?:la )?(?:météo|le temps)|(?:dans la limite des|jusqu['’]à épuisement des) stocks(?: disponibles)?|(?:si|cuando) (?:el tiempo|hace buen tiempo|lo permite)(?:[^\d]*[^\d\s])?|según el tiempo|hasta agotar existencias|tempo permettendo|meteo permettendo|salvo maltempo|fino a esaurimento scorte|bij (?:goed|mooi|droog) weer|afhankelijk van het weer|zolang de voorraad strekt|w miarę pogody|przy dobrej pogodzie|do wyczerpania zapasów|se o tempo (?:o )?permitir|(?:até|enquanto) (?:esgotar|durar) (?:o )?stock)\s*$/iu;

/** "…, sorry", "…, thanks all": no row of its own. */
export const isParting =
  /^\s*(?:sorry|apologies|thanks?|thank you|many thanks|cheers|leider|danke|merci|désolée?s?|gracias|lo siento|lo sentimos|grazie|scusate|ci dispiace|bedankt|dank je(?: wel)?|helaas|dziękuj\p{L}*|przepraszamy|niestety|obrigad[oa]s?|desculpem?|lamentamos)(?:\s(?:all|folks|everyone|everybody|guys|so much|very much|again|a lot|about that|for that|you|schön|vielmals|beaucoup|mille|muchas))*[!\s]*$/iu;

/** "…, because of the grebes": a reason says nothing without what it is the reason for. */
export const explains =
  /^\s*(?:because|weil|parce qu[e'’]|porque|perché|poiché|omdat|ponieważ|eftersom|fordi|därför att)\s\S/iu;

const inside = String.raw`(?:suite|ste|unit|flat|apt|apartment|room|studio|shop|block|building|level|(?:the\s)?(?:ground|first|second|third|fourth|top|upper|lower|\d{1,2}(?:st|nd|rd|th))\s(?:floor|level)|floor|basement|upstairs|downstairs|rear|(?:at|in|to|round|around) the (?:back|rear|front)|hinterhaus|vorderhaus|hinterhof|hof|erdgeschoss|\d{1,2}\.\s?(?:og|stock|etage|obergeschoss)|eg\b|og\b|dachgeschoss|bâtiment|bât|étage|\d{1,2}(?:er|e|ème|ᵉ)\sétage|rez-de-chaussée|au fond de la cour|appartement|piso|planta|bajo|bajos|local|puerta|escalera|portal|piano|interno|scala|primo piano|secondo piano|pianterreno|cortile|verdieping|\d{1,2}e\sverdieping|begane grond|bus|piętro|lokal|lok|parter|\d{1,2}\s?piętro|andar|loja|sala|fração|rés-do-chão|cave)`;
const beside = String.raw`(?:above|over|below|behind|beside|opposite|next (?:door )?to|near|by|beneath|across from|between|on the corner|corner of|just off|inside|über|neben|hinter|gegenüber|bei|im haus|au-dessus|à côté|derrière|en face|près|à l['’]angle|encima|junto|frente|detrás|al lado|cerca|esquina|sopra|accanto|dietro|di fronte|vicino|angolo|boven|naast|achter|tegenover|vlakbij|hoek|nad|obok|za|naprzeciw\p{L}*|koło|przy|por cima|ao lado|em frente|atrás|junto|perto|esquina)`;
const continues = new RegExp(String.raw`^\s*(?:${inside}(?!\p{L})[^,;]{0,24}|${beside}\s[^\d\p{Sc}]{2,40})$`, 'iu');
const street = String.raw`(?:streets?|st|road|rd|lane|ln|avenue|ave|drive|dr|way|square|place|close|crescent|terrace|court|row|quay|wharf|hill|parade|boulevard|blvd|highway|mews|gate|gardens)`;
const address = new RegExp(
  [
    String.raw`\d{1,5}[a-z]?\s(?:[\p{Lu}][\p{L}'’.-]*\s){1,4}?${street}\.?`,
    String.raw`[\p{L}.-]*(?:straße|strasse|str\.|gasse|weg|platz|allee|ring|ufer|damm|straat|laan|plein|gracht|kade|dijk|singel|steeg|gate|gatan|vägen|gade|vej|veien|katu|utca)\s\d{1,4}\s?[a-z]?`,
    String.raw`\d{1,4}(?:\s?(?:bis|ter))?,?\s(?:rue|avenue|boulevard|place|chemin|quai|impasse|allée|cours|route)\s[\p{L}'’\s.-]{2,40}`,
    String.raw`(?:calle|c\/|avenida|avda\.?|plaza|paseo|carrer|via|viale|corso|piazza|vicolo|largo|rua|avenida|av\.|praça|travessa|largo|ul\.|ulica|al\.|aleja|plac|os\.)\s[\p{L}'’\s.-]{2,40}?,?\s?(?:n[º°]\s?)?\d{1,4}\s?[a-z]?`,
  ]
    .map((each) => String.raw`(?<![\p{L}\d])${each}`)
    .join('|'),
  'iu',
);
/** "14 Market Street, Ludlow", "ul. Sportowa 3, Gdynia". */
const town = /^\s*(?:\d{4,5}\s)?\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2}\s*$/u;
const endsWithAddress = new RegExp(String.raw`(?:${address.source})(?:,[^,;!?]{2,44}){0,3}\s*$`, 'iu');

/** "At 418 Alder Street | Suite 2 | above the pharmacy" is one address. */
export const isOfAddress = (spoken: string, body: string): boolean =>
  (continues.test(body) || town.test(body)) && endsWithAddress.test(spoken);

/** An address, an alternative or a condition after a comma: nothing is lifted out of such a clause. */
export const isWholeByCommas = (clause: string): boolean => {
  const parts = clause.split(/(?:,|;|\s[–—-])(?=\s)/u);
  return parts.some((part, index) => index > 0 && staysWith(parts.slice(0, index).join(','), part));
};

/** Whether what follows a comma stays with what was said before it. */
export const staysWith = (spoken: string, body: string): boolean =>
  isOfAddress(spoken, body) ||
  opensAlternative.test(body) ||
  boundsLast.test(body) ||
  isParting.test(body) ||
  explains.test(body);
