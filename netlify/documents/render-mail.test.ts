import { parse } from 'node-html-parser';
import {
  invitationEmail,
  passwordChangedEmail,
  resetPasswordEmail,
  verifyAddressEmail,
} from '../../src/documents/mail/account-emails';
import { renderMail } from './render-mail';

const url = 'https://marketing.example/reset-password?token=abc&next=%2Fdashboard';
const account = { name: 'Ada Baker', email: 'ada@bakery.example', url };
const emails = [
  resetPasswordEmail({ ...account, hours: 2 }),
  verifyAddressEmail({ ...account, hours: 24 }),
  passwordChangedEmail(account),
  invitationEmail({
    inviter: { name: 'Ada Baker', email: 'ada@bakery.example' },
    workspace: 'Ada’s Bakery',
    role: 'member',
    url,
    hours: 168,
  }),
];
const words = (text: string) => text.replace(/\s+/g, ' ').trim();

it.each(emails.map((email) => [email.subject, email] as const))(
  '“%s” says the same in both parts, in the same order',
  (subject, email) => {
    const mail = renderMail(email);
    const html = parse(mail.html);
    const shown = html.querySelectorAll('h1, h1 ~ p, td.primary a').map((element) => words(element.textContent));
    const [opening, closing] = [[email.heading, ...email.paragraphs, email.action!.label], email.after!];
    const small = html.querySelectorAll('div.hairline p').map((element) => words(element.textContent));
    expect([mail.subject, shown, small]).toEqual([
      subject,
      [email.heading, ...email.paragraphs, email.action!.label, `Or open this address: ${url}`],
      closing,
    ]);
    expect(words(mail.text)).toBe(
      words([...opening, ':', url, ...closing, '-- Fourbeat'].join(' ')).replace(' :', ':'),
    );
  },
);

it('the link is behind the button and in clear below it', () => {
  const html = parse(renderMail(emails[0]!).html);
  const links = html.querySelectorAll('a').map((link) => ({ href: link.getAttribute('href'), text: link.textContent }));
  expect(links).toEqual([
    { href: url, text: 'Choose a new password' },
    { href: url, text: url },
  ]);
});

it.each([
  '<script>alert(1)</script>',
  '</style><img src=x onerror=alert(1)>',
  '"><a href="https://evil.example">win</a>',
  '<!-- ',
  '{{7*7}}',
])('a name like %s is text and nothing else', (name) => {
  const mail = renderMail(
    invitationEmail({
      inviter: { name, email: 'ada@bakery.example' },
      workspace: name,
      role: 'member',
      url,
      hours: 48,
    }),
  );
  const plain = parse(renderMail(emails[3]!).html, { comment: true });
  const html = parse(mail.html, { comment: true });
  const tags = (root: typeof html) => root.querySelectorAll('*').map((element) => element.tagName);
  expect(tags(html)).toEqual(tags(plain));
  expect(html.querySelector('style')!.innerHTML).toBe(plain.querySelector('style')!.innerHTML);
  expect(mail.html).not.toContain('<!--');
  expect(html.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual([url, url]);
});

it('needs nothing from elsewhere: no picture, no font, no script, no style sheet', () => {
  for (const email of emails)
    expect(renderMail(email).html).not.toMatch(/<(img|script|link|iframe)|@import|@font-face|url\(|\ssrc=/i);
});

it('follows a dark mailbox', () => {
  const { html } = renderMail(emails[0]!);
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(html).toContain('@media (prefers-color-scheme: dark)');
});

it('hides the line that mailboxes show beside the subject', () => {
  const hidden = parse(renderMail(emails[0]!).html).querySelector('body > div')!;
  expect([hidden.textContent, hidden.getAttribute('style')]).toEqual([
    'The link works once, for 2 hours.',
    expect.stringContaining('display:none'),
  ]);
});
