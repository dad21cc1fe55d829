/**
 * What an element must have to match a selector, of each part between commas: the class, or else the tag, that the
 * part's last compound names. Null when a part names neither, or is written in a way that is not read here: then only
 * a selector engine can tell.
 */
export function keysOf(selector: string): Key[] | null {
  if (/[\\/]/.test(selector)) return null; // escapes and comments
  const bare = withoutArguments(selector);
  const keys = bare?.split(',').map((part) =>
    keyOf(
      part
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '',
    ),
  );
  return keys?.every((key) => key !== null) ? keys : null;
}

/** Without the text in brackets, quotes included: what stands there restricts an element, and may contain commas. */
function withoutArguments(selector: string): string | null {
  const bare = selector.replace(/\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]/g, '[]');
  let text = bare;
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(/\([^()]*\)/g, '');
  }
  return /[()"']/.test(text) ? null : text;
}

function keyOf(compound: string): Key | null {
  const plain = compound.replace(/::?[\w-]+/g, '').replaceAll('[]', '');
  const [, tag = '', classes = ''] = /^([a-z][a-z\d-]*|\*)?((?:[.#][\w-]+)*)$/i.exec(plain) ?? [];
  const name = /\.([\w-]+)/.exec(classes)?.[1];
  if (name) return { kind: 'class', name };
  return tag && tag !== '*' ? { kind: 'tag', name: tag.toLowerCase() } : null;
}

export interface Key {
  kind: 'class' | 'tag';
  name: string;
}
