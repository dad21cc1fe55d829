import { avoidedWordIn } from '../../../../../src/domain/avoid-words';
import type { BusinessProfile } from '../../../../../src/domain/business-profile';
import type { IdeaDraft, IdeaKind, PieceDraft } from '../../../../../src/domain/idea';
import type { Rated } from '../choosing/choose';
import { clip } from '../english/grammar';
import { isOfSibling, namedIn } from '../hearing/siblings';
import { invitationIn } from '../material/invitation';
import { isOnlyElsewhere } from '../country-words/only-there';
import type { Moment } from '../choosing/moment';
import { allNotes } from '../knowledge/note-files';
import { loadPack } from '../knowledge/pack-files';
import { photoNeeded } from '../choosing/photo-needed';
import type { ProfileWords } from '../writing/profile-words';
import { postOf } from '../tongue-frames/tongue-post';
import { inTongue, pieceInTongue, tongueOfTopic } from '../tongue-frames/tongue-ideas';
import { languageSaid, sayFrame, voiceOf, type Tongue } from '../tongue-frames/tongue-words';
import { sectionNames, type Entry, type TradePack } from '../knowledge/trade-pack';
import { tradePostsIn, type TradePost } from './trade-posts';

/** Whether enough of a trade is told in a language for ideas to come from it before anything general. */
export async function isTradeKnownIn(tongue: Tongue, trades: readonly TradePack[]): Promise<boolean> {
  const posts = await tradePostsIn(tongue);
  return trades.some(({ id }) => Object.keys(posts[id] ?? {}).length >= ENOUGH);
}

/** Of ideas of ours that are rated in English those that are told in the owner's language, in that language. */
export async function knownInTongue(tongue: Tongue, rated: readonly Rated[], business: Business): Promise<Rated[]> {
  const posts = await tradePostsIn(tongue);
  const { avoidWords = [], name, what, offers } = business.profile;
  const named = namedIn([name, what, ...offers].join(' \n '));
  return rated.flatMap(({ candidate, support, handicap }) => {
    const [pack = '', id = ''] = candidate.topic.split('/');
    const post = posts[pack]?.[id];
    if (!post || isOnlyElsewhere(post, tongue, business.moment.country)) return [];
    const said = sayPost(post, tongue, business);
    // In a new wording it may name a neighbouring trade's thing: a steering wheel, to somebody who repairs motorbikes.
    if (isOfSibling({ ...candidate.entry, ...said, ask: '', clip: '', photo: '' }, named)) return [];
    const isAvoided = avoidWords.length > 0 && avoidedWordIn(`${said.title} . ${said.text}`, avoidWords) !== null;
    const photo = photoNeeded(candidate, (template) => template);
    const isAsked = said.title.endsWith('?');
    // Told anew, a question may have become advice.
    const kind = candidate.kind === QUESTION && !isAsked ? ADVICE : candidate.kind;
    return {
      candidate: {
        ...candidate,
        kind,
        ...(isAsked && { otherKinds: [kind === QUESTION ? ADVICE : QUESTION] }),
        topic: inTongue(tongue, `${pack}${WITHIN}${id}`),
        title: said.title,
        hook: said.hook,
        entry: { ...candidate.entry, ...said, ...(photo !== null && { photo }) },
      },
      support: {
        ...support,
        evidence: [
          ...support.evidence,
          {
            source: 'profile' as const,
            text: `You write in ${languageSaid(tongue)}, so this post is in ${languageSaid(tongue)}.`,
          },
        ],
      },
      handicap: handicap + (isAvoided ? AVOIDED : 0),
    };
  });
}

/** The post of such an idea, written again from its topic; null for any other, and where it is no more. */
export async function writeKnown(idea: IdeaDraft, business: Business): Promise<PieceDraft | null> {
  const tongue = tongueOfTopic(idea.topic);
  if (tongue === 'en') return null;
  const [, named = ''] = idea.topic.split('/');
  const [packId = '', id] = named.split(WITHIN);
  if (tongue === null || id === undefined) return null;
  const post = (await tradePostsIn(tongue))[packId]?.[id];
  // Whatever the trade of today is: the idea was chosen as it stands.
  const pack = (await loadPack(packId)) ?? (await allNotes()).find((note) => note.id === packId);
  if (!post || !pack) return null;
  const entry = sectionNames.map((section) => pack[section][id]).find((one) => one !== undefined);
  const said = sayPost(post, tongue, business);
  const { profile, words, moment } = business;
  const call = invitationIn(tongue, { profile, words, topic: idea.topic, country: moment.country, body: said.body });
  return pieceInTongue(tongue, idea, words, {
    ...said,
    // Whoever is asked something at the end is not invited to ask as well.
    body: said.body.endsWith('?') ? said.body : `${said.body}\n\n${words.isOne ? call.i : call.we}`,
    picture: entry?.picture ?? pack.picture,
  });
}

function sayPost(post: TradePost, tongue: Tongue, { profile, words, moment }: Business) {
  const voice = voiceOf(tongue, profile, words, moment.country);
  const [title, head, below, text] = post.map((template) => sayFrame(template, voice, NO_SLOTS)) as TradePost;
  const shots: Entry['shots'] = [clip(head, 28), clip(below, 28), ''];
  return { title: clip(title, 70), text, shots, ...postOf(title, text) };
}

const NO_SLOTS: ReadonlyMap<string, string> = new Map();
/** Between pack and entry, within the second part of a topic: its first says the language. */
const WITHIN = ':';
const QUESTION: IdeaKind = 'Question answered';
const ADVICE: IdeaKind = 'How-to';
/** A week of them. */
const ENOUGH = 3;
const AVOIDED = 1_000;

interface Business {
  profile: BusinessProfile;
  words: ProfileWords;
  moment: Moment;
}
