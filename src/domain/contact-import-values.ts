import type { ConsentState } from './consent';
import type { ContactStatus } from './contact';
import { unguardCell } from './formula-guard';

/**
 * A cell's text as its author meant it: trimmed, without unwritable characters and without the apostrophe that
 * guards formulas.
 */
export const plainCell = (cell: string): string => unguardCell(cell.replace(UNWRITABLE, '').trim()).trim();

/**
 * Parses a date into 2026-11-22, from "2026-11-22", "22.11.2026", "22/11/2026" or "11/22/2026", with or without
 * a time after it. When both orders are valid, the country decides: the month comes first in the United States,
 * the Philippines and a few islands. Null for what is not a date.
 */
export function readDay(text: string, country: string | null): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  if (iso) return dayOf(iso[1]!, iso[2]!, iso[3]!);
  const [, one, sign, two, year] = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/.exec(text) ?? [];
  if (!one || !two || !year) return null;
  const whole = year.length === 2 ? `${Number(year) < 70 ? '20' : '19'}${year}` : year;
  const monthFirst = sign !== '.' && MONTH_FIRST.has(country ?? 'US');
  return monthFirst
    ? (dayOf(whole, one, two) ?? dayOf(whole, two, one))
    : (dayOf(whole, two, one) ?? dayOf(whole, one, two));
}

/** The status that a word names, in several languages and in HubSpot's lifecycle stages; null for other words. */
export const readStatus = (text: string): ContactStatus | null => statusByWord.get(wordOf(text)) ?? null;

/**
 * 'withdrawn' only for words that say somebody unsubscribed; a plain "no" only means that nobody ever agreed.
 * Null for unclear words.
 */
export const readConsent = (text: string): ConsentState | 'none' | null => consentByWord.get(wordOf(text)) ?? null;

export const readYesNo = (text: string): boolean | null => {
  const said = consentByWord.get(wordOf(text));
  return said === 'granted' ? true : said === 'none' ? false : null;
};

/**
 * The tags in a cell: separated by commas, semicolons or Google's " ::: ", without quotes (Mailchimp) and
 * Google's system groups; duplicates are removed, ignoring case.
 */
export function readTags(text: string): string[] {
  const found = new Map<string, string>();
  for (const part of text.split(/[,;]|:::/)) {
    const tag = withoutQuotes(part.trim()).replace(/^\* ?/, '').trim();
    if (tag && !/^(myContacts|starred)$/i.test(tag) && !found.has(tag.toLowerCase())) found.set(tag.toLowerCase(), tag);
  }
  return [...found.values()];
}

/**
 * Written without a regular expression: one that looks for quotes at the end would backtrack over a long run of
 * them.
 */
function withoutQuotes(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && text[from] === '"') from += 1;
  while (to > from && text[to - 1] === '"') to -= 1;
  return text.slice(from, to);
}

function dayOf(year: string, month: string, day: string): string | null {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${written}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written) ? written : null;
}

const wordOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const byWord = <T>(lists: [T, string][]): Map<string, T> =>
  new Map(lists.flatMap(([meaning, words]) => words.split(', ').map((word): [string, T] => [word, meaning])));

const statusByWord = byWord<ContactStatus>([
  [
    'customer',
    'customer, customers, client, clients, kunde, kundin, kunden, stammkunde, bestandskunde, cliente, clientes, clienti, cliente attivo, client actif, klant, klient, kund, customer active, active customer, buyer, evangelist, subscriber customer, 顧客, клиент, покупатель',
  ],
  ['lead', 'lead, leads, subscriber, new, other, kontakt, contact, contacto, neu, nouveau, nuevo, piste, リード, лид'],
  [
    'prospect',
    'prospect, prospects, prospective customer, marketingqualifiedlead, marketing qualified lead, salesqualifiedlead, sales qualified lead, mql, sql, opportunity, interessent, interessentin, interessenten, prospecto, potenzieller kunde, prospecto calificado, cliente potencial, cliente potenziale, potentiele klant, 見込み客, потенциальный клиент',
  ],
]);

const consentByWord = byWord<ConsentState | 'none'>([
  [
    'granted',
    'yes, y, true, 1, x, ok, on, opted in, opt in, optin, subscribed, active, agreed, granted, consented, confirmed, ja, oui, si, sí, sim, tak, ja gerne, да, はい, abonniert, abonne, abonné, suscrito, iscritto, inscrito, marketing contact',
  ],
  [
    'none',
    'no, n, false, 0, off, never, never subscribed, not subscribed, nonsubscribed, non subscribed, pending, transactional, nein, non, não, nao, nie, nee, nej, нет, いいえ, unknown, not set, non marketing contact',
  ],
  [
    'withdrawn',
    'unsubscribed, unsubscribe, opted out, opt out, optout, cleaned, bounced, complained, spam, withdrawn, revoked, removed, do not contact, do not email, abgemeldet, widerrufen, desabonne, désabonné, desinscrit, désinscrit, dado de baja, cancelado, disiscritto, afgemeld, uitgeschreven, отписан, отписался',
  ],
]);

/** According to CLDR's short date formats. */
const MONTH_FIRST = new Set(['US', 'PH', 'PR', 'BZ', 'FM', 'GU', 'MH', 'PW']);
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u202A-\u202E\u2066-\u2069]/g;
