import { createHash } from 'node:crypto';
import { env } from '../../config/env';
import { log } from '../../http/log';
import { recipientsOfMail } from '../../providers/inbound-mail/mail-recipients';
import { rawMailHook } from '../../providers/inbound-mail/raw-mail-hook';
import { postmarkMail } from '../../providers/postmark/postmark-mail';
import { sendgridMail } from '../../providers/sendgrid/sendgrid-mail';
import { systemClock } from '../../providers/system/clock';
import { systemIds } from '../../providers/system/ids';
import { mailArrivalRepository } from './mail-arrival-repository';
import { makeMailArrival, type MailArrivalService } from './mail-arrival-service';
import { replySigners } from './reply-signer-wiring';

export function mailArrivalService(): MailArrivalService {
  const { domain, password, secret } = env().inboundMail;
  return makeMailArrival({
    repository: mailArrivalRepository,
    hooks: {
      ...(password && { sendgrid: sendgridMail(password), postmark: postmarkMail(password) }),
      ...((password ?? secret) && { mail: rawMailHook({ password, secret }) }),
    },
    domain,
    signers: replySigners(),
    recipientsOf: recipientsOfMail,
    hashOf: (bytes) => createHash('sha256').update(bytes).digest('hex'),
    clock: systemClock,
    ids: systemIds,
    log: (sentence) => log().warn(sentence),
  });
}
