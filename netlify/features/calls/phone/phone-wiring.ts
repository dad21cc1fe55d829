import { randomInt } from 'node:crypto';
import packageJson from '../../../../package.json';
import { env } from '../../../config/env';
import { fingerprint, keyFor } from '../../../keys/keys';
import type { Clock } from '../../../ports/clock';
import type { Telephone } from '../../../ports/telephone';
import { builtinPhoneNumbers } from '../../../providers/builtin/phone-numbers/phone-numbers';
import { makeGuardedWeb } from '../../../providers/guarded-web/guarded-web';
import { sameSecret } from '../../../providers/system/same-secret';
import { makeSignedTokens } from '../../../providers/system/signed-tokens';
import { systemClock } from '../../../providers/system/clock';
import { systemIds } from '../../../providers/system/ids';
import { gather, hangUpWith, messageReply } from '../../../providers/twilio/twilio-markup';
import { isSignedByTwilio } from '../../../providers/twilio/twilio-signature';
import { twilioTelephone } from '../../../providers/twilio/twilio-telephone';
import { readCredentials } from '../../credential/credential-wiring';
import { decisionsService } from '../../decisions/decisions-wiring';
import { callPlan, callScripts, callTalk } from '../calls-parts-wiring';
import { callsRepository } from '../calls-repository';
import { makePhoneCalls } from './phone-call-service';
import { phoneHandlers } from './phone-handlers';
import { makePhoneNumberService } from './phone-number-service';
import { phoneRepository } from './phone-repository';
import { makePhoneTalk } from './phone-talk-service';

/** `origin`: Twilio's own address, unless a test says otherwise. */
export function phoneParts({ clock = systemClock, origin }: { clock?: Clock; origin?: string } = {}) {
  const links = makeSignedTokens(keyFor('phone-call'));
  const home = env().linkOrigin ?? null;
  const telephoneOf = async (workspaceId: string): Promise<Telephone | null> => {
    const keys = await readCredentials(workspaceId, 'twilio');
    const web = () =>
      makeGuardedWeb({ allowedOrigins: env().webAllowedOrigins, version: packageJson.version, home: env().publicUrl });
    return keys && twilioTelephone(web(), keys, origin);
  };
  const hashOfCode = (workspaceId: string, code: string) => fingerprint('phone-call', `${workspaceId} ${code}`);
  const numbers = makePhoneNumberService({
    repository: phoneRepository,
    numbers: builtinPhoneNumbers,
    telephoneOf,
    textUrl: (workspaceId) => home && `${home}/api/calls/texts/${links.seal(`${workspaceId}.texts`, null)}`,
    makeCode: () => String(randomInt(0, 1_000_000)).padStart(6, '0'),
    hashOfCode,
    isCode: ({ workspaceId, codeHash }, code) =>
      codeHash !== null && sameSecret(hashOfCode(workspaceId, code), codeHash),
    clock,
    ids: systemIds,
  });
  const shared = {
    repository: phoneRepository,
    calls: callsRepository,
    scripts: callScripts(clock),
    clock,
    ids: systemIds,
  };
  const phone = makePhoneCalls({
    ...shared,
    plan: callPlan(clock),
    numbers,
    telephoneOf,
    urls:
      home === null
        ? null
        : {
            of: ({ workspaceId, id }, what) =>
              `${home}/api/calls/phone/${links.seal(`${workspaceId}.${id}`, null)}/${what}`,
          },
  });
  const talk = makePhoneTalk({ ...shared, talk: callTalk(clock), decisions: decisionsService(clock), numbers });
  return { numbers, phone, talk, links };
}

export const phoneWiring = (ports?: Parameters<typeof phoneParts>[0]) =>
  phoneHandlers({
    ...phoneParts(ports),
    calls: callsRepository,
    markup: { gather, hangUpWith, messageReply },
    isSigned: async (workspaceId, { url, form, signature }) =>
      isSignedByTwilio(
        {
          address: url,
          contentType: 'application/x-www-form-urlencoded',
          bytes: new TextEncoder().encode(form.toString()),
          signature: signature ?? '',
        },
        (await readCredentials(workspaceId, 'twilio'))?.twilioToken ?? '',
      ),
  });
