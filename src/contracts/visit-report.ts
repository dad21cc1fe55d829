import * as z from 'zod/mini';
import { eventLimits } from '../domain/analytics-event';
import { MOST_REPORTED, vitalOfEntry, type ReportedEvent } from '../domain/visit-report';
import { writable } from './text';

/**
 * Reads the body of `POST /api/visits`, as src/app/visits-script.ts sends it; null for what is none. What a page's events
 * say and we do not know is left out, as a later version's would be.
 */
export function readVisitReport(sent: unknown): VisitReport | null {
  const read = z.safeParse(body, sent);
  if (!read.success) return null;
  const { site, path, from, utm, events } = read.data;
  const words = new URLSearchParams((utm ?? []).join('&'));
  return {
    site,
    path: text(path, eventLimits.page),
    from: text(from, 255),
    source: text(words.get('utm_source'), eventLimits.source),
    medium: text(words.get('utm_medium'), eventLimits.medium),
    campaign: text(words.get('utm_campaign'), eventLimits.campaign),
    events: events.slice(0, MOST_REPORTED).flatMap((event) => readEvent(event) ?? []),
  };
}

function readEvent(sent: unknown): ReportedEvent | null {
  const happened = z.safeParse(entry, sent);
  if (happened.success) return readEntry(happened.data);
  const called = z.safeParse(call, sent);
  if (!called.success) return null;
  const [said, more] = called.data.call;
  const name = text(said, eventLimits.name);
  if (name === '') return null;
  if (typeof more !== 'object' || more === null) return { kind: 'custom', name, value: 0, currency: '' };
  const { value, currency } = more as { value?: unknown; currency?: unknown };
  return { kind: 'conversion', name, value: Number(value) || 0, currency: text(currency, 8) };
}

function readEntry([type, about]: z.infer<typeof entry>): ReportedEvent | null {
  const plain = { name: '', value: 0, currency: '' };
  const vital = vitalOfEntry.get(type);
  if (vital)
    return typeof about === 'number'
      ? { ...plain, kind: 'vital', name: vital, value: vital === 'CLS' ? about * 1_000 : about }
      : null;
  if (type === 'view') return { ...plain, kind: 'view' };
  if (type === 'submit') return { ...plain, kind: 'form', name: text(about, eventLimits.name) };
  if (type === 'click' || type === 'auxclick') return { ...plain, kind: 'link', name: text(about, eventLimits.name) };
  return null;
}

/**
 * Cuts text that is too long instead of refusing it: a long address is not the visitor's mistake. '' for anything but
 * text.
 */
function text(sent: unknown, max: number): string {
  const read = z.safeParse(words, sent);
  return read.success ? read.data.slice(0, max).trim() : '';
}

const words = z.string().check(writable());
const body = z.object({
  /** The site's key. */
  site: z.string().check(z.maxLength(100)),
  /** Of the page, without its query. */
  path: z.string(),
  /** The host of the page that linked to it. */
  from: z.optional(z.nullable(z.string())),
  /** `utm_source=…` and so on, as in the page's address. */
  utm: z.optional(z.nullable(z.array(z.string()).check(z.maxLength(20)))),
  events: z.array(z.unknown()),
});
/** `["view"]`, `["submit", "booking"]`, `["click", "maps.example/here"]`, `["layout-shift", 0.02]` */
const entry = z.tuple([z.string()], z.unknown());
/** `fourbeat('Booked', { value: 49.5, currency: 'EUR' })` */
const call = z.object({ call: z.array(z.unknown()) });

export interface VisitReport {
  site: string;
  path: string;
  from: string;
  source: string;
  medium: string;
  campaign: string;
  events: ReportedEvent[];
}
