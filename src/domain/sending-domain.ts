/** The DNS records that make mailbox providers trust email in a domain's name. */
export const dnsRecordPurposes = ['dkim', 'spf', 'dmarc', 'bounces'] as const;
export type DnsRecordPurpose = (typeof dnsRecordPurposes)[number];

export const dnsRecordTypes = ['TXT', 'CNAME'] as const;
export type DnsRecordType = (typeof dnsRecordTypes)[number];

/** missing: no record. wrong: a different record. unknown: the name server did not answer. */
export const dnsRecordStates = ['ok', 'missing', 'wrong', 'unknown'] as const;
export type DnsRecordState = (typeof dnsRecordStates)[number];

export interface DnsRecord {
  purpose: DnsRecordPurpose;
  type: DnsRecordType;
  /** The full host name. */
  host: string;
  /** The value to set. */
  value: string;
  state: DnsRecordState;
  /** The value found, when it differs. */
  found: string | null;
  /** DKIM must be right before email is signed; the others are recommendations that mailbox providers check. */
  required: boolean;
}

/** A domain in its DNS form (IDNA, lower case), or null for what cannot send email. */
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
 * The records to set for a domain: the key (RFC 6376, 3.6.1), who may send (RFC 7208), and what to do with other
 * email (RFC 7489). Without a name for our server there is no record about senders: one that names none would
 * harm the domain's other email. `bounceHost`: where bounces are received for every domain that points there;
 * null where they are not.
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
 * The host that receives a domain's bounces: its own name if that points to this installation's; null for the
 * installation's. The alias inherits the MX and SPF records of its target (RFC 1034, 3.6.2).
 */
export function ownBounceHost(records: readonly DnsRecord[], bounceHost: string | null): string | null {
  const record = records.find(({ purpose }) => purpose === 'bounces');
  return record && bounceHost !== null && record.state === 'ok' && record.value === bounceHost ? record.host : null;
}

/** Bounces to a host of the domain itself already carry the domain's name. */
const isWithin = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);
/** An address has at most 254 characters (RFC 5321, 4.5.3.1.3), of which a delivery's names take 65 before the @. */
const LONGEST_BOUNCE_DOMAIN = 180;

/**
 * DNS stores a text as strings of at most this many bytes (RFC 1035, 3.3.14), which are read as one (RFC 6376,
 * 3.6.2.2).
 */
export const TXT_STRING = 255;

/** A long value in zone file syntax: "v=DKIM1; …" "…". */
export const quotedStrings = (value: string): string =>
  Array.from(
    { length: Math.ceil(value.length / TXT_STRING) },
    (_, part) => `"${value.slice(part * TXT_STRING, (part + 1) * TXT_STRING)}"`,
  ).join(' ');

/** Compares a name server's answer with the expected record; `null`: no answer. */
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

/**
 * The SPF mechanism that lets email through this server pass: large providers publish their own; otherwise it
 * names the server itself.
 */
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
