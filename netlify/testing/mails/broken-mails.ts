import { latin1, mailText, parts, text, type MailCase } from './mail-case';

/** Mails that break the rules, by mistake or on purpose. */
export const brokenMails: MailCase[] = [
  {
    name: 'no headers at all but a sender',
    raw: 'From: a@shop.example\n\nHello',
    expect: { from: 'a@shop.example', subject: '', text: 'Hello' },
  },
  {
    name: 'a line of an mbox file first',
    raw: `From a@shop.example Mon Nov 23 09:00:00 2026\r\n${mailText({}, 'Hello')}`,
    expect: { text: 'Hello', from: 'priya@raman.example' },
  },
  {
    name: 'a line that is no header among the headers',
    raw: 'From: a@shop.example\nthis is no header\nSubject: Hi\n\nHello',
    expect: { subject: 'Hi', text: 'Hello' },
  },
  {
    name: 'empty lines before the headers',
    raw: `\r\n\r\n${mailText({}, 'Hello')}`,
    expect: { text: 'Hello', subject: 'Rye on Saturday' },
  },
  {
    name: 'a boundary that never ends',
    raw: mailText({ 'Content-Type': 'multipart/mixed; boundary=b' }, `--b\n${text('Words')}`),
    expect: { text: 'Words' },
  },
  {
    name: 'a multipart without its boundary',
    raw: mailText(
      { 'Content-Type': 'multipart/alternative' },
      parts('=_x', text('Found'), text('<p>Found</p>', 'text/html')),
    ),
    expect: { text: 'Found', html: /Found/ },
  },
  {
    name: 'a multipart whose parts nobody finds keeps the original',
    raw: mailText(
      { 'Content-Type': 'multipart/mixed; boundary=other' },
      'These words are in no part.\nBut they matter.\n',
    ),
    expect: { text: /could not be read/, files: ['Original email.eml'] },
  },
  {
    name: 'base64 with signs that are none',
    raw: mailText({ 'Content-Transfer-Encoding': 'base64' }, 'SGVs bG8g\n*!d29ybGQ'),
    expect: { text: 'Hello world' },
  },
  {
    name: 'quoted-printable cut in the middle',
    raw: mailText(
      { 'Content-Transfer-Encoding': 'quoted-printable', 'Content-Type': 'text/plain; charset=utf-8' },
      'Caf=C3=A9 =\nau lait =E',
    ),
    expect: { text: /^Café au lait/ },
  },
  {
    name: 'an unknown transfer encoding',
    raw: mailText({ 'Content-Transfer-Encoding': 'x-uuencode-ish' }, 'Plain all the same'),
    expect: { text: 'Plain all the same' },
  },
  {
    name: 'an encoded word without its end',
    raw: mailText({ Subject: '=?utf-8?B?SGVsbG8' }, 'x'),
    expect: { subject: '=?utf-8?B?SGVsbG8', text: 'x' },
  },
  {
    name: 'two subjects and two senders',
    raw: 'From: a@shop.example\nFrom: b@shop.example\nSubject: One\nSubject: Two\nMessage-ID: <d@shop.example>\n\nHello',
    expect: { text: 'Hello' },
  },
  {
    name: 'no sender but a return path',
    raw: 'Return-Path: <scan@printer.example>\nSubject: Scan\n\nPage',
    expect: { from: 'scan@printer.example', text: 'Page' },
  },
  {
    name: 'a sender without an address',
    raw: 'From: Reception\nSubject: Hi\n\nHello',
    expect: { from: '', fromName: 'Reception', text: 'Hello' },
  },
  {
    name: 'a name that turns the direction and hides an address',
    raw: mailText({ From: '"bank@money.example\u202e" <a@shop.example>' }, 'x'),
    expect: { from: 'a@shop.example', fromName: 'bank@money.example' },
  },
  { name: 'a date that is none', raw: mailText({ Date: 'yesterday, sort of' }, 'x'), expect: { text: 'x' } },
  {
    name: 'message ids that are none',
    raw: mailText(
      {
        'Message-ID': 'no brackets@shop.example',
        References: '<ok@shop.example> garbage <also ok@shop.example> <two@shop.example>',
      },
      'x',
    ),
    expect: { references: ['<ok@shop.example>', '<two@shop.example>'] },
  },
  {
    name: 'null bytes and bells',
    raw: latin1(mailText({ Subject: 'Hi\u0007there' }, 'A\u0000B\u0007C')),
    expect: { text: 'ABC', subject: 'Hithere' },
  },
  { name: 'bare carriage returns', raw: mailText({}, 'one\rtwo\rthree'), expect: { text: 'one\ntwo\nthree' } },
  {
    name: 'HTML that never closes',
    raw: mailText({ 'Content-Type': 'text/html' }, '<div><p>Hello <b>there<p>Bye'),
    expect: { text: 'Hello there\n\nBye' },
  },
  {
    name: 'a plain part that is really HTML',
    raw: mailText({ 'Content-Type': 'text/plain' }, '<p>Hello</p>'),
    expect: { text: '<p>Hello</p>', html: null },
  },
  {
    name: 'a tower of parts',
    raw: mailText(
      { 'Content-Type': 'multipart/mixed; boundary=b0' },
      Array.from({ length: 60 }, (_, at) => `--b${at}\nContent-Type: multipart/mixed; boundary=b${at + 1}\n`).join(
        '\n',
      ),
    ),
    expect: { text: /could not be read/, files: ['Original email.eml'], subject: 'Rye on Saturday' },
  },
  {
    name: 'thousands of parts',
    raw: mailText(
      { 'Content-Type': 'multipart/mixed; boundary=b' },
      parts('b', ...Array.from({ length: 3_000 }, () => text('x'))),
    ),
    expect: { text: /could not be read/, from: 'priya@raman.example' },
  },
  {
    name: 'a header of a megabyte',
    raw: mailText({ 'X-Long': 'x'.repeat(1_000_000) }, 'Hello'),
    expect: { text: /could not be read/, from: 'priya@raman.example' },
  },
  {
    name: 'a hundred thousand open tags',
    raw: mailText({ 'Content-Type': 'text/html' }, `${'<div>'.repeat(100_000)}deep`),
    expect: { subject: 'Rye on Saturday' },
  },
  { name: 'nothing at all', raw: mailText({}, ''), expect: { text: '(no text)', files: [] } },
];
