import { isMoodWord } from './mood-words';
import { requestIn, withoutPlace } from './requests';

/** Takes out what is said to the designer and not to the reader: "Create an Instagram post about our …". */
export function withoutOrders(text: string): string {
  let rest = withoutRequest(greeted(text));
  // "make me a poster for our pantomime please, it's Jack and the Beanstalk"
  if (rest !== text.trim())
    rest = rest.replace(courtesyOfOrder, (_, said: string, its?: string) => (its ? `${said}:` : said));
  rest = withoutLaterRequests(rest.replace(laterOrder, '').trim());
  return asides.reduce((left, aside) => left.replace(aside, ' '), rest).trim();
}

/** "I mend guitars. What I'd like is something for the window saying that I …": what it says is for the readers. */
const withoutLaterRequests = (text: string): string =>
  text.replace(sentences, (sentence, at: number) => {
    const asked = at === 0 ? null : requestIn(sentence);
    return asked ? withoutPlace(sentence.slice(asked.length)) : sentence;
  });
const sentences = /[^.!?\n]+(?:[.!?](?!\s|$)[^.!?\n]*)*(?:[.!?\n]+\s*|$)/gu;

/** What remains opens with what was asked for: "my pottery weekend" after "I'd like a poster for". */
export const opensWithRequest = (text: string): boolean => withoutRequest(greeted(text)) !== greeted(text);

const greeted = (text: string): string =>
  (isMessageBefore(text) ? text.replace(orderAfter, '') : text).trim().replace(greeting, '');

function withoutRequest(text: string): string {
  let rest = text;
  for (let before = ''; before !== rest;) {
    before = rest;
    const asked = requestIn(rest);
    if (asked) rest = rest.slice(asked.length).trim();
    rest = openings
      .reduce((left, opening) => left.replace(opening, ''), rest)
      .replace(foreignOrder, (whole, ...looks: string[]) => (areLooks(looks.slice(0, 2).join(' ')) ? '' : whole))
      .trim();
    if (rest !== before) rest = withoutPlace(rest).replace(ownLook, '').replace(ownThing, '');
  }
  return rest;
}

/** The look that an order names: "dark and moody" of "Make a dark and moody flyer for …". Empty where it names none. */
export function lookInOrder(text: string): string {
  const said = text
    .trim()
    .replace(greeting, '')
    .replace(/^(?:please|bitte|(?:can|could) you(?: please)?)\s+/iu, '');
  const feel =
    /\swith\san?\s((?:[\p{L}-]+,?\s){1,3})(?:feel|look|vibe|mood|style)(?:\sto it)?\s(?:about|for|of)\s/iu.exec(said);
  const named = feel ?? foreignOrder.exec(said) ?? orderOfLook.exec(said) ?? orderWithoutVerb.exec(said);
  return named ? `${named[1] ?? ''} ${named[2] ?? ''}`.trim() : (requestIn(said)?.look ?? '');
}

/** "A poster with | a warm feel about | my new thing, which is | sourdough pizza". */
const ownLook = /^an?\s(?:[\p{L}-]+,?\s){1,3}(?:feel|look|vibe|mood|style)(?:\sto it)?\s(?:about|for|of)\s/iu;
const ownThing =
  /^(?:my|our)\s(?:(?:new|latest|little|own)\s)*(?:thing|idea|project|venture|service|offer),?\s(?:which|that)\sis\s/iu;

const areLooks = (words: string): boolean =>
  (words.toLowerCase().match(/\p{L}[\p{L}'’-]*/gu) ?? []).every((word) => joins.has(word) || isMoodWord(word));
const joins: ReadonlySet<string> = new Set('und et y e en i sehr très muy molto heel bardzo muito'.split(' '));

const courtesyOfOrder =
  /^([^.!?:;,\n]{3,80}?),?\s(?:please|pls|thanks|thank you)(?=\s*[,.!?;:]|\s*$)(,\sit['’]s(?=\s))?/iu;

/** "Hi team, could you …", "Hola, somos …": before whoever speaks or asks, a greeting is no word of a poster. */
const greeting =
  /^(?:(?:hi|hiya|hello|hey|dear|good (?:morning|afternoon|evening|day)|greetings)(?: (?:there|all|team|everyone|everybody|folks|guys|friends?|designer))?|hallo(?: zusammen)?|guten (?:tag|morgen|abend)|moin|servus|grüezi|moien|bonjour(?: à tous)?|salut|hola|buen[oa]s(?: días| tardes)?|ciao(?: a tutti)?|buongiorno|salve|olá|oi|bom dia|hoi|dag|goedendag|cześć|dzień dobry)(?:\s*[,!.–-]+\s+|\s+(?=(?:can|could|would|please|pls)\s))(?=(?:i|i['’]\p{L}+|we|we['’]\p{L}+|my|our|me|this|it['’]s|just|can|could|would|please|ich|wir|mein\p{L}*|unser\p{L}*|mir|könntet?|könnten|bitte|je|j['’]\p{L}+|nous|notre|mon|ma|pouvez|peux|pourriez|soy|somos|tengo|tenemos|mi|nuestr\p{L}+|me|podrías?|podéis|puedes|sono|siamo|ho|abbiamo|il mio|la mia|nostr\p{L}+|potete|potresti|sou|tenho|temos|meu|minha|noss\p{L}+|podem?|ik|wij|mijn|onze?|kunnen|kun|jestem|jesteśmy|mam|mamy|nasz\p{L}*|mój|moja)(?!\p{L}))/iu;

/** "Knife sharpening $6 a blade, so I want a poster for the market": what stands before the order is the message. */
const isMessageBefore = (text: string): boolean => {
  const at = text.search(orderAfter);
  return at > 0 && /[\p{Sc}%]|\d/u.test(text.slice(0, at)) && !selves.test(text.slice(0, at));
};
const selves = /(?:^|[\s,])(?:i|we|my|our|hi|hello|hey)\b/i;

/** Who somebody is, said before an order: "Hi, I run a two room guest house …" of "… so I want a poster for late deals". */
export function introductionIn(text: string): string {
  if (isMessageBefore(text)) return '';
  const [before = ''] = longOrder.exec(text.trim()) ?? [];
  return before
    .replace(/[\s,]*(?:(?:and|so|but|because|therefore|that['’]s why)[\s,]*)*$/i, '')
    .replace(/^(?:hi|hello|hey)\b(?: (?:there|all|everyone))?[\s,]*/i, '')
    .trim();
}

/** Words about the look of a picture, not about its matter. */
export const styleWords = new Set(
  'minimalist minimal clean modern simple elegant photorealistic realistic artistic cartoon professional style aesthetic design vibrant bold colourful colorful cosy soft warm lighting light background palette typography text headline instagram facebook detailed detail render rendered quality hdr cinematic studio vintage flat mood atmosphere composition resolution'.split(
    ' ',
  ),
);

const work = String.raw`(?:social media |instagram |facebook |twitter |whatsapp |youtube |linkedin |tiktok |pinterest |email |web ?site |product |promotional |promo |marketing |advertising |hero )*(?:posters?|posts?|images?|pictures?|photos?|graphics?|banners?|ads?|adverts?|advertisements?|flyers?|illustrations?|visuals?|designs?|cover|story|stories|cards?|announcements?|campaign|promotion|promo|artwork|header|thumbnail|creative)`;
const adjectives = String.raw`(?:(?:little|small|quick|short|lovely|pretty|nice little|simple little|one-page|catchy|minimalist|minimal|clean|modern|simple|elegant|beautiful|stunning|professional|eye-catching|vibrant|bold|colou?rful|photo-?realistic|hyper-?realistic|realistic|artistic|cartoon|square|striking|nice|cool|fresh|premium|warm)(?:,| and)?\s+)*`;
/** Looks that an order names and a trade may sell ("vintage posters"): heard only behind a verb of making. */
const moods = String.raw`(?:(?:dark|moody|gloomy|noir|retro|vintage|rustic|earthy|handmade|festive|neon|playful|fun|cheerful|whimsical|luxurious|luxury|classy|glamorous|pastel|soft|airy|gothic|spooky|nostalgic|groovy|art deco|(?:19)?[25-8]0s|very|really|style|looking|and|little|simple|nice|clean|minimal|minimalist|elegant|bold|modern|warm|cosy|cozy|lovely|striking|eye-catching|colou?rful|bright)[\s,]+)*`;
const purpose = String.raw`(?:\s+(?:for|of|about|showing|announcing|promoting|featuring|saying|that says|advertising|depicting|to promote|to announce|to advertise|with|on)\b|\s*:)?`;
const made = String.raw`(?:create|make|design|generate|draw|produce|build|write|paint|render|illustrate|prepare|show|depict|put together|knock up|whip up|mock up|throw together|come up with|do(?= (?:me |us )?(?:an? |some )))`;
const article = String.raw`(?:an?\s+|the\s+|some\s+|our\s+|my\s+)?`;
const foreignWork = String.raw`(?:affiche|image|photo|publication|visuel|bannière|plakat|bild|poster|póster|post|beitrag|foto|flyer|banner|grafik|cartel|imagen|publicación|folleto|locandina|immagine|volantino|afbeelding|obraz|zdjęcie|ulotkę)`;
const orderOfLook = new RegExp(
  String.raw`^(?:(?:${made}|give me)\s+(?:me\s+|us\s+)?|(?:i|we)(?:['’]d like| would like| need| want)\s+)${article}(${moods})${work}\b`,
  'i',
);
/** "A dark, moody poster for our late-night piano": without a verb, too, it is said to the designer. */
const orderWithoutVerb = new RegExp(
  String.raw`^an?\s+(${moods})(?:poster|flyer|banner|picture|image|graphic|illustration|(?:instagram|facebook|linkedin|social media) (?:post|story))\s+(?:for(?!\s(?:sale|hire|rent|every|any|all|your|you|collectors)\b)|about|showing|announcing|advertising|saying|that says|to (?:promote|announce|advertise))\s+(?=\S)`,
  'i',
);
/** "Erstelle ein düsteres Plakat für", "Crée une affiche rétro et colorée pour": words beside the work that are looks go with it. */
const foreignMake = String.raw`(?:crée[rz]?|fai(?:s|tes)|dessine[rz]?|génère|erstelle?|mache?|gestalte|zeichne|entwirf|crea|haz|diseña|genera|dibuja|fai|disegna|maak|ontwerp|teken|stwórz|zrób|zaprojektuj)(?:[- ]?(?:moi|nous|me|mir|uns|mi))?`;
const foreignOrder = new RegExp(
  String.raw`^${foreignMake}\s+(?:bitte\s+)?(?:(?:une?|le|la|eine?n?|un[oa]?|een)['’]?\s*)?((?:\p{L}+,?\s+){0,3}?)${foreignWork}((?:,?\s+\p{L}+){0,3}?)\s+(?:pour|de|sur|avec|für|von|über|mit|zu|para|sobre|con|per|di|su|voor|van|over|met|dla|o|z)(?=\s)`,
  'iu',
);
const wish = String.raw`(?:(?:i|we)['’]d (?:like|love)|(?:i|we) (?:would like|need|want)|(?<=\band )(?:need|want))\s+(?:an?\s+|some\s+)?${adjectives}${work}\s+(?:for|of|about|showing|to promote|to announce|with)\b`;
const orderAfter = new RegExp(String.raw`[,;]?\s(?:(?:and|so)\s)?${wish}[^.!?:;,\n]*`, 'i');
const longOrder = new RegExp(String.raw`^[^.!?:;\n]{30,240}?(?=\b${wish})`, 'i');
/** "New bread on Friday. Please make a poster for it" and, in a sentence of its own, what it shall be about. */
const laterOrder = new RegExp(
  String.raw`(?<=[.!?]\s{1,3})(?:please\s+|so\s+)?(?:(?:can|could) you (?:please\s+)?|i need you to\s+)?(?:(?:${made}|give me)\s+(?:me\s+|us\s+)?${article}${adjectives}${work}|(?:(?:i|we)['’]d (?:like|love)|(?:i|we) (?:would like|need|want))\s+(?:an?\s+|some\s+)?${adjectives}${work})\b(?:${purpose}\s+|\s*[.!?]|\s*$)(?:(?:it|this|that|us|me)\b\s*[.!?]?)?`,
  'gi',
);
const openings = [
  // "Nobody can find us so please can you make it clear that we're open"
  /^[^.!?:;\n]{0,160}?(?:^|\s(?:so|and)\s)(?:please\s)?(?:can|could) you (?:please\s)?(?:make it clear|mention|write|say|tell (?:people|everyone))(?:\sthat)?\s(?=\S+\s\S)/iu,
  orderWithoutVerb,
  // "I'm a blacksmith and I'd like a picture for …"
  new RegExp(
    String.raw`^[^.!?:;\n]{0,240}?\b(?:(?:i|we)['’]d (?:like|love)|(?:i|we) (?:would like|need|want)|(?<=\band )(?:need|want))\s+(?:an?\s+|some\s+)?${adjectives}${work}\s+(?:for|of|about|showing|to promote|to announce)\b`,
    'i',
  ),
  // "I run a framing workshop and I'd love a poster saying that I now frame football shirts"
  new RegExp(
    String.raw`^[^.!?:;\n]{0,240}?\b(?:(?:i|we)['’]d (?:like|love)|(?:i|we) (?:would like|would love|need|want))\s+(?:an?\s+|some\s+)?${adjectives}${work}\s+(?:saying|that says|which says|to say|telling (?:people|everyone|customers))(?:\s+that)?\s`,
    'i',
  ),
  // "We want something cheerful for our nursery"
  /^(?:(?:i|we)['’]d (?:like|love)|(?:i|we) (?:would like|need|want)) (?:something|anything)(?:,? (?:and )?\p{L}+){0,4}? for (?=(?:our|my|the|an?)\s)/iu,
  // "Could you do me something for the open day?", "pourriez-vous nous faire quelque chose pour …"
  /^(?:please )?(?:(?:could|can|would|will) (?:you|u|ya) (?:please |pls |possibly |maybe |just )?)?(?:do|make|create|design|draw|knock up|put together|whip up|sort) (?:(?:me|us) )?(?:(?:something|anything|a little something)(?: \p{L}+){0,2}?|one) (?:for|about|on) (?=\S+\s)/iu,
  /^(?:pou(?:vez|rriez)[- ]vous|peux[- ]tu|pourrais[- ]tu) (?:me |nous )?faire quelque chose(?: de \p{L}+)? pour (?=\S+\s)/iu,
  /^¿?(?:podéis|podrías|podríais|puedes|me haces|nos hacéis) (?:hacer(?:me|nos)? )?algo(?: \p{L}+)? para (?=\S+\s)/iu,
  /^(?:potete|potresti|puoi|mi fate|ci fate) (?:far(?:e|mi|ci) )?qualcosa(?: di \p{L}+)? per (?=\S+\s)/iu,
  /^(?:kun(?:nen)? (?:je|jullie)|zou je|wil je) (?:voor (?:ons|mij) )?iets (?:\p{L}+ )?maken voor (?=\S+\s)/iu,
  // "quick one - need something for the shop window saying we're closing early"
  /^(?:morning|afternoon|evening)(?: all)?[,!.]\s(?=quick\s|need\s|can\s|could\s|please\s|we\s|i\s)/iu,
  /^(?:just )?(?:a )?quick (?:one|question|request|favou?r)\s*[-–—:,.!]*\s*/iu,
  /^(?:(?:i|we)(?:['’]d like| want| need)|need|want) (?:something|a (?:sign|notice|poster|post))(?: for (?:the|our|my) (?:\p{L}+ ){1,3}?)?\s?(?:saying|that says|to say|telling people)(?: that)?\s/iu,
  // the same in the languages that owners here type most
  new RegExp(
    String.raw`^(?:crée[rz]?|fai(?:s|tes)|dessine[rz]?|génère|erstelle?|mache?|gestalte|zeichne|entwirf|crea|haz|diseña|genera|dibuja|fai|disegna|maak|ontwerp|teken|stwórz|zrób|zaprojektuj)(?:[- ]?(?:moi|nous|me|mir|uns|mi))?\s+(?:bitte\s+)?(?:(?:une?|le|la|eine?n?|un[oa]?|een)['’]?\s*)?${foreignWork}\s+(?:pour|de|sur|avec|für|von|über|mit|zu|para|sobre|con|per|di|su|voor|van|over|met|dla|o|z)(?=\s)`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:(?:${made}|give me)\s+(?:me\s+|us\s+|up\s+)?|(?:i|we)(?:['’]d like| would like| need| want)\s+(?=an?\s))${article}${moods}${work}\b(?!-)${purpose}`,
    'i',
  ),
  // "Please", "Can you", "I need": only before an order, since "Can you get out in 60 minutes?" is for the reader
  new RegExp(
    String.raw`^(?:please|(?:can|could) (?:you|u|ya)(?: please| pls)?|i want(?: you)?|i need(?: you)?|i would like(?: you)?|i['’]d like(?: you)?|we want|we need|we would like|let['’]s)\s+(?:to\s+)?(?=(?:please\s+)?(?:${made}|give me)\b|${article}${adjectives}${work}\b)`,
    'i',
  ),
  new RegExp(String.raw`^(?:${made}|give me)\s+(?:me\s+|us\s+|up\s+)?${article}${adjectives}${work}\b${purpose}`, 'i'),
  // without a word for the work, verbs that owners use of their own trade ("Build your own burger") are theirs
  /^(?:(?:please\s+)?(?:create|generate|render|illustrate|depict|show)\s+(?:me\s+|us\s+)?|give me\s+)(?=(?:an?|the|some|our|my)\s)/i,
  new RegExp(
    String.raw`^(?:an?\s+|the\s+)?${adjectives}${work}\b(?:\s+(?:for|of|about|showing|announcing|promoting|featuring|saying|that says|advertising|depicting)\b|\s*:)`,
    'i',
  ),
  /^(?:promote|promoting|advertise|advertising|announce|announcing|showcase|showcasing|depict|featuring)\s+(?:that\s+)?/i,
  /^(?:my|our)\s+(?:\p{L}+['’]s\s+)?(?:instagram|facebook|linkedin|tiktok|pinterest|twitter|social media)(?:\s+(?:page|feed|story|account|post))?\s*(?:showing|of|about|featuring|with|that shows)?(?=\s|$)/iu,
  /^(?:instagram|facebook|linkedin|tiktok|pinterest|twitter|social media)\s*:\s*/i,
];
const asides = [
  // "message me on Facebook" and "booking on our website" are for the readers
  /\b(?:for|(?<!(?:messages?|me|us|book(?:ings?|ed)?|orders?|find|follow|page|group|also|see|up|is|are|i['’]m|we['’]re|or|and|only|live|posts?|news|updates|tickets?|contact|details|menu|shop|info|jobs|photos|pictures|examples|reviews|work)\s+)on(?!\s+(?:my|our)\s+(?:\w+\s+)?page\b))\s+(?:our\s+|my\s+)?(?:instagram|facebook|linkedin|tiktok|pinterest|twitter|social media|our (?:web ?site|feed|page))(?:\s+(?:feed|story|stories|post|page))?\b/gi,
  /,?\s*(?:in\s+)?(?:an?\s+)?(?:minimalist|minimal|clean|modern|flat|swiss|photorealistic|artistic|cartoon|elegant)(?:\s+(?:minimalist|minimal|clean|modern|flat|design))*\s+(?:style|look|aesthetic|design|typography)\b/gi,
  /\b(?:(?:with|and)\s+(?:the\s+)?(?:headline|title|caption|text|slogan|words)(?:\s*:)?|(?:headline|title|caption|text|slogan|words)\s*:)\s*$/gi,
];
