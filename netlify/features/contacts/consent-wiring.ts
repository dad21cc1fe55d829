import { rekeySuppressions } from '../../database/suppression-keys';
import { log } from '../../http/log';
import { builtinPhoneNumbers } from '../../providers/builtin/phone-numbers/phone-numbers';
import { systemClock } from '../../providers/system/clock';
import { systemIds } from '../../providers/system/ids';
import { consentHandlers } from './consent-handlers';
import { consentRepository } from './consent-repository';
import { makeConsentService } from './consent-service';

export const consentWiring = () => consentHandlers(makeConsentService({ repository: consentRepository, phoneNumbers: builtinPhoneNumbers, clock: systemClock, ids: systemIds }));

/** What the worker calls. */
export const consentJobs = () => ({
  tidy: async (): Promise<void> => {
    const moved = await rekeySuppressions();
    if (moved > 0) log().info(`brought ${moved} blocked addresses under the current key`);
  },
});
