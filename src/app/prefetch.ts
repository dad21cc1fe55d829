import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Loads a page's code when a link to it is pointed at or focused, so that following it does not wait. Returns a stop. */
export function startPrefetch(routes: RouteObject[]): () => void {
  const asked = new WeakSet<RouteObject>();
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin) return;
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      if (asked.has(route) || typeof route.lazy !== 'function') continue;
      asked.add(route);
      // A failure is told when the link is followed, not when it is pointed at.
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
