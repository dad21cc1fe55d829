import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { startEmbeddedPostgres } from '../netlify/database/embedded';
import { migrate } from '../netlify/jobs/database-wiring';
import { builtinMailTemplates } from '../netlify/providers/builtin/mail-templates/mail-templates';

/**
 * Sends a campaign through the real job (freezes the audience, renders, tracks, signs and settles every email),
 * next to a bare nodemailer pool that signs and sends the same emails to the same local sink. Aim: at least 0.6
 * of its emails per second, with flat memory. BENCH_CAMPAIGN_PEOPLE sets the number of people.
 */
export async function benchCampaigns(): Promise<string[]> {
  const sink = await startSink();
  const server = await startEmbeddedPostgres({
    dataDir: mkdtempSync(join(tmpdir(), 'fourbeat-bench-')),
    durable: false,
  });
  try {
    await migrate(server.url);
    Object.assign(process.env, {
      DATABASE_URL: server.url,
      APP_SECRET: 'only for measuring, long enough to be accepted',
      LOG_LEVEL: 'silent',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'fourbeat-bench-')),
      SMTP_URL: `smtp://127.0.0.1:${sink.port}?tls=off`,
      PUBLIC_URL: 'https://marketing.example',
      MAIL_FROM: 'Fourbeat <no-reply@marketing.example>',
      MAIL_CONNECTIONS: String(CONNECTIONS),
      MAIL_DOMAIN_PER_MINUTE: '0',
    });
    const [
      { campaignSender, closeCampaignMail },
      { sendingBox },
      { closePool },
      { asOwner },
      { campaignIn, countsIn, readersIn },
      { workspaceOf },
      { signingKeys },
    ] = await Promise.all([
      import('../netlify/features/sending/campaigns/campaign-sender-wiring'),
      import('../netlify/features/sending/sending-wiring'),
      import('../netlify/database/client'),
      import('../netlify/testing/database'),
      import('../netlify/testing/builders/sent-campaigns'),
      import('../netlify/testing/builders/stored-contact'),
      import('../netlify/testing/dkim'),
    ]);
    const keys = signingKeys();
    const text = {
      subject: 'Rye week at the bakery, {{ contact.first_name | default: "there" }}',
      html: html(),
      text: plain(),
    };

    async function send(people: number): Promise<{ ms: number; cpuMs: number; frozenMs: number; rss: number[] }> {
      const workspaceId = await workspaceOf();
      const domainId = crypto.randomUUID();
      const sealed = sendingBox().seal(keys.privateKey, [workspaceId, domainId]);
      await asOwner(
        "INSERT INTO sending_domains (workspace_id, id, domain, selector, public_key, private_key, private_key_id, records, verified_at, created_at) VALUES ($1, $2, 'bakery.example', 'fb1', $3, $4, $5, '[]', now(), now())",
        [workspaceId, domainId, keys.publicKey, sealed.sealed, sealed.keyId],
      );
      await asOwner(
        "INSERT INTO sending_settings (workspace_id, sender_name, local_part, domain_id, updated_at) VALUES ($1, 'Ada’s Bakery', 'hello', $2, now())",
        [workspaceId, domainId],
      );
      for (let from = 0; from < people; from += 20_000)
        await readersIn(workspaceId, Math.min(20_000, people - from), { domain: (n) => `d${from}-${n % 500}.example` });
      const { campaignId } = await campaignIn(workspaceId, text);
      // In practice the audience is frozen hours before sending, so the two are measured separately.
      await asOwner(
        "UPDATE campaigns SET local_hour = extract(hour FROM now() AT TIME ZONE 'Europe/London' + interval '5 hours') WHERE id = $1",
        [campaignId],
      );
      const freezing = performance.now();
      await campaignSender().send({ workspaceId, campaignId }, new AbortController().signal);
      const frozenMs = performance.now() - freezing;
      await asOwner('UPDATE deliveries SET not_before = now() WHERE campaign_id = $1', [campaignId]);
      await asOwner('VACUUM ANALYZE deliveries');
      const rss: number[] = [];
      const watching = setInterval(() => rss.push(process.memoryUsage.rss()), 250);
      const started = performance.now();
      const used = process.cpuUsage();
      await campaignSender({ timing: { runMs: 3_600_000 } }).send(
        { workspaceId, campaignId },
        new AbortController().signal,
      );
      const ms = performance.now() - started;
      const cpuMs = cpuSince(used);
      clearInterval(watching);
      const { rows } = await countsIn(campaignId);
      if (rows.sent !== people) throw new Error(`of ${people}: ${JSON.stringify(rows)}`);
      return { ms, cpuMs, frozenMs, rss };
    }

    async function bare(people: number): Promise<{ ms: number; cpuMs: number }> {
      const pool = createTransport({
        pool: true,
        maxConnections: CONNECTIONS,
        host: '127.0.0.1',
        port: sink.port,
        ignoreTLS: true,
        dkim: { domainName: 'bakery.example', keySelector: 'fb1', privateKey: keys.privateKey },
      });
      const fill = builtinMailTemplates.compile(text);
      const address = (n: number, kind: string) =>
        `https://marketing.example/${kind}/0.${'6'.repeat(32)}.${String(n).padStart(32, '0')}.${'x'.repeat(43)}`;
      const mails = Array.from({ length: Math.min(people, 1_000) }, (_, n) =>
        fill({
          contact: { first_name: 'Person', name: `Person ${n}`, company: null, email: `p${n}@example.com` },
          link: [address(n, 'c')],
          honeypot: address(n, 'c'),
          pixel: address(n, 'o'),
          preferences: address(n, 'preferences'),
        }),
      );
      const started = performance.now();
      const used = process.cpuUsage();
      let next = 0;
      await Promise.all(
        Array.from({ length: CONNECTIONS }, async () => {
          while (next < people) {
            const n = next++;
            await pool.sendMail({
              from: 'Ada’s Bakery <hello@bakery.example>',
              to: `p${n}@d${n % 500}.example`,
              ...mails[n % mails.length]!,
              headers: {
                'List-Unsubscribe': `<${address(n, 'preferences')}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
                Precedence: 'bulk',
              },
            });
          }
        }),
      );
      const took = { ms: performance.now() - started, cpuMs: cpuSince(used) };
      pool.close();
      return took;
    }

    await send(200);
    await bare(200);
    const before = await sink.count();
    const bareBefore = await bare(COMPARED);
    const between = await sink.count();
    const sent = await send(PEOPLE);
    const after = await sink.count();
    const bareAfter = await bare(COMPARED);
    closeCampaignMail();
    await closePool();
    const perSecond = (count: number, ms: number): number => count / (ms / 1_000);
    const ours = perSecond(PEOPLE, sent.ms);
    const theirs = perSecond(2 * COMPARED, bareBefore.ms + bareAfter.ms);
    const mb = (values: number[]): string =>
      `${Math.round(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length) / 1024 / 1024)} MB`;
    const quarter = Math.ceil(sent.rss.length / 4);
    return [
      `${PEOPLE.toLocaleString('en')} people, ${CONNECTIONS} connections; ${after.mails - between.mails} mails arrived, ${kbOf(between, after)} KB each (bare: ${kbOf(before, between)} KB)`,
      `audience frozen: ${(sent.frozenMs / 1_000).toFixed(1)} s, ${Math.round(perSecond(PEOPLE, sent.frozenMs)).toLocaleString('en')} people/s`,
      `campaign: ${(sent.ms / 1_000).toFixed(1)} s, ${Math.round(ours)} mails/s; bare nodemailer pool before and after: ${Math.round(perSecond(COMPARED, bareBefore.ms))} and ${Math.round(perSecond(COMPARED, bareAfter.ms))} mails/s; the campaign has ${(ours / theirs).toFixed(2)} of it (aim: 0.60)`,
      `processor time of this process per mail: ${(sent.cpuMs / PEOPLE).toFixed(2)} ms, bare ${((bareBefore.cpuMs + bareAfter.cpuMs) / 2 / COMPARED).toFixed(2)} ms`,
      `memory: ${mb(sent.rss.slice(0, quarter))} in the first quarter, ${mb(sent.rss.slice(-quarter))} in the last`,
    ];
  } finally {
    await server.stop();
    sink.stop();
  }
}

async function startSink() {
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/smtp-sink.ts'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    port,
    count: async (): Promise<Count> => {
      child.send('how many');
      return ((await once(child, 'message')) as [Count])[0];
    },
    stop: () => child.kill(),
  };
}

function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const kbOf = (from: Count, to: Count): string => ((to.bytes - from.bytes) / (to.mails - from.mails) / 1024).toFixed(1);

/** About the size of a three-block email. */
const html = (): string =>
  `<!doctype html><html><body><p>Hello {{ contact.first_name | default: "there" }},</p>${'<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td style="font-family:Arial,sans-serif;font-size:16px;line-height:24px;color:#222222;padding:0 24px 16px">This week the oven is full of rye: come by and try a loaf.</td></tr></table>\n'.repeat(18)}<a href="{{ link[0] }}">See the loaves</a><a href="{{ honeypot }}" style="display:none"></a><img src="{{ pixel }}" alt="" width="1" height="1"><p>{{ contact.company | default: "Your company" }} <a href="{{ preferences }}">Unsubscribe</a></p></body></html>`;
const plain = (): string =>
  `Hello {{ contact.first_name | default: "there" }},\n\n${'This week the oven is full of rye: come by and try a loaf.\n'.repeat(12)}\n{{ link[0] }}\n\n{{ preferences }}`;

const PEOPLE = Number(process.env.BENCH_CAMPAIGN_PEOPLE ?? 100_000);
const COMPARED = Math.min(PEOPLE, 5_000);
const CONNECTIONS = 5;

interface Count {
  mails: number;
  bytes: number;
}
