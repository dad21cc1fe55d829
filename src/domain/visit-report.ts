import { isHostOf } from './visit-host';

/** What a page reports. Whether a link leads out or to a file is decided here and not in the page. */
export interface ReportedEvent {
  kind: 'view' | 'link' | 'form' | 'custom' | 'conversion' | 'vital';
  /** Of a link its host and path. */
  name: string;
  /** Of a vital in milliseconds or thousandths, of a conversion in the currency's main unit. */
  value: number;
  /** ISO 4217, of a conversion. */
  currency: string;
}

/** Events of a report that are read; further ones are dropped. */
export const MOST_REPORTED = 20;
/** Of a report; a browser's whole queue for sendBeacon holds 64 KB. */
export const REPORT_BYTES = 16_384;

/** Entry types of the Performance API, and what they measure. */
export const vitalOfEntry: ReadonlyMap<string, string> = new Map([
  ['largest-contentful-paint', 'LCP'],
  ['event', 'INP'],
  ['layout-shift', 'CLS'],
  ['navigation', 'TTFB'],
]);
/** Anything above this is ignored, in milliseconds, or thousandths of layout shift. */
const mostOfVital: ReadonlyMap<string, number> = new Map([
  ['LCP', 120_000],
  ['INP', 60_000],
  ['CLS', 50_000],
  ['TTFB', 120_000],
]);

/**
 * The value of a reported event: 0 for all but vitals and conversions. Anybody can report a conversion, so an amount
 * counts only in the workspace's own currency and up to the amount that needs no owner's eyes; otherwise the conversion
 * counts, and its amount does not. Null for a vital that cannot be.
 */
export function reportedValue(
  { kind, name, value, currency }: ReportedEvent,
  workspace: { currency: string; mostClaimed: number },
): number | null {
  if (kind === 'vital') return value >= 0 && value <= (mostOfVital.get(name) ?? -1) ? Math.round(value) : null;
  if (kind !== 'conversion' || currency.toUpperCase() !== workspace.currency) return 0;
  const cents = Math.round(value * 100);
  return cents > 0 && cents <= workspace.mostClaimed ? cents : 0;
}

/** What following a link was; null for one inside the site (`hosts`), and for what leads to no website, as "tel:". */
export function linkKind(link: string, host: string, hosts: readonly string[]): 'outbound' | 'download' | null {
  const [, to] = /^([\w.-]+)(?::\d+)?\//.exec(link) ?? [];
  if (to === undefined || (!to.includes('.') && to !== host)) return null;
  if (FILES.test(link)) return 'download';
  return isHostOf(to, hosts) ? null : 'outbound';
}

const FILES =
  /\.(?:7z|apk|avi|csv|dmg|docx?|epub|exe|gpx|gz|ics|key|m4a|mobi|mov|mp[34]|mpe?g|msi|numbers|od[pst]|ogg|pages|pdf|pkg|pp[st]x?|rar|rtf|tar|txt|vcf|wav|webm|wmv|xlsx?|zip)$/i;
