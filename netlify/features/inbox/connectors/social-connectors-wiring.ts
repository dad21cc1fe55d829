import { metaWebhooks } from '../../../providers/meta/meta-webhooks';
import { builtinPhoneNumbers } from '../../../providers/builtin/phone-numbers/phone-numbers';
import { twilioNumbers } from '../../../providers/twilio/twilio-numbers';
import { metaPage, metaToken, publicOrigin, socialWeb, twilioKeys } from '../../inbound/social/social-keys-wiring';
import { socialThreadRepository } from '../../inbound/social/social-thread-repository';
import { makeFacebookConnector } from './facebook-connector';
import { makeInstagramConnector } from './instagram-connector';
import { makeSmsConnector } from './sms-connector';

/** `origin`: where the vendor is; tests have one on this machine. */
export const smsConnector = (origin?: string) =>
  makeSmsConnector({
    keysOf: twilioKeys,
    numbers: twilioNumbers(socialWeb(), origin),
    phones: builtinPhoneNumbers,
    publicOrigin: publicOrigin(),
  });

export const facebookConnector = (origin?: string) => makeFacebookConnector(metaPorts(origin));
export const instagramConnector = (origin?: string) => makeInstagramConnector(metaPorts(origin));

const metaPorts = (origin?: string) => ({
  open: metaPage,
  isConnected: socialThreadRepository.isConnected,
  webhooks: metaWebhooks(socialWeb(), origin),
  tokenFor: metaToken,
  publicOrigin: publicOrigin(),
});
