import { deferred } from './deferred';

/** Toasts and dialogs load after the page: they would be a seventh of what a first page loads. */
export const ToasterPart = deferred(async () => (await import('./toaster')).Toaster);
export const TooltipPart = deferred(async () => (await import('./tooltip-popup')).TooltipPopup);

/**
 * Loads them before they are needed, once the page is shown. Offline, or after a deploy, they could not be
 * loaded any more, and that is exactly when a toast has something to say.
 */
export function fetchFloatingParts(): void {
  ToasterPart.fetch();
  TooltipPart.fetch();
}
