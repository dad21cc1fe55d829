import { hashDevSources } from './dev-stamp';
import { openSharedServers } from './shared-servers';
import { serveWebsite } from './website';

/** Before all journeys: starts a website that the product may read, and the endpoint where workers ask for servers. */
// eslint-disable-next-line no-restricted-syntax -- Playwright takes a global setup's default export
export default async function setUp(): Promise<() => Promise<void>> {
  const website = await serveWebsite();
  process.env.E2E_SITE_HOST = website.host;
  process.env.WEB_ALLOWED_ORIGINS = website.host; // as it is in the servers' environment
  process.env.E2E_DEV_SOURCES = hashDevSources();
  const servers = await openSharedServers();
  process.env.E2E_SERVERS_URL = servers.url;
  return async () => {
    website.stop();
    await servers.stop();
  };
}
