/** Elements without markup: pages under Trusted Types take none. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  given: Record<string, string | boolean> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(given))
    if (value !== false) made.setAttribute(attribute, value === true ? '' : value);
  made.append(...children);
  return made;
}

/** A drawing of 24 × 24 units in the text's colour. */
export function icon(...paths: string[]): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  for (const path of paths) {
    const drawn = document.createElementNS(SVG, 'path');
    drawn.setAttribute('d', path);
    svg.append(drawn);
  }
  return svg;
}

export const icons = {
  chat: () => icon('M4 5.5h16v11H11l-4.5 3.5v-3.5H4z'),
  close: () => icon('M6 6l12 12M18 6L6 18'),
  send: () => icon('M4 12l16-8-5 16-3.5-6.5zM11.5 13.5L20 4'),
  file: () => icon('M19 11.5l-7.2 7.2a4.6 4.6 0 01-6.5-6.5L13 4.5a3 3 0 014.3 4.3l-7.6 7.6a1.4 1.4 0 01-2-2l7-7'),
  sound: () => icon('M4 9.5h3.5L12 5.5v13l-4.5-4H4z', 'M15.5 9a4 4 0 010 6M18 6.5a7.5 7.5 0 010 11'),
  silent: () => icon('M4 9.5h3.5L12 5.5v13l-4.5-4H4z', 'M16 9.5l5 5M21 9.5l-5 5'),
};

/** Text with its web addresses as links; everything else stays text. */
export function linked(text: string): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let at = 0;
  for (const found of text.matchAll(/https?:\/\/[^\s<>"'()]{1,500}/g)) {
    const address = found[0].replace(/[.,;:!?]$/, '');
    if (!URL.canParse(address)) continue;
    parts.push(text.slice(at, found.index));
    parts.push(element('a', { href: address, target: '_blank', rel: 'noopener noreferrer nofollow ugc' }, address));
    at = found.index + address.length;
  }
  return [...parts, text.slice(at)];
}

const SVG = 'http://www.w3.org/2000/svg';
