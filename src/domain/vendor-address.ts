import type { VendorField, VendorName } from './vendor';

/**
 * Requires a stored secret again when the address it is sent to changes: otherwise testing the connection would
 * reveal a key that nobody may read to an address that anybody may type. Returns the field and a sentence for
 * it, or null. Of `stored`, only the presence of a secret matters.
 */
export function secretToGiveAgain(
  vendor: VendorName,
  stored: Values,
  changes: Changes,
): { field: VendorField; sentence: string } | null {
  const bound = BOUND[vendor];
  // Entered again or removed: no stored secret would go elsewhere.
  if (!bound || stored[bound.secret] === undefined || changes[bound.secret] !== undefined) return null;
  const [former, next] = [bound.placeOf(stored), bound.placeOf(changed(stored, changes))];
  if (former.address === next.address) return null;
  const place = former.shown === next.shown ? former.address : former.shown;
  return {
    field: bound.secret,
    sentence: `Type the ${bound.called} again: it was stored ${place === '' ? 'without a server' : `for ${place}`}.`,
  };
}

/** The secret that is tied to an address that people type, if the vendor has one. */
export const boundSecretOf = (vendor: VendorName): VendorField | null => BOUND[vendor]?.secret ?? null;

/** Whether requests to this address travel unencrypted. */
export const isPlainHttp = (address: string): boolean => /^\s*http:/i.test(address);

/** Whether an address is the machine itself (RFC 6761), so that nothing crosses a network. */
export const namesThisMachine = (address: string): boolean =>
  URL.canParse(address) && /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);

export const USE_HTTPS = 'Use https, so that the key travels encrypted.';

function changed(stored: Values, changes: Changes): Values {
  const values = { ...stored };
  for (const [field, value] of Object.entries(changes) as [VendorField, string | null | undefined][]) {
    if (value === null) delete values[field];
    else if (value !== undefined) values[field] = value.trim();
  }
  return values;
}

/** An unfinished address that somebody is typing counts as different from every other. */
function originOf(typed: string): Place {
  if (!URL.canParse(typed) || !/^https?:/i.test(typed)) return { address: typed, shown: typed };
  const { origin, host } = new URL(typed);
  return { address: origin, shown: host };
}

const mailServer = (host: string | undefined, port: string): Place => {
  const address = host === undefined ? '' : `${host.toLowerCase()}:${port}`;
  return { address, shown: address };
};

const BOUND: Partial<Record<VendorName, Bound>> = {
  openai: {
    secret: 'openaiKey',
    called: 'key',
    placeOf: ({ openaiBaseUrl = 'https://api.openai.com' }) => originOf(openaiBaseUrl),
  },
  smtp: {
    secret: 'smtpPassword',
    called: 'password',
    placeOf: ({ smtpHost, smtpPort = '587' }) => mailServer(smtpHost, smtpPort),
  },
};

type Values = Partial<Record<VendorField, string>>;
/** null removes a field, undefined keeps it. */
type Changes = Partial<Record<VendorField, string | null | undefined>>;

interface Bound {
  secret: VendorField;
  called: string;
  placeOf(values: Values): Place;
}

interface Place {
  /** The form used for comparison. */
  address: string;
  /** The form used in sentences. */
  shown: string;
}
