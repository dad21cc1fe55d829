import type { StyleSheetManager } from 'styled-components';
import type { ComponentProps } from 'react';

/**
 * jsdom matches every style rule against every element that a query by role or name passes, which is a quarter
 * of a page test's time. Only the rules that decide whether an element can be seen, named and pressed are kept.
 * jsdom has no layout and applies neither rules for screen sizes nor pseudo-elements. Of opening and closing
 * transitions only the end states are kept, so that nothing is ever half visible.
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

/** stylis outputs nothing for a comment node. */
const COMMENT = 'comm';

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];
