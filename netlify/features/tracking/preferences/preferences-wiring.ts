import { renewalWording } from '../../../documents/preference-pages';
import type { MailLinks } from '../../../ports/mail-links';
import { systemClock } from '../../../providers/system/clock';
import { systemIds } from '../../../providers/system/ids';
import { presentBusiness } from '../../signup/signup-business';
import { signupRepository } from '../../signup/signup-repository';
import { preferencesHandlers } from './preferences-handlers';
import { preferencesRepository } from './preferences-repository';
import { makePreferencesService } from './preferences-service';

export const preferencesWiring = (links: MailLinks) =>
  preferencesHandlers(
    makePreferencesService({
      repository: preferencesRepository,
      links,
      readBusiness,
      renewalWording,
      clock: systemClock,
      ids: systemIds,
    }),
  );

async function readBusiness(workspaceId: string) {
  const found = await signupRepository.readBusiness(workspaceId);
  return found && presentBusiness(found);
}
