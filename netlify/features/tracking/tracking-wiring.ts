import type { trackingContract } from '../../../src/contracts/tracking';
import type { Handlers } from '../../http/call';
import { loadedByCall } from '../../http/loaded-by-call';
import { log } from '../../http/log';
import { builtinMailTemplates } from '../../providers/builtin/mail-templates/mail-templates';
import { systemClock } from '../../providers/system/clock';
import { systemIds } from '../../providers/system/ids';
import { sameSecret } from '../../providers/system/same-secret';
import { hashOfKey } from '../sending/sending-service';
import { conversionRepository } from './conversions/conversion-repository';
import { makeConversionService } from './conversions/conversion-service';
import { mailLinks } from './mail-links-wiring';
import { mailReportCalls } from './reports/mail-report-handlers';
import { mailReportRepository } from './reports/mail-report-repository';
import { tidyCampaignsRepository } from './tidy-campaigns-repository';
import { makeTidyCampaigns } from './tidy-campaigns-service';
import { trackingHandlers } from './tracking-handlers';
import { trackingRepository } from './tracking-repository';
import { makeTrackingService } from './tracking-service';

const ports = { clock: systemClock, ids: systemIds };

export function trackingWiring(): Handlers<typeof trackingContract> {
  const links = mailLinks('');
  const tracking = makeTrackingService({
    ...ports,
    repository: trackingRepository,
    links,
    templates: builtinMailTemplates,
    log: (sentence) => log().warn(sentence),
  });
  const conversions = makeConversionService({
    ...ports,
    repository: conversionRepository,
    links,
    hashOf: hashOfKey,
    isSame: sameSecret,
  });
  return {
    ...trackingHandlers({
      tracking,
      conversions,
      readPicture: async (row) => (await import('./mail-picture-wiring')).readMailPicture(row),
      notFoundPage: async (accepts) =>
        (await import('../../documents/render-document')).renderNotFound('page', accepts),
    }),
    // A mail is opened, and a link followed, much more often than either of these is asked for.
    ...loadedByCall(['getPreferences', 'savePreferences'], async () =>
      (await import('./preferences/preferences-wiring')).preferencesWiring(links),
    ),
    ...loadedByCall(mailReportCalls, async () => (await import('./reports/mail-report-wiring')).mailReportWiring()),
  };
}

/** The entry points for the worker. */
export const trackingJobs = () => ({
  tidyCampaigns: makeTidyCampaigns({
    repository: tidyCampaignsRepository,
    receipts: mailReportRepository,
    clock: systemClock,
  }),
});
