import { JSDOM } from 'jsdom';
import type { EmailBlock, SimpleBlock } from '../../src/domain/email-block';
import { builtinMailTemplates as templates } from '../providers/builtin/mail-templates/mail-templates';
import type { MailValues } from '../ports/mail-templates';
import { campaignMime } from '../providers/smtp/campaign-mime';
import { signingKeys } from '../testing/dkim';
import { renderCampaignMail, type CampaignMailInput } from './campaign-mail';

const fields = ['first_name', 'name', 'company', 'email'];
const look = {
  businessName: 'Corner Bakery',
  logoUrl: null,
  colours: ['#b5451b'],
  postalAddress: 'Corner Bakery\n12 Elm Street\nBristol',
};
const render = (blocks: EmailBlock[], more: Partial<CampaignMailInput> = {}) =>
  renderCampaignMail({
    language: 'en',
    subject: 'Rye is back',
    preheader: 'From Friday.',
    blocks,
    look,
    pictureUrl: (id) => (id === 'gone' ? null : `https://m.example/mail-pictures/${id}`),
    isSound: (text) => templates.faults(text, fields).length === 0,
    ...more,
  });
const ada: MailValues = {
  contact: { first_name: 'Ada', name: 'Ada Lovelace', company: null, email: 'ada@example.com' },
  link: Array.from({ length: 40 }, (_, n) => `https://m.example/c/${n}`),
  honeypot: 'https://m.example/c/hidden',
  pixel: 'https://m.example/o',
  preferences: 'https://m.example/preferences',
};
const mailTo = (values: MailValues, blocks: EmailBlock[], more: Partial<CampaignMailInput> = {}) =>
  templates.compile(render(blocks, more))(values);
const sent = (blocks: EmailBlock[], more: Partial<CampaignMailInput> = {}) => mailTo(ada, blocks, more);
const page = (html: string) => new JSDOM(html).window.document;

const text = (words: string, id = 't'): SimpleBlock => ({ id, kind: 'text', text: words });
const everything: EmailBlock[] = [
  { id: 'a', kind: 'heading', level: 1, text: 'Rye is back, {{ contact.first_name | default: "friend" }}' },
  text(
    'From **Friday** we bake *rye*. Read [how](https://example.com/rye) or [write](mailto:hi@example.com).\n\n- loaves\n- rolls',
  ),
  { id: 'c', kind: 'image', creationId: 'p1', alt: 'A dark loaf', url: 'https://example.com/rye' },
  {
    id: 'd',
    kind: 'button',
    label: 'Order a loaf',
    url: 'https://example.com/order?n={{ contact.first_name | default: "you" }}',
  },
  { id: 'e', kind: 'divider' },
  {
    id: 'f',
    kind: 'product',
    name: 'Caraway rye',
    text: 'Keeps five days.',
    price: '£4.80',
    creationId: 'p2',
    alt: 'Caraway rye',
    label: 'See it',
    url: 'example.com/caraway',
  },
  {
    id: 'g',
    kind: 'columns',
    left: [{ id: 'h', kind: 'heading', level: 2, text: 'Halves' }, text('For one.', 'i')],
    right: [{ id: 'j', kind: 'image', creationId: 'p3', alt: 'Rolls', url: '' }],
  },
  {
    id: 'k',
    kind: 'social',
    links: [
      { network: 'instagram', url: 'https://instagram.com/x' },
      { network: 'facebook', url: '' },
    ],
  },
  { id: 'l', kind: 'footer', text: 'Open Tuesday to Saturday.' },
];

describe('a campaign’s mail', () => {
  it('has every tag closed, in the order they were opened, with and without what conditions hold', () => {
    const conditions = [
      text(
        '{% if contact.company %}\nFor **{{ contact.company | default: "you" }}**\n\n- one\n- two\n{% else %}\nFor you\n{% endif %}\n\n**{% if contact.company %}bold** not{% endif %}\n\n- {% if contact.name %}item{% endif %}\n- b',
      ),
      text('{% if contact.company %}a\n\nb{% endif %} c'),
      text('{% if contact.company %}x\n\n- a {% endif %}\n- b'),
    ];
    for (const company of [null, 'Analytical Engines'])
      expect(
        unclosed(mailTo({ ...ada, contact: { ...ada.contact, company } }, [...everything, ...conditions]).html),
      ).toEqual([]);
  });

  it('says what it is: language, title, dark theme, a preview text that is not seen', () => {
    const { html } = sent(everything);
    const document = page(html);
    expect(document.documentElement.lang).toBe('en');
    expect(document.title).toBe('Rye is back');
    expect(document.querySelector('meta[name="color-scheme"]')?.getAttribute('content')).toBe('light dark');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect((document.body.querySelector('div') as HTMLElement).style.display).toBe('none');
    expect(document.body.querySelector('div')?.textContent).toMatch(/^From Friday\./);
    expect(html).not.toContain('rel="preload"');
  });

  it('hides its preview text without what spam filters count: nothing tiny, nothing in the colour of its ground', () => {
    const { html } = sent(everything);
    const hidden = [...page(html).querySelectorAll<HTMLElement>('[style*="display:none"]')];
    expect(hidden).toHaveLength(2);
    for (const { style } of hidden)
      expect([style.display, style.maxHeight, style.fontSize, style.color]).toEqual(['none', '0', '', '']);
    expect(html.match(/mso-hide:all/g)).toHaveLength(2);
    expect(page(sent(everything, { preheader: '' }).html).querySelectorAll('[style*="display:none"]')).toHaveLength(1);
  });

  it('of one sentence takes at most 5 KB on its way, signature and addresses of its own included', async () => {
    const long = (length: number) => `https://marketing.example/c/${'a1-B'.repeat(length / 4)}`;
    const {
      html,
      subject,
      text: words,
    } = mailTo({ ...ada, pixel: long(108), honeypot: long(108), preferences: long(112) }, [
      text('The rye bread that you like is back from Friday.'),
    ]);
    const mime = await campaignMime({
      id: crypto.randomUUID(),
      workspaceId: crypto.randomUUID(),
      campaignId: crypto.randomUUID(),
      from: { name: 'Corner Bakery', address: 'hello@bakery.example' },
      recipient: 'grace@example.com',
      replyTo: 'ada@bakery.example',
      subject,
      html,
      text: words,
      unsubscribeUrl: long(112),
      signature: { domain: 'bakery.example', selector: 'fb0123456789', privateKey: signingKeys().privateKey },
      bounceHost: null,
    });
    expect('raw' in mime && mime.raw.byteLength).toBeLessThanOrEqual(5 * 1024);
  });

  it('speaks the language of its business below the mail', () => {
    const { html, text: words } = sent([text('Hallo')], { language: 'de' });
    expect(page(html).documentElement.lang).toBe('de');
    expect(page(html).body.textContent).toContain(
      'Sie erhalten diese E-Mail, weil Sie zugestimmt haben, von uns zu hören. Abmelden',
    );
    expect(words).toContain('Abmelden: https://m.example/preferences');
  });

  it('is tables that only present, and carries every style inline that it cannot do without', () => {
    const document = page(sent(everything).html);
    expect(
      [...document.querySelectorAll('table')].filter((table) => table.getAttribute('role') !== 'presentation'),
    ).toEqual([]);
    for (const element of document.querySelectorAll<HTMLElement>('h1, h2, p, a[href^="https"], li, ul'))
      if (element.textContent?.trim()) expect(element.getAttribute('style')).toBeTruthy();
    expect(document.querySelectorAll('link, script, iframe, form, input')).toHaveLength(0);
  });

  it('is never wider than 600, and its pictures say how wide they are and what they show', () => {
    const document = page(sent(everything).html);
    const pictures = [...document.querySelectorAll('img')].filter((img) =>
      img.getAttribute('src')?.includes('mail-pictures'),
    );
    expect(pictures.map((img) => [img.getAttribute('alt'), Number(img.getAttribute('width'))])).toEqual([
      ['A dark loaf', 536],
      ['Caraway rye', 201],
      ['Rolls', 256],
    ]);
    for (const img of pictures)
      expect([img.style.maxWidth, img.style.height]).toEqual([`${img.getAttribute('width')}px`, 'auto']);
    for (const wide of document.querySelectorAll('[width]'))
      if (!wide.getAttribute('width')!.endsWith('%'))
        expect(Number(wide.getAttribute('width'))).toBeLessThanOrEqual(600);
  });

  it('leaves out a picture that is gone, and shows the logo where there is one', () => {
    const document = page(
      sent([{ id: 'x', kind: 'image', creationId: 'gone', alt: 'Gone', url: '' }], {
        look: { ...look, logoUrl: 'https://m.example/p/corner/logo?v=1' },
      }).html,
    );
    expect(
      [...document.querySelectorAll('img')].map((img) => [img.getAttribute('src'), img.getAttribute('alt')]),
    ).toEqual([
      ['https://m.example/p/corner/logo?v=1', 'Corner Bakery'],
      ['https://m.example/o', ''],
    ]);
  });

  it('has no gap where nothing would be seen: a picture that is not chosen or gone, an empty text, columns of such', () => {
    const rows = (blocks: EmailBlock[]) => page(sent(blocks).html).querySelectorAll('td.pad').length;
    const picture = (creationId: string | null): SimpleBlock => ({
      id: 'x',
      kind: 'image',
      creationId,
      alt: '',
      url: 'https://example.com',
    });
    const bare = rows([]);
    expect(
      rows([
        picture(null),
        picture('gone'),
        text('  '),
        { id: 'f', kind: 'footer', text: '' },
        { id: 'c', kind: 'columns', left: [picture(null)], right: [text('')] },
      ]),
    ).toBe(bare);
    expect(rows([picture('p1'), { id: 'c', kind: 'columns', left: [picture(null)], right: [text('Hello')] }])).toBe(
      bare + 2,
    );
    const product = (creationId: string | null): EmailBlock => ({
      id: 'f',
      kind: 'product',
      name: 'Rye',
      text: '',
      price: '',
      creationId,
      alt: '',
      label: '',
      url: '',
    });
    expect(page(sent([product('gone')]).html).querySelectorAll('td.column')).toHaveLength(0);
    expect(page(sent([product('p1')]).html).querySelectorAll('td.column')).toHaveLength(2);
  });

  it('numbers its links, the same address once, and leaves mailboxes and numbers alone', () => {
    const { links, html } = render([
      ...everything,
      { id: 'z', kind: 'button', label: 'Call', url: 'tel:+44 20 7946 0958' },
    ]);
    expect(links).toEqual([
      'https://example.com/rye',
      'https://example.com/order?n={{ contact.first_name | default: "you" }}',
      'https://example.com/caraway',
      'https://instagram.com/x',
    ]);
    const hrefs = [
      ...page(
        sent([...everything, { id: 'z', kind: 'button', label: 'Call', url: 'tel:+44 20 7946 0958' }]).html,
      ).querySelectorAll('a'),
    ].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      'https://m.example/c/0',
      'mailto:hi@example.com',
      'https://m.example/c/0',
      'https://m.example/c/1',
      'https://m.example/c/2',
      'https://m.example/c/2',
      'https://m.example/c/3',
      'tel:+442079460958',
      'https://m.example/preferences',
      'https://m.example/c/hidden',
    ]);
    expect(html.match(/\{\{ link\[0\] \}\}/g)).toHaveLength(2);
  });

  it('ends with the business, its address, the unsubscribe link and the pixel; a test has no tracking', () => {
    const document = page(sent([text('Hello')]).html);
    const footer = [...document.querySelectorAll('p')]
      .slice(-2)
      .map((line) => line.textContent)
      .join(' | ');
    expect(footer).toBe(
      'Corner Bakery12 Elm StreetBristol | You’re getting this because you agreed to hear from us by email. Unsubscribe',
    );
    expect(
      [...document.querySelectorAll('a')].find((link) => link.textContent === 'Unsubscribe')?.getAttribute('href'),
    ).toBe('https://m.example/preferences');
    expect([...document.querySelectorAll('img')].at(-1)?.getAttribute('src')).toBe('https://m.example/o');
    const test = mailTo({ ...ada, pixel: '', honeypot: '', preferences: '' }, [text('Hello')]).html;
    expect(page(test).querySelectorAll('img, a')).toHaveLength(0);
    expect(test).toContain('Unsubscribe (a link in the email that is sent)');
  });

  it('hides the link that only programs follow from eyes, keyboards and screen readers', () => {
    const link = page(sent([]).html).querySelector<HTMLElement>('a[href="https://m.example/c/hidden"]')!;
    expect([link.tabIndex, link.closest('[aria-hidden="true"]')?.getAttribute('style')]).toEqual([
      -1,
      expect.stringContaining('display:none'),
    ]);
  });

  it('is ASCII and entities while few signs are not, and as it is written in other scripts', () => {
    const { html, text: plain } = sent([text('Crêpes — “fresh” 🥖')], { preheader: '' });
    expect(html).toContain('Cr&#234;pes &#8212; &#8220;fresh&#8221; &#129366;');
    expect(page(html).querySelector('td.pad > p:only-child')?.ownerDocument.body.textContent).toContain(
      'Crêpes — “fresh” 🥖',
    );
    expect(plain).toContain('Crêpes — “fresh” 🥖');
    expect(sent([text('焼きたて'.repeat(200))]).html).toContain('焼きたて焼きたて');
    expect(page(sent([text('{{ contact.company | default: "you’re — 🥖" }}')]).html).body.textContent).toContain(
      'you’re — 🥖',
    );
  });

  it('has buttons that Outlook draws, in the business’s colour with lettering that reads on it', () => {
    const { html } = sent([{ id: 'b', kind: 'button', label: 'Order', url: 'https://example.com' }]);
    expect(html).toContain('<!--[if mso]>');
    expect(page(html).querySelector<HTMLElement>('a.button')?.style).toMatchObject({
      backgroundColor: 'rgb(181, 69, 27)',
      color: 'rgb(251, 252, 253)',
    });
    const pale = page(
      sent([{ id: 'b', kind: 'button', label: 'Order', url: 'https://example.com' }], {
        look: { ...look, colours: ['#fff3c4', 'red; } body { display: none'] },
      }).html,
    );
    expect(pale.querySelector<HTMLElement>('a.button')?.style).toMatchObject({
      backgroundColor: 'rgb(21, 28, 36)',
      color: 'rgb(251, 252, 253)',
    });
  });

  it('reads well as plain text', () => {
    expect(sent(everything).text).toBe(`Corner Bakery

Rye is back, Ada
==============

From Friday we bake rye. Read how (https://m.example/c/0) or write (hi@example.com).

- loaves
- rolls

[A dark loaf]: https://m.example/c/0

Order a loaf: https://m.example/c/1

* * *

Caraway rye
Keeps five days.
£4.80
See it: https://m.example/c/2

Halves
------

For one.

[Rolls]

Instagram: https://m.example/c/3

Open Tuesday to Saturday.

--${' '}
Corner Bakery
12 Elm Street
Bristol

Unsubscribe: https://m.example/preferences
`);
  });
});

describe('merge fields in a mail', () => {
  it('survive Markdown, React and quotes, wherever they stand', () => {
    const field = '{{ contact.first_name | default: "you & <me>" }}';
    const {
      subject,
      html,
      text: plain,
    } = mailTo(
      { ...ada, contact: {} },
      [
        { id: 'h', kind: 'heading', level: 2, text: field },
        text(`**${field}** [${field}](https://example.com)`),
        { id: 'i', kind: 'image', creationId: 'p', alt: field, url: '' },
      ],
      { subject: field, preheader: field },
    );
    const document = page(html);
    expect(subject).toBe('you & <me>');
    expect([
      document.title,
      document.querySelector('h2')?.textContent,
      document.querySelector('strong')?.textContent,
      document.querySelector('img')?.alt,
    ]).toEqual(Array(4).fill('you & <me>'));
    expect(plain).toContain('you & <me> (https://m.example/c/0)');
  });

  it('in conditions that begin in a list and end outside of it are shown as they are written, and told', () => {
    const made = render([text('- {% if contact.company %}a\n- b\n\nand{% endif %}')]);
    expect(made.faults).toEqual(['A condition that starts in a list must end in it.']);
    expect(page(templates.compile(made)(ada).html).querySelector('li')?.textContent).toBe('{ % if contact.company %}a');
    expect(render(everything).faults).toEqual([]);
  });

  it('that are not right are shown as they are written, and so are braces', () => {
    for (const words of [
      '{{ contact.nope }}',
      '{{ contact.first_name',
      '{% include "x" %}',
      '{{{ contact.name | default: "x" }}}',
      'a { b } {{',
      '{%',
      '{{ contact.name | default: "{{" }}',
      '{{ contact.name | default: "}}" }}',
      '{% if contact.name == "50%" %}x{% endif %}',
      '{{ preferences }}',
      '}}',
    ]) {
      const { html, text: plain, subject } = sent([text(words)], { subject: words });
      expect([subject, page(html).body.textContent?.includes(words), plain.includes(words)]).toEqual([
        words,
        true,
        true,
      ]);
    }
  });
});

describe('hostile words', () => {
  const corpus = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><svg onload=alert(1)>',
    "' onmouseover='alert(1)",
    '</style><script>alert(1)</script>',
    '</title><script>alert(1)</script>',
    '<!--[if mso]><script>alert(1)</script><![endif]-->',
    '--><script>alert(1)</script>',
    '<a href="javascript:alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:alert)',
    '![x](https://x.example/"onerror="alert(1))',
    '<iframe src=//x.example>',
    '<form action=//x.example><input>',
    '<style>*{display:none}</style>',
    '<base href=//x.example>',
    '<meta http-equiv=refresh content=0>',
    '{{ contact.name | default: "<script>alert(1)</script>" }}',
    '{{ contact.company | default: "\'><img src=x onerror=alert(1)>" }}',
    '{% if contact.name == "x" %}<script>{% endif %}',
    '{{ contact.name | default: "a\\"b}}<script>" }}',
    '{% if contact.name == "%}<script>" %}x{% endif %}',
    "{{ contact.name | default: 'it }}<script>' }}",
    '\uE000\uE001\uE005',
    '\u2028<script>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '[<img src=x onerror=alert(1)>](https://example.com/"><script>)',
    '`<script>`',
    '<x onclick=alert(1)>',
  ];
  it.each(corpus)('stay words wherever they stand: %s', (words) => {
    const blocks: EmailBlock[] = [
      { id: '1', kind: 'heading', level: 1, text: words },
      text(words, '2'),
      { id: '3', kind: 'image', creationId: 'p', alt: words, url: words },
      { id: '4', kind: 'button', label: words, url: words },
      {
        id: '5',
        kind: 'product',
        name: words,
        text: words,
        price: words,
        creationId: 'p',
        alt: words,
        label: words,
        url: words,
      },
      { id: '6', kind: 'social', links: [{ network: 'x', url: words }] },
      { id: '7', kind: 'footer', text: words },
    ];
    const hostile = { ...ada, contact: { first_name: words, name: words, company: words, email: words } };
    const { html } = mailTo(hostile, [...blocks, text('Hi {{ contact.name | default: "x" }} {{ contact.email }}')], {
      subject: words,
      preheader: words,
      look: { businessName: words, logoUrl: null, colours: [words], postalAddress: words },
    });
    const document = page(html);
    expect(
      document.querySelectorAll('script, iframe, form, input, svg, base, x, meta[http-equiv="refresh"]'),
    ).toHaveLength(0);
    expect(document.querySelectorAll('style')).toHaveLength(1);
    const attributes = [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
    expect(attributes.filter(({ name }) => name.startsWith('on'))).toEqual([]);
    for (const { name, value } of attributes)
      if (name === 'href' || name === 'src') expect(value).toMatch(/^(https:\/\/|mailto:|tel:)/);
    expect(unclosed(html)).toEqual([]);
  });
});

/** Tags that are never closed, or closed in the wrong order. */
function unclosed(html: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, slash, name] of html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .matchAll(/<(\/?)([a-z][a-z0-9]*)(?:\s[^<>]*)?>/g)) {
    if (['br', 'hr', 'img', 'meta'].includes(name!)) continue;
    if (!slash) open.push(name!);
    else if (open.pop() !== name) wrong.push(name!);
  }
  return [...wrong, ...open];
}
