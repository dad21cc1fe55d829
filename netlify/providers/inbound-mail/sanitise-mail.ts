import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';

/**
 * A mail's HTML as a page may show it: known tags and attributes, known properties of style, links that open
 * elsewhere; no script, form, frame, style sheet or remote colour. `pictures` names the mail's own pictures by their
 * Content-ID; the src of such a picture becomes `cid:` and the file's name. Remote pictures keep their address, which
 * the page's policy blocks until somebody allows them.
 */
export function sanitiseMail(html: string, pictures: ReadonlyMap<string, string>): SanitisedMail {
  let hasRemotePictures = false;
  const picture = (_tag: string, { src = '', ...rest }: Attributes): Tag => {
    const found = pictureSource(src, pictures);
    if (found?.startsWith('http')) hasRemotePictures = true;
    return { tagName: 'img', attribs: { ...rest, ...(found && { src: found }) } };
  };
  const options: IOptions = {
    ...OPTIONS,
    transformTags: {
      img: picture,
      a: (_tag, { href, title }) => ({
        tagName: 'a',
        attribs: {
          ...(href && { href: href.trim().slice(0, MOST_URL) }),
          ...(title && { title }),
          target: '_blank',
          rel: 'noopener noreferrer nofollow',
        },
      }),
      '*': (tagName, attribs) => ({ tagName, attribs: marked(tagName, attribs) }),
    },
  };
  return { html: sanitizeHtml(html, options), hasRemotePictures };
}

/** Earlier mail keeps a mark that `wordsOfHtml` reads. */
const marked = (tagName: string, attribs: Attributes): Attributes =>
  tagName === 'blockquote' &&
  (/^cite$/i.test(attribs.type ?? '') ||
    /gmail_quote|mail_quote|moz-/i.test(attribs.class ?? '') ||
    attribs.cite !== undefined)
    ? { ...attribs, 'data-quote': 'yes' }
    : { ...attribs, 'data-quote': '' };

function pictureSource(src: string, pictures: ReadonlyMap<string, string>): string | null {
  // eslint-disable-next-line no-control-regex -- browsers skip them
  const address = src.replace(/[\s\u0000-\u001f]+/g, '');
  const [, cid] = /^cid:(.{1,500})$/i.exec(address) ?? [];
  if (cid !== undefined) {
    const name = pictures.get(cidKey(cid));
    return name === undefined ? null : `cid:${encodeURIComponent(name)}`;
  }
  if (/^data:image\/(?:png|jpeg|gif|webp);base64,[a-z0-9+/=]+$/i.test(address)) return address;
  const secure = address.replace(/^\/\//, 'https://').slice(0, MOST_URL);
  return /^https?:\/\/[^/]/i.test(secure) ? secure : null;
}

/** As both the header and the address write it. */
export function cidKey(id: string): string {
  const bare = id.trim().replace(/^<|>$/g, '');
  try {
    return decodeURIComponent(bare).toLowerCase();
  } catch {
    return bare.toLowerCase();
  }
}

const LENGTH = /^-?\d{1,4}(?:\.\d{1,4})?(?:px|pt|em|rem|%|ex|ch|cm|mm|in)?$/i;
const LENGTHS = /^(?:(?:-?\d{1,4}(?:\.\d{1,4})?(?:px|pt|em|rem|%|cm|mm|in)?|auto|0)(?:\s+|$)){1,4}$/i;
const COLOUR = /^(?:#[0-9a-f]{3,8}|[a-z]{3,24}|(?:rgb|rgba|hsl|hsla)\([\d\s.,%/deg]{1,60}\))$/i;
const BORDER =
  /^(?:(?:\d{1,3}(?:\.\d{1,3})?(?:px|pt|em)?|none|solid|dashed|dotted|double|groove|ridge|inset|outset|thin|medium|thick|#[0-9a-f]{3,8}|[a-z]{3,24}|rgba?\([\d\s.,%]{1,40}\))(?:\s+|$)){1,3}$/i;
const WORD = /^[a-z-]{1,30}$/i;

const SIZED = [
  'width',
  'max-width',
  'min-width',
  'height',
  'max-height',
  'min-height',
  'font-size',
  'line-height',
  'letter-spacing',
  'text-indent',
  'border-spacing',
  'border-radius',
];
const SIDES = [
  'margin',
  'margin-top',
  'margin-right',
  'margin-bottom',
  'margin-left',
  'padding',
  'padding-top',
  'padding-right',
  'padding-bottom',
  'padding-left',
];
const BORDERS = [
  'border',
  'border-top',
  'border-right',
  'border-bottom',
  'border-left',
  'border-width',
  'border-style',
  'border-color',
  'border-top-color',
  'border-bottom-color',
  'border-left-color',
  'border-right-color',
];
const WORDS = [
  'text-align',
  'text-decoration',
  'text-transform',
  'vertical-align',
  'font-style',
  'font-variant',
  'white-space',
  'display',
  'border-collapse',
  'direction',
  'word-break',
  'overflow-wrap',
  'word-wrap',
  'list-style-type',
  'float',
  'clear',
  'table-layout',
];
const each = (names: string[], ...patterns: RegExp[]) => Object.fromEntries(names.map((name) => [name, patterns]));

const SHAPE = [
  'align',
  'valign',
  'width',
  'height',
  'bgcolor',
  'border',
  'cellpadding',
  'cellspacing',
  'colspan',
  'rowspan',
];
const OPTIONS: IOptions = {
  allowedTags: [
    'a',
    'abbr',
    'address',
    'article',
    'aside',
    'b',
    'bdi',
    'bdo',
    'big',
    'blockquote',
    'br',
    'caption',
    'center',
    'cite',
    'code',
    'col',
    'colgroup',
    'dd',
    'del',
    'details',
    'dfn',
    'div',
    'dl',
    'dt',
    'em',
    'figcaption',
    'figure',
    'font',
    'footer',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'header',
    'hr',
    'i',
    'img',
    'ins',
    'kbd',
    'li',
    'main',
    'mark',
    'ol',
    'p',
    'pre',
    'q',
    'rp',
    'rt',
    'ruby',
    's',
    'samp',
    'section',
    'small',
    'span',
    'strike',
    'strong',
    'sub',
    'summary',
    'sup',
    'table',
    'tbody',
    'td',
    'tfoot',
    'th',
    'thead',
    'time',
    'tr',
    'tt',
    'u',
    'ul',
    'var',
    'wbr',
  ],
  allowedAttributes: {
    '*': ['style', 'dir', 'lang', 'title', ...SHAPE],
    a: ['href', 'title', 'target', 'rel'],
    blockquote: [{ name: 'data-quote', multiple: false, values: ['yes'] }, 'style', 'dir'],
    font: ['color', 'size', 'face'],
    img: ['src', 'alt', 'width', 'height', 'align', 'border', 'title', 'style'],
    ol: ['start', 'type', 'style'],
    li: ['value', 'style'],
    td: ['style', 'nowrap', ...SHAPE],
    th: ['style', 'nowrap', 'scope', ...SHAPE],
  },
  allowedStyles: {
    '*': {
      ...each(
        SIZED,
        LENGTH,
        /^(?:normal|auto|small|medium|large|x-small|xx-small|x-large|xx-large|smaller|larger|none)$/i,
      ),
      ...each(SIDES, LENGTHS),
      ...each(BORDERS, BORDER),
      ...each(WORDS, WORD),
      ...each(['color', 'background-color', 'background'], COLOUR),
      'font-weight': [/^(?:[1-9]00|normal|bold|bolder|lighter)$/i],
      'font-family': [/^[\p{L}\p{N}\s,'"_-]{1,300}$/u],
    },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms'],
  allowedSchemesByTag: { img: ['http', 'https', 'cid', 'data'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'template',
    'xml',
    'svg',
    'math',
    'object',
    'iframe',
    'noembed',
    'noframes',
  ],
  nestingLimit: 250,
  parseStyleAttributes: true,
  enforceHtmlBoundary: false,
};
const MOST_URL = 4_000;

interface SanitisedMail {
  html: string;
  hasRemotePictures: boolean;
}
