import * as z from 'zod/mini';
import { materialLimits as limits } from '../domain/material-limits';
import { optionalText, requiredText } from './text';

const findSchema = z.object({
  kind: z.enum(['question', 'service', 'price', 'review', 'fact']),
  text: requiredText('The text', limits.text),
  detail: optionalText('The text', limits.text),
  page: requiredText('The page', limits.page),
});
/** Something that a website says, before it is kept. */
export type Find = z.infer<typeof findSchema>;
export const findsSchema = z.array(findSchema).check(z.maxLength(limits.finds));
