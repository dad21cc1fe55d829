import { findFreePort } from '../../scripts/ports';
import { startBuiltApp, startNetlifyDev, type RunningServer } from './server';

/** Starts the servers of the projects that run, once for all tests, and hands their addresses on. */
// eslint-disable-next-line no-restricted-syntax -- Playwright takes a global setup's default export
export default async function setUp(): Promise<() => Promise<void>> {
  const servers: RunningServer[] = [];
  process.env.E2E_SITE_PORT = String(await findFreePort(24_100)); // a website that the journeys serve and the product may read
  process.env.WEB_ALLOWED_ORIGINS = `127.0.0.1:${process.env.E2E_SITE_PORT}`;
  const tearDown = async (): Promise<void> => {
    const ended = await Promise.allSettled(servers.map((server) => server.stop()));
    for (const result of ended) if (result.status === 'rejected') throw result.reason;
  };
  try {
    for (const [project, { variable, start }] of Object.entries(SERVERS)) {
      if (!isWanted(project)) continue;
      const server = await start();
      servers.push(server);
      process.env[variable] = server.url;
      process.env[variable.replace('URL', 'DATA_DIR')] = server.dataDir;
    }
  } catch (error) {
    await tearDown();
    throw error;
  }
  return tearDown;
}

/** Playwright tells a global setup every project, not those that `--project` names. */
function isWanted(project: string): boolean {
  const named = process.argv.flatMap((word, index, words) => (word.startsWith('--project=') ? [word.slice('--project='.length)] : words[index - 1] === '--project' ? [word] : []));
  return named.length === 0 || named.includes(project);
}

const SERVERS: Record<string, { variable: string; start: () => Promise<RunningServer> }> = {
  start: { variable: 'E2E_START_URL', start: startBuiltApp },
  'netlify-dev': { variable: 'E2E_NETLIFY_DEV_URL', start: startNetlifyDev },
};
