import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { authContract } from '../src/contracts/auth';
import type { Output } from '../src/contracts/endpoint';
import { registrationModes } from '../src/domain/registration';
import { siteSettings } from '../netlify/config/site-settings';
import { coverBrief, coverOf } from '../netlify/features/site/article-cover';
import { readLegal } from '../netlify/features/site/site-legal';
import { articleSources, legalFiles } from '../netlify/features/site/site-content';
import { makeSiteService, type SiteService } from '../netlify/features/site/site-service';
import type { ImageBrief } from '../netlify/ports/image';
import { systemClock } from '../netlify/providers/system/clock';

/** The replies to the public pages' calls, made by the service that answers them. Needs no database. */
export function siteData(environment: Record<string, string | undefined> = siteEnvironment()): SiteData {
  const {
    BUSINESS_NAME: name,
    BUSINESS_EMAIL: email,
    BUSINESS_PHONE: phone,
    BUSINESS_ADDRESS: address,
    BUSINESS_HOURS: hours,
    BUSINESS_SOCIAL: social,
  } = environment;
  const site = makeSiteService({
    readArticles: articleSources,
    coverOf,
    readLegal: (document, operator) => readLegal(legalFiles[document], operator),
    settings: siteSettings({ name, email, phone, address, hours, social }),
    clock: systemClock,
  });
  const registration = registrationModes.find((mode) => mode === environment.REGISTRATION) ?? 'open';
  return {
    site,
    signIn: { demo: environment.DEMO_LOGIN !== 'off', registration },
    coverBriefOf: (slug) => coverBrief(articleSources().find((article) => article.slug === slug)!),
  };
}

/** As the server will find it at start-up: `.env`, overridden by what is already set. */
const siteEnvironment = (): Record<string, string | undefined> => ({
  ...(existsSync('.env') && parseEnv(readFileSync('.env', 'utf8'))),
  ...process.env,
});

export interface SiteData {
  site: SiteService;
  signIn: Output<typeof authContract.getSignInOptions>;
  /** What is drawn for a published article. */
  coverBriefOf: (slug: string) => ImageBrief;
}
