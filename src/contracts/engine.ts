import * as z from 'zod/mini';
import { linkKinds, MAX_OPENING_TIMES } from '../domain/business-details';
import { brandFonts, MAX_AVOID_WORDS, MAX_COLOURS, MAX_OFFERS, tones } from '../domain/business-profile';
import { beats } from '../domain/cycle';
import { difficulties, evidenceSources, ideaKinds } from '../domain/idea';
import { pieceStatuses } from '../domain/piece';
import { pictureSchema } from './creative';
import { endpoint } from './endpoint';
import {
  countInput,
  cursorInput,
  day,
  id,
  instant,
  optionalText,
  pageSize,
  requiredText,
  storedText,
  textToChange,
  timeOfDay,
  writable,
} from './text';

/** Written with or without https:// in front; '' for none. */
const websiteInput = z.string({ error: 'The website must be text.' }).check(
  writable(),
  z.trim(),
  z.overwrite<string>((text) => (text === '' || /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`)),
  z.maxLength(300, { error: 'The website can be at most 300 characters.' }),
  z.refine(isWebsite, { error: 'Write the website like ada-bakery.example.' }),
);

const colourInput = z
  .string({ error: 'A colour is text.' })
  .check(z.regex(/^#[0-9a-f]{6}$/i, { error: 'Write a colour like #b5451b.' }), z.toLowerCase());
const toneInput = z.enum(tones, { error: 'Choose a brand voice.' });

/** How everything made for the business looks and sounds; what is left out stays as it is stored. */
const brandKit = {
  colours: z.optional(
    z
      .array(colourInput, { error: 'Colours are a list.' })
      .check(z.maxLength(MAX_COLOURS, { error: `Keep at most ${MAX_COLOURS} colours.` })),
  ),
  logoFileId: z.optional(z.nullable(z.uuid({ error: 'Upload the logo again.' }))),
  font: z.optional(z.enum(brandFonts, { error: 'Choose a lettering.' })),
  avoidWords: z.optional(
    z
      .array(requiredText('A word to avoid', 60), { error: 'Words to avoid are a list.' })
      .check(z.maxLength(MAX_AVOID_WORDS, { error: `List at most ${MAX_AVOID_WORDS} words to avoid.` })),
  ),
};

const openingTimeInput = z
  .object({
    day: z
      .number({ error: 'Choose a day.' })
      .check(z.int(), z.gte(1, { error: 'Choose a day.' }), z.lte(7, { error: 'Choose a day.' })),
    from: timeOfDay,
    to: timeOfDay,
  })
  .check(z.refine(({ from, to }) => from !== to, { error: 'Opening and closing are the same time.', path: ['to'] }));

/** What the public page shows beside the posts. */
const detailsInput = z.object({
  phone: optionalText('The phone number', 60).check(
    z.refine((text) => text === '' || text.replace(/\D/g, '').length >= 3, {
      error: 'Enter a phone number, for example +44 20 7946 0018.',
    }),
  ),
  email: optionalText('The email address', 254).check(
    z.refine((text) => text === '' || /^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$/.test(text), {
      error: 'Enter an email address, for example ada@example.com.',
    }),
  ),
  address: optionalText('The street address', 200),
  hours: z._default(
    z
      .array(openingTimeInput, { error: 'Opening hours are a list.' })
      .check(z.maxLength(MAX_OPENING_TIMES, { error: `List at most ${MAX_OPENING_TIMES} opening times.` })),
    [],
  ),
  hoursNote: optionalText('The note on opening hours', 160),
  prices: z._default(
    z
      .array(z.object({ offer: requiredText('An offer', 120), price: requiredText('A price', 40) }), {
        error: 'Prices are a list.',
      })
      .check(z.maxLength(MAX_OFFERS, { error: `List at most ${MAX_OFFERS} prices.` })),
    [],
  ),
  link: z._default(websiteInput, ''),
  linkKind: z._default(z.enum(linkKinds, { error: 'Choose what the button does.' }), 'book'),
});

const profileInput = z.object({
  name: requiredText('Business name', 120),
  what: requiredText('What you do', 400),
  where: requiredText('Where you are', 160),
  audience: requiredText('Who it is for', 240),
  offers: z
    .array(requiredText('An offer', 120), { error: 'List at least one offer.' })
    .check(
      z.minLength(1, { error: 'List at least one offer.' }),
      z.maxLength(MAX_OFFERS, { error: `List at most ${MAX_OFFERS} offers.` }),
    ),
  tone: toneInput,
  // Older clients do not know these: what they leave out stays as it is stored.
  website: z.optional(websiteInput),
  details: z.optional(detailsInput),
  ...brandKit,
});

const profileSchema = z.object({
  name: storedText(),
  what: storedText(),
  where: storedText(),
  audience: storedText(),
  offers: z.array(storedText()),
  tone: z.enum(tones),
  /** '' without one. */
  website: storedText(),
  colours: z.array(storedText(7)),
  logoFileId: z.nullable(id),
  font: z.enum(brandFonts),
  avoidWords: z.array(storedText(60)),
  details: z.object({
    phone: storedText(60),
    email: storedText(254),
    address: storedText(200),
    hours: z.array(z.object({ day: z.number(), from: storedText(5), to: storedText(5) })),
    hoursNote: storedText(160),
    prices: z.array(z.object({ offer: storedText(120), price: storedText(40) })),
    link: storedText(300),
    linkKind: z.enum(linkKinds),
  }),
});

const ideaSchema = z.object({
  id,
  kind: z.enum(ideaKinds),
  title: storedText(),
  hook: storedText(),
  reason: storedText(),
  evidence: z.array(z.object({ source: z.enum(evidenceSources), text: storedText() })),
  keywords: z.array(storedText()),
  difficulty: z.enum(difficulties),
  effort: storedText(),
  confidence: z.number(),
  frames: z.array(storedText()),
  status: z.enum(['suggested', 'picked', 'passed']),
  pieceId: z.nullable(id),
});

const pieceSchema = z.object({
  id,
  ideaId: z.nullable(id),
  title: storedText(),
  body: storedText(),
  altText: storedText(),
  keywords: z.array(storedText()),
  status: z.enum(pieceStatuses),
  /** Counts up at every change; an edit of an older version is refused. */
  version: z.number(),
  scheduledFor: z.nullable(instant),
  publishedAt: z.nullable(instant),
  /** Address of the published post on this site; null until then, and always null in a demo. */
  publicPath: z.nullable(storedText()),
  /** Why the last attempt failed, as a sentence. */
  failure: z.nullable(storedText()),
  /** When its words were last corrected after it had gone out. */
  revisedAt: z.nullable(instant),
  /** The day it leads up to; after it nobody needs it. */
  aboutOn: z.nullable(day),
  pictures: z.array(pictureSchema),
  createdAt: instant,
});

const cycleSchema = z.object({
  week: z.object({ year: z.number(), week: z.number(), startsOn: day }),
  zone: storedText(64),
  running: z.boolean(),
  hasProfile: z.boolean(),
  beats: z.array(
    z.object({
      beat: z.enum(beats),
      state: z.enum(['done', 'now', 'next']),
      progress: z.number(),
      when: z.nullable(instant),
      summary: storedText(),
    }),
  ),
  /** The newest set. */
  ideas: z.array(ideaSchema),
  /** The week's sets before it, oldest first: each idea can still be picked. */
  earlierIdeas: z.array(z.array(ideaSchema)),
  /** How many more sets can be asked for this week. */
  setsLeft: z.number(),
  goal: z.object({ done: z.number(), waiting: z.number(), target: z.number() }),
  figures: z.object({
    contentCreated: z.number(),
    hoursSaved: z.number(),
    costSavings: z.number(),
    currency: storedText(3),
  }),
});

export type Profile = z.infer<typeof profileSchema>;
export type ProfileInput = z.infer<typeof profileInput>;
export type Idea = z.infer<typeof ideaSchema>;
export type Piece = z.infer<typeof pieceSchema>;
export type Cycle = z.infer<typeof cycleSchema>;

const versioned = { pieceId: id, version: countInput };

const words = {
  title: requiredText('Title', 120),
  body: requiredText('Text', 8000),
  altText: textToChange('Alt text', 400),
};

/** A picture of the library; null for none. Left out, one is drawn with the title on it, against the month's images. */
const pictureChoice = { creationId: z.optional(z.nullable(id)) };

export const engineContract = {
  getProfile: endpoint({
    method: 'GET',
    path: '/api/engine/profile',
    access: 'session',
    summary: 'The business profile, or null.',
    input: z.object({}),
    output: z.nullable(profileSchema),
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/api/engine/profile',
    access: 'session',
    summary: 'Describes the business; the first time, ideas follow.',
    input: profileInput,
    output: profileSchema,
  }),
  updateBrand: endpoint({
    method: 'PATCH',
    path: '/api/engine/brand',
    access: 'session',
    summary: 'Changes the brand kit: voice, colours, lettering, logo and words to avoid.',
    input: z.object({ tone: z.optional(toneInput), ...brandKit }),
    output: profileSchema,
  }),
  getBrandPreview: endpoint({
    method: 'GET',
    path: '/api/engine/brand/preview',
    access: 'session',
    produces: 'image/webp',
    limit: { calls: 240, perSeconds: 3600 },
    workspaceLimit: { calls: 40, perSeconds: 60 },
    summary: 'A poster in a colour and a lettering, to look at before they are chosen. Not kept, not counted.',
    input: z.object({
      colour: z.optional(colourInput),
      font: z.optional(z.enum(brandFonts, { error: 'Choose a lettering.' })),
    }),
    output: z.unknown(),
  }),
  getCycle: endpoint({
    method: 'GET',
    path: '/api/engine/cycle',
    access: 'session',
    summary: 'This week: beats, ideas, goal and figures.',
    input: z.object({}),
    output: cycleSchema,
  }),
  updateCycle: endpoint({
    method: 'PATCH',
    path: '/api/engine/cycle',
    access: 'session',
    summary: 'Pauses or starts the engine.',
    input: z.object({ running: z.boolean({ error: 'Say whether the engine runs.' }) }),
    output: cycleSchema,
  }),
  createIdeas: endpoint({
    method: 'POST',
    path: '/api/engine/ideas',
    access: 'session',
    creates: true,
    summary: 'Proposes three ideas for this week, or three others.',
    input: z.object({}),
    output: cycleSchema,
  }),
  createPiece: endpoint({
    method: 'POST',
    path: '/api/engine/pieces',
    access: 'session',
    creates: true,
    summary: 'Picks an idea and makes a piece of it.',
    input: z.object({ ideaId: id }),
    output: pieceSchema,
  }),
  createOwnPiece: endpoint({
    method: 'POST',
    path: '/api/engine/own-pieces',
    access: 'session',
    creates: true,
    summary: "Makes a piece of somebody's own words.",
    input: z.object({ title: words.title, body: words.body, altText: optionalText('Alt text', 400), ...pictureChoice }),
    output: pieceSchema,
  }),
  listPieces: endpoint({
    method: 'GET',
    path: '/api/engine/pieces',
    access: 'session',
    summary: 'Pieces, newest first, paged by cursor.',
    input: z.object({
      status: z.optional(z.enum(pieceStatuses)),
      cursor: cursorInput(),
      limit: pageSize(20),
    }),
    output: z.object({ items: z.array(pieceSchema), nextCursor: z.nullable(storedText(200)) }),
  }),
  getPiece: endpoint({
    method: 'GET',
    path: '/api/engine/pieces/:pieceId',
    access: 'session',
    summary: 'One piece.',
    input: z.object({ pieceId: id }),
    output: pieceSchema,
  }),
  updatePiece: endpoint({
    method: 'PATCH',
    path: '/api/engine/pieces/:pieceId',
    access: 'session',
    summary:
      'Edits words; what is left out stays. An approved piece asks for a new yes, a published one shows the correction at once.',
    // Refused only when the words were changed after this version: a new picture is no reason.
    input: z.object({
      ...versioned,
      title: z.optional(words.title),
      body: z.optional(words.body),
      altText: words.altText,
    }),
    output: pieceSchema,
  }),
  updatePicture: endpoint({
    method: 'PUT',
    path: '/api/engine/pieces/:pieceId/picture',
    access: 'session',
    creates: true,
    summary:
      'Draws the piece another picture, in all ratios, or takes one from the library. Words that are saved meanwhile stay.',
    input: z.object({ ...versioned, ...pictureChoice }),
    output: pieceSchema,
  }),
  approvePiece: endpoint({
    method: 'POST',
    path: '/api/engine/pieces/:pieceId/approve',
    access: 'session',
    creates: true,
    summary: "Approves and schedules; without a time it publishes now. Times are in the workspace's zone.",
    input: z.object({ ...versioned, publishAt: z.optional(z.object({ date: day, time: timeOfDay })) }),
    output: pieceSchema,
  }),
  takeDownPiece: endpoint({
    method: 'POST',
    path: '/api/engine/pieces/:pieceId/take-down',
    access: 'session',
    summary:
      'Takes a published piece off the public page and out of the feed. It stays here and can be published again.',
    input: z.object({ pieceId: id }),
    output: pieceSchema,
  }),
  withdrawPiece: endpoint({
    method: 'POST',
    path: '/api/engine/pieces/:pieceId/withdraw',
    access: 'session',
    summary: 'Takes an approved piece off the schedule, back to review.',
    input: z.object(versioned),
    output: pieceSchema,
  }),
  deletePiece: endpoint({
    method: 'DELETE',
    path: '/api/engine/pieces/:pieceId',
    access: 'session',
    summary: 'Deletes a piece that is not published.',
    input: z.object({ pieceId: id }),
    output: z.object({}),
  }),
};

function isWebsite(text: string): boolean {
  if (text === '') return true;
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return (
    (protocol === 'https:' || protocol === 'http:') && hostname.includes('.') && username === '' && password === ''
  );
}
