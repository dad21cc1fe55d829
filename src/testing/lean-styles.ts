import type { StyleSheetManager } from 'styled-components';
import type { ComponentProps } from 'react';

/**
 * jsdom asks every rule of every sheet about every element that a query by role or name passes, which is a quarter of
 * what a test of a page costs. Kept is what decides whether an element can be seen, named and pressed. jsdom lays
 * nothing out and applies neither rules for a size of screen nor pseudo-elements. Of what opens and closes only the ends
 * are kept, so that nothing is ever half visible.
 */
export const leanStyles: Plugin[] = [keepWhatTestsSee];

function keepWhatTestsSee(element: Parameters<Plugin>[0]): void {
  const selectors = element.type === 'rule' ? [element.props].flat() : [];
  const nowhere =
    element.type.startsWith('@') ||
    (selectors.length > 0 && selectors.every((selector) => /::|\[data-(starting|ending)-style\]/.test(selector)));
  if (nowhere || (element.type === 'decl' && !kept.has(String(element.props)))) element.type = COMMENT;
}

const kept = new Set(['display', 'visibility', 'opacity', 'pointer-events', 'user-select']);

/** stylis writes nothing for one. */
const COMMENT = 'comm';

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];
