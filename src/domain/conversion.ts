/** The key with which a business's own server reports sales: it names its workspace, so that nobody else's rows are looked through for it. */
export const makeConversionKey = (workspaceId: string, token: string): string =>
  `fbc_${workspaceId.replaceAll('-', '')}_${token}`;

/** Null for what is no such key. Whether it is the workspace's own is for the hash to say. */
export function workspaceOfConversionKey(key: string): string | null {
  const hex = /^fbc_([0-9a-f]{32})_[\w-]{16,200}$/.exec(key)?.[1];
  return hex
    ? `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
    : null;
}

/** A sale that is told by email counts for the mail that was clicked last, else sent last, within so long. */
export const ATTRIBUTION_DAYS = 30;
/** Whoever holds a mail can tell of conversions by its link, and of any amount: one is believed. Further ones need the key. */
export const CONVERSIONS_EACH = 1;

/** What a click reports is a stranger's claim. An amount above the workspace's limit waits for an owner; in hundredths, until an owner sets another. */
export const CLAIM_LIMIT = 50_000;
/** In hundredths: no report may name more. */
export const MOST_CLAIMED = 1_000_000_000;
export const claimStates = ['waiting', 'counted', 'refused'] as const;
export type ClaimState = (typeof claimStates)[number];

/** A sale on its contact's timeline. While its amount is a claim that nobody has confirmed, the line says so. */
export function conversionLine({
  reference,
  value,
  waits = false,
}: {
  reference: string;
  value: number;
  waits?: boolean;
}): string {
  if (value === 0) return reference;
  return `${reference}: ${(value / 100).toFixed(2)}${waits ? ' reported, an owner still needs to check the amount' : ''}`;
}

/** The address with the token that followed links bring along; what was in it stays as it is. */
export function withClick(url: string, token: string): string {
  const [, path, fragment] = /^([^#]*)(#[\s\S]*)?$/.exec(url)!;
  return `${path}${path!.includes('?') ? (/[?&]$/.test(path!) ? '' : '&') : '?'}fb_click=${token}${fragment ?? ''}`;
}
