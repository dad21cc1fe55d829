import { MINUTE_MS } from '../../../src/domain/duration';
import { AppError } from '../../errors/app-error';
import type { InboundEvent, InboundFile, StateReport, StoredReceipt } from '../../ports/inbox';
import { fetchMetaMedia } from './meta-media';
import type { Messaging, MetaAttachment } from './meta-events';
import type { MetaPlace, MetaReaderPorts } from './meta-reader-ports';

/** Reads one event of a conversation in Messenger or Instagram. */
export async function readMessaging(
  event: Messaging,
  place: MetaPlace,
  receipt: StoredReceipt,
  ports: MetaReaderPorts,
): Promise<InboundEvent[]> {
  const { message, postback, reaction, delivery, read, message_edit: edit } = event;
  const sender = event.sender?.id ?? '';
  const at = new Date(Math.min(event.timestamp || receipt.receivedAt.getTime(), receipt.receivedAt.getTime()));
  if (message?.is_echo || (sender === place.ownId && message)) return [echo(message, at)];
  if (sender === '' || sender === place.ownId) return [ignored('It is about the account itself.')];

  const base = async () => ({
    channel: place.channel,
    from: { address: sender, name: await ports.nameOf(place, receipt, sender), point: null },
    threadKey: sender,
    quoted: '',
    at,
  });
  const line = async (externalId: string, text: string): Promise<InboundEvent> => ({
    kind: 'event',
    message: { ...(await base()), externalId, text, files: [] },
    link: '',
  });

  if (message?.is_deleted) return [await line(`${message.mid}:deleted`, 'Unsent a message.')];
  if (message) {
    const { files, words } = await contentOf(message.attachments ?? [], receipt, ports, place);
    const story = message.reply_to?.story ? [await line(`${message.mid}:story`, 'Replied to your story:')] : [];
    const text = [message.text ?? '', ...words, message.is_unsupported ? unsupported(place) : '']
      .filter((part) => part.trim() !== '')
      .join('\n\n');
    if (text === '' && files.length === 0) return [...story, ignored('The message is empty.')];
    return [...story, { kind: 'message', message: { ...(await base()), externalId: message.mid, text, files } }];
  }
  if (edit)
    return [
      await line(`${edit.mid}:edit:${edit.num_edit ?? event.timestamp}`, `Changed a message to: ${edit.text ?? ''}`),
    ];
  if (postback) {
    const externalId = postback.mid ?? `postback:${sender}:${event.timestamp}`;
    return [
      {
        kind: 'message',
        message: { ...(await base()), externalId, text: postback.title || 'Pressed a button.', files: [] },
      },
    ];
  }
  if (reaction) {
    const sign = reaction.emoji ?? reaction.reaction ?? '';
    const text =
      reaction.action === 'unreact'
        ? 'Removed a reaction to your message.'
        : `Reacted to your message${sign && `: ${sign}`}`;
    return [await line(`reaction:${reaction.mid}:${sender}:${event.timestamp}`, text)];
  }
  if (delivery)
    return states(
      'delivered',
      delivery.mids ?? (await ports.sentUntil(place, receipt, sender, new Date(delivery.watermark))),
      at,
    );
  if (read) {
    const ids = read.mid
      ? [read.mid]
      : await ports.sentUntil(place, receipt, sender, new Date(read.watermark ?? event.timestamp));
    return states('read', ids, at);
  }
  return [ignored('Nothing that the inbox shows.')];
}

/** What we sent comes back to us; with our own id in it, it settles a sending whose answer was lost. */
function echo(message: NonNullable<Messaging['message']>, at: Date): InboundEvent {
  if (message.metadata === undefined || !UUID.test(message.metadata)) return ignored('The business wrote it.');
  return {
    kind: 'state',
    report: { externalId: message.mid, messageId: message.metadata, state: 'sent', cause: null, at },
  };
}

const states = (state: StateReport['state'], ids: readonly string[], at: Date): InboundEvent[] =>
  ids.length === 0
    ? [ignored('It is about no message of ours.')]
    : ids.map((externalId) => ({ kind: 'state', report: { externalId, state, cause: null, at } }));

async function contentOf(
  attachments: readonly MetaAttachment[],
  receipt: StoredReceipt,
  { web, clock, mediaOrigin }: MetaReaderPorts,
  { label }: MetaPlace,
) {
  const files: InboundFile[] = [];
  const words: string[] = [];
  let missing = 0;
  for (const [index, attachment] of attachments.slice(0, MOST_FILES).entries()) {
    const { type, payload } = attachment;
    const url = payload?.url ?? '';
    if (type === 'story_mention') {
      // It may be answered like a message. Meta forbids keeping the story itself.
      words.push('[Mentioned you in a story]');
    } else if (FILES.has(type) && url !== '') {
      const fetched = await fetchMetaMedia(web, { url, type, place: index + 1 }, mediaOrigin);
      // Words are never lost over a file: it is tried for a while, and then the message is shown without it.
      if (fetched.kind === 'later' && clock.now().getTime() - receipt.receivedAt.getTime() < PATIENCE_MS)
        throw new AppError('unavailable', `A file of a message could not be fetched from ${label} yet.`);
      if (fetched.kind === 'file') files.push(fetched.file);
      else missing += 1;
    } else words.push(wordsOf(attachment));
  }
  if (missing > 0)
    words.push(
      `[${missing === 1 ? 'A file that came' : `${missing} files that came`} with this could not be fetched. Open the conversation on ${label} to see ${missing === 1 ? 'it' : 'them'}.]`,
    );
  return { files, words };
}

function wordsOf({ type, title, url, payload }: MetaAttachment): string {
  const [about, where] = [title ?? payload?.title ?? '', payload?.url ?? url ?? ''];
  const place = payload?.coordinates;
  if (place) return `Sent a location: ${place.lat}, ${place.long}`;
  const told = [about, where].filter((part) => part !== '').join(' ');
  if (SHARED.has(type)) return `Shared a post${told && `: ${told}`}`;
  return told || 'Sent something that cannot be shown here.';
}

const unsupported = ({ label }: MetaPlace): string =>
  `Sent something that ${label} does not pass on. Open the conversation there to see it.`;
const ignored = (reason: string): InboundEvent => ({ kind: 'ignored', reason });

const FILES: ReadonlySet<string> = new Set(['image', 'video', 'audio', 'file']);
const SHARED: ReadonlySet<string> = new Set(['share', 'ig_reel', 'reel', 'ig_post', 'ig_story']);
const MOST_FILES = 20;
/** Less than the tries of the job that reads receipts. */
const PATIENCE_MS = 3 * MINUTE_MS;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
