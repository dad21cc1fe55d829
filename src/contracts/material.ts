import * as z from 'zod/mini';
import { HOUR_SECONDS } from '../domain/duration';
import { materialKinds, materialSources, materialUses } from '../domain/material';
import { materialLimits as limits } from '../domain/material-limits';
import { endpoint } from './endpoint';
import { findsSchema } from './material-finds';
import { id, instant, optionalText, requiredText, storedText } from './text';

/** One thing that the owner told us, or that their website says. */
const materialSchema = z.object({
  id,
  kind: z.enum(materialKinds),
  source: z.enum(materialSources),
  /** '' for what a website says. */
  question: storedText(60),
  /** The question as it was asked; '' for what a website says. */
  asked: storedText(200),
  /** The second part of the question; '' where it has none. */
  then: storedText(200),
  text: storedText(limits.text),
  /** The answer to a question of customers, what is true instead, or a price; '' where there is none. */
  detail: storedText(limits.text),
  /** The page that it was read from; '' for none. */
  page: storedText(limits.page),
  /** A photograph of the library that belongs to it. */
  photoId: z.nullable(id),
  use: z.enum(materialUses),
  /** The words that speak against using it; '' when there are none. */
  found: storedText(200),
  /** The owner has confirmed that it may be published although it is about somebody. */
  cleared: z.boolean(),
  usedCount: z.number(),
  /** The post that was made from it. */
  pieceId: z.nullable(id),
  createdAt: instant,
});
export type Material = z.infer<typeof materialSchema>;

/** A good answer, by somebody of another trade. */
const answerExampleSchema = z.object({
  /** With its article: "a piano tuner". */
  trade: storedText(60),
  text: storedText(200),
  /** '' where the question has no second part. */
  detail: storedText(200),
});

const questionSchema = z.object({
  key: storedText(60),
  ask: storedText(200),
  then: storedText(200),
  example: z.nullable(answerExampleSchema),
});
export type Question = z.infer<typeof questionSchema>;

const words = {
  text: requiredText('Your answer', limits.text),
  detail: optionalText('Your answer', limits.text),
  photoId: z.optional(z.nullable(id)),
};

export const materialContract = {
  listMaterial: endpoint({
    method: 'GET',
    path: '/api/material',
    access: 'session',
    summary: 'What the owner told us and what their website says, newest first.',
    input: z.object({}),
    output: z.object({ items: z.array(materialSchema) }),
  }),
  getQuestions: endpoint({
    method: 'GET',
    path: '/api/material/questions',
    access: 'session',
    summary:
      'The interview, while it is open, the question of the week, until it is answered or dismissed, and the next one beside it.',
    input: z.object({}),
    output: z.object({
      /** All four questions; `open`: not put off, and something is left that is neither answered nor skipped. */
      interview: z.object({
        open: z.boolean(),
        questions: z.array(z.extend(questionSchema, { answered: z.boolean(), skipped: z.boolean() })),
      }),
      weekly: z.nullable(questionSchema),
      /** The next one for whoever would like to answer another. */
      further: z.nullable(questionSchema),
    }),
  }),
  createMaterial: endpoint({
    method: 'POST',
    path: '/api/material',
    access: 'session',
    limit: { calls: 300, perSeconds: HOUR_SECONDS },
    summary: 'Keeps an answer to one of our questions.',
    input: z.object({ question: requiredText('The question', 60), ...words }),
    output: materialSchema,
  }),
  createFinds: endpoint({
    method: 'POST',
    path: '/api/material/finds',
    access: 'session',
    limit: { calls: 60, perSeconds: HOUR_SECONDS },
    summary: 'Keeps what was read on the website, once each.',
    input: z.object({ finds: findsSchema }),
    output: z.object({ kept: z.number() }),
  }),
  createDismissal: endpoint({
    method: 'POST',
    path: '/api/material/dismissals',
    access: 'session',
    summary:
      'Skips a question of the interview, puts all of it off, or the question of the week: another one comes next week.',
    input: z.object({ question: requiredText('The question', 60) }),
    output: z.object({ question: storedText(60) }),
  }),
  updateMaterial: endpoint({
    method: 'PATCH',
    path: '/api/material/:materialId',
    access: 'session',
    summary: 'Changes an answer, or confirms that it may be published.',
    input: z.object({ materialId: id, ...words, cleared: z.optional(z.boolean()) }),
    output: materialSchema,
  }),
  deleteMaterial: endpoint({
    method: 'DELETE',
    path: '/api/material/:materialId',
    access: 'session',
    summary: 'Deletes an answer. Posts made from it stay.',
    input: z.object({ materialId: id }),
    output: z.object({ id }),
  }),
};
