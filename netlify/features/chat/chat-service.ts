import type { ChatMessage } from '../../../src/contracts/chat';
import { completeDetails } from '../../../src/domain/business-details';
import { workspaceOfChatKey } from '../../../src/domain/chat-key';
import { chatColours, noChatLook } from '../../../src/domain/chat-look';
import { DAY_MS, DAY_SECONDS, HOUR_MS, HOUR_SECONDS } from '../../../src/domain/duration';
import { isEmailAddress, NO_ADDRESS } from '../../../src/domain/email-address';
import { isOpenAt } from '../../../src/domain/opening-now';
import { isHostOf } from '../../../src/domain/visit-host';
import { AppError } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Digest } from '../../ports/digest';
import type { Ids } from '../../ports/ids';
import type { InboundFile } from '../../ports/inbox';
import type { SignedTokens } from '../../ports/signed-tokens';
import type { StoragePort } from '../../ports/storage';
import type { ChatLine } from './chat-lines-repository';
import { visitorMessageId } from './chat-message-id';
import type { ChatFile, ChatRepository } from './chat-repository';
import type { ChatVisitorTokens } from './chat-visitor-token';
import type { ChatWaitingRoom } from './chat-waiting-room';

/** The chat of a website's visitors, who are nobody but what a token of ours says. */
export function makeChatService({
  repository,
  visitors,
  files,
  room,
  keepFile,
  storage,
  digest,
  clock,
  ids,
}: Dependencies) {
  /** The channel that a page may open. Who may not learns nothing about it. */
  async function enter({ key, host }: Place): Promise<Channel> {
    const workspaceId = workspaceOfChatKey(key);
    const channel = workspaceId && (await repository.findChannel(workspaceId, key));
    if (!channel || channel.state === 'paused' || !isHostOf(host, channel.settings.hosts ?? []))
      throw new AppError('forbidden', 'This chat cannot be opened from this page.');
    return channel;
  }

  function recognise(channel: Channel, token: string): string {
    const name = { workspaceId: channel.workspaceId, channelId: channel.id };
    const visitorId = visitors.open(token, name, clock.now());
    if (!visitorId) throw new AppError('unauthenticated', 'This visit has ended. Open the chat again.');
    return visitorId;
  }

  const isOpen = ({ details, zone }: Channel): boolean =>
    isOpenAt(completeDetails(details ?? {}).hours, zone, clock.now());

  const present = (workspaceId: string, { files: attached, at, ...line }: ChatLine): ChatMessage => ({
    ...line,
    timestamp: at.toISOString(),
    attachments: attached.map((file) => ({
      ...file,
      url: `/api/chat/files/${files.seal(`${workspaceId}.${file.id}`, new Date(clock.now().getTime() + DAY_MS))}`,
    })),
  });

  async function read(channel: Channel, visitorId: string, after: number) {
    const thread = await repository.readThread(channel.workspaceId, visitorId, after, clock.now());
    return {
      thread,
      news: {
        messages: thread.lines.map((line) => present(channel.workspaceId, line)),
        typing: thread.typing,
        open: isOpen(channel),
      },
    };
  }

  /** The same message id is the same message. Strangers can fill neither an inbox nor a disk. */
  async function take(
    { token, messageId, page, limits, ...place }: Writing,
    content: (channel: Channel) => Promise<{ text: string; files: ChatFile[] }>,
  ): Promise<ChatMessage> {
    const channel = await enter(place);
    const visitorId = recognise(channel, token);
    const { workspaceId, id: channelId } = channel;
    const externalId = visitorMessageId(visitorId, messageId);
    const before = await repository.findTaken(workspaceId, visitorId, externalId);
    if (before) return present(workspaceId, before);
    const visitor = await repository.findVisitor(workspaceId, visitorId);
    await limits.throttle(`chat messages of ${visitorId}`, VISITOR_MESSAGES);
    if (!visitor?.conversationId) {
      await limits.throttle(`chats begun from ${limits.network}`, NETWORK_CHATS);
      await limits.throttle(`chats begun in ${channelId}`, CHANNEL_CHATS);
    }
    const { text, files: attached } = await content(channel);
    const now = clock.now();
    const line = await repository.take(
      { workspaceId, channelId, visitorId },
      {
        externalId,
        channel: 'livechat',
        from: {
          address: visitor?.email.toLowerCase() || visitorId,
          name: visitor?.name ?? '',
          point: visitor?.email ? 'email' : null,
        },
        threadKey: visitorId,
        text,
        quoted: '',
        files: [],
        at: now,
      },
      { page, now, files: attached, messageId },
    );
    if (!line)
      throw new AppError('unavailable', 'We could not take this message. Try again.', {
        detail: `the inbox took no line for ${externalId}`,
      });
    return present(workspaceId, line);
  }

  return {
    async visit({ token, page: _page, ...place }: Place & { token: string | undefined; page: string }) {
      const channel = await enter(place);
      const name = { workspaceId: channel.workspaceId, channelId: channel.id };
      const now = clock.now();
      const visitorId = (token && visitors.open(token, name, now)) || ids.id();
      const { thread, news } = await read(channel, visitorId, 0);
      const { seenAt, seenOn } = channel.settings;
      // The owner is told that the line works: once an hour, so that a busy website writes nothing at each page.
      if (!seenAt || seenOn !== place.host || now.getTime() - Date.parse(seenAt) > HOUR_MS)
        await repository.noteSeen(channel.workspaceId, channel.id, { seenAt: now.toISOString(), seenOn: place.host });
      const look = { ...noChatLook, ...channel.settings.look };
      return {
        ...news,
        visitor: visitors.seal({ ...name, visitorId }, now),
        business: channel.businessName || channel.workspaceName,
        look: {
          title: look.title,
          greeting: news.open ? look.greeting : look.away,
          side: look.side,
          ...chatColours(look, channel.colours ?? []),
        },
        knowsEmail: thread.email !== '',
        waits: room !== null,
      };
    },

    /** Answers at once when there is something, otherwise as soon as there is, or after 20 seconds. */
    async poll({ token, after, shows, network, signal, ...place }: Place & Polling) {
      const channel = await enter(place);
      const visitorId = recognise(channel, token);
      const { workspaceId } = channel;
      const { thread, news } = await read(channel, visitorId, after);
      const isNews = news.messages.length > 0 || news.typing !== shows.typing;
      if (!room || isNews || thread.stamp === '' || !room.hasPlace(workspaceId, network)) return news;
      await room.wait({ workspaceId, visitorId, network, stamp: thread.stamp, soon: news.typing }, signal);
      return signal.aborted ? news : (await read(channel, visitorId, after)).news;
    },

    send: ({ text, ...writing }: Writing & { text: string }) => take(writing, async () => ({ text, files: [] })),

    sendFile: ({ bytes, name, ...writing }: Writing & { bytes: Uint8Array; name: string }) =>
      take(writing, async ({ id, workspaceId }) => {
        await writing.limits.throttle(`chat files in ${id}`, CHANNEL_FILES);
        return { text: '', files: [await keepFile(workspaceId, { name, contentType: '', bytes })] };
      }),

    async introduce({ token, name, email, ...place }: Place & { token: string; name: string; email: string }) {
      const channel = await enter(place);
      const visitorId = recognise(channel, token);
      if (email !== '' && !isEmailAddress(email))
        throw new AppError('invalid_request', NO_ADDRESS, { fields: { email: NO_ADDRESS } });
      const said = await repository.introduce(
        { workspaceId: channel.workspaceId, channelId: channel.id, visitorId },
        { name, email },
        { now: clock.now(), newId: ids.id },
      );
      return { knowsEmail: said.email !== '' };
    },

    async type({ token, typing, readSeq, ...place }: Place & { token: string; typing: boolean; readSeq: number }) {
      const channel = await enter(place);
      const visitorId = recognise(channel, token);
      await repository.noteTyping(channel.workspaceId, visitorId, { typing, readSeq, now: clock.now() });
      return { typing };
    },

    /** The file behind a link; forged, ended and unknown ones are all "not found". */
    async readFile(token: string) {
      const [workspaceId = '', fileId = ''] = files.open(token, clock.now())?.split('.') ?? [];
      const file = workspaceId && fileId ? await repository.findFile(workspaceId, fileId) : null;
      if (!file) throw new AppError('not_found', 'There is nothing at this address.');
      const { storageKey, ...about } = file;
      return {
        ...about,
        tag: digest(storageKey).slice(0, 32),
        async read(range?: { start: number; end: number }) {
          const bytes = await storage.read(storageKey);
          if (!bytes) throw new AppError('not_found', 'There is nothing at this address.');
          return range ? bytes.subarray(range.start, range.end + 1) : bytes;
        },
      };
    },
  };
}
export type ChatService = ReturnType<typeof makeChatService>;

/** Enough for a visitor who writes a great deal. */
const VISITOR_MESSAGES = { calls: 300, perSeconds: DAY_SECONDS };
/** A household or an office. */
const NETWORK_CHATS = { calls: 10, perSeconds: HOUR_SECONDS };
/** More than any small business answers, fewer than would bury its inbox. */
const CHANNEL_CHATS = { calls: 200, perSeconds: HOUR_SECONDS };
const CHANNEL_FILES = { calls: 100, perSeconds: HOUR_SECONDS };

type Channel = NonNullable<Awaited<ReturnType<ChatRepository['findChannel']>>>;

/** The chat and the page that asks for it. */
interface Place {
  key: string;
  /** The host of the page, as its browser says; '' when it does not. */
  host: string;
}

interface Polling {
  token: string;
  after: number;
  /** What the page shows now. */
  shows: { typing: boolean };
  network: string;
  signal: AbortSignal;
}

interface Writing extends Place {
  token: string;
  messageId: string;
  page: string;
  limits: {
    network: string;
    throttle(subject: string, limit: { calls: number; perSeconds: number }): Promise<void>;
  };
}

interface Dependencies {
  repository: ChatRepository;
  visitors: ChatVisitorTokens;
  /** Links to files. */
  files: SignedTokens;
  /** null where a function must answer at once. */
  room: ChatWaitingRoom | null;
  /** Throws a sentence for what a message may not carry. */
  keepFile(workspaceId: string, file: InboundFile): Promise<ChatFile>;
  storage: Pick<StoragePort, 'read'>;
  digest: Digest;
  clock: Clock;
  ids: Ids;
}
