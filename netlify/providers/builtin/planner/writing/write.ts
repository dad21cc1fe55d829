import type { BusinessProfile, Tone } from '../../../../../src/domain/business-profile';
import { ideaKinds, type IdeaDraft, type PieceDraft } from '../../../../../src/domain/idea';
import { localise, localiseAsk, slotValues, speaksOf } from '../choosing/candidates';
import { stems } from '../stems';
import { asOne } from '../owner/speaker';
import { clip, endSentence, sentences } from '../english/grammar';
import { isFeast, isForFeast } from '../choosing/feasts';
import { pickBy } from '../hash';
import { signature } from '../material/business-line';
import type { Moment } from '../choosing/moment';
import { upcoming } from '../choosing/moment';
import { pictures } from './pictures';
import { cleanLine, type Offer, type ProfileWords } from './profile-words';
import { compose } from './tones';
import { usesOffer } from '../choosing/slots';
import { toAmerican } from '../english/us-english';
import type { Entry, TradePack } from '../knowledge/trade-pack';

/** The piece that an entry becomes in the voice of the profile. */
export function writeEntry(
  entry: Entry,
  offerId: string | null,
  { pack, profile, words, idea, moment }: Material,
): PieceDraft {
  const offer = words.offers.find(({ id }) => id === offerId) ?? subjectOf(entry, words, pack);
  const observance = entry.day
    ? (moment.ahead.find(({ id, date }) => id === entry.day && date === idea.aboutOn) ??
      upcoming(moment, entry.day, entry.lead) ??
      moment.ahead.find(({ id }) => id === entry.day) ??
      null)
    : null;
  const values = slotValues(words, moment, offer, observance);
  const say = (template: string) => localise(template, { pack, words, moment }, values);
  return {
    title: idea.title,
    body: compose(profile.tone, {
      hook: idea.hook,
      facts: sentences(say(entry.text)),
      voice: voiceOf(pack, profile.tone, idea, moment).map(say),
      // A frame ends with a question or an invitation of its own.
      call: pack.id.startsWith('own')
        ? isFeast(idea.topic)
          ? signature(words, 'en', isForFeast)
          : ''
        : callToAction(profile.tone, {
            ask: localiseAsk(entry.ask, { pack, words, moment }, values),
            seed: idea.topic,
            american: moment.american,
            isOne: words.isOne,
          }),
    }),
    keywords: idea.keywords,
    ...pictureOf(idea, pictures[entry.picture ?? pack.picture], entry.picture ?? pack.picture, words),
  };
}

/** An idea that came from elsewhere (typed, or another planner's) is written from its own words and the profile's. */
export function writeFromIdea({ pack, profile, words, idea, moment }: Material): PieceDraft {
  const offer =
    words.offers.find(({ full }) => `${idea.title} ${idea.hook}`.toLowerCase().includes(full.toLowerCase())) ??
    words.offers[0] ??
    null;
  const values = slotValues(words, moment, offer, null);
  const shots = idea.frames.map((frame) => endSentence(cleanLine(frame)));
  return {
    title: idea.title,
    body: compose(profile.tone, {
      hook: endSentence(cleanLine(idea.hook)),
      facts: shots,
      voice: voiceOf(pack, profile.tone, idea, moment).map((line) => localise(line, { pack, words, moment }, values)),
      call: callToAction(profile.tone, {
        ask: 'about whatever this leaves open',
        seed: idea.topic,
        american: moment.american,
        isOne: words.isOne,
      }),
    }),
    keywords: idea.keywords,
    ...pictureOf(idea, pictures[pack.picture], pack.picture, words),
  };
}

export interface Material {
  pack: TradePack;
  profile: BusinessProfile;
  words: ProfileWords;
  idea: IdeaDraft;
  moment: Moment;
}

/**
 * A line of the pack's in a tone, for one idea of a week at most and another one each week, since a joke is one once. None
 * that claims something or invites to something: that is the owner's to say.
 */
function voiceOf(pack: TradePack, tone: Tone, { kind }: IdeaDraft, { week }: Moment): string[] {
  const lines = pack.voice[tone].filter((line) => !CLAIMING.test(line));
  const isTurn = ideaKinds[(week.week * 3) % ideaKinds.length] === kind;
  return isTurn && (lines.length > 1 || week.week % 2 === 0) ? [lines[week.week % lines.length]!].filter(Boolean) : [];
}
const CLAIMING =
  /\{name\}|(?<!\p{L})(?:we|us|our|ours|here|price|free|on the house|included|ask|send|tell|come in)(?!\p{L})/iu;

function subjectOf(entry: Entry, words: ProfileWords, pack: TradePack): Offer | null {
  const speaks = entry.on ?? entry.needs;
  if (speaks)
    return words.offers.find((offer) => stems(speaks).test(offer.full) && speaksOf(entry, offer, pack)) ?? null;
  return usesOffer(entry.title + entry.hook + entry.text)
    ? (words.offers.find(({ plain }) => plain) ?? words.offers[0] ?? null)
    : null;
}

function pictureOf(
  idea: IdeaDraft,
  shown: string,
  subject: string,
  words: ProfileWords,
): Pick<PieceDraft, 'altText' | 'picture'> {
  const headline = clip(cleanLine(idea.frames[0]), 40).split(' ').slice(0, 6).join(' ');
  const supporting = clip(cleanLine(idea.title), 70);
  return {
    altText: clip(
      `A poster with ${shown}, the words “${headline}” and, smaller, “${supporting}”, by ${words.name}.`,
      300,
    ),
    picture: { subject, headline, supporting },
  };
}

/** The last sentence: an invitation to ask, which promises nothing. What can only be asked for may not be had here. */
function callToAction(tone: Tone, { ask, seed, american, isOne }: CallParts): string {
  // "which loaf keeps longest" can be wondered about; "for a darker loaf" can only be asked.
  const form = /^(?:for|to|about)\b/.test(ask) ? 'request' : 'plain';
  const chosen = pickBy(calls[tone][form], seed, 'call');
  const template = isOne ? asOne(chosen) : chosen;
  return (american ? toAmerican(template) : template).replace('{ask}', () => ask);
}

interface CallParts {
  /** "which loaf keeps longest", "for a loaf baked darker" */
  ask: string;
  seed: string;
  american: boolean;
  isOne: boolean;
}

/** Plain ones: an offer's name, where one meets or a flourish stood crooked in too many of them. */
const calls: Record<Tone, Record<'plain' | 'request', [string, ...string[]]>> = {
  professional: {
    plain: ['Not sure {ask}? Please ask us.', 'If you’d like to know {ask}, please ask us.', 'Please ask us {ask}.'],
    request: ['Please feel free to ask {ask}.', 'There is no harm in asking {ask}.'],
  },
  friendly: {
    plain: ['Not sure {ask}? Just ask us.', 'Wondering {ask}? Just ask us.', 'Just ask us {ask}.'],
    request: ['It never hurts to ask {ask}.', 'There’s no harm in asking {ask}.', 'Feel free to ask {ask}.'],
  },
  casual: {
    plain: ['Not sure {ask}? Just ask.', 'Wondering {ask}? Just ask.', 'Just ask us {ask}.'],
    request: ['Asking {ask} never hurts.', 'No harm in asking {ask}.', 'Feel free to ask {ask}.'],
  },
  authoritative: {
    plain: ['Not sure {ask}? Ask us.', 'Ask us {ask}.'],
    request: ['There is no harm in asking {ask}.', 'Feel free to ask {ask}.'],
  },
  creative: {
    plain: ['Wondering {ask}? Ask us.', 'Not sure {ask}? Ask us.', 'Ask us {ask}.'],
    request: ['It never hurts to ask {ask}.', 'No harm in asking {ask}.'],
  },
};
