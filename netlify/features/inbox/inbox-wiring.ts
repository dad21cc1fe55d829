import { env } from '../../config/env';
import { formerKeysFor, keyFor } from '../../keys/keys';
import { systemClock } from '../../providers/system/clock';
import { systemIds } from '../../providers/system/ids';
import { makeSecretBox } from '../../providers/system/secret-box';
import { canSimulate } from '../conversations/simulator/simulator-wiring';
import { channelRepository } from './channels/channel-repository';
import { makeChannelSecrets } from './channels/channel-secrets';
import { makeChannelService } from './channels/channel-service';
import { channelConnectors } from './connector-wiring';
import { inboxHandlers } from './inbox-handlers';
import { inboxToolsRepository } from './tools/inbox-tools-repository';
import { makeInboxToolsService } from './tools/inbox-tools-service';

const system = { clock: systemClock, ids: systemIds };

export const inboxWiring = () =>
  inboxHandlers(
    makeChannelService({
      repository: channelRepository,
      connectors: channelConnectors,
      secrets: channelSecrets(),
      canForward: env().inboundMail.domain !== undefined,
      canSimulate: (isDemo) => canSimulate({ kind: isDemo ? 'demo' : 'real' }),
      ...system,
    }),
    makeInboxToolsService({ repository: inboxToolsRepository, ...system }),
  );

/** Also for what reads mailboxes and sends answers. */
export const channelSecrets = () =>
  makeChannelSecrets(makeSecretBox({ current: keyFor('inbox-channel'), former: formerKeysFor('inbox-channel') }));
