import * as z from 'zod/mini';
import { goalKinds, goalLimits } from '../domain/goal';
import { endpoint } from './endpoint';
import { countInput, id, optionalText, requiredText, storedText } from './text';

const goalSchema = z.object({
  id,
  name: storedText(goalLimits.name),
  kind: z.enum(goalKinds),
  /** A page or a name; '' for all of the kind. */
  match: storedText(goalLimits.match),
  monthly: z.number(),
  /** Counted this month. */
  done: z.number(),
  /** An estimate of the whole month from its days so far; null while they are too few. */
  forecast: z.nullable(z.number()),
});
export type Goal = z.infer<typeof goalSchema>;

const input = {
  name: requiredText('Name', goalLimits.name),
  kind: z.enum(goalKinds, { error: 'Choose what counts.' }),
  match: optionalText('Page or name', goalLimits.match),
  monthly: countInput.check(
    z.gte(1, { error: 'Enter at least 1.' }),
    z.lte(goalLimits.monthly, { error: `At most ${goalLimits.monthly.toLocaleString('en-US')}.` }),
  ),
};

/** What the owner wants to reach each month, counted from the events. */
export const analyticsGoalsContract = {
  listGoals: endpoint({
    method: 'GET',
    path: '/api/analytics/goals',
    access: 'session',
    summary: 'Goals with their progress this month, and goals that the events suggest.',
    input: z.object({}),
    output: z.object({
      items: z.array(goalSchema),
      /** Pages, forms and names that were counted lately, most often first. */
      suggestions: z.array(
        z.object({ kind: z.enum(goalKinds), match: storedText(goalLimits.match), count: z.number() }),
      ),
      daysLeft: z.number(),
    }),
  }),
  createGoal: endpoint({
    method: 'POST',
    path: '/api/analytics/goals',
    access: 'session',
    summary: 'Sets a monthly goal.',
    input: z.object(input),
    output: goalSchema,
  }),
  updateGoal: endpoint({
    method: 'PATCH',
    path: '/api/analytics/goals/:goalId',
    access: 'session',
    summary: 'Changes a goal.',
    input: z.object({ goalId: id, ...input }),
    output: goalSchema,
  }),
  deleteGoal: endpoint({
    method: 'DELETE',
    path: '/api/analytics/goals/:goalId',
    access: 'session',
    summary: 'Deletes a goal; the events it counted stay.',
    input: z.object({ goalId: id }),
    output: z.object({ id }),
  }),
};
