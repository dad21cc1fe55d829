import { deferred } from './deferred';

/** What floats above a page comes after it: it would be a seventh of what a first page loads. */
export const ToasterPart = deferred(async () => (await import('./toaster')).Toaster);
export const TooltipPart = deferred(async () => (await import('./tooltip-popup')).TooltipPopup);

/**
 * Fetches them before they are needed; for a page that stands. Without a connection, or after a deploy, what was not
 * fetched cannot come any more, and that is when a toast has something to say.
 */
export function fetchFloatingParts(): void {
  ToasterPart.fetch();
  TooltipPart.fetch();
}
