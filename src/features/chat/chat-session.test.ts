import type { ChatMessage } from '../../contracts/chat';
import type { ChatClient, ChatFault, ChatVisit } from './chat-client';
import { makeChatMemory } from './chat-memory';
import { makeChatSession } from './chat-session';

let chats = 0;
let seqs = 0;
/** The browser's own would keep the process alive. */
const channels = new Set<FakeChannel>();
class FakeChannel {
  onmessage: ((message: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    channels.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of channels)
      if (other !== this && other.name === this.name)
        queueMicrotask(() => other.onmessage?.({ data: structuredClone(data) }));
  }
}
beforeEach(() => {
  localStorage.clear();
  channels.clear();
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
});

const fault = (kind: ChatFault['kind'], waitMs = 1): ChatFault => ({ kind, waitMs });
const line = (partial: Partial<ChatMessage> = {}): ChatMessage => ({
  id: crypto.randomUUID(),
  seq: (seqs += 1),
  sender: 'user',
  author: 'Ada',
  content: 'Hello',
  byMail: false,
  timestamp: new Date().toISOString(),
  attachments: [],
  ...partial,
});

/** A server that remembers what it was sent; each method can be replaced. */
function makeServer(stored: ChatMessage[] = []) {
  const visit: ChatVisit = {
    messages: [],
    typing: false,
    open: true,
    visitor: 'signed',
    business: 'Corner Grill',
    look: { title: '', greeting: '', accent: '#000000', onAccent: '#ffffff', side: 'right' },
    knowsEmail: false,
    waits: true,
  };
  const calls: { sent: string[]; visitors: (string | undefined)[]; read: number[] } = {
    sent: [],
    visitors: [],
    read: [],
  };
  let wake = (): void => undefined;
  const client: ChatClient = {
    visit: async (visitor) => {
      calls.visitors.push(visitor);
      return { ...visit, messages: [...stored] };
    },
    poll: async (_visitor, after) => {
      const fresh = () => stored.filter(({ seq }) => seq > after);
      if (fresh().length === 0) await new Promise<void>((resolve) => (wake = resolve));
      return { messages: fresh(), typing: false, open: true };
    },
    send: async (_visitor, id, text) => {
      calls.sent.push(text);
      const known = stored.find((one) => one.id === id);
      const message = known ?? line({ id, sender: 'contact', content: text });
      if (!known) stored.push(message);
      return message;
    },
    sendFile: async (_visitor, id) => line({ id, sender: 'contact', content: '' }),
    introduce: async () => ({ knowsEmail: true }),
    tell: async (_visitor, { readSeq }) => {
      calls.read.push(readSeq);
      return { typing: false };
    },
  };
  return {
    client,
    calls,
    answer(message: ChatMessage): void {
      stored.push(message);
      wake();
    },
  };
}

function openTab(client: ChatClient, { key = `k${(chats += 1)}`, watched = false } = {}) {
  const look = { isWatched: watched };
  const memory = makeChatMemory(key, () => localStorage);
  const session = makeChatSession({
    client,
    memory,
    room: key,
    page: () => 'https://grill.example/menu',
    isWatched: () => look.isWatched,
  });
  return { session, memory, key, look };
}

const contents = ({ session }: ReturnType<typeof openTab>) => session.state.messages.map(({ content }) => content);
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise<void>((resolve) => setTimeout(resolve));
};

test('nothing is kept in the browser before the visitor has written something', async () => {
  const tab = openTab(makeServer().client);
  await tab.session.start();
  expect(localStorage.length).toBe(0);
  tab.session.send('Is there a table?');
  expect(localStorage.getItem(`fourbeat-chat:${tab.key}`)).toContain('signed');
});

test('a message shows at once, and once when the server has it', async () => {
  const tab = openTab(makeServer().client);
  await tab.session.start();
  tab.session.send('Is there a table?');
  expect(tab.session.state.waiting.map(({ text }) => text)).toEqual(['Is there a table?']);
  await until(() => tab.session.state.waiting.length === 0);
  expect(contents(tab)).toEqual(['Is there a table?']);
  expect(tab.memory.read().queue).toEqual([]);
});

test('an answer comes without being asked for, and counts as unread until it is seen', async () => {
  const { client, answer, calls } = makeServer();
  const tab = openTab(client);
  await tab.session.start();
  tab.session.send('Is there a table?');
  await until(() => tab.session.state.messages.length === 1);
  const reply = line({ content: 'Yes, at eight.' });
  answer(reply);
  await until(() => tab.session.state.messages.length === 2);
  expect(tab.session.state.unread).toBe(1);
  tab.look.isWatched = true;
  tab.session.look();
  expect(tab.session.state.unread).toBe(0);
  expect(calls.read).toEqual([reply.seq]);
});

test('what could not be sent survives a reload and is sent with the same id', async () => {
  const { client, calls } = makeServer();
  const ids: string[] = [];
  const cut: ChatClient = {
    ...client,
    send: async (visitor, id, text, page) => {
      ids.push(id);
      await client.send(visitor, id, text, page); // it arrives; its answer does not
      throw fault('offline', 1_000_000);
    },
  };
  const tab = openTab(cut);
  await tab.session.start();
  tab.session.send('In a tunnel');
  await until(() => tab.session.state.notice === 'offline');
  const again = openTab(client, { key: tab.key });
  expect(again.session.state.waiting.map(({ text }) => text)).toEqual(['In a tunnel']);
  await again.session.start();
  await until(() => again.memory.read().queue.length === 0);
  expect(contents(again)).toEqual(['In a tunnel']);
  expect(calls.sent.length).toBeGreaterThanOrEqual(1);
  expect(new Set(ids).size).toBe(1);
});

test('tabs of one browser show the same', async () => {
  const { client, answer } = makeServer();
  const tab = openTab(client);
  await tab.session.start();
  tab.session.send('Is there a table?');
  await until(() => tab.session.state.messages.length === 1);
  const silent: ChatClient = { ...client, poll: () => new Promise(() => undefined) };
  const other = openTab(silent, { key: tab.key });
  await other.session.start();
  answer(line({ content: 'Yes, at eight.' }));
  await until(() => other.session.state.messages.length === 2);
  other.session.send('Thank you!');
  await until(() => tab.session.state.messages.length === 3);
  expect(contents(tab)).toEqual(contents(other));
});

test('a refused message is not tried again by itself, and can be by hand', async () => {
  const { client } = makeServer();
  let refuses = true;
  const tab = openTab({
    ...client,
    send: async (...sent) => {
      if (refuses) throw fault('refused');
      return client.send(...sent);
    },
  });
  await tab.session.start();
  tab.session.send('Hello');
  await until(() => tab.session.state.waiting[0]?.state === 'failed');
  refuses = false;
  tab.session.again(tab.session.state.waiting[0]!.id);
  await until(() => tab.session.state.messages.length === 1);
  expect(tab.session.state.waiting).toEqual([]);
});

test('a visitor whose token has ended goes on as a new one, with what they wrote', async () => {
  const { client, calls } = makeServer();
  let ended = true;
  const tab = openTab({
    ...client,
    send: async (...sent) => {
      if (ended) {
        ended = false;
        throw fault('ended');
      }
      return client.send(...sent);
    },
  });
  await tab.session.start();
  tab.session.send('Hello');
  await until(() => tab.session.state.messages.length === 1);
  expect(calls.visitors).toEqual([undefined, undefined]);
  expect(contents(tab)).toEqual(['Hello']);
});

test('a file that is too large is refused before it is sent', async () => {
  const tab = openTab(makeServer().client);
  await tab.session.start();
  tab.session.sendFile(new File([new Uint8Array(4 * 1024 * 1024 + 1)], 'film.mp4'));
  expect(tab.session.state.waiting).toEqual([expect.objectContaining({ state: 'failed', cause: 'tooLarge' })]);
});

test('what another script stored under our name is not believed', () => {
  localStorage.setItem('fourbeat-chat:x', '{"visitor":5,"queue":[{"id":1},null,"x"],"seen":"9","sound":"yes"}');
  expect(makeChatMemory('x', () => localStorage).read()).toEqual({ visitor: '', queue: [], seen: 0, sound: false });
});

test('a page whose storage is blocked chats as long as it is open', async () => {
  const memory = makeChatMemory('y', () => null);
  memory.change({ visitor: 'signed', queue: [{ id: 'a', text: 'Hello', at: 1 }] });
  expect(memory.read().queue).toHaveLength(1);
});
