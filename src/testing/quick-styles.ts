import selectors, { type ElementOfJsdom } from 'jsdom/lib/jsdom/living/helpers/selectors';
import { propertiesWithResolvedValueImplemented as resolved } from 'jsdom/lib/jsdom/living/helpers/style-rules';
import { keysOf, type Key } from './selector-keys';

/**
 * jsdom computes a style for each element that a query by role or name passes: a seventh of the client suites'
 * processor time. Imported before jsdom, which keeps the functions that it finds, this halves it in two ways.
 *
 * Its selector engine was asked about every rule of every style sheet. As in browsers, only rules whose last part
 * names a class or tag of the element are matched.
 */
const matchInFull = selectors.matchesDontThrow;
selectors.matchesDontThrow = (element, selector) => mayMatch(element, selector) && matchInFull(element, selector);

/** And colours were resolved each time to what they inherit, which no test reads: they compare colours as written. */
for (const property of Object.keys(resolved)) if (property.endsWith('color')) delete resolved[property];

function mayMatch(element: ElementOfJsdom, selector: string): boolean {
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
