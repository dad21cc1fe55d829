import { countryOf } from '../../../src/domain/calendar/country';
import { env } from '../../config/env';
import { signupMail } from '../../documents/signup-mail';
import { keyFor } from '../../keys/keys';
import { networkOf } from '../../http/limits-wiring';
import { log } from '../../http/log';
import { builtinPhoneNumbers } from '../../providers/builtin/phone-numbers/phone-numbers';
import { systemClock } from '../../providers/system/clock';
import { systemIds } from '../../providers/system/ids';
import { makeSignedTokens } from '../../providers/system/signed-tokens';
import { pageViews } from '../visits/collecting/page-views-wiring';
import { readPoints } from '../contacts/record/contact-points';
import { confirmSignupRepository } from './confirm-signup-repository';
import { signupHandlers } from './signup-handlers';
import { signupRepository } from './signup-repository';
import { makeSignupService } from './signup-service';
import { makeSignupSettingsService } from './signup-settings-service';

const signupService = () =>
  makeSignupService({
    repository: signupRepository,
    confirmations: confirmSignupRepository,
    links: makeSignedTokens(keyFor('signup-confirm')),
    mail: signupMail,
    networkOf,
    clock: systemClock,
    ids: systemIds,
    readPoints: (inputs, zone) => readPoints(inputs, countryOf(zone), builtinPhoneNumbers),
    log: (sentence) => log().info(sentence),
  });

export const signupWiring = () =>
  signupHandlers({
    settings: makeSignupSettingsService({ repository: signupRepository, clock: systemClock, ids: systemIds }),
    signup: signupService(),
    delivers: Boolean(env().mail.smtp),
    countView: async (view) => {
      if (view) await pageViews().count(view);
    },
  });

/** What the worker calls. */
export const signupJobs = () => ({ tidy: () => signupService().tidy() });
