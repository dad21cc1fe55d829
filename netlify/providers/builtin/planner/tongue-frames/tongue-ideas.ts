import type { Observance } from '../../../../../src/domain/calendar/observances';
import { avoidedWordIn } from '../../../../../src/domain/avoid-words';
import { pricedOffers } from '../../../../../src/domain/business-details';
import type { BusinessProfile } from '../../../../../src/domain/business-profile';
import type { PostLanguage } from '../../../../../src/domain/text-language';
import { effortWith, type IdeaDraft, type PieceDraft } from '../../../../../src/domain/idea';
import type { Rated } from '../choosing/choose';
import { isFeast, isForFeast } from '../choosing/feasts';
import { capitalise, clip, endSentence, typographic } from '../english/grammar';
import { signature, withoutMark } from '../material/business-line';
import { phrases } from '../material/phrases';
import { isThingOfNow } from '../material/said-in-time';
import { saidBeside, tellableIn } from '../material/said-in-tongue';
import { isTellingAlone } from '../offers/telling-offer';
import { daysAhead, upcoming, type Moment } from '../choosing/moment';
import type { Picture } from '../writing/pictures';
import type { Offer, ProfileWords } from '../writing/profile-words';
import { OF_FAMILY } from '../choosing/support';
import {
  sectionKinds,
  sectionNames,
  voiceless,
  type Entry,
  type Section,
  type TradePack,
} from '../knowledge/trade-pack';
import { addressOf, areaOf } from './said-places';
import { hasPrice, thingsOf } from './tongue-things';
import { tongueTopics, type TongueTopic } from './tongue-topics';
import { postOf } from './tongue-post';
import { framesIn, hoursIn, languageSaid, sayFrame, voiceOf, type TongueFile } from './tongue-words';

/**
 * Ideas in the owner's own language that say nothing of the business but what its profile says: what to photograph, ask
 * or explain in its kind of business. They come before everything that we only know in English.
 */
export async function rateInTongue(
  tongue: PostLanguage,
  { profile, words, moment, trades = [] }: Business & { trades?: readonly string[] },
): Promise<Rated[]> {
  const frames = await framesIn(tongue);
  const { avoidWords = [] } = profile;
  const isOf = thingsOf({ profile, words, moment, trades });
  return [...tongueTopics()]
    .flatMap(([id, topic]) => {
      if (!topic.kinds.has(words.kind ?? 'unknown') || !frames[id]) return [];
      const observance = topic.day ? upcoming(moment, topic.day, topic.lead) : null;
      if (topic.day && !observance) return [];
      if (topic.months && !topic.months.includes(moment.month)) return [];
      if (topic.isSeasonal && !moment.season) return [];
      if (!isOf(topic)) return [];
      return subjectsOf(topic, { profile, words, moment }).map((offer, index) => {
        const said = sayTopic(frames, id, { tongue, profile, words, moment, offer });
        if (said === null) return null;
        const isAvoided =
          avoidWords.length > 0 && avoidedWordIn([said.title, said.text].join(' . '), avoidWords) !== null;
        return {
          candidate: {
            topic: inTongue(tongue, [id, ...(offer ? [offer.id] : [])].join('/')),
            kind: sectionKinds[topic.section],
            pack: packOf(tongue, topic),
            entry: entryOf(said, topic),
            title: said.title,
            hook: said.hook,
            offer,
            inWhat: false,
            inAudience: false,
            observance,
            inSeason: topic.isSeasonal ?? false,
            inMonth: topic.months !== undefined,
            offSubject: false,
            isThingNamed: null,
          },
          support: supportOf(topic, { id, words, moment, offer, tongue, observance }),
          handicap:
            index * LATER_OFFER +
            (topic.isShown ? TO_BE_SHOWN : 0) +
            (HOLLOW.has(id) ? TO_BE_SHOWN : 0) +
            (isAvoided ? AVOIDED : 0),
        };
      });
    })
    .filter((rated) => rated !== null);
}

/** Whether a frame only shows what the profile says: where nothing is known of a trade, nothing of ours is better. */
export const isOfProfile = (topic: string): boolean => OF_PROFILE.has(topic.split('/')[1] ?? '') && isInTongue(topic);
const OF_PROFILE: ReadonlySet<string> = new Set(['overview', 'oneoffer', 'offerask']);

/** Whether a frame was written for one family of trades: it says in short what a post about the trade says in full. */
export const isOfOneFamily = (topic: string): boolean =>
  tongueTopics().get(topic.split('/')[1] ?? '')?.for?.length === 1;

export const isInTongue = (topic: string): boolean => topic.startsWith(PREFIX);
export const inTongue = (tongue: PostLanguage, subject: string): string => `${packId(tongue)}/${subject}`;
export const tongueOfTopic = (topic: string): PostLanguage | null =>
  isInTongue(topic) ? (topic.split('/')[0]!.slice(PREFIX.length) as PostLanguage) : null;

export function draftInTongue({ candidate, support }: Rated, words: ProfileWords): IdeaDraft {
  const { entry, offer } = candidate;
  const place = words.city ? ` ${words.city}` : '';
  const named = offer ? [offer] : words.offers.slice(0, 2);
  return {
    kind: candidate.kind,
    title: candidate.title,
    hook: candidate.hook,
    reason: support.reason,
    evidence: support.evidence,
    keywords: [...new Set(named.map(({ quoted }) => `${quoted}${place}`))],
    difficulty: 'Easy',
    effort: effortWith(entry.photo ?? null),
    confidence: support.confidence,
    frames: [entry.shots[0], entry.shots[1], clip(words.name, FRAME)],
    aboutOn: candidate.observance?.date ?? null,
    topic: candidate.topic,
  };
}

/** The post of such an idea, written again from its topic; null for any other, or where the frame is no more. */
export async function writeInTongue(idea: IdeaDraft, business: Business): Promise<PieceDraft | null> {
  const [, id = '', offerId] = idea.topic.split('/');
  const topic = tongueTopics().get(id);
  const tongue = tongueOfTopic(idea.topic);
  if (tongue === null || !topic) return null;
  const offer = business.words.offers.find((one) => one.id === offerId) ?? null;
  const said = sayTopic(await framesIn(tongue), id, { ...business, tongue, offer });
  if (said === null) return null;
  // What is written for a family of trades before a feast has to say whose post it is.
  const body = isFeast(idea.topic) ? `${said.body}\n\n${signature(business.words, tongue, isForFeast)}` : said.body;
  return pieceInTongue(tongue, idea, business.words, { ...said, body, picture: topic.picture });
}

export function pieceInTongue(
  tongue: PostLanguage,
  idea: IdeaDraft,
  { name }: ProfileWords,
  { shots: [headline], body, picture }: { shots: readonly [string, ...string[]]; body: string; picture: Picture },
): PieceDraft {
  return {
    title: idea.title,
    body,
    altText: clip(phrases[tongue].alt.poster(headline, idea.title, name), 300),
    keywords: idea.keywords,
    picture: { subject: picture, headline, supporting: clip(idea.title, 70) },
  };
}

/** The offers that a frame is told of: each by itself, or none. */
function subjectsOf(topic: TongueTopic, { profile, words, moment }: Business): (Offer | null)[] {
  const { of, ofNow, isOpen, isTelling } = topic;
  if (of === 'offers' && words.offers.length < 2) return [];
  if (of === 'offer')
    return words.offers.filter(
      ({ full }) =>
        [...full].length <= LONGEST_OFFER &&
        (!ofNow || isThingOfNow(full, moment)) &&
        (!isTelling || isTellingAlone(full)) &&
        !(isOpen && hasPrice(full)),
    );
  if (of === 'price') return words.offers.filter((offer) => priceOf(offer, profile) !== null);
  return [null];
}

const priceOf = (offer: Offer | null, { offers, details }: BusinessProfile): string | null =>
  pricedOffers(offers, details?.prices ?? []).find(({ offer: name }) => name === offer?.full)?.price ?? null;

/** Everything that a frame says here; null where a slot of it cannot be filled. */
function sayTopic(
  frames: TongueFile,
  id: string,
  asked: Business & { tongue: PostLanguage; offer: Offer | null },
): Said | null {
  const { tongue, profile, words, moment, offer } = asked;
  const frame = frames[id];
  if (!frame) return null;
  const of = tongueTopics().get(id)?.of;
  const named = withoutMark(words.name);
  const slots = new Map(
    Object.entries({
      name: named,
      said: saidBeside(offer?.full ?? null, words, tongue),
      told: tellableIn(words, tongue).join(' '),
      sign: signOf(named, clip(words.where, 60)),
      where: of === 'place' ? addressOf(profile) : of === 'area' ? areaOf(words) : clip(words.where, 60),
      offer: offer ? capitalise(clip(offer.quoted, LONGEST_OFFER)) : '',
      price: priceOf(offer, profile) ?? '',
      hours: hoursIn(tongue, profile),
      list: words.offers.map(({ quoted }) => `– ${quoted}`).join('\n'),
    }),
  );
  const needed = [...frame.join(' ').matchAll(/\{(\w+)\}/gu)].map(([, name]) => name!);
  const missing = needed.filter((name) => (slots.get(name) ?? '') === '');
  if (missing.some((name) => name !== 'where' || of === 'place' || of === 'area')) return null;
  const voice = voiceOf(tongue, profile, words, moment.country);
  const [title, head, below, text] = frame.map((template) =>
    sayFrame(template, voice, slots).trim(),
  ) as TongueFile[string];
  const { hook, body } = postOf(title, text);
  return {
    title: clip([...title].length > 70 ? withoutName(title, named) : title, 70),
    hook,
    text,
    shots: [clip(head, FRAME), clip(below, FRAME)],
    body,
  };
}

/** "Caisse Liège, Herstal": a place that stands in the name is not said again. */
const signOf = (name: string, where: string): string =>
  [name, ...where.split(', ').filter((part) => !` ${name} `.includes(` ${part} `))].filter(Boolean).join(', ');

/** A heading that the name leaves no room for: "Das Angebot auf einen Blick". */
const withoutName = (title: string, name: string): string =>
  title.startsWith(name) ? capitalise(title.slice(name.length).replace(/^[\s:]+/u, '')) : title;

function supportOf(topic: TongueTopic, { id, words, moment, offer, tongue, observance }: Told): Rated['support'] {
  const isNarrow = topic.for !== undefined || topic.kinds.size <= NARROW;
  return {
    reason: topic.why,
    evidence: [
      ...(observance ? [{ source: 'calendar' as const, text: endSentence(sayDay(observance, moment)) }] : []),
      ...(moment.season && topic.isSeasonal
        ? [{ source: 'season' as const, text: `It is ${moment.season.season}.` }]
        : []),
      ...(offer ? [{ source: 'profile' as const, text: `You list “${offer.quoted}” among your offers.` }] : []),
      ...(tongue === 'en'
        ? []
        : [
            {
              source: 'profile' as const,
              text: `You write in ${languageSaid(tongue)}, so this post is in ${languageSaid(tongue)}.`,
            },
          ]),
      {
        source: 'trade',
        text:
          isFeast(`${packId(tongue)}/${id}`) && topic.for
            ? OF_FAMILY
            : `This idea would suit ${isNarrow && words.kind ? 'many businesses that work as you do' : 'many businesses'}. Answer our questions about yours, and the next ones use what you say.`,
      },
    ],
    confidence:
      35 +
      (offer || topic.of ? 10 : 0) +
      (isNarrow ? 15 : 0) +
      (topic.for?.length === 1 ? OF_TRADE : 0) +
      (isNear(observance, moment) ? 10 : 0),
  };
}

const sayDay = ({ name, verb, date }: Observance, { say }: Moment): string =>
  `${typographic(name)} ${verb} ${say(date)}`;

const isNear = (observance: Observance | null, moment: Moment): boolean =>
  observance !== null && daysAhead(moment.week, observance.date) <= 21;

const entryOf = ({ title, hook, text, shots }: Said, { why, photo, picture }: TongueTopic): Entry => ({
  title,
  hook,
  text,
  why,
  ask: '',
  shots: [shots[0], shots[1], ''],
  picture,
  ...(photo && { photo }),
});

const packOf = (tongue: PostLanguage, { picture }: TongueTopic): TradePack => ({
  id: packId(tongue),
  you: 'run a business',
  picture,
  search: [],
  voice: voiceless(),
  ...(Object.fromEntries(sectionNames.map((name) => [name, {}])) as Record<Section, Record<string, Entry>>),
});

/** Frames of ours are the same idea whichever offer stands in them (`subject.ts`). */
const PREFIX = 'own-tongue-';
const packId = (tongue: PostLanguage): string => `${PREFIX}${tongue}`;
const FRAME = 28;
const LONGEST_OFFER = 36;
/** What fits at most so many kinds of business was written for them. */
const NARROW = 7;
/** What is said of one trade comes before what is said of several. */
const OF_TRADE = 8;
const LATER_OFFER = 4;
const AVOIDED = 1_000;
const TO_BE_SHOWN = 20;
/** Of these strangers said most often that no customer of theirs needs them (docs/judged.md). */
const HOLLOW: ReadonlySet<string> = new Set(['silly', 'savenumber', 'xmaswork', 'perfect']);

interface Business {
  profile: BusinessProfile;
  words: ProfileWords;
  moment: Moment;
}
interface Told {
  id: string;
  words: ProfileWords;
  moment: Moment;
  offer: Offer | null;
  tongue: PostLanguage;
  observance: Observance | null;
}
interface Said {
  title: string;
  hook: string;
  text: string;
  shots: [string, string];
  body: string;
}
