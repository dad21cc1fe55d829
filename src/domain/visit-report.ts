/** What a page may report; the rest of what the event store knows happens elsewhere. */
export const reportedKinds = ['view', 'outbound', 'download', 'form', 'custom', 'conversion', 'vital'] as const;
export type ReportedKind = (typeof reportedKinds)[number];

/** web.dev/articles/vitals; the most that is believed, in milliseconds, or thousandths of layout shift. */
export const vitals: Readonly<Record<string, number>> = { LCP: 120_000, INP: 60_000, CLS: 50_000, TTFB: 120_000 };

export const MOST_REPORTED = 20;
/** Of a report; a browser's whole queue for sendBeacon holds 64 KB. */
export const REPORT_BYTES = 16_384;

/**
 * The value of a reported event: 0 for all but vitals and conversions. Anybody can report a conversion, so an amount
 * counts only in the workspace's own currency and up to the amount that needs no owner's eyes; otherwise the conversion
 * counts, and its amount does not. Null for a vital that cannot be.
 */
export function reportedValue(
  { kind, name, value, currency }: { kind: ReportedKind; name: string; value: number; currency: string },
  workspace: { currency: string; mostClaimed: number },
): number | null {
  if (kind === 'vital') {
    const most = Object.hasOwn(vitals, name) ? vitals[name]! : -1;
    return value >= 0 && value <= most ? Math.round(value) : null;
  }
  if (kind !== 'conversion' || currency.toUpperCase() !== workspace.currency) return 0;
  const cents = Math.round(value * 100);
  return cents > 0 && cents <= workspace.mostClaimed ? cents : 0;
}
