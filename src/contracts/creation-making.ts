import * as z from 'zod/mini';
import { brandFonts } from '../domain/business-profile';
import { creationMakers, DESCRIPTION_MAX, SUPPORTING_MAX } from '../domain/creation';
import { aspectRatioNames, imageStyles, videoDurations, videoQualityNames } from '../domain/image-format';
import { creationSchema } from './creation-record';
import { endpoint } from './endpoint';
import { id, requiredText, storedText, textToChange } from './text';

const madeSchema = z.extend(creationSchema, { leftOut: z.nullable(storedText(1000)) });
export type MadeCreation = z.infer<typeof madeSchema>;

const allowanceSchema = z.object({ used: z.number(), limit: z.nullable(z.number()) });
export const description = requiredText('Description', DESCRIPTION_MAX);
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/, { error: 'A colour looks like #1a6b5f.' }));
/** Words and looks that a person sets instead of the designer's choice; '' removes the words. */
const wishes = {
  headline: textToChange('Headline', 120),
  supporting: textToChange('Supporting line', SUPPORTING_MAX),
  kicker: textToChange('Small line', 30),
  /** What is drawn; '' draws type alone. */
  subject: textToChange('Subject', 60),
  colours: z.optional(z.array(colour).check(z.maxLength(4))),
  font: z.optional(z.enum(brandFonts)),
};

/** What the designer understood, before it draws. */
const readingSchema = z.object({
  headline: storedText(200),
  kicker: storedText(60),
  supporting: storedText(SUPPORTING_MAX),
  when: z.array(storedText(DESCRIPTION_MAX)),
  where: z.array(storedText(DESCRIPTION_MAX)),
  offers: z.array(storedText(DESCRIPTION_MAX)),
  contacts: z.array(storedText(DESCRIPTION_MAX)),
  subject: z.nullable(storedText(100)),
  look: z.array(storedText(DESCRIPTION_MAX)),
  /** What a clip asks its viewers to do at its end; '' where nothing was said of it, absent for pictures. */
  ending: z.optional(storedText(DESCRIPTION_MAX)),
  leftOut: z.nullable(storedText(1000)),
});
export type PictureReading = z.infer<typeof readingSchema>;

export const makingContract = {
  getPictureReading: endpoint({
    method: 'POST',
    path: '/api/creative/reading',
    access: 'session',
    summary:
      'What the built-in designer would set and draw for a description of a picture or clip; makes and counts nothing.',
    input: z.object({
      prompt: description,
      aspectRatio: z._default(z.enum(aspectRatioNames), '1:1'),
      style: z._default(z.enum(imageStyles), 'photorealistic'),
      /** Of a clip: how long it is. Left out, a picture is read. */
      seconds: z.optional(z.literal(videoDurations)),
      ...wishes,
    }),
    output: readingSchema,
  }),
  generateImage: endpoint({
    method: 'POST',
    path: '/api/generate-image',
    access: 'session',
    creates: true,
    summary:
      'Makes a picture from a description. A slow style answers with a rough picture whose finished one replaces it.',
    input: z.object({
      prompt: description,
      aspectRatio: z._default(z.enum(aspectRatioNames), '1:1'),
      style: z._default(z.enum(imageStyles), 'photorealistic'),
      maker: z._default(z.enum(creationMakers), 'built-in'),
      /** A photograph of the library that the built-in designer shows instead of a drawn subject. */
      photoId: z.optional(id),
      ...wishes,
    }),
    output: madeSchema,
  }),
  generateVideo: endpoint({
    method: 'POST',
    path: '/api/generate-video',
    access: 'session',
    creates: true,
    summary:
      'Makes a clip from a description. Waits for a short one; a longer one answers as generating and completes itself.',
    input: z.object({
      prompt: description,
      aspectRatio: z._default(z.enum(aspectRatioNames), '16:9'),
      style: z._default(z.enum(imageStyles), 'cartoon'),
      duration: z._default(z.literal(videoDurations), 5),
      quality: z._default(z.enum(videoQualityNames), 'hd'),
      /** A photograph of the library that a photorealistic clip films instead of a drawn subject. */
      photoId: z.optional(id),
      ...wishes,
    }),
    output: madeSchema,
  }),
  cancelCreation: endpoint({
    method: 'POST',
    path: '/api/creative/creations/:creationId/cancel',
    access: 'session',
    summary: 'Cancels a creation in progress; it is not counted.',
    input: z.object({ creationId: id }),
    output: creationSchema,
  }),
  remixCreation: endpoint({
    method: 'POST',
    path: '/api/creative/creations/:creationId/remix',
    access: 'session',
    creates: true,
    summary:
      'Makes another one from it: a variation, or with other words, colours, style or shape. Counts as a new one, unless only the words or the subject of a built-in picture change.',
    input: z.object({
      creationId: id,
      variation: z._default(z.boolean(), false),
      prompt: z.optional(description),
      aspectRatio: z.optional(z.enum(aspectRatioNames)),
      style: z.optional(z.enum(imageStyles)),
      ...wishes,
    }),
    output: madeSchema,
  }),
  createRatios: endpoint({
    method: 'POST',
    path: '/api/creative/creations/:creationId/ratios',
    access: 'session',
    creates: true,
    summary: 'The same picture in other shapes; not counted again.',
    input: z.object({
      creationId: id,
      ratios: z.array(z.enum(aspectRatioNames)).check(z.minLength(1, { error: 'Choose a shape.' }), z.maxLength(5)),
    }),
    output: z.object({ items: z.array(creationSchema) }),
  }),
  listMakers: endpoint({
    method: 'GET',
    path: '/api/creative/makers',
    access: 'session',
    summary: 'Which designers are available, and in which styles.',
    input: z.object({}),
    output: z.object({
      items: z.array(
        z.object({ id: z.enum(creationMakers), name: storedText(100), styles: z.array(z.enum(imageStyles)) }),
      ),
    }),
  }),
  getUsage: endpoint({
    method: 'GET',
    path: '/api/creative/usage',
    access: 'session',
    summary: "This month's allowance of images and videos.",
    input: z.object({}),
    output: z.object({ images: allowanceSchema, videos: allowanceSchema, resetsOn: storedText(10) }),
  }),
};

export type GeneratedImage = MadeCreation;
