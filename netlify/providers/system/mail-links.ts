import type { DeliveryName, MailLinks } from '../../ports/mail-links';
import { makeSignedTokens } from './signed-tokens';

/**
 * `origin` is the installation's own, without a trailing slash. `former`: replaced keys; links in earlier emails
 * keep working, because an unsubscribe link must (CAN-SPAM, 15 U.S.C. 7704(a)(3)(A)(ii)) and others only lead
 * where a stored email says.
 */
export function makeMailLinks(
  origin: string,
  keys: Record<'open' | 'click' | 'preferences' | 'picture' | 'conversion', Buffer>,
  former: Record<'click' | 'preferences', Buffer[]> = { click: [], preferences: [] },
): MailLinks {
  const [opens, clicks, preferences, pictures, conversions] = [
    keys.open,
    keys.click,
    keys.preferences,
    keys.picture,
    keys.conversion,
  ].map(makeSignedTokens) as Five<ReturnType<typeof makeSignedTokens>>;
  const subject = ({ workspaceId, deliveryId }: DeliveryName): string => `${bare(workspaceId)}.${bare(deliveryId)}`;
  /** These tokens never expire, so any time will do. */
  const read = (tokens: typeof opens, token: string): string[] | null => tokens.open(token, EPOCH)?.split('.') ?? null;
  const [oldClicks, oldPreferences] = [former.click.map(makeSignedTokens), former.preferences.map(makeSignedTokens)];
  const readAny = (tokens: (typeof opens)[], token: string): string[] | null =>
    tokens.map((one) => read(one, token)).find((parts) => parts !== null) ?? null;
  const delivery = (parts: string[] | null): DeliveryName | null =>
    parts ? { workspaceId: uuid(parts[0]!), deliveryId: uuid(parts[1]!) } : null;
  return {
    open: (name) => `${origin}/o/${opens.seal(subject(name), null)}`,
    click: (name, link) => `${origin}/c/${clicks.seal(`${subject(name)}.${link}`, null)}`,
    preferences: (name) =>
      `${origin}/preferences/${preferences.seal(`${subject(name)}.${bare(name.contactId)}`, null)}`,
    picture: (workspaceId, creationId) =>
      `${origin}/mail-pictures/${pictures.seal(`${bare(workspaceId)}.${bare(creationId)}`, null)}`,
    conversionToken: (name) => conversions.seal(subject(name), null),
    readOpen: (token) => delivery(read(opens, token)),
    readClick: (token) => {
      const parts = readAny([clicks, ...oldClicks], token);
      const name = delivery(parts);
      return name && parts?.[2] ? { ...name, link: Number(parts[2]) } : null;
    },
    readPreferences: (token) => {
      const parts = readAny([preferences, ...oldPreferences], token);
      const name = delivery(parts);
      return name && parts?.[2] ? { ...name, contactId: uuid(parts[2]) } : null;
    },
    readPicture: (token) => {
      const parts = read(pictures, token);
      return parts ? { workspaceId: uuid(parts[0]!), creationId: uuid(parts[1]!) } : null;
    },
    readConversion: (token) => delivery(read(conversions, token)),
  };
}

/** Ids without hyphens: emails contain many of them. */
const bare = (id: string): string => id.replaceAll('-', '');
const uuid = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
const EPOCH = new Date(0);
type Five<T> = [T, T, T, T, T];
