import { addressParser, type Address, type Email } from 'postal-mime';
import { readEmailAddress } from '../../../src/domain/email-address';
import { conversationLimits } from '../../../src/domain/conversation';
import { mailBounds, type MailPerson } from '../../ports/mail-reader';

/** Who wrote a mail, and who it went to. Addresses are those that can be written to, in lower case. */
export function peopleOf(mail: Email): People {
  const [from] = [...mailboxes([mail.from]), ...mailboxes([mail.sender]), ...fromReturnPath(mail)];
  const [replyTo] = mailboxes(mail.replyTo);
  const to = mailboxes(mail.to).map(({ address }) => address);
  const cc = mailboxes(mail.cc).map(({ address }) => address);
  return {
    from: from ?? { address: '', name: shownName(mail.from?.name ?? '') },
    replyTo: replyTo && replyTo.address !== from?.address ? replyTo : null,
    to: to.slice(0, mailBounds.recipients),
    cc: cc.slice(0, mailBounds.recipients),
    recipients: [...new Set([...to, ...cc, ...stated(mail)])].slice(0, 2 * mailBounds.recipients),
  };
}

/** Recipients in headers that servers add when they deliver or forward. */
const stated = ({ headers }: Email): string[] =>
  headers
    .filter(({ key }) => STATED.has(key))
    .flatMap(({ value }) => mailboxes(addressParser(value.slice(0, MOST_HEADER), { flatten: true })))
    .map(({ address }) => address);

const fromReturnPath = ({ returnPath }: Email): MailPerson[] => mailboxes([{ name: '', address: returnPath ?? '' }]);

function mailboxes(given: readonly (Address | undefined)[] | undefined): MailPerson[] {
  return (given ?? [])
    .flatMap((one) => one?.group ?? (one ? [one] : []))
    .flatMap(({ name, address }) => {
      const read = readEmailAddress(addressIn(address ?? '', name), { hosts: 'any' });
      return read ? [{ address: read.value, name: shownName(name === address ? '' : name) }] : [];
    });
}

/** Some programs put the address into the name, or quotation marks around it. */
const addressIn = (address: string, name: string): string => {
  const bare = address.replace(/^['"<\s]+|['">\s]+$/g, '');
  if (bare.includes('@')) return bare;
  return /[^\s<>()[\],;:"']{1,64}@[^\s<>()[\],;:"']{1,253}/.exec(name.slice(0, 1_000))?.[0] ?? bare;
};

/** One line, without quotation marks and signs that turn the direction of what follows. */
export const shownName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^['"\s]+|['"\s]+$/g, '')
    .slice(0, conversationLimits.name)
    .toWellFormed();

const STATED = new Set([
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'x-envelope-to',
  'x-forwarded-to',
  'apparently-to',
  'x-rcpt-to',
  'resent-to',
]);
const MOST_HEADER = 20_000;

interface People {
  from: MailPerson;
  replyTo: MailPerson | null;
  to: string[];
  cc: string[];
  recipients: string[];
}
