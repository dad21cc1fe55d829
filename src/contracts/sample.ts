import * as z from 'zod/mini';
import { HOUR_SECONDS } from '../domain/duration';
import { endpoint } from './endpoint';
import { requiredText, storedText } from './text';

/** The formats that a visitor without an account can have drawn on the landing page. */
export const sampleRatios = ['1:1', '16:9', '9:16'] as const;
export const SAMPLE_PROMPT_MAX = 120;

export const sampleContract = {
  createSample: endpoint({
    method: 'POST',
    path: '/api/sample',
    access: 'public',
    limit: { calls: 6, perSeconds: HOUR_SECONDS },
    summary: 'Draws a sample picture for a visitor; it is stored for two days.',
    input: z.object({
      prompt: requiredText('Description', SAMPLE_PROMPT_MAX).check(
        z.minLength(2, { error: 'Describe it in a word or more.' }),
      ),
      aspectRatio: z._default(z.enum(sampleRatios, { error: 'Choose one of the formats.' }), '1:1'),
    }),
    output: z.object({
      url: storedText(100),
      altText: storedText(400),
      leftOut: z.nullable(storedText(1000)),
      width: z.number(),
      height: z.number(),
    }),
  }),
  getSampleFile: endpoint({
    method: 'GET',
    path: '/api/sample/:sampleFile',
    access: 'public',
    summary: 'A sample picture that was drawn for a visitor, while it is stored.',
    produces: 'image/webp',
    input: z.object({
      sampleFile: z
        .string()
        .check(
          z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/, { error: 'There is nothing at this address.' }),
        ),
    }),
    output: z.unknown(),
  }),
};

export type Sample = z.infer<typeof sampleContract.createSample.output>;
