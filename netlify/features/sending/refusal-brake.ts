/**
 * Stops a campaign before a mail server’s bad opinion of it has cost the whole list: so many refusals in a row, or too
 * great a share of the latest mails. Answers the sentence for whoever has to look at it; null while the campaign goes on.
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
        return `${ofSenderInRow} mails in a row were refused because of ${SENDER} ${quote} ${SAFE}`;
      if (latest.length >= LEAST_FOR_SHARE && ofSender >= latest.length * MOST_SHARE)
        return `${ofSender} of the last ${latest.length} mails were refused because of ${SENDER} ${quote} ${SAFE}`;
      if (refusedInRow >= MOST_IN_ROW)
        return `${refusedInRow} mails in a row were refused for good. ${quote} The others wait and nothing is lost. Check your list and ask your mail provider before you press “Go on”.`;
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
  'No address was blocked, and the others wait. Fix this with your mail provider, press “Go on”, then send the refused ones again from the report.';
/** The whole is kept in 500 characters. */
const QUOTED = 180;

export interface RefusalBrake {
  taken(): void;
  /** For good. */
  refused(refusal: { about: string; cause: string }): string | null;
}
