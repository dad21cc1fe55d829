import type { HandedOver } from './run-list-repository';

/** What became of a mail that a step handed over. `isOver`: its automation has ended, so that what waits is not sent. */
export function mailFate(mail: HandedOver, isOver: boolean): { did: boolean; sentence: string } {
  const name = `“${mail.name.trim() || mail.subject.trim() || 'Untitled email'}”`;
  const why = mail.cause ? `: ${mail.cause}` : '.';
  switch (mail.state) {
    case 'waiting':
      if (isOver) return { did: false, sentence: `${name} was not sent because the automation ended first.` };
      return {
        did: true,
        sentence:
          mail.attempts > 0 && mail.cause
            ? `We will try to send ${name} again soon: ${mail.cause}`
            : `${name} is waiting to be sent.`,
      };
    case 'sending':
      return { did: true, sentence: `${name} is being sent.` };
    case 'sent':
      return { did: true, sentence: [`Sent ${name}.`, readWords(mail), ...laterWords(mail)].join(' ') };
    case 'bounced':
      return { did: false, sentence: `${name} bounced${why}` };
    case 'failed':
      return { did: false, sentence: `${name} could not be sent${why}` };
    case 'uncertain':
      return { did: true, sentence: `${name} was sent, but the email server did not confirm it.` };
    case 'skipped':
      return { did: false, sentence: `${name} was left out${why}` };
  }
}

function readWords({ openedAt, clickedAt }: HandedOver): string {
  if (clickedAt) return 'Opened and clicked.';
  return openedAt ? 'Opened, not clicked.' : 'Not opened yet.';
}

const laterWords = ({ convertedAt, unsubscribedAt, complainedAt }: HandedOver): string[] => [
  ...(convertedAt ? ['It led to a conversion.'] : []),
  ...(unsubscribedAt ? ['They unsubscribed.'] : []),
  ...(complainedAt ? ['They reported it as spam.'] : []),
];
