import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { OwnerMaterial, PastIdea } from '../../netlify/ports/planner';
import { createPlanner } from '../../netlify/providers/builtin/planner/planner';
import { builtinTrades } from '../../netlify/providers/builtin/trades/builtin-trades';
import { tones } from '../../src/domain/business-profile';
import type { IdeaDraft, PieceDraft } from '../../src/domain/idea';
import { judgeMaterial } from '../../src/domain/material-use';
import { ownerQuestions } from '../../src/domain/owner-question-list';
import { addWeeks, weekOfDate, type Week } from '../../src/domain/week';

const text = z.string().check(z.maxLength(400));
const businessSchema = z.strictObject({
  zone: text,
  profile: z.strictObject({
    name: text,
    what: text,
    where: text,
    audience: text,
    offers: z.array(text),
    tone: z.enum(tones),
    trade: z.optional(text),
  }),
  /** The owner's own answer to what trade it is: the id or the name of one that is listed. */
  trade: z.optional(text),
  /** The owner's answers in the interview; the question is its key or its words. */
  answers: z.optional(z.array(z.strictObject({ question: text, text: z.string(), detail: z.optional(z.string()) }))),
});
export type Business = z.infer<typeof businessSchema>;

export const readBusinesses = async (file: string | URL): Promise<Business[]> =>
  Promise.all(
    z
      .array(businessSchema)
      .parse(JSON.parse(readFileSync(file, 'utf8')))
      .map(withChosenTrade),
  );

async function withChosenTrade(business: Business): Promise<Business> {
  const { trade: said, profile } = business;
  if (!said) return business;
  const trade =
    (await builtinTrades.find(said)) ?? (await builtinTrades.search(said)).find(({ name }) => isSame(name, said));
  if (!trade) throw new Error(`${profile.name}: no trade is called “${said}”.`);
  return { ...business, profile: { ...profile, trade: trade.id } };
}

/** What the product would store of the interview, as far as posts may use it. */
const materialOf = ({ answers = [], profile }: Business, saidOn: string): OwnerMaterial[] =>
  answers.flatMap(({ question: said, text, detail = '' }, index) => {
    const question = ownerQuestions.find(({ key, ask, askOf = {} }) =>
      [key, ask, ...Object.values(askOf)].some((words) => isSame(words, said)),
    );
    if (!question) throw new Error(`${profile.name}: nobody is asked “${said}”.`);
    if (judgeMaterial({ text, detail, own: [profile.name, profile.where] }).use !== 'ready') return [];
    return {
      id: `answer-${index + 1}`,
      kind: 'answer',
      source: 'interview',
      question: question.key,
      text,
      detail,
      page: '',
      photoId: null,
      saidOn,
      usedCount: 0,
      isMade: false,
    };
  });

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** What a business is proposed week after week, with its posts, as it would be if nothing were ever published. */
export async function ideasOf(
  business: Business,
  from: string,
  weeks: number,
): Promise<{ week: Week; idea: IdeaDraft; post: PieceDraft }[]> {
  const { profile, zone } = business;
  const material = materialOf(business, from);
  const planner = createPlanner();
  const history: PastIdea[] = [];
  const all: { week: Week; idea: IdeaDraft; post: PieceDraft }[] = [];
  for (let count = 0; count < weeks; count += 1) {
    const week = addWeeks(weekOfDate(from), count);
    const past = { history: [...history], published: [] };
    for (const idea of await planner.propose({ profile, week, zone, round: 0, material, ...past })) {
      history.unshift({ title: idea.title, hook: idea.hook, topic: idea.topic, week });
      all.push({ week, idea, post: await planner.write({ profile, idea, week, zone, material }) });
    }
  }
  return all;
}
