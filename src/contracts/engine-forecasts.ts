import * as z from 'zod/mini';
import { forecastVerdicts, unscoredReasons } from '../domain/forecast';
import { endpoint } from './endpoint';
import { id, instant } from './text';

const people = z.number();

const rangeSchema = z.object({ low: people, middle: people, high: people });

/** What a forecast rests on: the posts measured when it was made, and the days since the first of them. */
const basis = { posts: z.number(), days: z.number() };

const forecastSchema = z.object({
  ideaId: id,
  /** Four of five such posts end in it, by what earlier ones did; null while too few were measured. */
  range: z.nullable(rangeSchema),
  ...basis,
  /** The confidence is checked once a post made from the idea has been out for seven days. */
  isChecked: z.boolean(),
  /** Of ideas with a confidence from so many to fewer than so many percent, how many did better than a usual post. */
  reliability: z.nullable(z.object({ from: z.number(), to: z.number(), ideas: z.number(), better: z.number() })),
});

const pieceForecastSchema = z.object({
  /** Null for a post that was not made from an idea, or from one older than forecasts. */
  forecast: z.nullable(z.object({ range: z.nullable(rangeSchema), ...basis, madeAt: instant })),
  /** Null until its seven days are over. */
  score: z.nullable(
    z.object({ outcome: z.enum([...forecastVerdicts, ...unscoredReasons]), reached: z.nullable(people) }),
  ),
  /** When they are; null before it goes out. */
  dueAt: z.nullable(instant),
});

export type IdeaForecast = z.infer<typeof forecastSchema>;
export type PieceForecast = z.infer<typeof pieceForecastSchema>;

export const engineForecastsContract = {
  listForecasts: endpoint({
    method: 'GET',
    path: '/api/engine/forecasts',
    access: 'session',
    summary: 'How many people posts made from this week’s ideas are expected to reach, and how the last forecasts did.',
    input: z.object({}),
    output: z.object({
      items: z.array(forecastSchema),
      /** Forecasts that were checked in the last seven days, the newest first. */
      checked: z.array(z.object({ low: people, high: people, reached: people, outcome: z.enum(forecastVerdicts) })),
      /** How many times as wide the next ranges are because of them. */
      widthChange: z.number(),
    }),
  }),
  getPieceForecast: endpoint({
    method: 'GET',
    path: '/api/engine/pieces/:pieceId/forecast',
    access: 'session',
    summary: 'What a post was expected to reach in its first seven days, and what it reached.',
    input: z.object({ pieceId: id }),
    output: pieceForecastSchema,
  }),
};
