/** What a domain must say in DNS before mail in its name is believed. */
export const dnsRecordPurposes = ['dkim', 'spf', 'dmarc', 'bounces'] as const;
export type DnsRecordPurpose = (typeof dnsRecordPurposes)[number];

export const dnsRecordTypes = ['TXT', 'CNAME'] as const;
export type DnsRecordType = (typeof dnsRecordTypes)[number];

/** missing: nothing there. wrong: something else is there. unknown: the name server did not answer. */
export const dnsRecordStates = ['ok', 'missing', 'wrong', 'unknown'] as const;
export type DnsRecordState = (typeof dnsRecordStates)[number];

export interface DnsRecord {
  purpose: DnsRecordPurpose;
  type: DnsRecordType;
  /** The whole name. */
  host: string;
  /** What to set. */
  value: string;
  state: DnsRecordState;
  /** What was found, when it is something else. */
  found: string | null;
  /** DKIM must stand before mail is signed; the others are advice that mailboxes look at. */
  required: boolean;
}

/** A domain as DNS knows it (IDNA, lower case), or null when it is none that mail could come from. */
export function normalDomain(text: string): string | null {
  const typed = text
    .trim()
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/^.*@/, '')
    .replace(/[/?#].*$/, '')
    .replace(/\.$/, '');
  if (!URL.canParse(`https://${typed}`)) return null;
  const { hostname, port } = new URL(`https://${typed}`);
  return port === '' &&
    /^(?=.{4,253}$)([a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/.test(hostname)
    ? hostname
    : null;
}

/**
 * What to set for a domain: the key (RFC 6376, 3.6.1), who may send (RFC 7208), and what to do with the rest (RFC 7489).
 * Without a name for our server nothing is said about senders: a record that names none would harm the domain's other mail.
 * `bounceHost`: where mail that comes back is taken for every domain that leads there; null where it is not.
 */
export function recordsToSet({
  domain,
  selector,
  publicKey,
  spfTerm,
  bounceHost = null,
}: {
  domain: string;
  selector: string;
  publicKey: string;
  spfTerm: string | null;
  bounceHost?: string | null;
}): Omit<DnsRecord, 'state' | 'found'>[] {
  return [
    {
      purpose: 'dkim',
      type: 'TXT',
      host: `${selector}._domainkey.${domain}`,
      value: `v=DKIM1; k=rsa; p=${publicKey}`,
      required: true,
    },
    ...(spfTerm === null
      ? []
      : [{ purpose: 'spf', type: 'TXT', host: domain, value: `v=spf1 ${spfTerm} ~all`, required: false } as const]),
    { purpose: 'dmarc', type: 'TXT', host: `_dmarc.${domain}`, value: 'v=DMARC1; p=none', required: false },
    ...(bounceHost === null || isWithin(bounceHost, domain) || domain.length > LONGEST_BOUNCE_DOMAIN
      ? []
      : [
          { purpose: 'bounces', type: 'CNAME', host: `bounces.${domain}`, value: bounceHost, required: false } as const,
        ]),
  ];
}

/**
 * The host that mails of a domain come back to: a name of its own, when that leads to where this installation takes them;
 * null for the installation's. The alias brings along the MX and SPF records of where it leads (RFC 1034, 3.6.2).
 */
export function ownBounceHost(records: readonly DnsRecord[], bounceHost: string | null): string | null {
  const record = records.find(({ purpose }) => purpose === 'bounces');
  return record && bounceHost !== null && record.state === 'ok' && record.value === bounceHost ? record.host : null;
}

/** What comes back to a host of the domain itself has the domain's name already. */
const isWithin = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);
/** An address has at most 254 characters (RFC 5321, 4.5.3.1.3), of which the names of a delivery take 65 before the @. */
const LONGEST_BOUNCE_DOMAIN = 180;

/** DNS keeps a text as strings of at most so many bytes (RFC 1035, 3.3.14), which are read as one (RFC 6376, 3.6.2.2). */
export const TXT_STRING = 255;

/** A long value as a zone file has it: "v=DKIM1; …" "…". */
export const quotedStrings = (value: string): string =>
  Array.from(
    { length: Math.ceil(value.length / TXT_STRING) },
    (_, part) => `"${value.slice(part * TXT_STRING, (part + 1) * TXT_STRING)}"`,
  ).join(' ');

/** Holds what a name server said against what was to be set; `null`: nobody answered. */
export function judgeRecord(
  { purpose, value }: Pick<DnsRecord, 'purpose' | 'value'>,
  texts: readonly string[] | null,
): Pick<DnsRecord, 'state' | 'found'> {
  if (texts === null) return { state: 'unknown', found: null };
  const ofKind = texts.filter((text) => STARTS[purpose].test(text.trim()));
  if (ofKind.length === 0) return { state: 'missing', found: null };
  // Two records of one kind make both void (RFC 7208, 4.5; RFC 7489, 6.6.3).
  const right = ofKind.length === 1 && FITS[purpose](ofKind[0]!, value);
  return { state: right ? 'ok' : 'wrong', found: right ? null : ofKind.join('\n').slice(0, 1_000) };
}

const STARTS = {
  dkim: /(^|;)\s*p=/i,
  spf: /^v=spf1(\s|$)/i,
  dmarc: /^v=DMARC1\s*(;|$)/i,
  bounces: /./,
} as const satisfies Record<DnsRecordPurpose, RegExp>;
const FITS: Record<DnsRecordPurpose, (found: string, wanted: string) => boolean> = {
  dkim: (found, wanted) => keyIn(found) === keyIn(wanted),
  spf: (found, wanted) => {
    const term = /^v=spf1 (.+) ~all$/.exec(wanted)?.[1];
    return (
      term === undefined ||
      found
        .toLowerCase()
        .split(/\s+/)
        .some((word) => word.replace(/^\+/, '') === term)
    );
  },
  bounces: (found, wanted) => found.toLowerCase().replace(/\.$/, '') === wanted,
  dmarc: (found) => /;\s*p=\s*(none|quarantine|reject)\b/i.test(found),
};
const keyIn = (text: string): string => /(?:^|;)\s*p=([^;]*)/i.exec(text)?.[1]?.replace(/\s+/g, '') ?? '';

/** What a domain's SPF record must name so that mail through this server passes: providers publish their own; else the server itself. */
export function spfTermOf(mailServer: string | null): string | null {
  if (mailServer === null || !mailServer.includes('.') || /^[\d.]+$/.test(mailServer) || mailServer.includes(':'))
    return null;
  const host = mailServer.toLowerCase();
  const known = PROVIDERS.find(([ending]) => host === ending || host.endsWith(`.${ending}`));
  return known ? `include:${known[1]}` : `a:${host}`;
}

/** From the providers' own pages on SPF; docs/campaigns.md cites them. */
const PROVIDERS: readonly (readonly [string, string])[] = [
  ['amazonaws.com', 'amazonses.com'],
  ['brevo.com', 'spf.brevo.com'],
  ['gmail.com', '_spf.google.com'],
  ['google.com', '_spf.google.com'],
  ['mailgun.org', 'mailgun.org'],
  ['postmarkapp.com', 'spf.mtasv.net'],
  ['resend.com', 'amazonses.com'],
  ['sendgrid.net', 'sendgrid.net'],
];
