import packageJson from '../../../../package.json';
import { env } from '../../../config/env';
import type { OutboundPort } from '../../../ports/inbox';
import { makeGuardedWeb } from '../../../providers/guarded-web/guarded-web';
import { openOwnLine } from '../../../providers/smtp/own-server';
import { smtpAnswerMail } from '../../../providers/smtp/smtp-answer-mail';
import { systemClock } from '../../../providers/system/clock';
import { replySigner } from '../../inbound/mail/reply-signer-wiring';
import { mailReporters } from '../../sending/mail-reporters-wiring';
import { ownServerOf } from '../../sending/own-server-wiring';
import { senderFor } from '../../sending/sender-wiring';
import { mailAnswerRepository } from './mail-answer-repository';
import { makeMailAnswers, type AnswerLine } from './mail-answers';

export const mailAnswers = (): OutboundPort =>
  makeMailAnswers({
    repository: mailAnswerRepository,
    lineOf,
    senderOf: (workspaceId) => senderFor(workspaceId, null),
    inbound: { domain: env().inboundMail.domain, sign: replySigner() },
    bounces: env().mail.bounces,
    mayShare: () => env().mail.sharedSender === 'all',
    clock: systemClock,
  });

/** Closes idle connections to the installation's mail server; the next answer opens new ones. */
export function closeAnswerMail(): void {
  shared?.port.close();
  shared = undefined;
}

async function lineOf(workspaceId: string): Promise<AnswerLine | null> {
  const own = await ownServerOf(workspaceId);
  if (!own) return sharedLine();
  const port = smtpAnswerMail({
    server: own.server,
    connections: 1,
    openSocket: openOwnLine(
      makeGuardedWeb({
        allowedOrigins: env().webAllowedOrigins,
        version: packageJson.version,
        home: env().publicUrl,
      }),
      own.server,
    ),
    settings: 'your API keys',
  });
  return { port, ownAddress: own.from, close: () => port.close() };
}

/** One connection pool per process, created for the first answer. */
function sharedLine(): AnswerLine | null {
  const { smtp } = env().mail;
  if (!smtp) return null;
  shared ??= {
    port: smtpAnswerMail({ server: smtp, connections: 2, reporters: mailReporters(env().mailReports) }),
    ownAddress: null,
    close: () => undefined,
  };
  return shared;
}

let shared: AnswerLine | undefined;
