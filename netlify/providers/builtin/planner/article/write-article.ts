import { avoidedWordIn } from '../../../../../src/domain/avoid-words';
import type { Tone } from '../../../../../src/domain/business-profile';
import type { IdeaDraft } from '../../../../../src/domain/idea';
import { TOLD } from '../../../../../src/domain/material';
import { similarity } from '../../../../../src/domain/shingles';
import { languageOf, postLanguages, type PostLanguage } from '../../../../../src/domain/text-language';
import type { ArticleDraft, PlannerPort } from '../../../../ports/planner';
import { localise, slotValues, type Candidate } from '../choosing/candidates';
import { capitalise, clip, contract, sentences } from '../english/grammar';
import { toldOf } from '../material/told-idea';
import type { Told } from '../material/told-shapes';
import { isStillTrue } from '../material/with-material';
import type { Moment } from '../choosing/moment';
import { rate } from '../choosing/propose';
import type { Knowledge } from '../knowledge/trade-knowledge';
import { articleWords } from './article-words';

/**
 * An article is the post, and between its opening and its invitation what else the owner told us and the trade knows of
 * the same subject, each with a heading of its own. Every sentence is one that a post could say, so it claims no more.
 */
export function writeArticle(
  { profile, idea, material = [] }: Parameters<PlannerPort['write']>[0],
  post: { body: string; keywords: string[] },
  knowledge: Knowledge,
  moment: Moment,
): ArticleDraft {
  const { words } = knowledge;
  const avoid = profile.avoidWords ?? [];
  const spoken = SPOKEN.has(profile.tone) ? contract : (text: string) => text;
  const paragraphs = post.body.split('\n\n');
  const language = knownLanguage(`${idea.title}\n${post.body}`);
  const told = material
    .filter((one) => `${TOLD}${one.id}` !== idea.topic && isStillTrue(one, moment))
    .map((one) => toldOf(one, words))
    .filter((one) => one !== null && one.isComplete && one.language === language && !isDated(one))
    .map((one) => ({ heading: one!.title, text: inParagraphs(one!.body) }));
  const known =
    language === 'en' && !words.foreign
      ? relatedTo(idea, knowledge, moment, avoid).map((candidate) => ({
          heading: candidate.title,
          text: spoken(
            inParagraphs([candidate.hook, ...sentences(sayOf(candidate, candidate.entry.text, words, moment))]),
          ),
        }))
      : [];
  const sections: Section[] = [];
  for (const section of [...nearest(told, idea, post.body).slice(0, MOST_TOLD), ...known]) {
    const said = [idea.title, post.body, ...sections.flatMap(({ heading, text }) => [heading, text])];
    const isNew = said.every((one) => similarity(one, `${section.heading} ${section.text}`) < ALIKE);
    const fits = `${paragraphs.join('\n\n')}${asText([...sections, section])}`.length <= LONGEST;
    if (isNew && fits && sections.length < MOST && avoidedWordIn(`${section.heading} ${section.text}`, avoid) === null)
      sections.push(section);
  }
  const offers = words.offers.map(({ quoted }) => `- ${capitalise(quoted)}`).slice(0, MOST_OFFERS);
  const { title, offers: glance } = articleWords[language];
  return {
    title: clip(title(idea.title), TITLE),
    body: [
      ...paragraphs.slice(0, -1),
      ...sections.map((section) => asText([section]).trim()),
      ...(offers.length > 1 && words.kind !== 'grief' ? [`## ${glance}\n\n${offers.join('\n')}`] : []),
      paragraphs.at(-1)!,
    ].join('\n\n'),
    keywords: post.keywords,
  };
}

/** What the trade knows of the same goods or the same work, nearest first, no two of a kind; days are left to their own posts. */
function relatedTo(idea: IdeaDraft, knowledge: Knowledge, moment: Moment, avoid: readonly string[]): Candidate[] {
  const rated = rate(knowledge, moment, NOTHING_PAST, avoid);
  const own = rated.find(({ candidate }) => candidate.topic === idea.topic)?.candidate;
  const subject = new Set(stemsOf(`${idea.title} ${idea.hook} ${own?.entry.on ?? ''} ${own?.entry.find ?? ''}`));
  const near = rated
    .filter(
      ({ candidate, handicap }) =>
        candidate.topic !== idea.topic && !candidate.entry.day && !candidate.offSubject && handicap < BARRED,
    )
    .map(({ candidate, handicap }) => ({
      candidate,
      handicap,
      shared: stemsOf(`${candidate.title} ${candidate.entry.on ?? ''} ${candidate.entry.find ?? ''}`).filter((stem) =>
        subject.has(stem),
      ).length,
    }))
    .filter(({ shared }) => shared > 0)
    .sort(
      (one, other) =>
        other.shared - one.shared ||
        one.handicap - other.handicap ||
        (one.candidate.topic < other.candidate.topic ? -1 : 1),
    );
  // What is written for one kind of business, or for any, fills up only where the trade itself says little.
  const ofTrade = near.filter(({ candidate }) => !candidate.pack.id.startsWith('own'));
  const chosen: Candidate[] = [];
  for (const { candidate } of ofTrade.length >= ENOUGH ? ofTrade : [...ofTrade, ...near])
    if (candidate.kind !== idea.kind && chosen.every(({ kind }) => kind !== candidate.kind)) chosen.push(candidate);
  return chosen.slice(0, MOST);
}

/** Those that speak of the article's subject come first. */
function nearest(told: readonly Section[], { title, hook }: IdeaDraft, body: string): Section[] {
  const subject = new Set(stemsOf(`${title} ${hook} ${body}`));
  return told
    .map((section) => ({ section, shared: stemsOf(section.heading).filter((stem) => subject.has(stem)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared)
    .map(({ section }) => section);
}

const sayOf = (
  { pack, offer, observance }: Candidate,
  template: string,
  words: Knowledge['words'],
  moment: Moment,
): string => localise(template, { pack, words, moment }, slotValues(words, moment, offer, observance));

/** A "yesterday" that was said for a post is no longer true when somebody reads the article. */
const isDated = ({ words: { tongue, text, detail } }: Told): boolean =>
  [...text, ...detail].some((sentence) => tongue.deictic.test(sentence));

const stemsOf = (text: string): string[] => [
  ...new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5))),
];

/** Two or three sentences each. */
function inParagraphs(all: readonly string[]): string {
  const found: string[][] = [];
  for (const sentence of all) {
    const last = found.at(-1);
    if (last && last.length < 3) last.push(sentence);
    else found.push([sentence]);
  }
  return found.map((group) => group.join(' ')).join('\n\n');
}

const asText = (sections: readonly Section[]): string =>
  sections.map(({ heading, text }) => `\n\n## ${heading}\n\n${text}`).join('');

const knownLanguage = (text: string): PostLanguage => {
  const language = languageOf(text);
  return postLanguages.find((known) => known === language) ?? 'en';
};

const NOTHING_PAST = { published: [], recentKinds: null };
/** Candidates that only a business comes to whose words forbid everything else. */
const BARRED = 1_000;
const ALIKE = 0.5;
/** The voices in which posts are contracted, too. */
const SPOKEN: ReadonlySet<Tone> = new Set(['friendly', 'casual']);
const ENOUGH = 2;
const MOST = 4;
const MOST_TOLD = 2;
const MOST_OFFERS = 8;
/** A model that words it again is given so many characters. */
const LONGEST = 3_600;
const TITLE = 120;

interface Section {
  heading: string;
  text: string;
}
