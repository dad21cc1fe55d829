import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { asOwner } from './database';
import { until } from './until';

/**
 * Sends a campaign with processes that are killed (SIGKILL), each at a random moment of its work; the last one
 * may finish. Returns how many rows each of them left in progress.
 */
export async function sendWithKills({
  workspaceId,
  campaignId,
  kills,
  withinMs,
}: {
  workspaceId: string;
  campaignId: string;
  kills: number;
  withinMs: number;
}): Promise<number[]> {
  bundle();
  const left: number[] = [];
  const next = [start(), start()]; // they start up while others work
  for (let kill = 0; ; kill += 1) {
    const sender = next.shift()!;
    await waitForWord(sender, 'ready');
    // Otherwise the test would wait 30 seconds for a killed process's lease to end.
    await asOwner(
      "UPDATE campaigns SET sender_until = now() - interval '1 second' WHERE id = $1 AND sender IS NOT NULL",
      [campaignId],
    );
    const [before, begun] = [await uncertainIn(campaignId), await begunIn(campaignId)];
    sender.send({ workspaceId, campaignId });
    if (kill === kills) {
      await waitForWord(sender, 'done');
      left.push((await uncertainIn(campaignId)) - before);
      [sender, ...next].forEach((one) => one.kill('SIGKILL'));
      return left;
    }
    next.push(start());
    await until(
      async () =>
        heard.get(sender)!.includes('done') ||
        (await asOwner('SELECT 1 FROM campaigns WHERE id = $1 AND sender_until > now()', [campaignId])).length > 0 ||
        sender.exitCode !== null,
      5,
    );
    if (heard.get(sender)!.includes('done')) throw new Error(`the campaign was over after ${kill} kills`);
    // Most are killed while sending, after some emails; every fourth while starting.
    const some = Math.floor(Math.random() * MAILS_EACH);
    if (kill % 4 > 0)
      await until(async () => heard.get(sender)!.includes('done') || (await begunIn(campaignId)) > begun + some, 5);
    await sleep(Math.random() * withinMs);
    const gone = once(sender, 'exit');
    sender.kill('SIGKILL');
    await gone;
    left.push(
      (await asOwner("SELECT 1 FROM deliveries WHERE campaign_id = $1 AND state = 'sending'", [campaignId])).length,
    );
  }
}

/** Bundled, because each process would take seconds to start from sources. */
function bundle(): void {
  execFileSync('node_modules/esbuild/bin/esbuild', [
    'netlify/testing/processes/campaign-sender-process.ts',
    '--bundle',
    '--splitting',
    '--format=esm',
    '--platform=node',
    '--packages=external',
    '--loader:.css=text',
    '--loader:.md=text',
    '--out-extension:.js=.mjs',
    `--outdir=${BUNDLED}`,
    '--log-level=error',
  ]);
}

function start(): ChildProcess {
  const sender = spawn(process.execPath, [`${BUNDLED}/campaign-sender-process.mjs`], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, LOG_LEVEL: 'silent' },
  });
  listen(sender);
  return sender;
}

async function waitForWord(sender: ChildProcess, word: string): Promise<void> {
  const said = heard.get(sender)!;
  await until(() => Promise.resolve(said.includes(word) || sender.exitCode !== null), 5);
  if (!said.includes(word)) throw new Error(`the sender ended and said ${said.join(', ')}`);
}

function listen(sender: ChildProcess): void {
  const said: string[] = [];
  sender.on('message', (word) => said.push(String(word)));
  heard.set(sender, said);
}
/** A folder from which Node.js finds the packages. */
const BUNDLED = 'node_modules/.cache/fourbeat-campaign-sender';

/** At most this many emails before a kill; the campaign must have enough recipients for all processes. */
const MAILS_EACH = 12;

const heard = new WeakMap<ChildProcess, string[]>();

const uncertainIn = async (campaignId: string): Promise<number> =>
  (await asOwner("SELECT 1 FROM deliveries WHERE campaign_id = $1 AND state = 'uncertain'", [campaignId])).length;

const begunIn = async (campaignId: string): Promise<number> =>
  (
    await asOwner<{ n: number }>(
      "SELECT count(*)::int AS n FROM deliveries WHERE campaign_id = $1 AND state <> 'waiting'",
      [campaignId],
    )
  )[0]!.n;
