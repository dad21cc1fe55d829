import { WEEK_MS } from '../../../../../src/domain/duration';
import type { ProposalRequest } from '../../../../ports/planner';
import { measureAsked, measuresGiven, withoutMeasure } from './asked-measure';
import { WEEKS_APART, type Rated } from '../choosing/choose';

/**
 * Ideas of ours whose matter the owner settled within eight weeks, in an answer or in a post of their own words, come last: a
 * week after "If it rains, we move it without a charge" nobody asks what happens when it rains. So do ideas that ask for the
 * measure that an answer gave, or that another idea of ours asked about the same thing: two figures for one question.
 */
export function withoutAnswered(rated: Rated[], asked: Asked): Rated[] {
  const told = settled(asked);
  const answers = told.map((text) => stemsIn(text));
  const measured = told.map((text, at) => ({
    asks: measureAsked(text),
    gives: measuresGiven(text),
    stems: answers[at]!,
  }));
  const before = earlier(asked).map((title) => ({ asks: measureAsked(title), stems: stemsIn(withoutMeasure(title)) }));
  if (answers.length === 0 && before.length === 0) return rated;
  const own = new Set(
    [...stemsIn([asked.profile.name, asked.profile.what, ...asked.profile.offers].join(' '))].map(short),
  );
  const read = rated.map(({ candidate: { title, hook } }) => ({
    title: stemsIn(title),
    all: stemsIn(`${title} ${hook}`),
  }));
  const counts = new Map<string, number>();
  for (const { all } of read) for (const stem of all) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const often = Math.max(OFTEN, rated.length * OFTEN_SHARE);
  // A word that half of all ideas have, or that the business says of itself, tells nothing about the matter.
  const isRare = (stem: string) => (counts.get(stem) ?? 0) <= often && !own.has(short(stem));
  return rated.map((one, at) => {
    const { title, all } = read[at]!;
    const shares = (stems: ReadonlySet<string>) =>
      [...stemsIn(withoutMeasure(one.candidate.title))].some((stem) => stems.has(stem));
    const measure = measureAsked(one.candidate.title);
    const isSettled =
      answers.some(
        (answer) =>
          ([...title].every((stem) => answer.has(stem)) && [...title].some(isRare)) ||
          [...all].filter((stem) => isRare(stem) && answer.has(stem)).length >= SHARED,
      ) ||
      (measure !== null &&
        (measured.some(
          ({ asks, gives, stems }) =>
            asks === measure || (gives.has(measure) && (measure === 'often' || shares(stems))),
        ) ||
          before.some(({ asks, stems }) => asks === measure && shares(stems))));
    return isSettled ? { ...one, handicap: one.handicap + SETTLED } : one;
  });
}

/** What was told within eight weeks, and what a post was proposed of. */
function settled({ material = [], history, week }: Asked): string[] {
  const since = Date.parse(week.startsOn) - WEEKS_APART * WEEK_MS;
  const isLate = (day: string) => Date.parse(day) >= since;
  const told = new Set(history.filter(({ week: { startsOn } }) => isLate(startsOn)).map(({ topic }) => topic));
  return [
    ...material
      .filter(({ id, kind, saidOn }) => kind === 'answer' && (isLate(saidOn) || told.has(`told/${id}`)))
      .map(({ text, detail }) => `${text} ${detail}`),
    ...history
      .filter(({ topic, week: { startsOn } }) => topic.startsWith('said/') && isLate(startsOn))
      .map(({ title, hook }) => `${title} ${hook}`),
  ];
}

/** Titles of ideas of ours within eight weeks. */
function earlier({ history, week }: Asked): string[] {
  const since = Date.parse(week.startsOn) - WEEKS_APART * WEEK_MS;
  return history
    .filter(({ topic, week: { startsOn } }) => !/^(?:told|said)\//u.test(topic) && Date.parse(startsOn) >= since)
    .map(({ title }) => title);
}

/** Beginnings of the words that say something: endings differ from one sentence to the next. */
const stemsIn = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !EMPTY.has(word))
      .map((word) => word.slice(0, word.length > 5 ? 5 : 4)),
  );

/** Who tunes has a tuner, too. */
const short = (stem: string): string => stem.slice(0, 4);

/** Words that stand in any sentence. */
const EMPTY: ReadonlySet<string> = new Set(
  (
    'what when where which whether with without your yours that this these those there they them their have does will would should could always never really still more most less than then from into before after about every only just also some many much even need needs take takes make makes come comes good best better know long time ' +
    'wann wenn oder aber auch noch eine einen einem einer eines nicht kein keine wird werden kann können muss müssen dass sich sind haben mehr immer schon lange ihre ihren dein deine was wie viel über unter zwischen ' +
    'quand pour avec sans dans votre vous nous plus moins faut être avoir faire elle ils sont mais aussi toujours jamais bien cette combien comment quel quelle fait ' +
    'cuando cuándo para como cómo pero este esta esto tiene puede hacer hace mejor siempre nunca mucho antes después qué cuál entre sobre ' +
    'quando come sono della delle degli nella questo questa anche sempre prima dopo quanto cosa deve fare bene meglio ogni ' +
    'waar wanneer moet kunt kunnen niet geen maar ook meer altijd voor naar deze wordt heeft hebben goed beter hoeveel ' +
    'como mais menos pode isso isto essa esse ainda também fazer quanto qual melhor muito antes depois cada seja ' +
    'kiedy jeśli jest albo tylko można trzeba przed przez bardzo nawet jeszcze zawsze nigdy dobrze lepiej który która które ' +
    'inte eller också alltid aldrig måste kanske mycket innan efter'
  ).split(' '),
);

/** So few ideas may have a word that counts as rare. */
const OFTEN = 3;
const OFTEN_SHARE = 0.03;
const SHARED = 2;
/** Points that nothing makes up for. */
const SETTLED = 1_000;

type Asked = Pick<ProposalRequest, 'profile' | 'material' | 'history' | 'week'>;
