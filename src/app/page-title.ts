import type { UIMatch } from 'react-router-dom';

/** The document's title, from the deepest route that has one (`handle.title`): "SEO · Fourbeat". */
export function pageTitle(matches: readonly Pick<UIMatch, 'handle'>[]): string {
  const named = matches.map(({ handle }) => titleOf(handle)).filter((title) => title !== null);
  const title = named.at(-1);
  return title ? `${title} · ${PRODUCT}` : PRODUCT;
}

const titleOf = (handle: unknown): string | null =>
  typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'string'
    ? handle.title
    : null;

const PRODUCT = 'Fourbeat';
