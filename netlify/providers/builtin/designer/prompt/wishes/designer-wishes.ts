/**
 * True for a clause after the first that speaks to whoever draws: it asks for a look, for parts of a poster or for what
 * shall not be seen. Four kinds of sentence in seven languages; what only resembles them ("not too spicy", "something for
 * everyone", "no dogs please") is for the readers.
 */
export const isWish = (said: string): boolean => isWishOf(said.replace(kisses, ''));

const isWishOf = (clause: string): boolean =>
  clause.length <= LONGEST &&
  !/\p{Sc}|\d\s?%/u.test(clause) &&
  !toReaders.test(clause) &&
  (courtesy.test(clause) || kinds.some((kind) => kind.test(clause)) || (asksNicely.test(clause) && look.test(clause)));

/** "Nothing twee please x". */
const kisses = /[\s,]+(?:x{1,4}(?:ox?)*|thx|ta|cheers|lol)\s*$/iu;

/** "Have your picture taken", "please wear bright colours", "show this flyer at the door". */
const toReaders =
  /\b(?:your|yours|yourself|wear|bring|dress|come in|pay|book|this (?:flyer|poster|post|ad|picture))\b|(?<!\p{L})(?:deine?[nmrs]?|eure?[nmrs]?|Ihre?[nmrs]?|votre|vos|tes|tus?|vuestr[oa]s?|vostr[oaie]|tu[oa]|jouw|uw|teu|tua|seus?)\s/u;

const LONGEST = 110;
const start = String.raw`^\s*(?:(?:and|but|so|also|please|ideally|maybe|perhaps|just|bitte|und|aber|et|mais|merci de|y|pero|por favor|e|ma|per favore|en|maar|graag|mas)\s)*`;
const end = String.raw`\s*$`;
const nicely = String.raw`(?:please|pls|thanks|thank you|bitte(?: schön)?|danke|s['’]il vous plaît|s['’]il te plaît|svp|merci|por favor|gracias|per favore|per piacere|grazie|graag|alstublieft|alsjeblieft|a\.?u\.?b\.?|obrigad[oa])`;
/** Parts that only a picture has. */
const part = String.raw`(?:logos?|logótipo|logotipo|fonts?|typeface|lettering|handwriting|schrift|schriftart|police|letra|caratteri|lettertype|background|backdrop|hintergrund|arrière-plan|fond|fondo|sfondo|achtergrond|fundo|poster|flyer|picture|image|plakat|bild|affiche|cartel|imagen|locandina|immagine|cartaz|imagem|afbeelding|brand colou?rs|colou?rs|farben|couleurs|colores|colori|kleuren|cores)`;
/** Parts of a message, which only a designer is asked to treat. */
const told = String.raw`(?:texts?|words?|headline|title|heading|prices?|dates?|(?:phone |telephone )?number|phone|address|name|slogan|texte|titre|prix|numéro|nom|texto|título|precio|fecha|número|nombre|testo|titolo|prezzo|data|numero|nome|tekst|titel|prijs|datum|nummer|naam|preço|preis|telefonnummer|überschrift|name)`;
const verb = String.raw`(?:use|add|put|place|show|include|keep|leave(?: out)?|skip|make(?: sure)?|set|write|go easy on|avoid|don['’]t (?:use|show|add|put|write)|do not (?:use|show|add|put|write)|(?:can|could|would) (?:you|we) (?:please )?(?:use|add|put|make|show|include|keep|have|write)|verwende[nt]?|benutzen?|nehmt|setzt?|zeigt?|utilise[rz]?|mette[rz]|ajoute[rz]?|usa[dr]?|use[nm]?|pon(?:ed|er)?|añad(?:e|ir|an)|usate|usare|mettete|metti|aggiungete|gebruik|zet|ponham|coloquem|ponha)`;
const wants = String.raw`(?:(?:i|we)(?:['’]d| would)? (?:really )?(?:want|like|love|prefer|need)|(?:i|we)(?:['’]m| am|['’]re| are)? (?:imagin(?:e|ing)|pictur(?:e|ing)|thinking of|see it)|(?:ich|wir) (?:möchten?|wollen|will|hätten? gern[e]?|wünschen?(?: mir| uns)?|stellen? (?:mir|uns))|(?:je|nous) (?:veux|voulons|voudrais|voudrions|souhait\p{L}+|préfér\p{L}+)|j['’](?:aimerais|imagine)|quiero|queremos|(?:me|nos) gustaría|prefiero|vorrei|voglio|vorremmo|preferisco|(?:ik|wij|we) (?:wil|willen|zou|zouden)(?: graag)?|quero|queríamos|gostari?[ao](?:mos)?(?: de)?|prefiro)`;
const thing = String.raw`(?:something|anything|etwas|was|quelque chose|algo|qualcosa|iets)`;
const none = String.raw`(?:no|not|without|sans|pas de|aucune?|ohne|keine?n?|sin|nada de|ning[uú]n[a]?|senza|niente|nessun[ao]?|zonder|geen|sem|nenhuma?)`;
const inPicture = String.raw`(?:(?:in|on|auf|im|sur|en|dans|nel|nella|sull|op|na|no)\s?(?:the |dem |der |das |l['’]|la |le |el |il |de |het |a |['’])?(?:picture|image|photo|poster|flyer|background|bild|foto|plakat|affiche|imagen|cartel|immagine|locandina|afbeelding|imagem|cartaz))`;
const tooMuch = String.raw`(?:not|nothing|but not|nicht|nichts|pas|rien de|que no sea|no|nada|non|niente di|niet|niets|não|nada)\s(?:too|over-?|overly|zu|allzu|trop|muy|demasiado|troppo|te|al te|muito|demasiado)\s`;
/** How a picture may look, by the stems of the words. */
const manner = String.raw`(?:busy|bold|bright|dark|girly|childish|cheesy|flashy|loud|cute|stuffy|fancy|colou?rful|calm|classy|elegant|modern|fresh|fun|playful|simple|plain|clean|clear|minimal\p{L}*|cheerful|festive|retro|vintage|rustic|cosy|cozy|warm|moody|light|springlike|summery|autumnal|wintry|happy|crowded|cluttered|bunt|schlicht|einfach|modern\p{L}*|edel|fröhlich\p{L}*|verspielt|ruhig\p{L}*|kitschig|überladen|voll|dunkel|hell|freundlich\p{L}*|chargée?|sombre|gai|gaie|simple|sobre|élégant\p{L}*|moderne|coloré|joyeu\p{L}+|calme|doux|recargad[oa]|tranquil[oa]|alegre|sencill[oa]|elegante|modern[oa]|sobri[oa]|clar[oa]|coloridos?|allegr[oa]|semplice|colorat[oa]|vivace|delicat[oa]|druk|vrolijk\p{L}*|rustig\p{L}*|strak\p{L}*|eenvoudig|kleurrijk|simples|tranquil[oa]|colorid[oa]|carregad[oa])`;
const tones = String.raw`(?:tones?|shades?|hues?|colou?rs|farben|tönen|farbtönen|tons?|couleurs|teintes|tonos|colores|toni|tonalità|colori|tinten|kleuren|cores)`;
const joins = String.raw`(?:\s*(?:,|and|but|und|aber|et|mais|y|pero|e|ma|en|maar|mas)\s*)`;

const of = (...parts: readonly string[]): RegExp => new RegExp(parts.join(''), 'iu');
const word = String.raw`(?!\p{L})`;
/** Nothing but "please" or "thanks". */
const courtesy = of(start, nicely, String.raw`[\s!]*$`);
/** "Costumes encouraged, nothing too scary" is said to guests. */
export const dresses =
  /(?<!\p{L})(?:costumes?|fancy dress|dress(?:ed)? up|kostüme?|verkleid\p{L}+|déguis\p{L}+|disfra\p{L}+|costum[ei]|fantasias?)(?!\p{L})/iu;
/** A "please" alone. */
export const isCourtesy = (said: string): boolean => courtesy.test(said);
const asksNicely = of(String.raw`(?<!\p{L})(?!than|merci|danke|gracias|grazie|obrigad)`, nicely, word);
const look = of(
  String.raw`(?<!\p{L})(?:`,
  [part, manner, tooMuch, tones, String.raw`in the (?:middle|centre|center|corner|background|foreground)`].join('|'),
  ')',
  word,
);
const kinds: readonly RegExp[] = [
  // "maybe a kid with one of the vests": a scene
  /^(?:and |or )?(?:maybe|perhaps|vielleicht|peut-être|quizás?|tal vez|forse|misschien|talvez)\s(?:(?:with|mit|avec|con|met|com)\s)?(?:an?|some|the|eine?[mn]?|une?|des|un[ao]?|een|uma?)\s[^\d\p{Sc}]+$/iu,
  // "no need to mention the goat", "please don't mention the old prices"
  of(
    start,
    String.raw`(?:(?:there['’]s|there is|you have) )?(?:no need to mention|(?:don['’]t|do not) (?:need to )?mention|(?:das|den|die|der) .{2,30} (?:bitte )?nicht erwähnen|(?:inutile de|pas besoin de|ne pas) mentionner|no (?:hace falta|menciones|mencion[eé]is) ?(?:mencionar)?|non (?:serve|occorre) (?:menzionare|nominare)|(?:je hoeft|niet) .{2,30}te noemen)`,
    word,
  ),
  // "use our logo", "with our logo", "graag ons logo erbij"
  of(
    start,
    `(?:${verb}|with|mit|avec|con|met|com|${nicely})?\\s?(?:\\p{L}+\\s){0,2}?(?:our|my|the|unser[em]?[nm]?|mein|das|die|notre|nos|mon|nuestr[oa]s?|mi|el|(?:il |i )?nostr[oi]|ons|onze|mijn|o nosso|a nossa|os? noss[oa]s?)\\s(?:brand(?:['’]s)? |company |own )?(?:logo|logos|logótipo|logotipo|brand colou?rs|colou?rs|farben|couleurs|colores|colori|kleuren|cores|font)`,
    word,
  ),
  // "keep the text short", "make sure the date stands out", "leave out the phone number", "don't use the word pub"
  of(start, `(?:you\\s)?${verb}\\s(?:\\p{L}+\\s){0,3}?(?:${part}|${told})`, word),
  of(
    start,
    `(?:make|keep) (?:it|this|everything)\\s(?:pop|stand out|look|feel|a bit|really|very|more|${manner})`,
    word,
  ),
  // "the price nice and big", "das Datum bitte groß", "le prix bien visible"
  of(
    start,
    `(?:the|our|das|den|die|der|le|la|el|il|de|het|o|a)\\s(?:${told}|${part})\\s(?:\\p{L}+\\s){0,3}?(?:big|bigger|large|bold|small|clear|prominent|visible|readable|stand(?:s|ing)? out|at the (?:top|bottom)|groß|größer|klein|fett|gut lesbar|oben|unten|visible|grand|gros|en gros|en haut|en bas|lisible|grande|visible|arriba|abajo|grosso|in grande|ben visibile|in alto|in basso|groot|duidelijk|bovenaan|onderaan|visível|em destaque|destacad[oa])`,
    word,
  ),
  // "no people in the picture", "keine Menschen auf dem Bild", "no cartoon ponies"
  of(
    start,
    `(?:${wants}\\s|i don['’]t want\\s|we don['’]t want\\s)?(?:${none}|any)\\s(?:\\p{L}+\\s){1,3}?${inPicture}(?:\\s${nicely})?`,
    end,
  ),
  of(start, `(?:can|could|would) you (?:please )?make (?:it|this|everything)\\s`),
  of(
    start,
    `(?:${none})\\s(?:silly |cute )?(?:cartoon|clip ?art|stock|ai|comic|emoji)s?\\s?\\p{L}*(?:\\s${nicely})?`,
    end,
  ),
  // "I don't want a tractor please"
  of(start, `(?:i|we) (?:don['’]t|do not) want (?:an?|any|the)\\s(?:\\p{L}+\\s){1,3}${nicely}`, end),
  // "not too busy", "classy but not stuffy", "schlicht und elegant bitte"
  of(start, `(?:${manner}${joins})?${tooMuch}${manner}(?:\\s${nicely})?`, end),
  of(start, `${manner}${joins}(?:${manner})\\s${nicely}`, end),
  of(start, String.raw`\p{L}+ but not (?:too )?`, manner, end),
  // "nothing twee please", "rien de ringard svp"
  of(start, `(?:nothing|nichts|rien de|nada|niente(?: di)?|niets)\\s(?:\\p{L}+\\s){0,2}?\\p{L}+,?\\s${nicely}`, end),
  // "I'd like something cheerful", "etwas Modernes", "iets vrolijks graag", "something springlike"
  of(start, `(?:${wants})\\s${thing}\\s(?!(?:for|to|für|pour|para|per|voor)\\s)`),
  of(start, `${thing}\\s(?:more\\s|di\\s|de\\s|in\\s)?(?:${manner}|\\p{L}+like|\\p{L}+(?:\\s${nicely}))`, end),
  of(
    start,
    `(?:i|we)(?:['’]d| would)?(?: really)? (?:like|want|love|need) (?:it|this|that|everything|people|them)(?: all)? to (?:feel|look|be|see|stand|read|say|show|have|notice|think|know)`,
    word,
  ),
  of(start, `(?:i|we)(?:['’]m| am|['’]re| are)? (?:imagin(?:e|ing)|pictur(?:e|ing)|thinking of|see it)\\s`),
  of(
    start,
    `(?:it|this|everything) (?:should|must|has to|needs to|can|could) (?:be |look |feel |have )`,
    `(?=.*(?:look|feel|drawn|painted|${manner}))`,
  ),
  // "in warmen Farben", "dans les tons verts", "in blue tones"
  of(
    start,
    `(?:in|mit|dans|avec|en|con|nei|nelle|em|com|met|with)\\s(?!(?:all|many|several|any|other|different|allen?|vielen|toutes|plusieurs|tod[oa]s|tutti|molti|veel)\\s)(?:\\p{L}+\\s){0,2}?${tones}(?:\\s(?:de[lr]?|du|do|da)?\\s?\\p{L}+)?(?:\\s${nicely})?`,
    end,
  ),
  // "in the style of an old railway poster", "photo of avocado toast would be nice"
  of(start, `(?:in )?(?:the |a )?style of\\s`),
  of(
    start,
    `(?:a |the |maybe |perhaps |with )*(?:photo|picture|image|drawing|illustration|foto|bild|dessin|imagen|immagine|afbeelding|imagem)s? (?:of|with|from|von|mit|de|d['’]|con|met|van|di)\\s?.*`,
    String.raw`(?:please|would be (?:nice|great|good|lovely)|if (?:possible|you can)|bitte|svp|por favor|per favore|graag)`,
  ),
];
