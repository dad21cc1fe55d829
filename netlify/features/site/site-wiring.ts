import { env } from '../../config/env';
import { siteMail } from '../../documents/site-mail';
import { keyFor } from '../../keys/keys';
import { networkOf } from '../../http/limits-wiring';
import { log } from '../../http/log';
import { systemClock } from '../../providers/system/clock';
import { systemIds } from '../../providers/system/ids';
import { makeSignedTokens } from '../../providers/system/signed-tokens';
import { coverOf } from './article-cover';
import { makeContactFormService } from './contact-form-service';
import { newsletterRepository } from './newsletter-repository';
import { makeNewsletterService } from './newsletter-service';
import { readLegal } from './site-legal';
import { articleSources, legalFiles } from './site-content';
import { siteHandlers } from './site-handlers';
import { siteRepository } from './site-repository';
import { makeSiteService } from './site-service';

const siteService = () =>
  makeSiteService({
    readArticles: articleSources,
    coverOf,
    readLegal: (document, operator) => readLegal(legalFiles[document], operator),
    settings: env().site,
    clock: systemClock,
  });

const shared = () => ({
  findOperator: () => siteRepository.findOperator(env().operatorEmail),
  mail: siteMail,
  networkOf,
  clock: systemClock,
  ids: systemIds,
  log: (sentence: string) => log().info(sentence),
});

const contactFormService = () =>
  makeContactFormService({ ...shared(), repository: siteRepository, forms: makeSignedTokens(keyFor('contact-form')) });

const newsletterService = () =>
  makeNewsletterService({
    ...shared(),
    repository: newsletterRepository,
    siteRepository,
    confirmLinks: makeSignedTokens(keyFor('newsletter-confirm')),
    unsubscribeLinks: makeSignedTokens(keyFor('newsletter-unsubscribe')),
  });

export const siteWiring = () =>
  siteHandlers({ site: siteService(), contact: contactFormService(), newsletter: newsletterService() });

/** The entry points for the worker. */
export const siteJobs = () => ({
  tidySite: () => newsletterService().tidy(),
  handMessagesOver: () => contactFormService().handOver(),
});
