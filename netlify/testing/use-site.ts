import { forgetEnv } from '../config/env';
import { startSite, type Page, type Site } from './site-server';

/** A website on loopback for a file's tests, allowed by configuration as an operator would. */
export function useSite(pages: Record<string, Page>): { address(path?: string): string; site(): Site } {
  let site: Site | undefined;
  beforeAll(async () => {
    site = await startSite(pages);
    process.env.WEB_ALLOWED_ORIGINS = site.origin;
    forgetEnv();
  });
  afterAll(async () => {
    delete process.env.WEB_ALLOWED_ORIGINS;
    forgetEnv();
    await site?.stop();
  });
  const running = (): Site => {
    if (!site) throw new Error('The website is there inside of tests only.');
    return site;
  };
  return { site: running, address: (path = '/') => `http://${running().origin}${path}` };
}
