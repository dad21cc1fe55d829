import { startApplication } from './application';
import { ms, percentile } from './measure';

/**
 * How long a message takes from one browser to the other, in the built application as `npm start` runs it: from a
 * visitor's sending until the owner's page has read the thread that the live stream announced, and from an owner's sending
 * until the visitor's waiting question is answered; and from a signed webhook about a text message until the owner's page
 * has read it. Aim: p95 of 300 ms each.
 */
export async function* benchChat(): AsyncGenerator<string> {
  const app = await startApplication({ TRUSTED_PROXY: '127.0.0.1' });
  const left = new AbortController();
  try {
    const owner = await openInbox(app.url, left.signal);
    const [there, back, hooks]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      await pause(PERSON_MS);
      if (round % MESSAGES_EACH === 0) owner.visitor = await openVisitor(app.url, owner.key, round);
      const visitor = owner.visitor!;
      const text = `Message ${round}`;
      const arrived = owner.reads(text);
      const started = performance.now();
      await visitor.send(text);
      const conversationId = await arrived;
      there.push(performance.now() - started);
      await visitor.poll(); // so that the next one waits
      const answered = visitor.poll();
      await pause(PERSON_MS);
      const answering = performance.now();
      await owner.answer(conversationId, `Answer ${round}`);
      await answered;
      back.push(performance.now() - answering);
    }
    const demo = await openDemo(app.url, left.signal);
    for (let round = 0; round < HOOKS; round += 1) {
      await pause(PERSON_MS);
      const text = `Text message ${round}`;
      const arrived = demo.reads(text);
      const started = performance.now();
      await demo.simulate(text);
      await arrived;
      hooks.push(performance.now() - started);
    }
    for (const [what, times] of [
      ['visitor to owner', there],
      ['owner to visitor', back],
      ['webhook to owner', hooks],
    ] as const) {
      const sorted = times.toSorted((a, b) => a - b);
      yield `${what}, ${times.length} messages: p50 ${ms(percentile(sorted, 0.5))}, p95 ${ms(percentile(sorted, 0.95))}`;
    }
  } finally {
    left.abort();
    await app.stop();
  }
}

async function openInbox(url: string, signal: AbortSignal) {
  const page = await openPage(url, signal, 'register', {
    name: 'Ada Miller',
    company: 'Corner Grill',
    email: 'ada@example.com',
    password: PASSWORD,
    confirmPassword: PASSWORD,
  });
  const look = { title: '', greeting: '', away: '', accent: '', side: 'right' };
  const channel = await page.call<{ chat: { key: string } }>('POST', '/api/inbox/channels', {
    connect: { channel: 'livechat', name: 'Website', hosts: ['localhost'], look },
  });
  return {
    key: channel.chat.key,
    visitor: undefined as Awaited<ReturnType<typeof openVisitor>> | undefined,
    reads: page.reads,
    answer: (conversationId: string, text: string) =>
      page.call('POST', `/api/conversations/${conversationId}/messages`, { messageId: crypto.randomUUID(), text }),
  };
}

/** Text messages come only with a vendor's account, so a demo stands in: it signs and posts them to our own webhook. */
async function openDemo(url: string, signal: AbortSignal) {
  const page = await openPage(url, signal, 'login', { email: 'somebody@example.com', password: PASSWORD });
  return {
    reads: page.reads,
    simulate: (text: string) => page.call('POST', '/api/conversation-simulations', { channel: 'sms', text }),
  };
}

async function openPage(url: string, signal: AbortSignal, way: 'register' | 'login', person: object) {
  const signedIn = await fetch(`${url}/api/auth/${way}`, {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify(person),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const headers = { ...JSON_HEADERS, cookie };
  const call = async <T>(method: string, path: string, body?: object): Promise<T> =>
    dataOf<T>(await fetch(url + path, { method, headers, body: body && JSON.stringify(body) }));
  const { cursor } = await call<{ cursor: string }>('GET', '/api/live/changes');
  let announced = (): void => undefined;
  const stream = await fetch(`${url}/api/live/stream?cursor=${cursor}`, { headers: { cookie }, signal });
  void (async () => {
    for await (const part of stream.body!.pipeThrough(new TextDecoderStream()))
      if (part.includes('"conversation"')) announced();
  })().catch(() => undefined);
  return {
    call,
    /** As the page does: reads the list, and the thread, when the stream says that something changed. */
    reads: (text: string) =>
      new Promise<string>((resolve, reject) => {
        const look = async (): Promise<void> => {
          const { items } = await call<{ items: { id: string; lastMessage: string }[] }>('GET', '/api/conversations');
          const found = items.find(({ lastMessage }) => lastMessage === text);
          if (!found) return;
          await call('GET', `/api/conversations/${found.id}/messages`);
          resolve(found.id);
        };
        announced = () => void look().catch(reject);
      }),
  };
}

async function openVisitor(url: string, key: string, address: number) {
  const headers = {
    'content-type': 'application/json',
    origin: 'http://localhost:8080',
    'x-forwarded-for': `198.18.0.${1 + (address % 250)}`,
  };
  const post = async <T>(path: string, body: object): Promise<T> =>
    dataOf<T>(await fetch(`${url}/api/chat/${key}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) }));
  const { visitor } = await post<{ visitor: string }>('visits', {});
  let after = 0;
  return {
    send: (text: string) => post('messages', { visitor, messageId: crypto.randomUUID(), text }),
    async poll(): Promise<void> {
      const query = new URLSearchParams({ visitor, after: String(after) });
      const news = await dataOf<{ messages: { seq: number }[] }>(
        await fetch(`${url}/api/chat/${key}/messages?${query.toString()}`, { headers }),
      );
      after = Math.max(after, ...news.messages.map(({ seq }) => seq));
    },
  };
}

async function dataOf<T>(reply: Response): Promise<T> {
  if (!reply.ok) throw new Error(`${reply.url} answered ${reply.status}: ${await reply.text()}`);
  return ((await reply.json()) as { data: T }).data;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const ROUNDS = 80;
const HOOKS = 50;
/** A person takes longer; changes of the same quarter of a second are announced together. */
const PERSON_MS = 500;
const MESSAGES_EACH = 20;
const PASSWORD = 'a long enough sentence of words 7';
const JSON_HEADERS = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
