import type { InboxChannel } from '../../../../src/domain/conversation';
import { env } from '../../../config/env';
import { ownAddress } from '../../../config/own-address';
import {
  SIMULATED_MAIL_DOMAIN,
  simulatedMailSecret,
  simulatedMetaSecret,
  simulatedTwilioKeys,
} from '../../../keys/simulated-secrets';
import type { WorkspacePart } from '../../../ports/workspace-scope';
import { systemClock } from '../../../providers/system/clock';
import { systemIds } from '../../../providers/system/ids';
import { postToOwn, simulatedSignatures } from '../../../providers/system/own-hooks';
import { readCredentials } from '../../credential/credential-wiring';
import { simulatorRepository } from './simulator-repository';
import { makeSimulatorService } from './simulator-service';

/** Whether this installation offers made-up messages in a workspace. */
export const canSimulate = ({ kind }: WorkspacePart<'kind'>): boolean => kind === 'demo' || env().underNetlifyDev;

/**
 * Sends a made-up message to where this process listens. `origin` is the request's, which only a platform vouches for: it is
 * used where no host of ours listens.
 */
export const simulate = (
  workspace: WorkspacePart<'id' | 'kind'>,
  message: { channel: InboxChannel; text: string },
  origin: string,
): Promise<{ eventId: string }> =>
  makeSimulatorService({
    repository: simulatorRepository,
    secrets: {
      async twilio(workspaceId) {
        const { twilioSid: sid, twilioToken: token } = (await readCredentials(workspaceId, 'twilio')) ?? {};
        return sid && token ? { sid, token } : simulatedTwilioKeys(workspaceId);
      },
      async meta(workspaceId) {
        const { metaAppSecret } = (await readCredentials(workspaceId, 'meta')) ?? {};
        return metaAppSecret || simulatedMetaSecret(workspaceId);
      },
      mail: () => ({ domain: env().inboundMail.domain ?? SIMULATED_MAIL_DOMAIN, secret: simulatedMailSecret() }),
    },
    signatures: simulatedSignatures,
    deliver: postToOwn(ownAddress() ?? origin),
    clock: systemClock,
    ids: systemIds,
    isDevelopment: env().underNetlifyDev,
  }).simulate(workspace, message, env().publicUrl?.replace(/\/$/, '') ?? ownAddress() ?? origin);
