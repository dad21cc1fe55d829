import { JSDOM } from 'jsdom';
import { hostileHtml } from '../../testing/mails/hostile-html';
import { sanitiseMail } from './sanitise-mail';

const clean = (html: string) => sanitiseMail(html, new Map([['logo@1', 'logo (2).png']]));

describe('hostile HTML', () => {
  it.each(hostileHtml)('$html', ({ html, never }) => {
    expect(clean(html).html).not.toMatch(never);
  });

  it.each(hostileHtml)('$html stays clean when a browser has read it', ({ html }) => {
    const { document } = new JSDOM(clean(html).html).window;
    for (const element of document.body.querySelectorAll('*'))
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^srcset$|^background$|^id$|^class$/);
        expect(value).not.toMatch(/^\s*(?:javascript|vbscript|data:text)/i);
      }
    expect(
      document.querySelector('script, style, form, input, iframe, object, link, meta[http-equiv], base, svg'),
    ).toBeNull();
  });
});

describe('HTML of a mail', () => {
  it('keeps what a reader sees', () => {
    const { html } = clean(
      '<table width="600" bgcolor="#ffffff" style="border:1px solid #ccc; margin:0 auto"><tr><td align="center" style="padding: 10px 20px; font-family: Georgia, \'Times New Roman\', serif; color: rgb(1, 2, 3)"><h1>Hello</h1><b>bold</b></td></tr></table>',
    );
    expect(html).toContain('bgcolor="#ffffff"');
    expect(html).toContain('border:1px solid #ccc');
    expect(html).toContain('color:rgb(1, 2, 3)');
    expect(html).toContain('<h1>Hello</h1><b>bold</b>');
  });

  it('opens links elsewhere, without telling where from', () => {
    expect(clean('<a href="https://shop.example/a?b=1&c=2">Shop</a>').html).toBe(
      '<a href="https://shop.example/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer nofollow">Shop</a>',
    );
  });

  it('names its own pictures by their files, and no others', () => {
    expect(clean('<img src="cid:LOGO@1" alt="a"><img src="cid:other">').html).toBe(
      '<img alt="a" src="cid:logo%20(2).png" /><img />',
    );
  });

  it('says whether it has remote pictures', () => {
    expect(clean('<img src="cid:logo@1">').hasRemotePictures).toBe(false);
    expect(clean('<img src="//shop.example/a.png">')).toMatchObject({
      hasRemotePictures: true,
      html: '<img src="https://shop.example/a.png" />',
    });
  });
});
