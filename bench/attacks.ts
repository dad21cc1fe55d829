import { deflateSync, crc32 } from 'node:zlib';
import { readFileSync } from 'node:fs';

/**
 * What one visitor can cost everybody else: `node --import tsx bench/attacks.ts <origin> <pid>` against a
 * running server (opens a demo; deletes nothing). During each attack, the health endpoint is called every 50 ms:
 * its longest reply is how long everybody else was blocked. `pid` is the server's, whose memory is read from
 * /proc.
 */
const [origin = 'http://127.0.0.1:8888', pid = ''] = process.argv.slice(2);

async function main(): Promise<void> {
  const visitor = await openDemo();
  const { campaignId, emailId } = await campaignOf(visitor);
  for (const [name, text] of Object.entries({
    '{%': '{%'.repeat(2_500),
    '{{}}': '{{}}'.repeat(1_250),
    '{%if': '{%if'.repeat(1_250),
  })) {
    await fill(visitor, emailId, text);
    await report(`checks of 20 blocks of ${name}`, () => visitor(`/api/campaigns/${campaignId}/checks`));
    await report(`preview of 20 blocks of ${name}`, () =>
      visitor(`/api/campaign-emails/${emailId}/preview`, { method: 'POST', body: {} }),
    );
  }
  const other = await openDemo();
  const picture = (who: Visitor, words: string) =>
    who(
      `/api/creative/template-picture?prompt=${encodeURIComponent(`${words} ${Date.now()}`)}&aspectRatio=1:1&style=cartoon`,
    );
  const alone = await timed(() => picture(other, 'Fresh bread'));
  const meanwhile = { ms: 0 };
  await report('16 template pictures and 10 brand previews at once', async () => {
    const all = Promise.all([
      ...Array.from({ length: 16 }, (_, n) => picture(visitor, `Sale number ${n}`)),
      ...Array.from({ length: 10 }, (_, n) =>
        visitor(
          `/api/engine/brand/preview?colour=${encodeURIComponent(`#${(n * 1_000_003 + 0x102030).toString(16).slice(0, 6)}`)}`,
        ),
      ),
    ]);
    await new Promise((done) => setTimeout(done, 300));
    meanwhile.ms = await timed(() => picture(other, 'Rye bread'));
    return all;
  });
  console.log(
    `  a picture of another workspace: alone ${Math.round(alone)} ms, meanwhile ${Math.round(meanwhile.ms)} ms`,
  );
  const photo = blankPng(7_000, 7_000);
  await report(`24 uploads of a PNG of 7,000 × 7,000 (${Math.round(photo.byteLength / 1024)} KB) at once`, () =>
    Promise.all(
      Array.from({ length: 24 }, () =>
        visitor('/api/creative/photos?name=blank.png', { method: 'POST', bytes: photo }),
      ),
    ),
  );
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function report(name: string, attack: () => Promise<Answer | Answer[]>): Promise<void> {
  const before = memory();
  let isOver = false;
  let peak = 0;
  const answers: number[] = [];
  const watching = (async () => {
    while (!isOver) {
      const asked = performance.now();
      await fetch(`${origin}/api/health`)
        .then((reply) => reply.arrayBuffer())
        .catch(() => undefined);
      answers.push(performance.now() - asked);
      peak = Math.max(peak, memory());
      await new Promise((done) => setTimeout(done, 50));
    }
  })();
  const started = performance.now();
  const outcome = [await attack()].flat();
  const took = performance.now() - started;
  isOver = true;
  await watching;
  const sorted = answers.sort((one, other) => one - other);
  const codes = Object.entries(Object.groupBy(outcome, ({ status }) => String(status)))
    .map(([status, all]) => `${all!.length} × ${status}`)
    .join(', ');
  console.log(
    `${name}: ${(took / 1000).toFixed(1)} s (${codes}); others: p50 ${(sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(0)} ms, longest ${(sorted.at(-1) ?? 0).toFixed(0)} ms; memory ${before} → ${peak} MB`,
  );
}

/** Resident memory in MB. */
const memory = (): number =>
  pid === ''
    ? 0
    : Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);

async function openDemo(): Promise<Visitor> {
  const login = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: `visitor-${Date.now()}@example.com`, password: 'whatever it is 123' }),
  });
  if (!login.ok) throw new Error(`No demo: ${login.status} ${await login.text()}`);
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return async (path, { method = 'GET', body, bytes } = {}) => {
    const reply = await fetch(`${origin}${path}`, {
      method,
      headers: {
        cookie,
        origin,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(bytes && { 'content-type': 'application/octet-stream' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(bytes && { body: bytes }),
    });
    const text = await reply.text();
    return {
      status: reply.status,
      data: reply.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as { data: unknown }).data : null,
    };
  };
}

async function campaignOf(visitor: Visitor): Promise<{ campaignId: string; emailId: string }> {
  const { data } = await visitor('/api/campaigns', { method: 'POST', body: { type: 'email', name: 'Attack' } });
  const { id, emails } = data as { id: string; emails: { id: string }[] };
  return { campaignId: id, emailId: emails[0]!.id };
}

async function fill(visitor: Visitor, emailId: string, text: string): Promise<void> {
  const { data } = await visitor(`/api/campaign-emails/${emailId}`);
  const { revision } = data as { revision: number };
  const blocks = Array.from({ length: 20 }, (_, n) => ({ id: `b${n}`, kind: 'text', text: text.slice(0, 5_000) }));
  const { status } = await visitor(`/api/campaign-emails/${emailId}`, {
    method: 'PUT',
    body: { emailId, revision, subject: 'Attack', preheader: '', blocks },
  });
  if (status !== 200) throw new Error(`The mail was not saved: ${status}`);
}

/** White pixels, which compress to nearly nothing. */
function blankPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (1 + width * 3), 0xff);
  for (let row = 0; row < height; row += 1) rows[row * (1 + width * 3)] = 0;
  const chunk = (name: string, data: Uint8Array): Buffer => {
    const named = Buffer.concat([Buffer.from(name), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.byteLength);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  };
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(rows, { level: 9 })),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

interface Answer {
  status: number;
  data: unknown;
}

type Visitor = (
  path: string,
  options?: { method?: string; body?: object; bytes?: Uint8Array<ArrayBuffer> },
) => Promise<Answer>;

await main();
