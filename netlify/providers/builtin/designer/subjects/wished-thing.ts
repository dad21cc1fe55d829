import { findSubject, type Subject } from './find-subject';

/**
 * What the owner asks to see: "I would like to see the old bicycle in the picture, not the van", "Dessinez un escargot avec un
 * chapeau". Their own word for the picture wins over the trade. Null where nobody asks, or where what they ask for is no thing of the
 * table: a manner of drawing, a text, people.
 */
export function wishedThing(prompt: string): (Subject & { text: string }) | null {
  const sentences = prompt.match(/[^.!?\n]+[.!?\n]*/gu) ?? [];
  // earlier ones order or announce: "we would like a cook"
  const late = sentences.length > 2 ? Math.floor(sentences.length / 2) : sentences.length;
  for (const [at, sentence] of sentences.entries()) {
    if (toReaders.test(sentence) || /\p{Sc}|\d\s?(?:euro|kr|zł|%)/iu.test(sentence)) continue;
    for (const form of at >= late ? [...orders, ...wishes] : orders) {
      const found = form.exec(sentence);
      const text = found?.groups?.thing;
      if (!found || !text || mood.test(sentence.slice(found.index))) continue;
      const subject = thingIn(text);
      if (subject) return { ...subject, text };
    }
  }
  return null;
}

/** The head of what is asked for; of "a picture with a big tree" what is in it. */
function thingIn(asked: string): Subject | null {
  const words = asked.split(pictured).at(-1)!;
  if (likeness.test(words) || refused.test(asked)) return null;
  const subject = findSubject(words);
  return subject?.topic && !manners.has(subject.topic.heroes[0]!) ? subject : null;
}

/** Up to the comma, "not the van" or "with a smile". */
const thing = String.raw`(?<thing>[^,;:.!?\n]{3,80})`;
const article = String.raw`(?=(?:an?|the|my|our|one|some|those|that|eine?[nmr]?|der|die|das|den|dem|unser\p{L}*|une?|les?|la|l['’]|nos|notre|mon|ma|un[ao]?s?|el|los|las|il|lo|gli|een|de|het|onze?|ons|uma|umas|os?|as?|nossa?|jak\p{L}*|ett?|den|det|de|vår\p{L}*|min|nice|big|gros|grosse|grande?|wat)(?!\p{L}))`;
const of = (...parts: readonly string[]): RegExp => new RegExp(parts.join(''), 'iu');
const start = String.raw`(?:^|[,;:–—]\s*)\s*(?:(?:and|but|so|please|bitte|und|et|y|e|en|i|och|og|alors|maybe|peut-être)\s+)?`;
const inPicture = String.raw`(?:(?:in|on|auf|im|sur|dans|en|nel|nella|sul|sulla|op|in|no|na|på|i)\s(?:the |dem |der |das |l['’]|la |le |el |il |de |het |den |det )?|aufs |ins )(?:picture|poster|image|bild|plakat|foto|affiche|photo|imagen|cartel|immagine|locandina|afbeelding|imagem|cartaz|obrazku|plakacie|bilden|affischen|billedet|plakaten|bildet)(?!\p{L})`;

/** Only a designer is told so. */
const orders: readonly RegExp[] = [
  of(
    start,
    String.raw`(?:draw|paint)(?: (?:me|us))?\s`,
    String.raw`(?=(?:an?|the|our|my|one|some)\s)(?!(?:an?|the|our|my|one|some)\s(?:mug|raffle|plate|pot|line|name)s?\s)`,
    thing,
  ),
  of(
    start,
    String.raw`(?:zeichne[nt]?|male?n?t?)(?: (?:sie|ihr|mir|uns|doch|bitte|mal))*\s`,
    String.raw`(?=(?:eine?[nmr]?|den|die|das|unser\p{L}*)\s)`,
    thing,
  ),
  of(start, String.raw`(?:dessine[rz]?|mette[rz]|mets)(?:[- ](?:moi|nous))\s`, article, thing),
  of(start, String.raw`dessine[rz]?\s(?=(?:une?|le|la|les|des|notre|nos|mon|ma)\s)`, thing),
  of(
    start,
    String.raw`(?:dib[uú]ja(?:d|me|nos)?|dibujen|p[oó]n(?:me|nos|gan?(?:me|nos)?)|p[oó]ngan?(?:me|nos)|poned(?:me|nos)?)\s`,
    article,
    thing,
  ),
  of(start, String.raw`(?:disegna(?:te|temi|mi|teci|ci)?|mette(?:teci|temi)|metti(?:mi|ci))\s`, article, thing),
  of(start, String.raw`(?:teken|zet er|doe er)(?: (?:maar|graag|even))*\s`, article, thing),
  of(start, String.raw`(?:desenh[ae]m?|coloc[ae]m?|coloquem?|bota|ponha[m]?)(?:-me|-nos)?\s`, article, thing),
  of(start, String.raw`(?:narysuj\p{L}*|namaluj\p{L}*)(?: (?:mi|nam|proszę))*\s`, thing),
  of(
    start,
    String.raw`(?:rita|måla|tegn|mal)(?: (?:gärna|gerne|gjerne|mig|oss|os))*\s(?=(?:ett?|en|et|den|det|vår|vores)\s)`,
    thing,
  ),
  // "I would like to see the old bicycle in the picture", "aufs Bild bitte ein Karpfen"
  of(
    String.raw`(?:to see|zu sehen|voir|ver|vedere|zien|zobaczyć|se|show|zeig\p{L}*)\s`,
    article,
    String.raw`(?<thing>[^,;:.!?\n]{3,60}?)\s`,
    inPicture,
  ),
  of(
    inPicture,
    String.raw`\s(?:(?:please|bitte|gern|gerne|svp|graag|por favor|per favore|tak|takk|tack)[ ,:]+)?`,
    article,
    thing,
  ),
  of(
    start,
    article,
    String.raw`(?<thing>[^,;:.!?\n]{3,60}?)\s`,
    inPicture,
    String.raw`(?:,? (?:please|bitte|svp|graag|por favor|per favore))?\s*[.!]*\s*$`,
  ),
];

/** Said in the second half of a text only, where its matter has been told. */
const wishes: readonly RegExp[] = [
  of(String.raw`(?:i|we)(?:['’]d| would)(?: really| just)? (?:like|love)(?: to see| to have)?\s`, article, thing),
  of(
    start,
    String.raw`(?:maybe|perhaps|vielleicht|peut-être|pourquoi pas|quizás?|tal vez|magari|forse|misschien|talvez|może|kanske|måske|kanskje)(?: (?:with|mit|avec|con|met|com|med))?\s`,
    article,
    thing,
  ),
  of(String.raw`^\s*please,?\s(?=(?:an?|one|the)\s)`, thing),
  of(
    String.raw`^\s*(?=(?:an?|one)\s)`,
    thing,
    String.raw`(?:,? please|would be (?:just |so |really )?(?:lovely|gorgeous|great|nice|perfect|wonderful|fun))`,
  ),
  of(String.raw`(?:ich|wir) (?:hätten?|möchten?|wünschen?)(?: (?:mir|uns|gern|gerne|bitte))*\s`, article, thing),
  of(String.raw`^\s*(?:am liebsten|gern|gerne|bitte)\s(?:mit\s)?(?=eine?[nmr]?\s)`, thing),
  of(String.raw`(?:je|on|nous) (?:voudr\p{L}+|aimer\p{L}+|verr\p{L}+)(?: bien)?(?: voir)?\s`, article, thing),
  of(
    String.raw`(?:quier[oe]|queremos|quisiera|quisiéramos|me gustaría|nos gustaría)(?: que saliera| que salga| ver)?\s`,
    article,
    thing,
  ),
  of(String.raw`(?:^|\s)que (?:se vean?|salgan?|aparezcan?|apareçam?|se veja)\s`, article, thing),
  of(String.raw`(?:vorr(?:ei|emmo)|(?:mi|ci) piacerebbe)(?: vedere)?\s`, article, thing),
  of(String.raw`(?:^|\s)che si veda(?:no)?\s`, article, thing),
  of(String.raw`^\s*(?:graag|liefst)(?: met)?\s`, article, thing),
  of(String.raw`(?:quer(?:ia|íamos|emos)|gostava de|gostaria de|gostávamos de)(?: ver| ter)?\s`, article, thing),
  of(String.raw`(?:chciał\p{L}*|chcieli\p{L}*)(?: zobaczyć| widzieć)?\s`, thing),
  of(String.raw`^\s*(?:gärna|gerne|gjerne)(?: med)?\s(?=(?:ett?|en|et)\s)`, thing),
];

/** "Have your picture taken", "bring a spoon": said to customers. */
const toReaders =
  /(?<!\p{L})(?:you|your|yours|dein\p{L}*|eure?\p{L}*|ihre?n?|votre|vos|tus?|vuestr\p{L}*|vostr\p{L}*|jouw|jullie|uw|seus?|suas?|twoj\p{L}*|wasz\p{L}*|din|ditt|jeres|deres|apply|cv|hire|bewerb\p{L}*|candidat\p{L}*)(?!\p{L})/iu;

/** "One of those old-timey pictures with", "une photo avec", "uma arte com". */
const pictured =
  /^.*?(?<!\p{L})(?:pictures?|photos?|posters?|drawings?|images?|foto|bild|plakat|zeichnung|dessin|affiche|cartel|dibujo|imagen|disegno|immagine|locandina|tekening|plaatje|arte|desenho|imagem|cartaz|obrazek|plakat|rysunek|teckning|tegning|billede|bilde)(?!\p{L})[^,;]*?\s(?:with|of|mit|von|avec|de|con|di|met|van|com|z|med|av|af)\s/iu;
/** "Like a circus poster", "letters as of wood". */
const likeness =
  /(?<!\p{L})(?:like|looks?|style|letters?|lettering|fonts?|text|words?|logo|colou?rs?|poster|flyer|plakat|schrift|farben?|lettres?|couleurs?|cartel|letras?|colore?s?|affiche|cartaz|letters|kleuren|liter\p{L}*|kolor\p{L}*|bokstäver|skrift)(?!\p{L})/iu;
/** "An art deco feel". */
const mood =
  /(?<!\p{L})(?:feel|feeling|vibes?|mood|atmosphere|ambiance|stimmung|gefühl|ambiente|atmosfera|sfeer|klimat|stämning|stemning)(?!\p{L})/iu;
const refused =
  /(?<!\p{L})(?:not|no|without|keine?\p{L}*|nicht|ohne|pas|sans|sin|non|senza|geen|niet|não|sem|nie|bez|inte|ikke|uden|uten|utan)(?!\p{L})/iu;
/** Icons of how a picture is made. */
const manners: ReadonlySet<string> = new Set(
  'wood artist-palette camera paintbrush framed-picture printer paint-roller movie-camera video-camera film-frames pencil'.split(
    ' ',
  ),
);
