import selectors, { type ElementOfJsdom } from 'jsdom/lib/jsdom/living/helpers/selectors';
import { keysOf, type Key } from './selector-keys';

/**
 * jsdom computes a style for each element that a query by role or name passes: a seventh of the client suites'
 * processor time. Its selector engine was asked about every rule of every style sheet. As in browsers, only rules
 * whose last part names a class or tag of the element are matched. Imported before the rest of jsdom, which keeps the
 * function that it finds.
 */
const matchInFull = selectors.matchesDontThrow;
selectors.matchesDontThrow = (element, selector) => mayMatch(element, selector) && matchInFull(element, selector);

function mayMatch(element: ElementOfJsdom, selector: string | undefined): boolean {
  if (selector === undefined) return true; // a rule of another kind, such as @keyframes
  let keys = known.get(selector);
  if (keys === undefined) {
    keys = keysOf(selector);
    known.set(selector, keys);
  }
  if (keys === null) return true;
  const classes = classesOf(element._attributesByNameMap.get('class')?.[0]?._value ?? '');
  const tag = element._localName.toLowerCase();
  return keys.some(({ kind, name }) => (kind === 'tag' ? name === tag : classes.has(name)));
}

/** The last list is kept, because all rules are tried on one element after the other. */
function classesOf(text: string): Set<string> {
  if (text !== last.text) last = { text, classes: new Set(text.split(/\s+/)) };
  return last.classes;
}

let last = { text: '', classes: new Set<string>() };
const known = new Map<string, Key[] | null>();
