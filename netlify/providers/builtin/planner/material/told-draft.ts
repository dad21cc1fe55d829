import { countryOf } from '../../../../../src/domain/calendar/country';
import type { BusinessProfile } from '../../../../../src/domain/business-profile';
import { effortWith, type Evidence, type IdeaDraft, type PieceDraft } from '../../../../../src/domain/idea';
import { clip, countWords } from '../english/grammar';
import { daysAhead, type Moment } from '../choosing/moment';
import { pictures } from '../writing/pictures';
import type { ProfileWords } from '../writing/profile-words';
import type { TradePack } from '../knowledge/trade-pack';
import { businessLine, nameAndPlace } from './business-line';
import { phrases } from './phrases';
import { topicOf } from './said-in-profile';
import { dayOf } from './said-day';
import { isOfNow, seasonElsewhen } from './said-in-time';
import { worthOf, WORTHY } from './said-worth';
import { cardsOf } from './told-cards';
import { closingOf } from './told-closing';
import { posterOf } from './told-poster';
import { reasonOf } from './told-reason';
import { spokenIn } from './told-idea';
import type { Told } from './told-shapes';
import { bare } from './told-words';

/** The idea that is shown: it says whose words these are, and when they were said. */
export function draftTold(told: Told, words: ProfileWords, moment: Moment): IdeaDraft {
  const { material, title, body } = told;
  return {
    kind: told.kind,
    title: clip(title, 70),
    // What the title has said already is not said again below it.
    hook: hookOf(bare(body[0]!) === title ? body.slice(1) : body) || body[0]!,
    reason: reasonOf(told, moment, words.kind ?? ''),
    evidence: evidenceOf(told, moment, words),
    keywords: keywordsOf(told, words),
    difficulty: 'Easy',
    effort: material.photoId ? 'Just your approval; your photo is ready' : effortWith(null),
    confidence: confidenceOf(told, moment),
    frames: cardsOf(told, words),
    aboutOn: null,
    topic: topicOf(material),
  };
}

/** A "No." alone says too little: with it stands what follows. */
const hookOf = ([first = '', second = '']: readonly string[]): string =>
  countWords(first) < 3 && second !== '' ? `${first} ${second}` : first;

/**
 * An estimate of how good a post the owner's words make, in whole percent: 70 for what they told us, 55 for what their
 * website says and 50 for what their description says, 55 where a customer would stop for it, or 60 where it names the month or the season that it is; plus 12 when both halves are there (15 less when a question has no answer, or an error no truth), 5 when
 * it was said within a week and 3 with a photograph; less 5 where the title had to be cut. At most 90.
 */
export function confidenceOf({ material, isComplete, isCut }: Told, moment: Moment): number {
  if (material.source === 'profile')
    return isOfNow(material.key, moment) ? 60 : worthOf(material.key) >= WORTHY ? 55 : 50;
  const base = material.source === 'website' ? 55 : 70;
  const isFresh = material.source !== 'website' && age(material.saidOn, moment) <= 7;
  return Math.min(
    90,
    base + (isComplete ? 12 : -15) + (isFresh ? 5 : 0) + (material.photoId ? 3 : 0) - (isCut ? 5 : 0),
  );
}

/** The post: the owner's sentences as they are, and a last line that fits them. */
export function writeTold(
  told: Told,
  {
    profile,
    idea,
    words,
    pack,
    zone,
  }: { profile: BusinessProfile; idea: IdeaDraft; words: ProfileWords; pack: TradePack | null; zone: string },
): PieceDraft {
  const { material, body, line, language } = told;
  const poster = posterOf(told);
  const [large, small] = [poster.headline, poster.kicker || poster.supporting || words.name];
  const ours = language === 'other' ? null : phrases[language];
  const alt = material.photoId
    ? (ours?.alt.photo(words.name, line) ?? `${words.name}: ${line}`)
    : (ours?.alt.poster(large, small, words.name) ?? `${large}. ${words.name}`);
  return {
    title: idea.title,
    body: [
      ...paragraphs(body),
      ...(material.source !== 'profile'
        ? []
        : material.isFurther
          ? [`${nameAndPlace(words)}.`]
          : businessLine(words, language, body.join(' '))),
      closingOf(told, { profile, words, topic: idea.topic, country: countryOf(zone) }),
    ].join('\n\n'),
    altText: clip(alt, 300),
    keywords: idea.keywords,
    picture: { subject: subjectOf(words, pack, [idea.title, ...body].join(' ')), ...poster },
    photoId: material.photoId,
  };
}

function evidenceOf(told: Told, moment: Moment, profile: ProfileWords): Evidence[] {
  const { material, quoted, language, words } = told;
  const { text, detail } = words;
  const quote = `“${clip(bare(quoted).replace(/[“”]/gu, ''), 160)}”`;
  const said: Evidence =
    material.source === 'profile'
      ? { source: 'profile', text: `You say of your business: ${quote}${/[?!]”$/u.test(quote) ? '' : '.'}` }
      : material.source === 'website'
        ? {
            source: 'website',
            text: `Your website says: ${quote} (${placeOf(material.page)}, read on ${moment.say(material.saidOn)}).`,
          }
        : {
            source: 'owner',
            text: `You told us on ${moment.say(material.saidOn)}: ${quote}${/[?!]”$/u.test(quote) ? '' : '.'}`,
          };
  const day = dayOf(told);
  const elsewhen = day || material.source === 'profile' ? null : seasonElsewhen([...text, ...detail].join(' '), moment);
  // Beside posts in the language of the profile nobody believes that we write none.
  const isWritten = ![null, 'en', 'other'].includes(spokenIn(profile));
  const alone = isWritten
    ? 'This post is in your words alone: we added none of ours.'
    : 'This post is in your words alone: we do not write your language, so we added none of ours.';
  return [
    said,
    ...(language === 'other' ? [{ source: 'owner' as const, text: alone }] : []),
    ...(day ? [{ source: 'owner' as const, text: `It says “${day}”: change that if the post goes out later.` }] : []),
    ...(elsewhen
      ? [{ source: 'owner' as const, text: `It says “${elsewhen}”: keep it for then, or change that.` }]
      : []),
  ];
}

const placeOf = (page: string): string => {
  if (!URL.canParse(page)) return 'your website';
  const { host, pathname } = new URL(page);
  return clip(host.replace(/^www\./u, '') + (pathname === '/' ? '' : pathname), 60);
};

function keywordsOf({ title, kind, language }: Told, { offers, city, what }: ProfileWords): string[] {
  const place = city ? ` ${city}` : '';
  const asked =
    kind === 'Question answered' && /\?$/u.test(title)
      ? title
          .replace(/[¿?“”:.]/gu, '')
          .trim()
          .toLowerCase()
      : null;
  const named = offers.filter(({ plain }) => plain || language !== 'en').slice(0, 2);
  const found = [
    asked,
    ...named.map(({ inline, quoted }) => `${language === 'en' ? inline : quoted}${place}`),
    named.length === 0 ? `${clip(what, 40)}${place}` : null,
  ];
  return [...new Set(found.filter((keyword) => keyword !== null))].slice(0, 5);
}

/** Two or three sentences each. */
function paragraphs(sentences: readonly string[]): string[] {
  const found: string[][] = [];
  for (const sentence of sentences) {
    const last = found.at(-1);
    if (last && last.length < 3 && [...last, sentence].join(' ').length <= 320) last.push(sentence);
    else found.push([sentence]);
  }
  return found.map((group) => group.join(' '));
}

/**
 * A thing that the business and this answer both name, then the trade's own, then one that is named in what it does; else
 * what it does: the designer finds a thing there, or sets type alone. Of an offer its end counts: "house calls" are no house.
 */
function subjectOf({ what, offers, kind }: ProfileWords, pack: TradePack | null, said: string): string {
  if (kind === 'grief') return 'candle';
  const told = spaced(said);
  const isIn = (text: string, name: string) => text.includes(` ${name} `) || text.includes(` ${name}s `);
  const ends = offers.map(({ full }) => ` ${spaced(full).trim().split(' ').slice(-2).join(' ')} `);
  const own = things.filter((name) => isIn(spaced(what), name));
  const sold = things.filter((name) => isIn(told, name) && ends.some((end) => isIn(end, name)));
  return own.find((name) => isIn(told, name)) ?? sold[0] ?? pack?.picture ?? own[0] ?? what;
}

const spaced = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()} `;

/** Names that mean only one thing, the longest first. */
const things: readonly string[] = Object.keys(pictures)
  .filter(
    (name) =>
      name.length >= 4 &&
      !/^(?:house|water|paper|watch|book|film|fire|star|plug|bell|bear|coat|frame|plate|iron|bank|beach|school|school|package|chart|notes|crown|cloud|sun|moon|shower|window|phone|mouse|train|pan|salt|plant|plants|tree)$/u.test(
        name,
      ),
  )
  .sort((one, other) => other.length - one.length);

export const age = (saidOn: string, { week, today }: Moment): number =>
  daysAhead(week, today) - daysAhead(week, saidOn);
