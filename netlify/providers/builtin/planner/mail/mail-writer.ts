import { withoutAvoided } from '../../../../../src/domain/avoid-words';
import type { BusinessProfile } from '../../../../../src/domain/business-profile';
import { subjectHint } from '../../../../../src/domain/campaign';
import { mergeFields, mergeTag } from '../../../../../src/domain/merge-field';
import type { MailDraft, MailWriterPort } from '../../../../ports/mail-writer';
import { candidatesOf, localise, slotValues, type Candidate } from '../choosing/candidates';
import { stems } from '../stems';
import { capitalise, clip, endSentence, sentences } from '../english/grammar';
import { pickBy } from '../hash';
import { FIGURE, plain, readRequest, type MailRequest } from './mail-request';
import { mailPurposes, mailTones, mailWords } from './mail-words';
import { momentOf } from '../choosing/moment';
import type { ProfileWords } from '../writing/profile-words';
import type { Moment } from '../choosing/moment';
import { knowledgeOf } from '../knowledge/trade-knowledge';
import { toAmerican } from '../english/us-english';
import { clausesOf, wholePhrase } from '../english/whole-phrase';

/** Writes mails of the owner's own words, of what the profile says, and of what its trade knows about the subject. */
export function createMailWriter(): MailWriterPort {
  return {
    async write({ profile, about, week, zone }): Promise<MailDraft> {
      const { trades, words } = await knowledgeOf(profile);
      const moment = momentOf(week, zone);
      const request = readRequest(about);
      const { topic, details } = request;
      const purpose = mailPurposes.find(({ told }) => told.test(about))?.purpose ?? (request.offer ? 'offer' : 'other');
      const { preheader, asks, button } = mailWords[purpose];
      const tone = mailTones[profile.tone];
      const say = (text: string): string => (moment.american ? toAmerican(text) : text);
      const spoken = words.offers.filter(({ full }) =>
        full
          .split(/\s+/)
          .some((word) => word.length > 3 && stems(escaped(word.toLowerCase().replace(/(ies|es|s)$/, ''))).test(about)),
      );
      const known = trades
        .flatMap((pack) => candidatesOf(pack, words, moment))
        .map((candidate) => ({ candidate, score: nearness(candidate, about) }))
        .filter(({ score }) => score > 0)
        .sort((one, other) => other.score - one.score)[0]?.candidate;
      const facts = known ? factsOf(known, words, moment) : '';
      const hello = `${tone.hello} ${mergeTag('first_name', mergeFields[0].fallback)},`;
      const opening = say(pickBy(tone.opening, topic)).replace('{topic}', () => inSentence(topic));
      const told = wholePhrase(details.map((detail) => endSentence(capitalise(detail))).join(' '), MOST_DETAILS);
      const ask =
        asks.find(({ unless }) => (unless === 'details' ? details.length === 0 : !unless.test(about)))?.words ?? '';
      const avoid = profile.avoidWords ?? [];
      return {
        subject: capitalise(subjectOf(request, subjectHint.good)),
        preheader: clip(words.name === 'us' ? preheader : `${preheader} From ${plain(words.name)}.`, 110),
        heading: capitalise(wholePhrase(topic, 90)),
        paragraphs: [
          `${hello}\n\n${withoutAvoided(opening, avoid)}`,
          withoutAvoided(told, avoid),
          ask,
          facts === '' ? '' : withoutAvoided(`${say(tone.wondering)} ${facts}`, avoid),
          say(tone.closing),
          `${tone.bye}\n${plain(profile.name)}`,
        ].filter((paragraph) => paragraph.trim() !== ''),
        points: spoken.slice(0, 4).map(({ quoted }) => capitalise(plain(quoted))),
        button: buttonOf(profile, say(button)),
      };
    },
  };
}

/** The subject as a whole phrase, with what the offer is where that is left out of it. */
function subjectOf({ topic, offer }: MailRequest, max: number): string {
  const short = wholePhrase(topic, max);
  if (!offer || FIGURE.test(short)) return short;
  const figure = wholePhrase(offer, MOST_OF_OFFER);
  const before = wholePhrase(
    clausesOf(topic)
      .filter((clause) => !clause.endsWith(offer))
      .join(', ') || topic,
    max - [...figure].length - 2,
  );
  return FIGURE.test(figure) ? `${before}: ${figure}` : short;
}

/** In the middle of a sentence a first word that is no name begins small. */
const inSentence = (topic: string): string =>
  topic.replace(
    /^(Our|We|The|A|An|New|Now|This|These|From|For|It|On|In|At|Get|Come|Join|Meet|Try|Last|First|Free|Big|Fresh|Special|Summer|Winter|Spring|Autumn|Weekend|Opening|Introducing|Announcing)\b/,
    (word) => word.toLowerCase(),
  );

/** How many of the subject's own words the trade's material is about; nothing unless that material asks for them. */
function nearness({ entry, observance, offSubject }: Candidate, about: string): number {
  const speaks = entry.on ?? entry.needs;
  if (offSubject || observance || !speaks || !stems(speaks).test(about)) return 0;
  const asked = new Set(about.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  return [...new Set(`${entry.title} ${entry.find ?? ''}`.toLowerCase().match(/\p{L}{4,}/gu) ?? [])].filter((word) =>
    asked.has(word),
  ).length;
}

function factsOf({ entry, pack, offer, observance }: Candidate, words: ProfileWords, moment: Moment): string {
  const told = sentences(localise(entry.text, { pack, words, moment }, slotValues(words, moment, offer, observance)));
  return plain(told.slice(0, 3).join(' '));
}

function buttonOf({ website = '' }: BusinessProfile, label: string): MailDraft['button'] {
  return /^https?:\/\/\S+$/.test(website) ? { label, url: website } : null;
}

const escaped = (word: string): string => word.replace(/[^\p{L}\p{N}]/gu, '');

/** So that before it stands what it is about. */
const MOST_OF_OFFER = 32;
const MOST_DETAILS = 1_000;
