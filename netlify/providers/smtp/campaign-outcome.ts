import { judgeRefusal } from '../../../src/domain/refusal';
import type { CampaignMailOutcome } from '../../ports/campaign-mail';
import { smtpOutcome } from './smtp-outcome';
import type { SmtpFailure } from './smtp-pool';

/**
 * What a failed attempt is about, by the server's answer and the stage of the dialogue. Anything before the
 * recipient was named concerns us or the server, and would be the same for every other email; a connection that
 * ends afterwards may be this email's doing.
 */
export function campaignOutcome(
  failure: SmtpFailure,
  settings?: string,
): Exclude<CampaignMailOutcome, { state: 'accepted' }> {
  const outcome = smtpOutcome(failure, settings);
  const { cause } = outcome;
  if (outcome.state !== 'refused') return { state: 'uncertain', cause };
  const {
    responseCode: code,
    response = '',
    code: kind = '',
  } = failure.error as { code?: string; responseCode?: number; response?: string };
  if (!code)
    return {
      state: 'refused',
      cause,
      about: NAMES_THIS_MAIL.has(kind) || failure.stage !== 'server' ? 'mail' : 'server',
      permanent: NAMES_THIS_MAIL.has(kind),
      slowDown: false,
    };
  // Every line of a multi-line reply may repeat the status.
  const status = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? null;
  return {
    state: 'refused',
    cause,
    ...judgeRefusal({ code, status, stage: failure.stage, words: response.replace(/^\d{3}[ -]/gm, '') }),
  };
}

/** Errors that nodemailer finds before it contacts the server. */
const NAMES_THIS_MAIL = new Set(['EENVELOPE', 'EMESSAGE', 'ESMTPUTF8']);
