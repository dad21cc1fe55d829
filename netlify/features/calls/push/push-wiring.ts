import packageJson from '../../../../package.json';
import { env } from '../../../config/env';
import { log } from '../../../http/log';
import { formerKeysFor, keyFor } from '../../../keys/keys';
import type { Clock } from '../../../ports/clock';
import { makeGuardedWeb } from '../../../providers/guarded-web/guarded-web';
import { systemClock } from '../../../providers/system/clock';
import { makeSecretBox } from '../../../providers/system/secret-box';
import { makePushSender } from '../../../providers/web-push/push-sender';
import { pushHandlers } from './push-handlers';
import { pushRepository } from './push-repository';
import { makePushService } from './push-service';

export const pushService = (clock: Clock = systemClock) =>
  makePushService({
    repository: pushRepository,
    sender: makePushSender({
      web: makeGuardedWeb({
        allowedOrigins: env().webAllowedOrigins,
        version: packageJson.version,
        home: env().publicUrl,
      }),
      secret: keyFor('call-push'),
      contact: env().linkOrigin ?? 'https://localhost',
    }),
    box: makeSecretBox({ current: keyFor('credentials'), former: formerKeysFor('credentials') }),
    clock,
    log: (sentence) => log().warn(sentence),
  });

export const pushWiring = (clock: Clock) => pushHandlers(pushService(clock));
