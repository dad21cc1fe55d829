import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SystemEmailDocument } from './system-email-document';
import { systemEmailText } from './system-email-text';
import { confirmSignupEmail } from './signup-emails';

const email = (change: Partial<Parameters<typeof confirmSignupEmail>[0]> = {}) =>
  confirmSignupEmail({
    business: 'Ada’s Bakery',
    logo: null,
    language: 'en',
    own: { subject: '', text: '' },
    wording: 'Yes, write to me.',
    url: 'https://f.example/join-confirm?token=x',
    days: 7,
    ...change,
  });

it('says who would write, repeats the consent, and says how long the link works and what happens without a click', () => {
  const text = systemEmailText(email()).replace(/(?<!\n|:)\n(?!\n|https)/g, ' ');
  for (const part of [
    'Someone entered this address to get news from Ada’s Bakery',
    '“Yes, write to me.”',
    'works for 7 days',
    'Not you? There’s nothing to do',
    'deleted within 30 days',
    '\nhttps://f.example/join-confirm?token=x\n',
  ])
    expect(text).toContain(part);
});

it("is in the business's name; the product is only named in the last line", () => {
  const html = renderToStaticMarkup(
    createElement(SystemEmailDocument, { email: email({ logo: 'https://f.example/p/ada/logo?v=1' }) }),
  );
  expect([
    html.match(/Fourbeat/g)?.length,
    html.includes('src="https://f.example/p/ada/logo?v=1"'),
    html.includes('Sent by Fourbeat for Ada’s Bakery.'),
  ]).toEqual([1, true, true]);
  expect(systemEmailText(email())).toMatch(/\n-- \nAda’s Bakery\nSent by Fourbeat for Ada’s Bakery\.\n$/);
  expect(renderToStaticMarkup(createElement(SystemEmailDocument, { email: email() }))).not.toContain('<img');
});

it.each(['Win\r\nBcc: all@example.com', 'Win\u2028now', 'Win at https://evil.example'])(
  'carries neither headers nor links of a business that calls itself %j',
  (business) => {
    const { subject, heading, paragraphs } = email({ business, wording: business });
    for (const line of [subject, heading, ...paragraphs]) expect(line).not.toMatch(/[\r\n\u2028]|:\/\/|evil\.example/);
  },
);
