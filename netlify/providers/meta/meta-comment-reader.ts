import * as z from 'zod/mini';
import { AppError } from '../../errors/app-error';
import type { InboundEvent, StoredReceipt } from '../../ports/inbox';
import { changeSchema, feedChangeSchema, instagramCommentSchema } from './meta-events';
import type { MetaPlace, MetaReaderPorts } from './meta-reader-ports';

/**
 * Reads a change of a page's feed or of an Instagram account: comments become lines of a thread of their own,
 * `comment:<id of the first comment>`, so that an answer goes below the comment.
 */
export async function readChange(
  change: unknown,
  place: MetaPlace,
  receipt: StoredReceipt,
  ports: MetaReaderPorts,
): Promise<InboundEvent> {
  const { field, value } = z.parse(changeSchema, change);
  const comment =
    field === 'feed'
      ? feedComment(value)
      : field === 'comments' || field === 'live_comments'
        ? instagramComment(value)
        : null;
  if (!comment) return { kind: 'ignored', reason: `A change of “${field}”.` };
  if (comment.from.id === place.ownId || comment.from.id === place.pageId)
    return { kind: 'ignored', reason: 'The business wrote it.' };
  if (comment.from.id === '' && comment.verb !== 'remove')
    return { kind: 'ignored', reason: 'Meta does not say who wrote it: the app lacks a permission.' };
  const at = new Date(Math.min(comment.at ?? receipt.receivedAt.getTime(), receipt.receivedAt.getTime()));
  const text = textOf(comment);
  return {
    kind: 'event',
    message: {
      externalId: comment.verb === 'add' ? comment.id : `${comment.id}:${comment.verb}:${at.getTime()}`,
      channel: place.channel,
      from: { address: comment.from.id || comment.id, name: comment.from.name, point: null },
      threadKey: `comment:${comment.parent ?? comment.id}`,
      text,
      quoted: '',
      files: [],
      at,
    },
    link: (await ports.postLink(receipt.workspaceId, place.channel, comment.post)) ?? '',
  };
}

function feedComment(value: unknown): Comment | null {
  const read = z.safeParse(feedChangeSchema, value);
  if (!read.success) throw new AppError('invalid_request', 'A change of the page’s feed is not in Meta’s format.');
  const {
    item,
    verb,
    comment_id: id,
    post_id: post = '',
    parent_id: parent,
    from,
    message,
    photo,
    created_time: created,
  } = read.data;
  if (item !== 'comment' || !id || !isVerb(verb)) return null;
  return {
    id,
    verb,
    post,
    // A comment right below the post names the post as its parent.
    parent: parent && parent !== post && parent !== id ? parent : null,
    from: { id: from?.id ?? '', name: from?.name ?? '' },
    text: message || (photo ? '(a picture)' : ''),
    at: created ? created * 1_000 : null,
  };
}

function instagramComment(value: unknown): Comment {
  const read = z.safeParse(instagramCommentSchema, value);
  if (!read.success) throw new AppError('invalid_request', 'A comment is not in Instagram’s format.');
  const { id, text, from, media, parent_id: parent } = read.data;
  const name = from?.username ? `@${from.username}` : '';
  return {
    id,
    verb: 'add',
    post: media?.id ?? '',
    parent: parent ?? null,
    from: { id: from?.id ?? '', name },
    text: text ?? '',
    at: null,
  };
}

function textOf({ verb, text, from, parent }: Comment): string {
  const who = from.name ? `${from.name} ` : '';
  if (verb === 'remove') return `${who ? `${who}deleted` : 'Deleted'} the comment.`;
  if (verb === 'edited') return `${who ? `${who}changed` : 'Changed'} the comment to: ${text}`;
  const did = parent ? 'replied below the comment' : 'commented';
  return `${who ? who + did : did.charAt(0).toUpperCase() + did.slice(1)}: ${text}`;
}

const isVerb = (verb: string): verb is Comment['verb'] => verb === 'add' || verb === 'edited' || verb === 'remove';

interface Comment {
  id: string;
  verb: 'add' | 'edited' | 'remove';
  /** The post or media as Meta names it. */
  post: string;
  /** The comment that it answers. */
  parent: string | null;
  from: { id: string; name: string };
  text: string;
  /** Milliseconds. */
  at: number | null;
}
