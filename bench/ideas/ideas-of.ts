import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { PastIdea } from '../../netlify/ports/planner';
import { createPlanner } from '../../netlify/providers/builtin/planner/planner';
import { tones } from '../../src/domain/business-profile';
import type { IdeaDraft } from '../../src/domain/idea';
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
});
export type Business = z.infer<typeof businessSchema>;

export const readBusinesses = (file: string | URL): Business[] =>
  z.array(businessSchema).parse(JSON.parse(readFileSync(file, 'utf8')));

/** What a business is proposed week after week, as it would be if nothing were ever published. */
export async function ideasOf(
  { profile, zone }: Business,
  from: string,
  weeks: number,
): Promise<{ week: Week; idea: IdeaDraft }[]> {
  const planner = createPlanner();
  const history: PastIdea[] = [];
  const all: { week: Week; idea: IdeaDraft }[] = [];
  for (let count = 0; count < weeks; count += 1) {
    const week = addWeeks(weekOfDate(from), count);
    for (const idea of await planner.propose({ profile, week, zone, round: 0, history: [...history], published: [] })) {
      history.unshift({ title: idea.title, hook: idea.hook, topic: idea.topic, week });
      all.push({ week, idea });
    }
  }
  return all;
}
