import * as z from 'zod/mini';
import { campaignStatuses } from '../domain/campaign';
import { connectionStates } from '../domain/connection';
import { pieceStatuses } from '../domain/piece';
import { postingDecisions } from '../domain/posting';
import { postingStates } from '../domain/posting-state';
import { postingChannels } from '../domain/posting-channel';
import { postingFigures } from '../domain/posting-figure';
import { endpoint } from './endpoint';
import { countInput, id, instant, sentText, storedText, writable } from './text';

/** What becomes of a post on one channel. */
const postingSchema = z.object({
  id,
  channel: z.enum(postingChannels),
  state: z.enum(postingStates),
  /** Words that somebody wrote for this channel; null for those of the post. */
  ownWords: z.nullable(storedText()),
  /** The words as they go out, or went out. */
  words: storedText(),
  /** The subject that somebody wrote for the newsletter; null for the title of the post, and elsewhere. */
  subject: z.nullable(storedText(200)),
  /** It is on the network as the post was before a correction. */
  outdated: z.boolean(),
  /** Where it is, once it is there and the network says. */
  url: z.nullable(storedText(2_000)),
  cause: z.nullable(storedText(1_000)),
  nextAt: z.nullable(instant),
  postedAt: z.nullable(instant),
  /** Of the newsletter: its campaign, once there is one. */
  campaign: z.nullable(z.object({ id, status: z.enum(campaignStatuses), cause: z.nullable(storedText(1_000)) })),
  /** What its channel has counted of it so far; null before it did, and where it does not. */
  figures: z.nullable(
    z.object({ at: instant, counts: z.array(z.object({ what: z.enum(postingFigures), count: z.number() })) }),
  ),
});

const piecePostingsSchema = z.object({
  /** The piece's version: choosing changes it, since an approval covers where a post goes. */
  version: z.number(),
  status: z.enum(pieceStatuses),
  /** The engine is paused: nothing goes out before it is started again. */
  paused: z.boolean(),
  /** The workspace's own page, to which longer texts link; null while nobody can reach it. */
  page: z.nullable(storedText(2_000)),
  /** A model of the workspace's own can write it for each network. */
  canWrite: z.boolean(),
  items: z.array(postingSchema),
  channels: z.array(
    z.object({
      channel: z.enum(postingChannels),
      connection: z.enum(connectionStates),
      /** Whose account posts there; '' while it is not connected. */
      account: storedText(300),
      /** The picture that it would get. */
      pictureId: z.nullable(id),
    }),
  ),
});

const newsletterSchema = z.object({
  /** How many people would get it; null when that takes too long to count. */
  people: z.nullable(z.number()),
  /** What has to be put right before it can be sent, in sentences. */
  missing: z.array(storedText(1_000)),
  subject: storedText(500),
  preheader: storedText(500),
  html: storedText(400_000),
});

export type PieceNewsletter = z.infer<typeof newsletterSchema>;
export type Posting = z.infer<typeof postingSchema>;
export type PiecePostings = z.infer<typeof piecePostingsSchema>;
export type PieceChannel = PiecePostings['channels'][number];

const subject = z.nullable(
  z
    .string({ error: 'This must be text.' })
    .check(
      writable(),
      z.trim(),
      z.minLength(1, { error: 'Write a subject, or use the title of the post.' }),
      z.maxLength(200, { error: 'A subject can have at most 200 characters.' }),
    ),
);

const choice = z.object({
  channel: z.enum(postingChannels, { error: 'Choose one of the channels.' }),
  subject: z._default(subject, null),
  words: z.nullable(
    z
      .string({ error: 'This must be text.' })
      .check(
        writable(),
        z.trim(),
        z.minLength(1, { error: 'Write something, or use the words of the post.' }),
        z.maxLength(8_000, { error: 'This can be at most 8,000 characters.' }),
      ),
  ),
});

export const publishingPostingsContract = {
  getPiecePostings: endpoint({
    method: 'GET',
    path: '/api/publishing/pieces/:pieceId',
    access: 'session',
    summary: 'Where a post goes besides the public page, and what became of it there.',
    input: z.object({ pieceId: id }),
    output: piecePostingsSchema,
  }),
  getPieceNewsletter: endpoint({
    method: 'GET',
    path: '/api/publishing/pieces/:pieceId/newsletter',
    access: 'session',
    summary: 'How a post would look as a newsletter, how many people it would reach, and what is missing before that.',
    input: z.object({ pieceId: id, subject: z.optional(sentText(200)) }),
    output: newsletterSchema,
  }),
  updatePiecePostings: endpoint({
    method: 'PUT',
    path: '/api/publishing/pieces/:pieceId',
    access: 'session',
    summary: 'Chooses where a post goes, and in which words. An approved post asks for a new yes.',
    input: z.object({
      pieceId: id,
      version: countInput,
      choices: z.array(choice, { error: 'Choose at least the channels that stay.' }).check(
        z.maxLength(postingChannels.length, { error: 'There are not so many channels.' }),
        z.refine((list) => new Set(list.map(({ channel }) => channel)).size === list.length, {
          error: 'Each channel can be chosen once.',
        }),
      ),
    }),
    output: piecePostingsSchema,
  }),
  createPostingWords: endpoint({
    method: 'POST',
    path: '/api/publishing/pieces/:pieceId/words',
    access: 'session',
    creates: true,
    summary:
      "Lets the workspace's own model write a post for each network that it goes to. A job does it; until then the post is being made.",
    input: z.object({ pieceId: id, version: countInput }),
    output: piecePostingsSchema,
  }),
  updatePosting: endpoint({
    method: 'PATCH',
    path: '/api/publishing/postings/:postingId',
    access: 'session',
    creates: true,
    notInDemo: true,
    summary: 'Decides about one that a program cannot finish: it is there, try again, or posted by hand.',
    input: z.object({ postingId: id, decision: z.enum(postingDecisions, { error: 'Choose one of the decisions.' }) }),
    output: piecePostingsSchema,
  }),
};
