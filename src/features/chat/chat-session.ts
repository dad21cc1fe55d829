import type { ChatMessage } from '../../contracts/chat';
import type { ChatClient, ChatFault, ChatNews, ChatVisit } from './chat-client';
import { MOST_WAITING, type ChatMemory } from './chat-memory';
import { makeChatTurns } from './chat-turns';

/**
 * A visitor's chat without its looks: opens it, keeps what was written until the server has it, and asks for news while
 * there is a conversation. Of several tabs, one asks; all of them show the same.
 */
export function makeChatSession({ client, memory, room, page, isWatched }: Dependencies) {
  const state: ChatState = {
    visit: null,
    messages: [],
    waiting: memory.read().queue.map((message) => ({ ...message, state: 'waiting' })),
    typing: false,
    open: true,
    knowsEmail: false,
    connected: true,
    unread: 0,
    notice: null,
  };
  const listeners = new Set<() => void>();
  const turns = makeChatTurns(room);
  let visitor = memory.read().visitor;
  /** Up to which message the server has answered; what was just sent may overtake an answer on its way. */
  let cursor = 0;
  let sending = false;
  let failures = 0;
  let toldAt = 0;

  const changed = (): void => {
    const { seen } = memory.read();
    state.unread = state.messages.filter(({ sender, seq }) => sender !== 'contact' && seq > seen).length;
    for (const listener of [...listeners]) listener();
  };

  /** Takes what the server or another tab knows; true if there was something new from the business. */
  function take(news: Partial<ChatNews>, from: 'server' | 'tab'): boolean {
    const known = new Set(state.messages.map(({ id }) => id));
    const fresh = (news.messages ?? []).filter(({ id }) => !known.has(id));
    const mine = new Set(fresh.map(({ id }) => id));
    state.messages = [...state.messages, ...fresh].sort((one, other) => one.seq - other.seq).slice(-MOST_SHOWN);
    state.waiting = state.waiting.filter(({ id }) => !mine.has(id) && !known.has(id));
    if (memory.read().queue.some(({ id }) => mine.has(id)))
      memory.change({ queue: memory.read().queue.filter(({ id }) => !mine.has(id)) });
    if (news.typing !== undefined) state.typing = news.typing;
    if (news.open !== undefined) state.open = news.open;
    if (from === 'server') {
      cursor = Math.max(cursor, ...(news.messages ?? []).map(({ seq }) => seq));
      turns.tell(news);
    }
    const isNews = fresh.some(({ sender }) => sender !== 'contact');
    if (isNews) state.typing = news.typing ?? false;
    if (isWatched()) markRead();
    changed();
    return isNews;
  }

  async function visit(): Promise<void> {
    const opened = await client.visit(visitor || undefined, page());
    visitor = opened.visitor;
    memory.change({ visitor });
    state.visit = opened;
    state.knowsEmail = opened.knowsEmail;
    take(opened, 'server');
  }

  /** Runs a call; one whose visitor is no longer known is made once more by a new one. */
  async function asVisitor<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if ((error as ChatFault).kind !== 'ended') throw error;
      visitor = '';
      state.messages = [];
      cursor = 0;
      await visit();
      return work();
    }
  }

  function markRead(): void {
    const newest = Math.max(0, ...state.messages.filter(({ sender }) => sender !== 'contact').map(({ seq }) => seq));
    if (newest <= memory.read().seen) return;
    memory.change({ seen: newest });
    client.tell(visitor, { typing: false, readSeq: newest }).catch(() => undefined); // the next one says it again
    changed();
  }

  /** Sends what is waiting, oldest first. The same id is the same message, so that a lost reply does no harm. */
  async function flush(): Promise<void> {
    if (sending || !state.visit) return;
    sending = true;
    try {
      for (;;) {
        const next = state.waiting.find((message) => message.state !== 'failed');
        if (!next) break;
        next.state = 'sending';
        changed();
        try {
          const { id, file } = next;
          const message = await asVisitor(() =>
            file ? client.sendFile(visitor, id, file) : client.send(visitor, id, next.text, page()),
          );
          state.notice = null;
          memory.change({ queue: memory.read().queue.filter((one) => one.id !== id) });
          state.waiting = state.waiting.filter((one) => one.id !== id);
          settle(message);
        } catch (error) {
          const { kind, waitMs } = error as ChatFault;
          next.state = kind === 'tooLarge' || kind === 'refused' ? 'failed' : 'waiting';
          if (next.state === 'failed') {
            next.cause = kind === 'tooLarge' ? 'tooLarge' : next.file ? 'wrongFile' : 'refused';
            memory.change({ queue: memory.read().queue.filter((one) => one.id !== next.id) });
            continue;
          }
          state.notice = kind === 'busy' ? 'tooOften' : 'offline';
          state.connected = kind === 'busy';
          failures += 1;
          turns.later(() => void flush(), Math.max(waitMs, backOff(failures)));
          break;
        }
        failures = 0;
        state.connected = true;
      }
    } finally {
      sending = false;
      changed();
    }
  }

  function settle(message: ChatMessage): void {
    take({ messages: [message] }, 'tab');
    turns.tell({ messages: [message] });
    turns.nudge();
  }

  /** Asks for news as long as this tab is the one that asks. */
  async function ask(): Promise<number> {
    if (!hasConversation()) return NEVER;
    try {
      const before = Date.now();
      const news = await asVisitor(() => client.poll(visitor, cursor, state.typing));
      failures = 0;
      const wasCut = !state.connected;
      state.connected = true;
      if (state.notice === 'offline') state.notice = null;
      take(news, 'server');
      if (wasCut) void flush();
      if (state.visit?.waits) return Date.now() - before < 500 && news.messages.length === 0 ? 2_000 : 0;
      return isWatched() ? 3_000 : document.visibilityState === 'visible' ? 8_000 : 30_000;
    } catch (error) {
      const { kind, waitMs } = error as ChatFault;
      if (kind === 'refused') return NEVER;
      failures += 1;
      state.connected = kind === 'busy';
      changed();
      return Math.max(waitMs, backOff(failures));
    }
  }

  /** A conversation that has been silent for a day is looked at when a page is opened, not all the time. */
  const hasConversation = (): boolean =>
    state.messages.some(({ timestamp }) => Date.now() - Date.parse(timestamp) < SILENT_MS) ||
    (isWatched() && state.messages.length > 0);

  return {
    state: state as Readonly<ChatState>,
    subscribe: (listener: () => void) => void listeners.add(listener),
    /** Throws a ChatFault; `refused`: this page may not open the chat. */
    async start(): Promise<void> {
      await visit();
      turns.begin({ ask, hear: (news) => void take(news, 'tab') });
      memory.onChange(() => {
        const { queue, visitor: known } = memory.read();
        visitor = known || visitor;
        const waiting = new Set(queue.map(({ id }) => id));
        state.waiting = state.waiting.filter(({ id, file }) => file || waiting.has(id));
        changed();
      });
      addEventListener('online', () => {
        failures = 0;
        turns.nudge();
        void flush();
      });
      void flush();
    },
    send(text: string): void {
      const queue = memory.read().queue;
      if (queue.length >= MOST_WAITING) return;
      const message = { id: crypto.randomUUID(), text, at: Date.now() };
      memory.change({ visitor, queue: [...queue, message] });
      state.waiting = [...state.waiting, { ...message, state: 'waiting' }];
      changed();
      void flush();
    },
    sendFile(file: File): void {
      const message = { id: crypto.randomUUID(), text: file.name, at: Date.now(), file };
      if (file.size > MOST_BYTES) {
        state.waiting = [...state.waiting, { ...message, state: 'failed', cause: 'tooLarge' }];
        return changed();
      }
      state.waiting = [...state.waiting, { ...message, state: 'waiting' }];
      changed();
      void flush();
    },
    again(id: string): void {
      const message = state.waiting.find((one) => one.id === id);
      if (!message) return;
      message.state = 'waiting';
      if (!message.file) memory.change({ queue: [...memory.read().queue, { id, text: message.text, at: message.at }] });
      void flush();
    },
    async introduce(name: string, email: string): Promise<void> {
      const { knowsEmail } = await asVisitor(() => client.introduce(visitor, name, email));
      state.knowsEmail = knowsEmail;
      changed();
    },
    /** Told at most every few seconds, and once when it ends. */
    typing(isTyping: boolean): void {
      const now = Date.now();
      if (state.messages.length === 0 || (isTyping ? now - toldAt < TYPING_MS : toldAt === 0)) return;
      toldAt = isTyping ? now : 0;
      client.tell(visitor, { typing: isTyping, readSeq: memory.read().seen }).catch(() => undefined);
    },
    /** The panel was opened or closed, or the page was shown or hidden. */
    look(): void {
      if (isWatched()) markRead();
      turns.nudge();
      changed();
    },
  };
}
export type ChatSession = ReturnType<typeof makeChatSession>;

/** With a quarter of chance, so that a server that comes back is not called by everybody at once. */
const backOff = (failures: number): number =>
  Math.min(60_000, 1_000 * 2 ** Math.min(failures, 6)) * (0.75 + Math.random() / 2);

const NEVER = Number.POSITIVE_INFINITY;
const SILENT_MS = 24 * 60 * 60 * 1_000;
const TYPING_MS = 4_000;
const MOST_SHOWN = 500;
const MOST_BYTES = 4 * 1024 * 1024;

export interface WaitingLine {
  id: string;
  text: string;
  at: number;
  file?: File;
  state: 'waiting' | 'sending' | 'failed';
  cause?: 'tooLarge' | 'wrongFile' | 'refused';
}

export interface ChatState {
  visit: ChatVisit | null;
  messages: ChatMessage[];
  waiting: WaitingLine[];
  typing: boolean;
  open: boolean;
  knowsEmail: boolean;
  connected: boolean;
  unread: number;
  notice: 'offline' | 'tooOften' | null;
}

interface Dependencies {
  client: ChatClient;
  memory: ChatMemory;
  /** What the tabs of one chat share a name by. */
  room: string;
  page: () => string;
  /** Whether somebody sees the messages now. */
  isWatched: () => boolean;
}
