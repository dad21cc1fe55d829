import { AppError } from '../../../errors/app-error';
import type { Feed, FeedsPort } from '../../../ports/feeds';
import type { WebPort } from '../../../ports/web';

/** Reads a feed through the guarded fetch; null when it has not changed. Throws an AppError with a sentence at `address`. */
export async function readRuleFeed(
  { web, feeds }: { web: Pick<WebPort, 'fetch'>; feeds: FeedsPort },
  address: string,
  known: { etag: string; lastModified: string } = { etag: '', lastModified: '' },
): Promise<(Feed & { etag: string; lastModified: string }) | null> {
  const reply = await web.fetch(address, { accept: FEEDS, maxBytes: MOST_BYTES, known });
  if (reply.status === 304) return null;
  if (reply.status !== 200) throw refused(`The website answered with an error (${reply.status}).`);
  const feed = feeds.read(reply.text(), reply.url);
  if (!feed)
    throw refused(
      'There is no feed at this address. Look on the website for “RSS”, “Atom” or “Feed” and copy that link.',
    );
  return { ...feed, etag: (reply.etag ?? '').slice(0, 300), lastModified: (reply.lastModified ?? '').slice(0, 100) };
}

/** Why a feed cannot be read at the moment, as a rule's list shows it; null where it can. */
export async function findFeedTrouble(
  ports: Parameters<typeof readRuleFeed>[0],
  address: string,
): Promise<string | null> {
  try {
    await readRuleFeed(ports, address);
    return null;
  } catch (error) {
    if (error instanceof AppError) return feedTrouble(error);
    throw error;
  }
}

/** As a rule's list shows it. */
export const feedTrouble = ({ message }: AppError): string => `The feed could not be read. ${message}`.slice(0, 400);

const refused = (sentence: string): AppError =>
  new AppError('invalid_request', sentence, { fields: { address: sentence } });

const FEEDS = 'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, */*;q=0.5';
const MOST_BYTES = 2 * 1024 * 1024;
