import { mailText, parts, text, type MailCase } from './mail-case';

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const file = (headers: string, content = 'AAECAw=='): string =>
  `${headers}\nContent-Transfer-Encoding: base64\n\n${content}`;
const mixed = (...bodies: string[]): string =>
  mailText({ 'Content-Type': 'multipart/mixed; boundary="outer"' }, parts('outer', ...bodies));

/** Mails in several parts: files, pictures, appointments, mails in mails. */
export const partMails: MailCase[] = [
  {
    name: 'mixed with related with alternative, a picture in the text and a PDF',
    raw: mixed(
      `Content-Type: multipart/related; boundary="rel"\n\n${parts('rel', `Content-Type: multipart/alternative; boundary="alt"\n\n${parts('alt', text('See the picture'), text('<p>See <img src="cid:Photo@1" alt="the shop"></p><img src="https://tracker.example/p.gif">', 'text/html; charset=utf-8'))}`, file('Content-Type: image/png; name="shop.png"\nContent-ID: <photo@1>\nContent-Disposition: inline; filename="shop.png"', PNG))}`,
      file('Content-Type: application/pdf; name="Order.pdf"\nContent-Disposition: attachment; filename="Order.pdf"'),
    ),
    expect: {
      text: 'See the picture',
      files: ['shop.png', 'Order.pdf'],
      html: /<img alt="the shop" src="cid:shop\.png" \/>/,
      remotePictures: true,
    },
  },
  {
    name: 'a name in the parts of RFC 2231',
    raw: mixed(
      text('Attached'),
      file(
        "Content-Type: application/pdf\nContent-Disposition: attachment;\n filename*0*=UTF-8''%E2%82%AC%20Preise%20;\n filename*1*=f%C3%BCr%202026;\n filename*2=.pdf",
      ),
    ),
    expect: { files: ['€ Preise für 2026.pdf'] },
  },
  {
    name: 'a name in encoded words, where the standard allows none',
    raw: mixed(
      text('Anbei'),
      file(
        'Content-Type: application/msword; name="=?windows-1252?Q?=C4nderung=2Edoc?="\nContent-Disposition: attachment; filename="=?windows-1252?Q?=C4nderung=2Edoc?="',
      ),
    ),
    expect: { files: ['Änderung.doc'] },
  },
  {
    name: 'two files of one name, one without a name, and one with a path',
    raw: mixed(
      text('Files'),
      file('Content-Type: image/jpeg; name=IMG.jpg\nContent-Disposition: attachment'),
      file('Content-Type: image/jpeg; name=img.jpg\nContent-Disposition: attachment'),
      file('Content-Type: image/png\nContent-Disposition: attachment'),
      file(
        'Content-Type: application/octet-stream\nContent-Disposition: attachment; filename="..\\\\..\\\\etc/pass\u202ewd.exe"',
      ),
    ),
    expect: { files: ['IMG.jpg', 'img (2).jpg', 'picture.png', 'pass wd.exe'] },
  },
  {
    name: 'an invitation by Outlook',
    raw:
      mailText({ Subject: 'Tasting' }, '').replace(
        'MIME-Version: 1.0',
        'MIME-Version: 1.0\r\nContent-Type: multipart/alternative; boundary=alt',
      ) +
      parts(
        'alt',
        text('Please come.'),
        text('<p>Please come.</p>', 'text/html'),
        text(
          'BEGIN:VCALENDAR\nMETHOD:REQUEST\nBEGIN:VTIMEZONE\nDTSTART:16010101T020000\nEND:VTIMEZONE\nBEGIN:VEVENT\nSUMMARY;LANGUAGE=en:Cake\\, and\n  tasting\nDTSTART;TZID="GMT Standard Time":20261203T140000\nEND:VEVENT\nEND:VCALENDAR',
          'text/calendar; charset="utf-8"; method=REQUEST',
        ),
      ),
    expect: {
      text: 'Please come.\n\n[Invitation: Cake, and tasting, 3 December 2026, 14:00 (GMT Standard Time)]',
      files: ['invite.ics'],
    },
  },
  {
    name: 'an appointment called off by Google',
    raw: mixed(
      text('Cancelled'),
      file(
        'Content-Type: text/calendar; charset=UTF-8; method=CANCEL; name="invite.ics"\nContent-Disposition: attachment; filename="invite.ics"',
        Buffer.from(
          'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20261203T140000Z\r\nSUMMARY:Pick up\r\nEND:VEVENT\r\nEND:VCALENDAR',
        ).toString('base64'),
      ),
    ),
    expect: {
      text: 'Cancelled\n\n[Cancelled appointment: Pick up, 3 December 2026, 14:00 UTC]',
      files: ['invite.ics'],
    },
  },
  {
    name: 'Outlook’s winmail.dat',
    raw: mixed(
      text('In rich text'),
      file(
        'Content-Type: application/ms-tnef; name="winmail.dat"\nContent-Disposition: attachment; filename="winmail.dat"',
        'eJ8+IgMBBpAIAAQ=',
      ),
    ),
    expect: { text: 'In rich text', files: ['winmail.dat'] },
  },
  {
    name: 'a mail as a file',
    raw: mixed(
      text('The one I mean:'),
      'Content-Type: message/rfc822\n\nFrom: Mill <office@mill.example>\nSubject: Invoice 12\nMessage-ID: <inner@mill.example>\n\nInner words',
    ),
    expect: { text: 'The one I mean:', files: ['Invoice 12.eml'] },
  },
  {
    name: 'several texts one after the other, as lists make them',
    raw: mixed(text('My words.'), text('_____\nBakers mailing list', 'text/plain; charset="us-ascii"')),
    expect: { text: /^My words\.\n+_____\nBakers mailing list$/ },
  },
  {
    name: 'Apple Mail with a file between two texts',
    raw: mixed(
      text('<p>Before</p>', 'text/html'),
      file('Content-Type: image/jpeg; name="cake.jpg"\nContent-Disposition: inline; filename="cake.jpg"'),
      text('<p>After</p>', 'text/html'),
    ),
    expect: { text: /Before[^]*After/, files: ['cake.jpg'] },
  },
  {
    name: 'nothing but a picture',
    raw: mailText(
      {
        'Content-Type': 'image/jpeg; name="broken-door.jpg"',
        'Content-Transfer-Encoding': 'base64',
        'Content-Disposition': 'inline',
      },
      'AAECAw==',
    ),
    expect: { text: '', files: ['broken-door.jpg'] },
  },
  {
    name: 'a signed one (S/MIME)',
    raw: mailText(
      { 'Content-Type': 'multipart/signed; protocol="application/pkcs7-signature"; micalg=sha-256; boundary=sig' },
      parts(
        'sig',
        text('Signed words'),
        file(
          'Content-Type: application/pkcs7-signature; name="smime.p7s"\nContent-Disposition: attachment; filename="smime.p7s"',
        ),
      ),
    ),
    expect: { text: 'Signed words', files: ['smime.p7s'] },
  },
  {
    name: 'an encrypted one (PGP), which stays a file',
    raw: mailText(
      { 'Content-Type': 'multipart/encrypted; protocol="application/pgp-encrypted"; boundary=enc' },
      parts(
        'enc',
        'Content-Type: application/pgp-encrypted\n\nVersion: 1',
        'Content-Type: application/octet-stream; name="encrypted.asc"\n\n-----BEGIN PGP MESSAGE-----',
      ),
    ),
    expect: { files: expect.arrayContaining(['encrypted.asc']) as unknown as string[] },
  },
  {
    name: 'a plain part that says nothing beside a designed one',
    raw: mailText(
      { 'Content-Type': 'multipart/alternative; boundary=alt' },
      parts(
        'alt',
        text(' \n'),
        text(
          '<table><tr><td>Order</td><td>12</td></tr><tr><td>Total</td><td>€ 8</td></tr></table><ul><li>Rye</li><li>Spelt <a href="https://shop.example/spelt">buy</a></li></ul>',
          'text/html; charset=utf-8',
        ),
      ),
    ),
    expect: { text: 'Order  12\nTotal  € 8\n\n- Rye\n- Spelt buy (https://shop.example/spelt)' },
  },
  {
    name: 'a voice message by a telephone system',
    raw: mixed(
      text('You have a new voicemail from 0113 496 0000.'),
      file('Content-Type: audio/wav; name="msg0001.wav"\nContent-Disposition: attachment'),
    ),
    expect: { text: /voicemail/, files: ['msg0001.wav'] },
  },
  {
    name: 'a message longer than the inbox holds keeps all of it as a file',
    raw: mailText({}, `${'Bread and butter. '.repeat(2_000)}The end.`),
    expect: { text: /…$/, files: ['Whole message.txt'] },
  },
];
