import type { PostLanguage } from '../../../../../src/domain/text-language';
import { capitalise as capital, clip, countWords } from '../english/grammar';
import type { ProfileWords } from '../writing/profile-words';
import { joins } from './label-joins';
import { phrases } from './phrases';
import { withPeople } from './said-people';
import type { Base, Made } from './told-shapes';
import { aboutOf, shorter, TITLE } from './told-title';
import { hinged } from './told-hinge';
import { matterOf } from './told-piece';
import { around, bare, isGrumble, keySentence, labelled, lowered, takenBack, type ToldWords } from './told-words';

/** What people get wrong: a belief with what is true instead, or an error and what comes of it. */
export const wrong = ({ material, words, label, language }: Base, profile: ProfileWords): Made | null => {
  const { tongue, detail } = words;
  const isBelief = tongue.believers.test(words.text[0]!) && !takenBack.test(words.text[0]!);
  const text = isBelief && detail.length === 0 && words.text.length === 1 ? inTwo(words.text[0]!) : words.text;
  const first = text[0]!;
  const belief = isBelief ? bare(first.replace(tongue.believers, '')) : null;
  const truth = belief === null ? detail : [...text.slice(1), ...detail];
  const isMyth = belief !== null && material.question === 'people-get-wrong' && truth.length > 0;
  const said =
    belief === null
      ? bare(first.replace(tongue.fillers, ''))
      : `${thatOf(tongue.believers.exec(first)?.[0] ?? '', language)}${belief}`;
  // What is told as true needs no heading that calls it an error.
  const isTruth = !isMyth && detail.length === 0 && DOING.get(language)?.test(first) && tellsTruth(first);
  const lead = isMyth
    ? phrases[language].myth
    : isTruth || !joins(material.question, withPeople(said, language), language)
      ? ''
      : labelled(label, language);
  const clause =
    isMyth && language === 'en'
      ? capital(asReader(said))
      : isTruth
        ? capital(said)
        : DOING.get(language)?.test(said)
          ? said.charAt(0).toLowerCase() + said.slice(1)
          : lowered(withPeople(said, language), language, material.text);
  const told = isMyth ? truth : [erred(first, label, language, detail), ...text.slice(1), ...hinged(detail, language)];
  // An error that nobody puts right helps no reader.
  if (truth.length === 0 && (belief !== null || countWords(text.join(' ')) < 8 || isGrumble(told, language)))
    return null;
  const key = keySentence(isMyth && detail.length > 0 ? detail : told, words, aboutOf(profile));
  const room = TITLE - [...lead].length;
  // What people do stays the same without the reason, and reads better so than broken off.
  const short =
    sameIn(clause, room, words) ?? (isMyth || [...clause].length <= TITLE ? null : shorter(clause, room, words));
  // What is true instead stands above a belief that cannot be told in so many words, and an error without its heading.
  const better = () => {
    const right = isMyth ? key : keySentence(detail, words, aboutOf(profile));
    return LEANS_ON_ERROR.test(right) ? null : shorter(right, TITLE, words);
  };
  // An error that people make may stand without its heading; one that nobody makes would be read as advice.
  const isTold = !isMyth && [...clause].length <= TITLE && (detail.length === 0 || SOMEBODY_DOES.test(clause));
  const instead = isTold ? clause : isMyth || detail.length > 0 ? better() : null;
  const matter = matterOf([clause, ...detail], language, room);
  const isTrue = isMyth && !short && instead !== null;
  const cut = isMyth ? sameIn(clause, TITLE - 4, words) : shorter(clause, TITLE, words);
  return {
    title: short ? capital(lead + short) : instead ? capital(instead) : lead + (matter ?? clip(clause, room)),
    line: !isMyth
      ? capital(cut ?? label)
      : isTrue
        ? capital(instead)
        : phrases[language].quote(cut ?? clip(clause, TITLE - 4)),
    ...(isMyth && !isTrue && { label: phrases[language].myth.replace(/\s*:\s*$/u, '') }),
    body: [...(isMyth ? [believedIn(first, said, language, belief)] : []), ...around(told, key, words)],
    quoted: first,
    isComplete: truth.length > 0 || countWords(told.join(' ')) >= 12,
  };
};

/** "They think that it is lost, most of the time it is only a plate": the belief, and what is true, told in one breath. */
function inTwo(sentence: string): string[] {
  const at = sentence.search(TRUTH_AFTER);
  return at < 0 ? [sentence] : [`${sentence.slice(0, at)}.`, capital(sentence.slice(at).replace(/^, /u, ''))];
}
const TRUTH_AFTER =
  /, (?=(?:but|actually|really|in fact|usually|most(?:ly| of the time)|nine times out of ten|it[’']s (?:not|only|just|usually|actually)|aber|dabei|in wirklichkeit|tatsächlich|meistens|meist ist|mais|en fait|en réalité|en vrai|la plupart du temps|pero|en realidad|la mayoría|casi siempre|mas|na verdade|na maioria|quase sempre|ma|in realtà|quasi sempre|maar|eigenlijk|meestal|ale|tak naprawdę|zwykle)(?!\p{L}))/iu;

/** A post that says "It is the limit switch" says first what is believed. */
function believedIn(first: string, said: string, language: PostLanguage, belief: string | null): string {
  if (belief !== null && !DOING.get(language)?.test(first) && bare(first).length - belief.length > SHORTEST_BELIEVERS)
    return withPeople(language === 'en' ? first.replace(THINKING, ' $1') : first, language);
  const think = thinkThat.get(language);
  return think && THAT.test(said)
    ? `${think} ${said.charAt(0).toLowerCase()}${said.slice(1)}.`
    : `${phrases[language].myth}${phrases[language].quote(`${capital(said)}.`)}`;
}

/**
 * An error in which nobody does it would be read as advice, so its heading stands before it: "Easy to get wrong: drowning it in
 * oil", and in quotation marks where it is a whole sentence ("One horse goes on the left side").
 */
function erred(first: string, label: string, language: PostLanguage, truth: readonly string[]): string {
  const told = withPeople(first, language);
  if (told !== first || SOMEBODY_DOES.test(first)) return told;
  if ((DOING.get(language)?.test(first) && !tellsTruth(first)) || (language === 'en' && countWords(first) < 3))
    return `${labelled(label, language)}${first.charAt(0).toLowerCase()}${first.slice(1)}`;
  if (truth.length === 0 || DENIES.test(truth[0]!)) return told;
  return `${labelled(label, language)}${phrases[language].quote(first)}`;
}
/** What is done, by nobody who is named. */
const DOING: ReadonlyMap<PostLanguage, RegExp> = new Map([
  ['en', /^(?!During|Nothing|Anything|Something|Everything|Morning|Evening|King|Spring|Thing)\p{L}{2,}ing(?!\p{L})/iu],
  [
    'fr',
    /^(?:Ne (?:pas|jamais|plus) )?(?!Premier|Hier|Cher|Léger|Entier|Hiver|Loir|Soir|Noir)\p{L}{3,}(?:er|ir)(?= )/iu,
  ],
  [
    'es',
    /^(?:No )?(?!Ayer|Azúcar|Lugar|Mujer|Cualquier|Primer|Por)\p{L}{2,}[aei]r(?:l[oae]s?|se(?:l[oae]s?)?)?(?= )/iu,
  ],
  ['it', /^(?:Non )?(?!Mare|Sempre)\p{L}{3,}(?:are|ere|ire|arl[oaie]|erl[oaie]|irl[oaie])(?= )/iu],
  ['pt', /^(?:Não )?(?!Mulher|Qualquer|Açúcar|Lugar|Por)\p{L}{2,}[aei]r(?= )/iu],
]);
/** "Winding it too tight isn't a thing" says what is true. */
const tellsTruth = (said: string): boolean =>
  /(?<!\p{L})(?:\p{L}+n[’']t|is not|does not|never|no es|no hace|n[’']est pas|non è|não é)(?!\p{L})/iu.test(said);
const SOMEBODY_DOES =
  /^on\s(?=\p{Ll}+(?:e|t)\s)|(?<!\p{L})(?:people|they|their|them|many|most|some(?:one|body)?|every(?:one|body)|nobody|customers?|clients?|folks?|owners?|farmers|drivers|parents|brides|tenants|landlords|gardeners|builders|beginners|visitors|guests|families|you|your|viele|leute|kunden|manche|die meisten|jeder|alle|man|sie|gens|beaucoup|clients|tout le monde|certains|ils|la gente|much[oa]s|clientes|todos|algun[oa]s|quien|molti|tanti|clienti|tutti|pessoas|muit[oa]s|todo mundo|mensen|veel|klanten|iedereen|ze|ludzie|wiel[eu]|klienci|niektórzy|wszyscy)(?!\p{L})/iu;
/** "Does not have to", "Muss er nicht": nobody knows what. */
const LEANS_ON_ERROR =
  /^(?:(?:muss|ist|sind|kann|darf|stimmt|braucht|geht|hat|macht|doch|nein|nicht|no|not|nope|yes|by then|then|so|it|they|that|is|isn[’']t|does|doesn[’']t|non|pas|si|sí|não|è|es|het|dat|nee)(?!\p{L}))/iu;
/** A truth that begins with a no says that the error is one. */
const DENIES =
  /^(?:no|not|never|it isn[’']t|it doesn[’']t|don[’']t|that[’']s not|nein|nicht|nie|non|ne |jamais|nunca|mai|niet|nee|não|nunca|nie)(?![\p{L}])/iu;

/**
 * An error in at most so many characters that is still the error: "the roof leaks because the thatch is gone" without its
 * reason would deny the leak. null where nothing can be left out.
 */
function sameIn(clause: string, max: number, words: ToldWords): string | null {
  const short = shorter(clause, max, words);
  return short !== null && (short === bare(clause) || !GOES_ON.test(clause.slice(short.length))) ? short : null;
}
/** The second half of an error may be its point: "a dear mic and record in the kitchen". */
const GOES_ON =
  /^,? (?:and|und|et|y|e|en|i|oraz)(?!\p{L})|(?<!\p{L})(?:because|since|when(?:ever)?|if|unless|while|once|until|before|after|as long|so that|weil|wenn|falls|sobald|solange|bis|bevor|nachdem|damit|parce|car|quand|lorsque?|si|puisque|dès|tant|avant|après|pour|porque|cuando|mientras|hasta|antes|después|para|omdat|want|wanneer|als|zolang|tot|voordat|nadat|perché|quando|se|finché|prima|dopo|enquanto|até|depois|bo|ponieważ|gdy|kiedy|jeśli|jeżeli|dopóki|zanim|póki|żeby)(?!\p{L})/iu;

/** What people think that "they" should do, readers do. */
const asReader = (belief: string): string =>
  belief.replace(/^they(?= (?:should|can|can[’']?t|must|need|have to|may)\b)/iu, 'You');

/** "People are thinking" as an editor would put it. */
const THINKING =
  /(?<=^(?:They|People|Customers|Clients|Folks|Many|Some|Parents|Guests|Most people)) are (think)ing(?!\p{L})/iu;
/** "That", "dass" and "que" begin no sentence of a post; "people think that" does. */
const SHORTEST_BELIEVERS = 6;
const THAT = /^(?:dass|dat|che) /iu;
/** Where a clause with "that" has a verb of its own form, the "that" stays with it. */
const thinkThat: ReadonlyMap<PostLanguage, string> = new Map([
  ['de', 'Viele denken,'],
  ['nl', 'Veel mensen denken'],
  ['it', 'Molti credono'],
]);
/** "Che il vetro debba toccare la stampa": without its "che" that is no Italian, nor Dutch where the verb comes last. */
const thatOf = (believers: string, language: PostLanguage): string =>
  language === 'it' && /(?<!\p{L})che $/iu.test(believers)
    ? 'che '
    : language === 'nl' && /(?<!\p{L})dat $/iu.test(believers)
      ? 'dat '
      : '';
