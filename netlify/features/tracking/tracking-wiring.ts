import type { trackingContract } from '../../../src/contracts/tracking';
import { renewalWording } from '../../documents/preference-pages';
import { renderNotFound } from '../../documents/render-document';
import type { Handlers } from '../../http/call';
import { log } from '../../http/log';
import { builtinMailTemplates } from '../../providers/builtin/mail-templates/mail-templates';
import { systemClock } from '../../providers/system/clock';
import { systemIds } from '../../providers/system/ids';
import { sameSecret } from '../../providers/system/same-secret';
import { creationFiles } from '../creative/library-wiring';
import { makingDoors } from '../creative/picture-wiring';
import { hashOfKey } from '../sending/sending-service';
import { presentBusiness } from '../signup/signup-business';
import { signupRepository } from '../signup/signup-repository';
import { conversionRepository } from './conversion-repository';
import { makeConversionService } from './conversion-service';
import { mailLinks } from './mail-links-wiring';
import { mailReportHandlers } from './mail-report-handlers';
import { mailReportRepository } from './mail-report-repository';
import { makeMailReportService } from './mail-report-service';
import { mailReportSources } from './mail-report-wiring';
import { preferencesHandlers } from './preferences-handlers';
import { preferencesRepository } from './preferences-repository';
import { makePreferencesService } from './preferences-service';
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
      readPicture: (row) => creationFiles(makingDoors()).readForMail(row),
      notFoundPage: (accepts) => renderNotFound('page', accepts),
    }),
    ...preferencesHandlers(
      makePreferencesService({ ...ports, repository: preferencesRepository, links, readBusiness, renewalWording }),
    ),
    ...mailReportHandlers(
      makeMailReportService({
        ...ports,
        repository: mailReportRepository,
        sources: mailReportSources(),
        log: (sentence) => log().warn(sentence),
      }),
    ),
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

async function readBusiness(workspaceId: string) {
  const found = await signupRepository.readBusiness(workspaceId);
  return found && presentBusiness(found);
}
