import { rekeySuppressions } from '../suppressions/suppression-keys-repository';
import { log } from '../../../http/log';
import { builtinPhoneNumbers } from '../../../providers/builtin/phone-numbers/phone-numbers';
import { systemClock } from '../../../providers/system/clock';
import { systemIds } from '../../../providers/system/ids';
import { consentHandlers } from './consent-handlers';
import { consentRepository } from './consent-repository';
import { makeConsentService } from './consent-service';
import { makeSuppressedPoint } from '../suppressions/suppression-point';
import { suppressionListRepository } from '../suppressions/suppression-list-repository';
import { makeSuppressionListService } from '../suppressions/suppression-list-service';

export const consentWiring = () => {
  const shared = { readPoint: makeSuppressedPoint(builtinPhoneNumbers), clock: systemClock, ids: systemIds };
  return consentHandlers({
    consents: makeConsentService({ repository: consentRepository, ...shared }),
    lists: makeSuppressionListService({ repository: suppressionListRepository, ...shared }),
  });
};

/** What the worker calls. */
export const consentJobs = () => ({
  tidy: async (): Promise<void> => {
    const moved = await rekeySuppressions();
    if (moved > 0) log().info(`brought ${moved} blocked addresses under the current key`);
  },
});
