import packageJson from '../../../package.json';
import type { VendorName } from '../../../src/domain/vendor';
import { env } from '../../config/env';
import { formerKeysFor, keyFor } from '../../keys/keys';
import type { CredentialValues } from '../../ports/credential-check';
import { makeGuardedWeb } from '../../providers/guarded-web/guarded-web';
import { heygenCheck } from '../../providers/heygen/heygen-check';
import { metaCheck } from '../../providers/meta/meta-check';
import { openaiCheck } from '../../providers/openai/openai-check';
import { paypalCheck } from '../../providers/paypal/paypal-check';
import { systemClock } from '../../providers/system/clock';
import { systemIds } from '../../providers/system/ids';
import { makeSecretBox } from '../../providers/system/secret-box';
import { twilioCheck } from '../../providers/twilio/twilio-check';
import { credentialHandlers } from './credential-handlers';
import { credentialRepository } from './credential-repository';
import { makeCredentialService, type CredentialChecks } from './credential-service';

/**
 * What a workspace has stored for a service outside, in clear: for adapters that call it, never for a reply. null unless
 * everything that the vendor needs is there and can be opened; then the built-in provider does the work.
 */
export const readCredentials = (workspaceId: string, vendor: VendorName): Promise<CredentialValues | null> =>
  credentialService().read(workspaceId, vendor);

/** A service has said that it no longer accepts the key: its owner is told once, and it is marked until it changes or works. */
export const markRefused = (workspaceId: string, vendor: VendorName, sentence: string): Promise<void> =>
  credentialService().markRefused(workspaceId, vendor, sentence);

export const credentialWiring = () => credentialHandlers(credentialService());

const credentialService = () =>
  makeCredentialService({
    repository: credentialRepository,
    checks: vendorChecks(),
    mayBePlain,
    clock: systemClock,
    ids: systemIds,
    box: credentialBox(),
  });

/** Seals values for the place [workspaceId, field]. */
export const credentialBox = () =>
  makeSecretBox({ current: keyFor('credentials'), former: formerKeysFor('credentials') });

/** The list holds host:port. */
function mayBePlain(address: string): boolean {
  const { hostname, port } = new URL(address);
  return env().webAllowedOrigins.includes(`${hostname}:${port || 80}`);
}

function vendorChecks(): CredentialChecks {
  const web = makeGuardedWeb({
    allowedOrigins: env().webAllowedOrigins,
    version: packageJson.version,
    home: env().publicUrl,
  });
  return {
    openai: openaiCheck(web),
    twilio: twilioCheck(web),
    heygen: heygenCheck(web),
    meta: metaCheck(web),
    paypal: paypalCheck(web),
    // Nodemailer comes with the first test of a mail server, not with every call.
    smtp: async (values, signal) => (await import('../../providers/smtp/smtp-check')).smtpCheck(web)(values, signal),
  };
}
