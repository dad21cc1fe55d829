import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { siteSettings } from '../netlify/config/site-settings';
import { coverOf } from '../netlify/features/site/article-cover';
import { readArticles } from '../netlify/features/site/read-article';
import { readLegal } from '../netlify/features/site/read-legal';
import { makeSiteService, type SiteService } from '../netlify/features/site/site-service';

/** Articles, legal documents and contact details as the calls answer them, from the files and without a server: for pages that are made at build. */
export function readSite({ environment = process.env, folder = resolve('content') } = {}): SiteService {
  const text = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const { SITE_NAME: name, SITE_EMAIL: email, SITE_PHONE: phone, SITE_ADDRESS: address, SITE_HOURS: hours, SITE_SOCIAL: social } = environment;
  const articles = readArticles(readdirSync(join(folder, 'blog')).filter((file) => file.endsWith('.md')).map((file) => ({ slug: file.slice(0, -'.md'.length), file: text(`blog/${file}`) })));
  const legal = { privacyPolicy: 'legal/privacy-policy.md', termsOfService: 'legal/terms-of-service.md' };
  return makeSiteService({
    readArticles: () => articles, coverOf, readLegal: (document, operator) => readLegal(text(legal[document]), operator),
    settings: siteSettings({ name, email, phone, address, hours, social }), clock: { now: () => new Date() },
  });
}
