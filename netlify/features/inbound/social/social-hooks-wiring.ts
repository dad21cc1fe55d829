import { simulatedMetaSecret, simulatedTwilioKeys } from '../../../keys/simulated-secrets';
import { metaEntries } from '../../../providers/meta/meta-entries';
import { isSignedByMeta } from '../../../providers/meta/meta-signature';
import { systemClock } from '../../../providers/system/clock';
import { systemIds } from '../../../providers/system/ids';
import { messageReply } from '../../../providers/twilio/twilio-markup';
import { isSignedByTwilio } from '../../../providers/twilio/twilio-signature';
import type { MetaHookPorts } from './meta-hooks';
import { isMetaToken, metaPage, twilioKeys } from './social-keys-wiring';
import { socialRepository } from './social-repository';
import type { TwilioHookPorts } from './twilio-hooks';

export const twilioHookPorts: TwilioHookPorts = {
  findNumber: (number) => socialRepository.find('sms', number),
  keysOf: async (workspaceId) => (await twilioKeys(workspaceId)) ?? simulatedTwilioKeys(workspaceId),
  isSigned: isSignedByTwilio,
  keep: socialRepository.keep,
  keepText: (receipt, from, text, wishOf) =>
    socialRepository.keepText(receipt, { from, text, wishOf, newId: () => systemIds.id() }),
  // Calls know the owner's number and the choice. They are loaded for a text that can be one.
  takeOwnerAnswer: async (workspaceId, { from, text }) => {
    const { phoneParts } = await import('../../calls/phone/phone-wiring');
    const words = await phoneParts().talk.takeText(workspaceId, { from, body: text });
    return words === '' ? null : messageReply(words);
  },
  clock: systemClock,
  ids: systemIds,
};

export const metaHookPorts: MetaHookPorts = {
  isOurToken: isMetaToken,
  entriesOf: metaEntries,
  find: socialRepository.find,
  appSecretOf: async (workspaceId) =>
    (await metaPage(workspaceId))?.secrets.appSecret || simulatedMetaSecret(workspaceId),
  isSigned: isSignedByMeta,
  keep: socialRepository.keep,
  clock: systemClock,
  ids: systemIds,
};
