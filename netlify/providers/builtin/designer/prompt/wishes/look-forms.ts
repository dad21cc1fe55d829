import { colourTerm, colourTerms, colourWordsOf } from './colour-names';
import { moodOfWord } from './drawn-moods';
import { isHopedManner, isMoodWord, isOfService, isScene } from './mood-words';

/**
 * How sure it is that a clause speaks of a look, by its form and not by a list of looks: "jungle mood", "something rugged would
 * suit me", "wie ein altes Filmplakat", "un poco salvaje". `companion` is a clause that is a wish beside one that is sure: "no
 * dogs" after "soft and gentle", and for itself news.
 */
export type LookForm = 'sure' | 'moods' | 'companion' | 'none';

export function lookForm(clause: string): LookForm {
  const words = clause
    .trim()
    .replace(/[!.…\s]+$/u, '')
    .replace(thanks, '');
  const list = words.toLowerCase().match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  if (list.length === 0 || list.length > MOST_WORDS || isForReaders.test(words)) return 'none';
  if (/[\d\p{Sc}%"“”„«»@#:/]/u.test(words.replace(decades, ''))) return 'none';
  // "a 1970s look" is read as "a seventies look"
  const spelled = words.replace(decades, 'seventies');
  if (sentences.some((form) => form.test(spelled)) || isHoped(words)) return 'sure';
  if (list.length > MOST_WORDS_OF_PHRASE) return 'none';
  // "handmade" says how goods are made, "handmade look" how the picture should look
  if (list.some(isOfService))
    return lookOf.test(words) && list.every((word) => !isOfService(word) || moodOfWord(word) !== null)
      ? 'sure'
      : 'none';
  if (phrases.some((form) => form.test(words) || form.test(spelled)) && !counted.test(words)) return 'sure';
  const plain = colourWordsOf(words.toLowerCase()).replace(colourTerms, ' ');
  const others = (plain.match(/\p{L}[\p{L}'’-]*/gu) ?? []).filter((word) => !joining.has(word));
  const moods = others.filter(isMoodWord);
  if (moods.length > 0 && others.every((word) => isMoodWord(word) || isScene(word))) return 'moods';
  // "Diseño limpio y minimalista": a design that is nothing but moods
  const [design = '', ...ofDesign] = others;
  if (ofDesign.length > 0 && designs.has(design) && ofDesign.every((word) => isMoodWord(word) || moodOfWord(word)))
    return 'sure';
  if (moods.length > 0 && contrast.test(words)) return 'moods';
  if (others.length > 0 && others.length <= MOST_BESIDE && !finite.test(words)) return 'companion';
  return others.length === 0 ? 'companion' : 'none';
}

/** "Gärna enkelt och lugnt", "hold det enkelt": after what asks for something, manners alone are a wish. */
export function isHoped(clause: string): boolean {
  const words = clause
    .trim()
    .replace(/[!.…\s]+$/u, '')
    .replace(thanks, '');
  const [opener] = hopes.exec(words) ?? [];
  if (opener === undefined) return false;
  const manners = (
    words
      .slice(opener.length)
      .toLowerCase()
      .match(/\p{L}[\p{L}'’-]*/gu) ?? []
  ).filter((word) => !joining.has(word));
  return manners.length > 0 && manners.every((word) => isHopedManner(word) || isMoodWord(word));
}
const hopes = new RegExp(
  String.raw`^\s*(?:` +
    [
      '(?:preferably|ideally|just|please)(?: (?:keep|make) (?:it|this|everything))?|(?:keep|make) (?:it|this|everything)|(?:something|anything)',
      'gerne?|am liebsten|möglichst|(?:halte?t?|lasse?t?|macht?) (?:es|das|alles|das ganze)(?: gerne)?|etwas',
      'de préférence|plutôt|si possible|(?:gardez|garde|faites|fais|restez|reste)(?:[ -](?:le|la|ça|cela|tout))?|(?:quelque chose|un truc) de',
      'preferiblemente|preferentemente|mejor|a ser posible|(?:mantenlo|mantenedlo|dejadlo|déjalo|hazlo|hacedlo)|que sea|algo',
      'preferibilmente|possibilmente|meglio|(?:tienilo|tenetelo|mantienilo|mantenetelo|fallo|fatelo)|che sia|qualcosa di',
      'liefst|graag|bij voorkeur|(?:houd?|maak) (?:het|alles)|iets',
      'de preferência|(?:mantenham?|façam?|deixem?)(?:[ -](?:no|o|isso|tudo))?|que seja|algo',
      'najlepiej|raczej|możliwie|niech (?:to )?będzie|coś',
      '(?:gärna|helst)(?: något)?|(?:håll|gör|låt) (?:det|allt|den)(?: vara)?|det (?:får|ska) (?:gärna )?vara|något',
      '(?:gjerne|gerne|helst)(?: no[eg][et]?)?|(?:hold|gjør|gør|behold|la|lad) (?:det|alt|den)(?: være)?|(?:det|den) (?:kan|må|skal) (?:gjerne |gerne |godt )?være|no[eg]et?',
    ].join('|') +
    String.raw`)\s`,
  'iu',
);

/** "Mroczny klimat proszę", "Look rétro svp". */
const thanks =
  /[,\s]+(?:please|pls|bitte|svp|s['’]il vous plaît|por favor|per favore|graag|alstublieft|proszę|tack|takk|tak)$/iu;
const lookOf = /(?<!\p{L})(?:look|feel|vibe|style|aesthetic)$/iu;
const decades =
  /(?<!\d)(?:1[89]|20)?\d0(?:s|er)(?!\p{L})|(?<!\p{L})(?:années|anni|años|anos|jaren|lata|os anos|gli anni) (?:19)?\d0(?!\d)/giu;
const MOST_WORDS = 16;
const MOST_WORDS_OF_PHRASE = 7;
const MOST_BESIDE = 3;
/** "Nautical but not twee". */
const contrast =
  /^\p{L}+,? (?:but (?:not|never)|aber nicht|mais pas|pero no|ma non|mas não|maar niet|ale nie)(?: too| zu| trop| demasiado| troppo| muito| te| zbyt)? \p{L}+$/iu;
/** "Have your picture taken", "we look after your lawn". */
const isForReaders =
  /(?<!\p{L})(?:yours?|yourself|wear|bring|dress|deine?[nmrs]?|eure?[nmrs]?|ihre[nmrs]?|votre|vos|tes|vuestr[oa]s?|vostr[oaie]|jouw|uw|twoj\p{L}*|wasz\p{L}*)(?!\p{L})/iu;
/** "All styles", "many colours", "our new look": goods, not a poster. */
const counted =
  /(?<!\p{L})(?:all|any|every|each|many|several|various|different|more|new|our|choice|range|available|alle|jede[rnms]?|viele|verschiedene|unsere|neue|tous|toutes?|plusieurs|divers\p{L}*|nos|(?<!art )nouve\p{L}+|tod[oa]s|vari[oa]s|nuestr[oa]s|nuev[oa]s?|tutt[ie]|vari|nostr[ie]|nuov[oaie]|veel|elke|onze|nieuwe?|wszystki\p{L}*|różn\p{L}*|nasz\p{L}*|now\p{L}{1,2}|(?:family|buffet|home|farmhouse|street)[ -]styles?)(?!\p{L})/iu;
const finite =
  /(?<!\p{L})(?:is|are|was|were|will|can|may|must|has|have|we|you|i|it|they|ist|sind|wird|kann|haben|hat|wir|sie|est|sont|peut|avons|nous|vous|es|son|está|hay|tenemos|è|sono|può|abbiamo|são|temos|há|zijn|wordt|kan|heeft|jest|są|mamy|masz)(?!\p{L})/iu;

const of = (pattern: string): RegExp => new RegExp(pattern, 'iu');
const start = String.raw`^\s*(?:(?:gerne?|am liebsten|de préférence|de preferencia|preferibilmente|liefst|najlepiej|and|but|so|also|please|maybe|perhaps|ideally|und|aber|bitte|vielleicht|et|mais|peut-être|y|pero|quizás?|e|ma|magari|mas|talvez|en|maar|misschien|i|ale|może|proszę)\s)*`;
const it = '(?:it|this|that|everything|the whole thing|the (?:poster|picture|image|flyer|post|design|whole))';
const esDe = '(?:es|das|alles|das (?:ganze|plakat|bild))';
const printed = String.raw`(?:posters?|postcards?|(?:book |record |album )?covers?|prints?|tickets?|paintings?|comics?|movies?|films?|stamps?|sketch(?:es)?|drawings?|advert(?:isement)?s?|signs?|labels?|menus?|pages?|magazines?|newspapers?|cookbooks?|textbooks?|diar(?:y|ies)|\p{L}*plakate?|\p{L}*poster|postkarten?|gemälde|zeichnung(?:en)?|affiches?|cartes? postales?|tableaux?|dessins?|gravures?|carteles?|postales?|cuadros?|dibujos?|grabados?|locandin[ae]|manifest[oi]|cartolin[ae]|quadr[oi]|disegn[oi]|cartaz(?:es)?|quadros?|desenhos?|affiches?|schilderij(?:en)?|ansichtkaart(?:en)?|tekening(?:en)?|plakat\p{L}{0,2}|pocztówk\p{L}|obraz\p{L}{0,2}|rysun\p{L}+)`;

const listedLook = String.raw`(?:look|feel(?:ing)?|style|vibe|mood|atmosphere|aesthetic|ambian?ce|stil|stimmung|optik|flair|ausstrahlung|ambiance|esprit|aire|aspecto|estilo|ambiente|stile|atmosfera|sapore|sfeer|stijl|uitstraling|ar|visual|clima|klimat|nastrój|styl)(?!\p{L})`;

const era = String.raw`(?:(?:1[89])?\d0s|anni (?:venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta)|années (?:vingt|trente|quarante|cinquante|soixante\p{L}*|quatre-vingts?)|(?:años|anos) (?:veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|vinte|trinta|cinquenta|sessenta|oitenta)|jaren (?:twintig|dertig|vijftig|zestig|zeventig|tachtig|negentig)|(?:zwanziger|fünfziger|sechziger|siebziger|achtziger|neunziger)(?:[ -]?jahre)?|lata (?:dwudzieste|pięćdziesiąte|sześćdziesiąte|siedemdziesiąte|osiemdziesiąte))`;

/** Whole sentences to a designer. */
const sentences: readonly RegExp[] = [
  of(
    `${start}(?:can|could|may|let|would you|make|have)\\s(?:you\\s)?(?:please\\s)?(?:make\\s|have\\s)?${it}\\s(?:to\\s)?(?:look|feel|be|seem|have|read|give)(?!\\p{L})`,
  ),
  of(
    `${start}(?:make|keep)\\s(?:it|this|everything)\\s(?!up|going|open|coming|safe|running|warm|dry|clean|fresh)\\p{L}`,
  ),
  of(
    `${start}(?:mach(?:t|en sie)?\\s(?:es|das|alles|(?:das|den)\\s\\p{L}+)|haltet?\\s(?:es|alles)|(?:faites|fais)[- ](?:le|ça)|hazlo|hacedlo|fallo|fatelo|(?:maak|houd)\\s(?:het|alles)|faça(?:m)?[- ]?(?:o|isso)|zrób(?:cie)?\\s(?:to|go))\\s(?!selbst|dir|euch|wie|mit|zu|avec|tú|con|insieme|zelf|mee|verschil|met)(?:\\p{L}+[,\\s]+){0,4}\\p{L}+\\s*$`,
  ),
  of(
    `${start}${it}\\s(?:should|must|could|can|might|ought to|needs? to|has to)\\s(?:look|feel|be|have|seem|remind|give)(?!\\p{L})(?!\\s(?:booked|paid|ordered|collected|returned|made|done|ready|in date))`,
  ),
  of(`${start}something\\s.*(?:would|might|could)\\s(?:suit|fit|be|work|look|do)(?!\\p{L})`),
  of(
    `${start}(?:something|anything)\\s(?:\\p{L}+(?:y|ish|ic|ed|al|ful|ous|ive|ant|ern)|bold|wild|calm|warm|cool|soft|dark|bright|light|fresh|clean|simple|plain|modern|fun)(?:\\s(?:and|but|or|yet)\\s(?:not\\s(?:too\\s)?)?\\p{L}+)?\\s*$`,
  ),
  of(
    `${start}(?:think|imagine|picture|evoke|channel)\\s(?:of\\s)?(?:an?|old|the|early|late|classic|vintage|retro|\\p{L}+\\s${printed})(?!\\p{L})`,
  ),
  of(
    `${start}(?:(?:a bit|a little|kind of|sort of|more|looks?|looking|drawn|painted)\\s)?(?:like|as if)\\s(?:it\\s|an?\\s|the\\s|one of\\s|those\\s|in\\s|on\\s|from\\s)*(?:\\p{L}+[\\s-]){0,3}${printed}(?!\\p{L})`,
  ),
  of(`${start}(?:inspired by|reminiscent of|in the (?:style|manner|spirit) of|styled (?:like|after))\\s`),
  of(
    `${start}(?:i|we)(?:['’]d| would)? (?:like|love|want|prefer|picture|imagine|see|fancy)\\s(?:it|this|something|the (?:poster|picture|design)|an?\\s(?:\\p{L}+\\s){0,3}(?:look|feel|style|vibe|mood))(?!\\p{L})`,
  ),
  // "I'd love an old-fashioned, art deco feel, warm and glowing": a list before the look, and after it
  of(
    `${start}(?:(?:i|we)(?:['’]d| would)?(?: really)? (?:like|love|want|prefer|fancy|appreciate)|(?:ich|wir) (?:hätten?|wünschen?|möchten?|würden?) (?:mir |uns )?(?:gerne? )?|(?:j['’]aimerais|j['’]aime bien|nous aimerions|on aimerait|je voudrais)|(?:me|nos) gustaría|(?:quisiera|quiero|queremos)|(?:vorrei|vorremmo|mi piacerebbe)|(?:ik|wij|we) (?:wil|willen|zou|zouden|hou)(?: graag| van)?|(?:gostava|gostaria|queria|gostávamos)(?: de)?|(?:chciał(?:a)?bym|chcielibyśmy|proszę o))\\s?(?:[\\p{L}'’-]+,?\\s){0,6}${listedLook}(?:,?\\s[\\p{L}'’-]+){0,6}\\s*$`,
  ),
  of(
    `${start}${esDe}\\s(?:soll|sollte|darf|kann|könnte|muss|müsste)\\s(?!(?:gebucht|bezahlt|abgeholt|bestellt)(?!\\p{L}))`,
  ),
  of(
    `${start}(?:soll|sollte|darf|kann)\\s(?:gerne?\\s|ruhig\\s)?(?:\\p{L}+\\s){0,5}(?:aussehen|wirken|rüberkommen|sein)(?!\\p{L})`,
  ),
  of(
    `${start}(?:so\\s)?wie\\s(?:ein[eo]?[nmrs]?|aus|auf|im|in|alte[rsnm]?)\\s(?:\\p{L}+\\s){0,3}(?:${printed}|film|zeit(?:en)?|jahren)(?!\\p{L})`,
  ),
  of(
    `${start}(?:ich|wir) (?:stellen?|hätten?|wünschen?|möchten?|mag|mögen)\\s(?:mir\\s|uns\\s|es\\s|das\\s|gern[e]?\\s|etwas\\s)`,
  ),
  of(`${start}(?:il faut )?(?:que|qu['’])\\s?(?:ça|cela|ce|l['’](?:affiche|image)|on)\\s`),
  of(`${start}(?:quelque chose|un truc)\\s(?:de|d['’])\\s?`),
  of(
    `${start}(?:dans (?:un|une|l['’]|le)\\s?(?:style|esprit|ambiance|genre)|façon|à la (?:manière|façon)|style|comme une?|genre)\\s(?:\\p{L}+[\\s'’]){0,3}`,
  ),
  of(
    `${start}que\\s(?:se (?:vea|note|sienta)|parezca|quede|transmita|tenga (?:un |una )?(?:aire|toque|aspecto|estilo|look)|dé|recuerde|pareça|fique|transmita|lembre|tenha (?:um |uma )?(?:ar|cara|jeito|visual|clima))(?!\\p{L})`,
  ),
  of(
    `${start}(?:algo|qualcosa|qualcosa di|coś|iets)\\s(?!(?:para|per|voor|dla)\\s)\\p{L}+(?:\\s(?:y|e|en|i|pero|ma|mas|maar|ale)\\s\\p{L}+)?\\s*$`,
  ),
  of(
    `${start}(?:con|com)\\s(?:(?:un|una|um|uma)\\s)?(?:aire|toque|aspecto|estilo|look|ar|cara|jeito|visual|clima|stile|sapore|aria)(?!\\p{L})`,
  ),
  of(`${start}(?:como|come)\\s(?:un|una|um|uma|uno)\\s(?:\\p{L}+\\s){0,3}(?:${printed}|film|película|filme)(?!\\p{L})`),
  of(
    `${start}(?:che\\s(?:sembri|sia|abbia|ricordi|trasmetta|faccia)|(?:deve|dovrebbe|vorrei che)\\s(?:sembrare|essere|avere|sembrasse|fosse|avesse))(?!\\p{L})`,
  ),
  of(`${start}(?:in|in de|im|no|al|nello|dallo|con uno)\\s(?:stile|estilo|stijl|stil)(?!\\p{L})`),
  // "Bitte rustikal gestalten", "Look années 70"
  of(`${start}(?:\\p{L}+[,\\s]+){1,5}gestalten\\s*$`),
  of(
    `${start}(?:look|style|stile|stil|estilo|stijl|styl)\\s(?:\\p{L}+\\s)?(?:seventies|${era}|r[eéè]tr[oóò]|vintage|rusti\\p{L}+)\\s*$`,
  ),
  of(
    `${start}(?:het|dit|alles)\\s(?:mag|moet|zou|kan)\\s(?:\\p{L}+\\s){0,6}(?:zijn|ogen|uitstralen|lijken|hebben|uitzien|voelen|wezen|overkomen|worden|knallen)(?!\\p{L})`,
  ),
  of(
    `${start}(?:niech|żeby)\\s(?:to\\s|plakat\\s|wszystko\\s)?(?:będzie|było|wygląda\\p{L}*|ma|kojarzy\\p{L}*)(?!\\p{L})`,
  ),
  of(`${start}(?:ma|powinno|powinien|może)\\s(?:to\\s)?(?:wyglądać|być|mieć|przypominać)(?!\\p{L})`),
  of(`${start}w\\s(?:\\p{L}+\\s){0,2}(?:stylu|klimacie|nastroju|tonacji|kolorach|barwach|odcieniach)(?!\\p{L})`),
];

const noun = String.raw`(?:moods?|vibes?|feel(?:ing)?|looks?|styles?|styling|aesthetics?|atmosphere|ambian?ce|ambience|colou?rs|tones|hues|shades|palette|theme|backdrop|background|lettering|typography|typeface|fonts?|margins|[\p{L}-]*stimmung|[\p{L}-]*stil|[\p{L}-]*optik|[\p{L}-]*farben|\p{L}*töne[n]?|[\p{L}-]*look|[\p{L}-]*flair|\p{L}*atmosphäre|\p{L}*schrift|sfeer|stijl|uitstraling|kleuren|tinten|klimat|nastrój|styl|kolory|kolorystyka|barwy|litery|czcionka)`;
const opening = String.raw`(?:(?:une?|un[oa]?|um|uma|l['’]|le|la|el|il|lo|o|des|les|los|las|i|os|as)\s?)?(?:ambiance|style|esprit|couleurs?|tons|teintes|univers|ambiente|estilo|estética|colores|tonos|aire|atmósfera|stile|atmosfera|colori|toni|tonalità|clima|cores|visual|tonalidades|kolory|kolorystyka|barwy|klimat|nastrój|styl|tonacja|kleuren|sfeer|stijl)`;
const few = String.raw`(?:(?:not|no|nicht|kein\p{L}*|pas|sans|sin|nada|senza|niente|sem|geen|niet|bez)\s)?`;
const picturedThings = String.raw`(?:people|persons?|humans|crowds?|clip ?art|stock ?photos?|photos?|cartoons?|emojis?|animals|texture|frills|borders?|frames?|gradients?|glitter|kitsch|clichés?|menschen|personen|leute|gesichter|schnörkel|rahmen|fotos|personnages?|personnes?|gens|visages?|fioritures|cadres?|personas|gente|caras|adornos|marcos?|persone|volti|fronzoli|cornici|pessoas|rostos|enfeites|molduras?|mensen|gezichten|tierelantijnen|ludzi|twarzy|ozdobników|ramek|zdjęć)`;
const none = String.raw`(?:no|without|keine?n?|ohne|pas de|pas d['’]|sans|aucune?|sin|nada de|ningún|ninguna|senza|niente|nessun[ao]?|sem|nenhuma?|geen|zonder|bez|żadnych)`;
const medium = String.raw`(?:water ?colou?rs?|aquarell?e?|acuarela|acquerello|aquarela|aquarel|akwarela|pencil (?:sketch|drawing)|line[ -]?art|lino ?cut|linoleum print|wood ?cuts?|charcoal (?:sketch|drawing)|collage|pixel ?art|pop ?art|art (?:deco|déco|nouveau)|jugendstil|bauhaus|grunge|vaporwave|synthwave|steampunk|cyberpunk|glitch\p{L}{0,2}|riso(?:graph)?|chalkboard|typewriter|letterpress|sepia|polaroid|bokeh|hand[ -]?(?:drawn|lettered|painted|gezeichnet)|manga|retro|rétro|vintage|nostalgi\p{L}{1,4}|neon|néon|neón|swiss style|brutalist\p{L}{0,3}|psychedeli\p{L}{1,4}|cinematic)`;
const lots = String.raw`(?:(?:lots|plenty|a lot|loads) of|generous|ample|viele?[nrms]?|großzügige[rn]?|beaucoup (?:de|d['’])\s?|much[oa]s?|bastante|molt[oaie]|tant[oaie]|muit[oa]s?|bastante|veel|dużo|mnóstwo)`;
const seen = String.raw`(?:${colourTerm}|(?:white ?|negative ?|empty ?)?space|air|light|contrast|texture|margins?|shadows?|glow|depth|weißraum|luft|licht|kontrast|schatten|blanc|lumière|contraste|ombres?|blanco|aire|luz|contraste|sombras?|bianco|luce|contrasto|branco|wit|lucht|licht|bieli|światła|przestrzeni|koloru)`;
const phrases: readonly RegExp[] = [
  of(
    `${start}${few}(?:with\\s|in\\s|mit\\s|met\\s|w\\s)?(?:an?\\s|the\\s|eine[rmn]?\\s|ein\\s|een\\s)?(?:[\\p{L}'’&-]+,?\\s){0,5}${noun}\\s*$`,
  ),
  of(`${start}${few}${opening}(?!\\p{L})(?:[\\s'’]\\p{L}[\\p{L}'’-]*){1,6}\\s*$`),
  of(`${start}${none}\\s?(?:\\p{L}+\\s){0,2}${picturedThings}\\s*$`),
  of(`${start}(?:[\\p{L}-]+\\s){0,3}(?:${medium}|${era})(?:\\s(?:and|und|et|y|e|en|i)\\s[\\p{L}-]+|\\s\\p{L}+)?\\s*$`),
  of(`${start}(?:with\\s|mit\\s|avec\\s|con\\s|com\\s|met\\s|z\\s)?${lots}\\s?(?:\\p{L}+\\s)?${seen}\\s*$`),
  of(
    `${start}(?:\\p{L}+\\s(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar|i|ale)\\s)?(?:a (?:bit|little|touch)|slightly|ein (?:bisschen|wenig)|un (?:peu|poco|po['’])|um pouco|een beetje|trochę)\\s(?!(?:of|von|de|d['’]|di|van|more|mehr|plus|más|più|mais|meer|late|later|früher|further)(?!\\p{L}))\\p{L}+\\s*$`,
  ),
  of(
    `${start}(?:big|bigger|large|huge|giant|bold|fat|thin|clear|große?|riesige|fette|grosses?|énormes?|grandes?|gruesas?|enormes|gross[ei]|grandi|grote?|dikke|duże|wielkie)\\s(?:\\p{L}+\\s)?(?:letters|lettering|type|text|numbers|numerals|headline|font|buchstaben|schrift|zahlen|lettres|chiffres|caractères|letras|números|lettere|caratteri|numeri|letters|cijfers|litery|cyfry)\\s*$`,
  ),
  of(
    `${start}(?:letras|lettres|lettere|caratteri|números|chiffres|litery|letters)\\s(?:\\p{L}+\\s)?(?:grandes?|gross[ei]|grandi|gruesas|gordas|en gras|bien visibles?|duże|groot)\\s*$`,
  ),
];

const designs: ReadonlySet<string> = new Set(
  'design diseño gestaltung conception progetto ontwerp projekt desenho'.split(' '),
);
/** Words that only join others. */
const joining: ReadonlySet<string> = new Set(
  'nothing nichts rien nada niente niets nic a an the and or but yet not no with in of very quite rather really too so bit little please all over it und oder aber nicht mit sehr ganz eher etwas ein eine einen bitte auch graag svp alsjeblieft alstublieft prosimy proszę favor favore et ou mais pas avec très plutôt assez un une de des du d y o e pero no con muy un una algo ma non molto di del met maar niet heel erg een en i ale bardzo nie com não muito bem um uma mas z ze w och og men inte ikke ganska ganske litt lidt lite mycket meget veldig väldigt så'.split(
    ' ',
  ),
);
