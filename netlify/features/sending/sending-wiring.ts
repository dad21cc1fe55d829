import { env } from '../../config/env';
import { formerKeysFor, keyFor } from '../../keys/keys';
import { systemClock } from '../../providers/system/clock';
import { systemDns } from '../../providers/system/dns';
import { systemIds } from '../../providers/system/ids';
import { makeSecretBox } from '../../providers/system/secret-box';
import { ownServerOf } from './own-server-wiring';
import { sendingHandlers } from './sending-handlers';
import { makeSigningKeys } from './sending-keys';
import { sendingRepository } from './sending-repository';
import { makeSendingService } from './sending-service';

/** Decrypts signing keys. */
export const sendingBox = () =>
  makeSecretBox({ current: keyFor('sending-domain'), former: formerKeysFor('sending-domain') });

export const sendingWiring = () => sendingHandlers(sendingService());

/** The entry points for the worker. */
export const sendingJobs = () => ({ checkDomains: () => sendingService().checkDomains() });

const sendingService = () =>
  makeSendingService({
    repository: sendingRepository,
    dns: systemDns(),
    box: sendingBox(),
    makeKeys: makeSigningKeys,
    server: env().mail.smtp?.host ?? null,
    ownServerOf: async (workspaceId) => (env().linkOrigin ? ownServerOf(workspaceId) : null),
    bounceHost: env().mail.bounceHost,
    from: env().mail.from,
    needsDomain: () => env().mail.sharedSender === 'notices',
    origin: env().publicUrl,
    clock: systemClock,
    ids: systemIds,
  });
