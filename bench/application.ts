import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../scripts/ports';

/** The built application as `npm start` runs it, with data of its own. */
export async function startApplication(
  settings: Record<string, string> = {},
): Promise<{ url: string; dataDir: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fourbeat-bench-'));
  const port = await findFreePort(24_900);
  const child = spawn(process.execPath, ['scripts/start.ts', '--port', String(port), '--data-dir', dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'silent', ...settings },
  });
  let isReady = false;
  for await (const text of child.stdout.setEncoding('utf8')) if ((isReady ||= String(text).includes('Ready'))) break;
  if (!isReady) throw new Error('The application did not start.');
  return {
    url: `http://localhost:${port}`,
    dataDir,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
