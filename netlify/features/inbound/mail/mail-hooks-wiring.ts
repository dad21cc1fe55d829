import { createHash } from 'node:crypto';
import { env } from '../../../config/env';
import { log } from '../../../http/log';
import { SIMULATED_MAIL_DOMAIN, simulatedMailSecret } from '../../../keys/simulated-secrets';
import type { MailHook } from '../../../ports/mail-hook';
import { recipientsOfMail } from '../../../providers/inbound-mail/mail-recipients';
import { rawMailHook } from '../../../providers/inbound-mail/raw-mail-hook';
import { postmarkMail } from '../../../providers/postmark/postmark-mail';
import { sendgridMail } from '../../../providers/sendgrid/sendgrid-mail';
import { systemClock } from '../../../providers/system/clock';
import { systemIds } from '../../../providers/system/ids';
import { mailArrivalRepository } from './mail-arrival-repository';
import { makeMailArrival, type MailArrivalService } from './mail-arrival-service';
import { replySigners } from './reply-signer-wiring';

export function mailArrivalService(): MailArrivalService {
  const { domain, password, secret } = env().inboundMail;
  return makeMailArrival({
    repository: mailArrivalRepository,
    hooks: {
      ...(password && { sendgrid: sendgridMail(password), postmark: postmarkMail(password) }),
      mail: firstOf([rawMailHook({ password, secret }), rawMailHook({ secret: simulatedMailSecret() })]),
    },
    domain: domain ?? SIMULATED_MAIL_DOMAIN,
    signers: replySigners(),
    recipientsOf: recipientsOfMail,
    hashOf: (bytes) => createHash('sha256').update(bytes).digest('hex'),
    clock: systemClock,
    ids: systemIds,
    log: (sentence) => log().warn(sentence),
  });
}

/** A made-up mail of a demo is signed by a key of ours, others by the operator's. */
const firstOf = (hooks: readonly MailHook[]): MailHook => ({
  read(request) {
    const readings = hooks.map((hook) => hook.read(request));
    return readings.find((reading) => !('refused' in reading)) ?? readings[0]!;
  },
});
