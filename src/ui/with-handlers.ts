import { cloneElement } from 'react';
import type { ReactElement, SyntheticEvent } from 'react';

/** Adds event handlers to an element; its own handlers stay and run first. */
export function withHandlers(element: ReactElement, added: object, attributes: object = {}): ReactElement {
  const own = element.props as Record<string, Handler | undefined>;
  const both = Object.entries(added).map(([name, act]: [string, Handler]) => [
    name,
    (event: SyntheticEvent) => {
      own[name]?.(event);
      act(event);
    },
  ]);
  return cloneElement(element, { ...attributes, ...Object.fromEntries(both) });
}

type Handler = (event: SyntheticEvent) => void;
