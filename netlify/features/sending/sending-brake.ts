/**
 * Pauses a campaign before a mail server’s bad opinion has cost the whole list: after too many refusals in a
 * row, or too large a share of the latest emails. Returns the sentence for the person who has to look at it;
 * null while the campaign may continue.
 */
export function makeRefusalBrake(): RefusalBrake {
  const latest: boolean[] = [];
  let [refusedInRow, ofSenderInRow] = [0, 0];

  const note = (isOfSender: boolean): void => {
    latest.push(isOfSender);
    if (latest.length > WINDOW) latest.shift();
  };

  return {
    taken() {
      note(false);
      [refusedInRow, ofSenderInRow] = [0, 0];
    },
    refused({ about, cause }) {
      const isOfSender = about === 'sender';
      note(isOfSender);
      refusedInRow += 1;
      ofSenderInRow = isOfSender ? ofSenderInRow + 1 : 0;
      const ofSender = latest.filter(Boolean).length;
      const quote = cause.length > QUOTED ? `${cause.slice(0, QUOTED)}…` : /[.!?…]$/.test(cause) ? cause : `${cause}.`;
      if (ofSenderInRow >= MOST_OF_SENDER)
        return `${ofSenderInRow} emails in a row were refused because of ${SENDER} ${quote} ${SAFE}`;
      if (latest.length >= LEAST_FOR_SHARE && ofSender >= latest.length * MOST_SHARE)
        return `${ofSender} of the last ${latest.length} emails were refused because of ${SENDER} ${quote} ${SAFE}`;
      if (refusedInRow >= MOST_IN_ROW)
        return `${refusedInRow} emails in a row were permanently refused. ${quote} The rest are waiting and nothing is lost. Check your list and ask your email provider before you press “Resume”.`;
      return null;
    },
  };
}

/** Well before a receiving network has seen enough to block a sender for days. */
const MOST_OF_SENDER = 10;
const MOST_IN_ROW = 20;
const WINDOW = 100;
const LEAST_FOR_SHARE = 40;
const MOST_SHARE = 0.25;

const SENDER = 'your sender address, your text or your reputation.';
const SAFE =
  'No address was blocked, and the rest are waiting. Fix this with your email provider, press “Resume”, then resend the refused emails from the report.';
/** The whole cause is stored in 500 characters. */
const QUOTED = 180;

export interface RefusalBrake {
  taken(): void;
  /** Permanently. */
  refused(refusal: { about: string; cause: string }): string | null;
}
