import * as z from 'zod/mini';
import { cursorInput, id, pageSize, storedText, writable } from './text';

/** Left out, the field stays as it is; `optionalText` would read that as ''. */
export const textGiven = (label: string, max: number) =>
  z
    .string({ error: `${label} must be text.` })
    .check(writable(), z.trim(), z.maxLength(max, { error: `${label} can be at most ${max} characters.` }));

export const oneCampaign = z.object({ campaignId: id });

export const listed = { cursor: cursorInput(), limit: pageSize(50) };
export const page = <T extends z.core.$ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.nullable(storedText(1_000)) });
