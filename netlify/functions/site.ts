import type { Config } from '@netlify/functions';
import { siteContract } from '../../src/contracts/site';
import { siteWiring } from '../features/site/site-wiring';
import { serve } from '../http/serve';

export default serve(siteContract, siteWiring);

export const config: Config = {
  path: [
    '/api/blog',
    '/api/blog/:slug',
    '/api/privacy-policy',
    '/api/terms-of-service',
    '/api/contact',
    '/api/newsletter',
    '/blog/feed.xml',
    '/blog/atom.xml',
    '/blog/feed.json',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
    '/sitemap.xml',
    '/robots.txt',
    '/llms.txt',
  ],
};
