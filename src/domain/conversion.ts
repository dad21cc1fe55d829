/**
 * The key with which a business's own server reports sales. It names its workspace, so that no other workspace's
 * rows have to be searched for it.
 */
export const makeConversionKey = (workspaceId: string, token: string): string =>
  `fbc_${workspaceId.replaceAll('-', '')}_${token}`;

/** The workspace in a key; null for what is not one. Whether the key is valid is decided by comparing its hash. */
export function workspaceOfConversionKey(key: string): string | null {
  const hex = /^fbc_([0-9a-f]{32})_[\w-]{16,200}$/.exec(key)?.[1];
  return hex
    ? `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
    : null;
}

/**
 * A sale reported by email address is attributed to the email clicked last, otherwise sent last, within this
 * many days.
 */
export const ATTRIBUTION_DAYS = 30;
/**
 * Anybody who holds an email can report conversions through its link, and of any amount, so only one counts.
 * Further ones need the key.
 */
export const CONVERSIONS_EACH = 1;

/**
 * A click's report is a stranger's claim: an amount above the workspace's limit waits for an owner's approval.
 * In hundredths; the default until an owner changes it.
 */
export const CLAIM_LIMIT = 50_000;
/** In hundredths: the largest amount that a report may name. */
export const MOST_CLAIMED = 1_000_000_000;
export const claimStates = ['waiting', 'counted', 'refused'] as const;
export type ClaimState = (typeof claimStates)[number];

/** The timeline entry of a sale. While its amount is an unconfirmed claim, the line says so. */
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

/** Adds the click's token to the address of a followed link; the rest of the address stays as it is. */
export function withClick(url: string, token: string): string {
  const [, path, fragment] = /^([^#]*)(#[\s\S]*)?$/.exec(url)!;
  return `${path}${path!.includes('?') ? (/[?&]$/.test(path!) ? '' : '&') : '?'}fb_click=${token}${fragment ?? ''}`;
}
