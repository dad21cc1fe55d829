import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Loads a page's code when a link to it is pointed at or focused, so that following it is instant. Returns a
 * function that stops it.
 */
export function startPrefetch(routes: RouteObject[]): () => void {
  const asked = new WeakSet<RouteObject>();
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin) return;
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      if (asked.has(route) || typeof route.lazy !== 'function') continue;
      asked.add(route);
      // A failed prefetch is reported only when the link is followed.
      route.lazy().catch(() => asked.delete(route));
    }
  };
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
  return () => {
    document.removeEventListener('pointerover', onIntent);
    document.removeEventListener('focusin', onIntent);
  };
}
