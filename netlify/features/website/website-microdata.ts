import type { HTMLElement } from 'node-html-parser';
import { cleanText } from './website-text';
import type { Thing } from './website-json-ld';

/**
 * A page's microdata items (https://html.spec.whatwg.org/multipage/microdata.html) in the form of JSON-LD;
 * bounded in depth and number.
 */
export function readMicrodata(root: HTMLElement): Thing[] {
  const things: Thing[] = [];
  const top = root
    .querySelectorAll('[itemscope]')
    .slice(0, MAX_ITEMS)
    .filter((element) => !element.hasAttribute('itemprop'));
  for (const element of top) itemOf(element, things, 0);
  return things;
}

/** One item; nested items are also added to the list. */
function itemOf(element: HTMLElement, things: Thing[], depth: number): Thing {
  const thing: Thing = { '@type': (element.getAttribute('itemtype') ?? '').split(/\s+/).filter(Boolean).slice(0, 5) };
  if (depth > MAX_DEPTH || things.length >= MAX_ITEMS) return thing;
  things.push(thing);
  const visit = (parent: HTMLElement): void => {
    for (const child of parent.childNodes) {
      if (!isElement(child)) continue;
      const names = (child.getAttribute('itemprop') ?? '')
        .split(/\s+/)
        .filter((name) => /^[a-zA-Z]{1,40}$/.test(name))
        .slice(0, 5);
      const isItem = child.hasAttribute('itemscope');
      const value = isItem ? itemOf(child, things, depth + 1) : names.length > 0 ? valueOf(child) : null;
      for (const name of names)
        thing[name] = [...((thing[name] as unknown[] | undefined) ?? []), value].slice(0, MAX_VALUES);
      if (!isItem) visit(child);
    }
  };
  visit(element);
  return thing;
}

function valueOf(element: HTMLElement): string {
  const attribute = element.hasAttribute('content')
    ? 'content'
    : ATTRIBUTES.get(element.rawTagName?.toLowerCase() ?? '');
  return cleanText(
    attribute && element.hasAttribute(attribute) ? element.getAttribute(attribute) : element.structuredText,
    500,
  );
}

const isElement = (node: unknown): node is HTMLElement => (node as { nodeType?: number }).nodeType === 1;

/** Attributes that hold an element's value, if it is not its text. */
const ATTRIBUTES = new Map([
  ['a', 'href'],
  ['link', 'href'],
  ['img', 'src'],
  ['time', 'datetime'],
  ['data', 'value'],
  ['meter', 'value'],
]);
const MAX_ITEMS = 400;
const MAX_DEPTH = 12;
const MAX_VALUES = 50;
