import type { Observance } from '../../../../../src/domain/calendar/observances';
import type { IdeaKind } from '../../../../../src/domain/idea';
import { typographic } from '../english/grammar';
import { canFill, fillSlots, hasOwnWords, offerValues, usesOffer, type SlotValues } from './slots';
import { ownSlots } from './own-slots';
import { inWordsOf } from '../country-words/country-words';
import { isElsewhere } from '../place/in-place';
import { isThingOfNow } from '../material/said-in-time';
import { isOutOfSeason } from '../place/in-season';
import { inManner, isOtherManner } from '../owner/manner';
import { inOwnWords } from '../owner/own-word';
import { isAgainstOwner, ruledOutBy } from '../owner/opposites';
import { saySeason, upcoming, type Moment } from './moment';
import type { Offer, ProfileWords } from '../writing/profile-words';
import { sectionKinds, sectionNames, type Entry, type TradePack } from '../knowledge/trade-pack';
import { asOne, asOneAsked } from '../owner/speaker';
import { stems } from '../stems';
import { inUnitsOf } from '../place/units';
import { toAmerican, toCanadian } from '../english/us-english';

/** An entry that could be proposed this week, with what in the profile and the calendar speaks for it. */
export interface Candidate {
  topic: string;
  kind: IdeaKind;
  /** What it could as well be called, in a week that has its kind already. */
  otherKinds?: readonly IdeaKind[];
  pack: TradePack;
  entry: Entry;
  title: string;
  hook: string;
  /** The offer that the entry is about, where there is one. */
  offer: Offer | null;
  inWhat: boolean;
  inAudience: boolean;
  observance: Observance | null;
  inSeason: boolean;
  inMonth: boolean;
  /** Names goods that the profile does not mention. */
  offSubject: boolean;
  /** Whether the profile names the one thing that the entry is about (its `thing`); null where the entry has none. */
  isThingNamed: boolean | null;
}

export function candidatesOf(pack: TradePack, words: ProfileWords, moment: Moment): Candidate[] {
  const mourns = words.kind === 'grief';
  const profile = profileText(words);
  const named = [profile, ...words.trades].join(' \n ');
  // What is written for a lively animal is read with a dead one in the house.
  if (mourns && LIVELY.has(pack.id)) return [];
  const isForPets = mourns && PETS.test(profile);
  const against = ruledOutBy(profile);
  return sectionNames.flatMap((section) =>
    Object.entries(pack[section]).flatMap(([id, entry]) => {
      if (isElsewhere(entry, moment, profile) || isOtherManner(entry, words.manner)) return [];
      if (isAgainstOwner(entry, against)) return [];
      if (isForPets && OF_PEOPLE.test(`${entry.title} ${entry.hook} ${entry.text} ${entry.ask}`)) return [];
      const observance = entry.day ? upcoming(moment, entry.day, entry.lead) : null;
      if (entry.day && (!observance || (mourns && !observance.solemn))) return [];
      if (entry.season && entry.season !== moment.season?.season) return [];
      if (entry.part && !(moment.season && entry.part.includes(moment.season.part))) return [];
      if (entry.months && !entry.months.includes(moment.month)) return [];
      if (isOutOfSeason(entry, moment)) return [];
      const needed = entry.needs ? stems(entry.needs) : null;
      if (needed && !needed.test(profile)) return [];

      const speaks = entry.on ?? entry.needs;
      const pattern = speaks ? stems(speaks) : null;
      const barred = entry.not ? stems(entry.not) : null;
      // A frame for a whole kind, or for any business, speaks of no offer: there the business itself is what it must not be.
      if (barred && !entry.sorts && pack.id.startsWith('own') && barred.test(profile)) return [];
      const offers = words.offers.filter(
        ({ full }) => !barred?.test(full) && (!entry.ofNow || isThingOfNow(full, moment)),
      );
      const matching = pattern ? offers.filter(({ full }) => pattern.test(full)) : [];
      const base = {
        kind: sectionKinds[section],
        pack,
        entry,
        observance,
        inWhat: pattern?.test(`${words.name} \n ${words.what}`) ?? false,
        inAudience: !isGeneral(pattern?.exec(words.audience)?.[0] ?? 'all', pack),
        isThingNamed: entry.thing && !words.foreign ? stems(entry.thing).test(named) : null,
        inSeason: entry.season !== undefined,
        inMonth: entry.months !== undefined,
      };
      if (entry.sorts || usesOffer(entry.title + entry.hook + entry.text)) {
        return (words.foreign ? [] : nameable(pack, entry, pattern ? matching : offers))
          .map((offer) =>
            candidate(`${pack.id}/${id}/${offer.id}`, offer, { ...base, offSubject: false }, words, moment),
          )
          .filter(({ title }) => [...title].length <= LONGEST_TITLE && !title.startsWith('Work on '));
      }
      const template = entry.title + entry.hook + entry.text;
      if (!hasOwnWords(template, ownSlots(words))) return [];
      if (template.includes('{list}'))
        return [candidate(`${pack.id}/${id}`, words.offers[0]!, { ...base, offSubject: false }, words, moment)];
      base.inWhat ||= template.includes('{opening}');
      const offSubject = pattern !== null && matching.length === 0 && !base.inWhat && !base.inAudience;
      const subject = subjectOf(entry, matching, words.offers, pack);
      return [candidate(`${pack.id}/${id}`, subject, { ...base, offSubject }, words, moment)];
    }),
  );
}

const PETS = /(?<!\p{L})(?:pets?|animals?|huisdier\p{L}*|haustier\p{L}*|mascotas?|animaux|animali)(?!\p{L})/iu;
/** Whoever has lost a dog has been told often enough that it was not a person. */
const OF_PEOPLE =
  /\b(?:cemeter(?:y|ies)|churchyards?|graves?|gravestones?|headstones?|funerals?|coffins?|widows?|obituar(?:y|ies)|hymns?|hearses?|undertakers?)\b/iu;

const LIVELY: ReadonlySet<string> = new Set([
  'vet',
  'pet-shop',
  'dog-groomer',
  'dog-trainer',
  'kennels',
  'riding-school',
]);

const profileText = ({ name, what, audience, offers }: ProfileWords): string =>
  [name, what, audience, ...offers.map(({ full }) => full)].join(' \n ');

/**
 * Whether an entry is about an offer, so that the offer is a reason for it: it speaks of the thing itself, and not only
 * of what the thing is for ("e-bike" is no reason where the offer is "E-bike service"). Whoever is told to do
 * something for a day has to offer just that: a wreath for Christmas is no "funeral wreath".
 */
function isAbout(entry: Entry, offer: Offer, pack: TradePack): boolean {
  const said = [entry.title, entry.hook, entry.text, entry.ask, entry.why].join(' ');
  const name = nameOf(offer);
  const head = name.at(-1);
  if (head === undefined || !isSaidIn(said, head)) return false;
  const own = name.filter((word) => !isGeneral(word, pack));
  // "Dining chair seats" are not what a seat is where no chair is spoken of.
  const told = own.filter((word) => isSaidIn(said, word)).length;
  return entry.day ? name.every((word) => isSaidIn(said, word)) : told > 0 && told * 2 >= own.length;
}

/** The offer that an entry is about; none where its title names another one's thing. */
function subjectOf(entry: Entry, matching: Offer[], offers: readonly Offer[], pack: TradePack): Offer | null {
  const inTitle = (offer: Offer) => nameOf(offer).some((word) => !isGeneral(word, pack) && isSaidIn(entry.title, word));
  const about = matching.filter((offer) => isAbout(entry, offer, pack));
  return about.find(inTitle) ?? (offers.some(inTitle) ? null : (about[0] ?? null));
}

const nameOf = ({ full }: Offer): string[] =>
  (
    full
      .toLowerCase()
      .replace(/[(,:–—].*$/u, '')
      .split(/ (?:for|with|of|at|in|on|from|to|and|&) /u)[0] ?? ''
  ).match(/\p{L}{3,}/gu) ?? [];

const isSaidIn = (said: string, word: string): boolean =>
  ` ${said.toLowerCase()}`.includes(` ${word.replace(/(?:e?s|ing|ies|y)$/u, '')}`);

/** Whether an entry's own words name the offer: "carpets" in a text for "Carpet cleaning". */
export const speaksOf = ({ title, hook, text, ask }: Entry, { full }: Offer, pack: TradePack): boolean => {
  const said = ` ${title} ${hook} ${text} ${ask}`.toLowerCase();
  return (full.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some(
    (word) => !isGeneral(word, pack) && said.includes(` ${word.replace(/(?:e?s|ing)$/u, '')}`),
  );
};

/** Words that name the trade itself, or that half of all offers have: sharing one of them makes no offer the subject. */
export function isGeneral(word: string, { search, you }: TradePack): boolean {
  const start = word.toLowerCase().slice(0, 4);
  return (
    general.test(word) ||
    [...search, you]
      .join(' ')
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((own) => own.length >= 4 && own.slice(0, 4) === start)
  );
}
const general =
  /^(?:treatment|care|class|lesson|check|servic|repair|business|famil|child|kids?|gift|voucher|home|house|group|part(?:y|ies)|event|box|menu|full|free|new|online|mobile|emergency|private|weekly|small|large|work|office|support|advice|plan|session|course|club|room|holiday|sale|shop|store|and|the|for|with|on|our|per|special|custom|local|fresh|hand|(?:out|off|all|any|one|two|day|end|own|get|let|way|top|non|pre|her|his|its)$)/iu;

/** Offers that may stand inside a sentence; where a trade is not known and none is a plain name, all of them in quotation marks. */
function nameable(pack: TradePack, entry: Entry, offers: Offer[]): Offer[] {
  const { on, sorts } = entry;
  if (sorts) {
    const words = wordsIn(entry);
    return offers.filter(
      ({ full, plain, read }) => plain && sorts.includes(read.sort) && canFill(words, read) && !paper.test(full),
    );
  }
  const fitting = offers.filter(
    ({ full }) =>
      (!pack.offersOn || stems(pack.offersOn).test(full)) &&
      !(pack.offersNot && stems(pack.offersNot).test(full)) &&
      (on?.includes('voucher') || !paper.test(full)),
  );
  const named = fitting.filter(({ plain }) => plain);
  return named.length > 0 || !pack.id.startsWith('own') ? named : fitting;
}
const wordsIn = ({ title, hook, text, why, ask, shots }: Entry): string =>
  [title, hook, text, why, ask, ...shots].join(' ');

/** A voucher is for what stands on it: sentences about the thing itself would be nonsense. */
const paper = /\b(?:vouchers?|gift (?:cards?|certificates?))\b/i;

/** The values that an entry's slots take for this business in this week. */
export const slotValues = (
  words: ProfileWords,
  moment: Moment,
  offer: Offer | null,
  observance: Observance | null,
): Partial<SlotValues> => ({
  name: words.name,
  city: words.city ?? 'town',
  'in city': words.city ? `in ${words.city}` : 'here',
  ...(moment.season ? { season: saySeason(moment.season.season, moment.american) } : {}),
  ...(offer ? offerValues(words.isOne ? { ...offer, ours: offer.ours.replace(/^our /u, 'my ') } : offer) : {}),
  ...ownSlots(words),
  ...(observance ? { day: typographic(observance.name), date: moment.say(observance.date) } : {}),
});

/** Authored text as this business says it: in the reader's measures and English, as one or as several, its slots filled. */
export const localise = (template: string, { pack, words, moment }: Voice, values: Partial<SlotValues>): string => {
  const met = inUnitsOf(inManner(template, words.manner), moment.country);
  const spoken = words.isOne ? asOne(met) : met;
  const local = moment.american
    ? toAmerican(spoken, pack.us)
    : moment.country === 'CA'
      ? toCanadian(spoken)
      : inWordsOf('en', moment.country)(spoken);
  return fillSlots(inOwnWords(local, saidOf(words)), values);
};

const saidOf = ({ what, offers }: ProfileWords): string => [what, ...offers.map(({ full }) => full)].join(' ');

/** The same for an invitation to ask something, where nobody else is meant by "we". */
export const localiseAsk = (ask: string, voice: Voice, values: Partial<SlotValues>): string =>
  localise(voice.words.isOne ? asOneAsked(ask) : ask, voice, values);

export interface Voice {
  pack: TradePack;
  words: ProfileWords;
  moment: Moment;
}

const LONGEST_TITLE = 70;

function candidate(
  topic: string,
  offer: Offer | null,
  base: Omit<Candidate, 'topic' | 'offer' | 'title' | 'hook'>,
  words: ProfileWords,
  moment: Moment,
): Candidate {
  const values = slotValues(words, moment, offer, base.observance);
  const say = (template: string) => localise(template, { pack: base.pack, words, moment }, values);
  return { ...base, topic, offer, title: say(base.entry.title), hook: say(base.entry.hook) };
}
