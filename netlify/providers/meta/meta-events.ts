import * as z from 'zod/mini';
import { jsonOf } from '../system/json-of';

/**
 * What Meta sends about pages and Instagram accounts, with the parts that we use
 * (https://developers.facebook.com/docs/messenger-platform/reference/webhook-events,
 * https://developers.facebook.com/docs/instagram-platform/webhooks/examples,
 * https://developers.facebook.com/docs/graph-api/webhooks/reference/page/#feed).
 */
export const metaBodySchema = z.object({
  object: z.enum(['page', 'instagram']),
  entry: z.array(
    z.object({
      id: z.string(),
      time: z._default(z.number(), 0),
      messaging: z.optional(z.array(z.unknown())),
      changes: z.optional(z.array(z.unknown())),
    }),
  ),
});

/** null for what is not in Meta's format. */
export const readMetaBody = (bytes: Uint8Array): MetaBody | null =>
  z.safeParse(metaBodySchema, jsonOf(bytes)).data ?? null;

const attachmentSchema = z.object({
  type: z._default(z.string(), ''),
  title: z.nullish(z.string()),
  url: z.nullish(z.string()),
  payload: z.nullish(
    z.object({
      url: z.nullish(z.string()),
      title: z.nullish(z.string()),
      coordinates: z.nullish(z.object({ lat: z.number(), long: z.number() })),
    }),
  ),
});

export const messagingSchema = z.object({
  sender: z.optional(z.object({ id: z.string() })),
  timestamp: z._default(z.number(), 0),
  message: z.optional(
    z.object({
      mid: z.string(),
      text: z.nullish(z.string()),
      is_echo: z.optional(z.boolean()),
      is_deleted: z.optional(z.boolean()),
      is_unsupported: z.optional(z.boolean()),
      metadata: z.optional(z.string()),
      attachments: z.optional(z.array(attachmentSchema)),
      reply_to: z.nullish(z.object({ story: z.nullish(z.object({ id: z.nullish(z.string()) })) })),
    }),
  ),
  message_edit: z.optional(
    z.object({ mid: z.string(), text: z.nullish(z.string()), num_edit: z.optional(z.number()) }),
  ),
  postback: z.optional(
    z.object({ mid: z.optional(z.string()), title: z.nullish(z.string()), payload: z.nullish(z.string()) }),
  ),
  reaction: z.optional(
    z.object({ mid: z.string(), action: z.string(), reaction: z.nullish(z.string()), emoji: z.nullish(z.string()) }),
  ),
  delivery: z.optional(z.object({ mids: z.optional(z.array(z.string())), watermark: z.number() })),
  read: z.optional(z.object({ watermark: z.optional(z.number()), mid: z.optional(z.string()) })),
});

/** A change of a page's feed: we look at comments. */
export const feedChangeSchema = z.object({
  item: z.string(),
  verb: z.string(),
  comment_id: z.optional(z.string()),
  post_id: z.optional(z.string()),
  parent_id: z.optional(z.string()),
  message: z.nullish(z.string()),
  photo: z.nullish(z.string()),
  from: z.nullish(z.object({ id: z.string(), name: z.nullish(z.string()) })),
  created_time: z.optional(z.number()),
});

/** A comment on Instagram. */
export const instagramCommentSchema = z.object({
  id: z.string(),
  text: z.nullish(z.string()),
  from: z.nullish(z.object({ id: z.string(), username: z.nullish(z.string()) })),
  media: z.nullish(z.object({ id: z.string() })),
  parent_id: z.nullish(z.string()),
});

export const changeSchema = z.object({ field: z.string(), value: z.unknown() });

export type MetaBody = z.infer<typeof metaBodySchema>;
export type Messaging = z.infer<typeof messagingSchema>;
export type MetaAttachment = z.infer<typeof attachmentSchema>;
