import { latin1, mailText, parts, text, type MailCase } from './mail-case';

const encoded = (charset: string, base64: string, headers: Record<string, string> = {}): string =>
  mailText(
    { 'Content-Type': `text/plain; charset=${charset}`, 'Content-Transfer-Encoding': 'base64', ...headers },
    base64,
  );

/** Encodings that mail is written in, named well, badly or not at all. */
export const charsetMails: MailCase[] = [
  {
    name: 'windows-1252 with a euro and a dash',
    raw: encoded('windows-1252', 'RGVyIEt1Y2hlbiBrb3N0ZXQgMjQggCCWIHJlaWNodCBkYXM/'),
    expect: { text: 'Der Kuchen kostet 24 € – reicht das?', quoted: '' },
  },
  {
    name: 'iso-8859-1 as quoted-printable, with an encoded subject and name',
    raw: mailText(
      {
        From: '=?iso-8859-1?Q?J=FCrgen_Gro=DF?= <J.Gross@Malerei-Gross.example>',
        Subject: '=?iso-8859-1?Q?Gr=FC=DFe_aus_K=F6ln?=',
        'Content-Type': 'text/plain; charset=iso-8859-1',
        'Content-Transfer-Encoding': 'quoted-printable',
      },
      'Sch=F6nen Tag,=\n liebe Leute.\n',
    ),
    expect: {
      from: 'j.gross@malerei-gross.example',
      fromName: 'Jürgen Groß',
      subject: 'Grüße aus Köln',
      text: 'Schönen Tag, liebe Leute.',
    },
  },
  {
    name: 'iso-8859-2 in Polish',
    raw: encoded('iso-8859-2', 'RHppZfEgZG9icnksIGN6eSBtb2fqIHphbfN3aeYgY2hsZWIgv3l0bmkgbmEgc29ib3TqPw=='),
    expect: { text: 'Dzień dobry, czy mogę zamówić chleb żytni na sobotę?' },
  },
  {
    name: 'iso-8859-7 in Greek',
    raw: encoded('ISO-8859-7', 'yuHr5+zd8eEsIPXw3PH35ekg9PHh8N3m6SDj6eEg9N3z8+Xx6fI7'),
    expect: { text: 'Καλημέρα, υπάρχει τραπέζι για τέσσερις;' },
  },
  {
    name: 'iso-8859-9 in Turkish',
    raw: encoded('iso-8859-9', 'TWVyaGFiYSwgeWFy/W4gaedpbiBpa2kga2n+aWxpayBtYXNhIGF5/XJ0YWJpbGlyIG1peWltPw=='),
    expect: { text: 'Merhaba, yarın için iki kişilik masa ayırtabilir miyim?' },
  },
  {
    name: 'windows-1251 in Russian',
    raw: encoded('windows-1251', 'x+Tw4OLx8uLz6fLlLCDs7ubt7iDr6CDn4O/o8eDy/PH/IO3gIO//8u3o9vM/'),
    expect: { text: 'Здравствуйте, можно ли записаться на пятницу?' },
  },
  {
    name: 'koi8-r in subject and text',
    raw: encoded('koi8-r', '5M/C0tnKIMTFztghIPPLz8zYy88g09TPydQgxM/T1MHXy8EgzsEgxM/NPw==', {
      Subject: '=?koi8-r?B?5M/T1MHXy8E=?=',
    }),
    expect: { subject: 'Доставка', text: 'Добрый день! Сколько стоит доставка на дом?' },
  },
  {
    name: 'gb2312 in subject and text',
    raw: encoded('gb2312', 'xPq6w6OsztLP67ap0ru49sn6yNW1sLjio6zQx8bawfm/ydLUyKHC8KO/', {
      Subject: '=?gb2312?B?tqm1sLji?=',
    }),
    expect: { subject: '订蛋糕', text: '您好，我想订一个生日蛋糕，星期六可以取吗？' },
  },
  {
    name: 'big5 in Chinese',
    raw: encoded('big5', 'sXqmbqFBvdCw3bZnpOmms8Dnt3623KFI'),
    expect: { text: '您好，請問週日有營業嗎？' },
  },
  {
    name: 'shift_jis in Japanese',
    raw: encoded('Shift_JIS', 'grGC8YLJgr+CzYFCk3mXapP6gsmXXJbxgsWCq4LcgreCqYFI'),
    expect: { text: 'こんにちは。土曜日に予約できますか？' },
  },
  {
    name: 'iso-2022-jp in subject and text',
    raw: encoded('ISO-2022-JP', 'GyRCJCpAJE9DJEskSiRDJEYkKiRqJF4kOSEjOCtAUSRiJGokciQqNGokJCQ3JF4kOSEjGyhC', {
      Subject: '=?ISO-2022-JP?B?GyRCOCtAUSRiJGobKEI=?=',
    }),
    expect: { subject: '見積もり', text: 'お世話になっております。見積もりをお願いします。' },
  },
  {
    name: 'euc-kr under its Korean name',
    raw: encoded('ks_c_5601-1987', 'vsiz58fPvLy/5C4gs7vAzyC1ziC47SC/ub7gILChtMnH0bChv+Q/'),
    expect: { text: '안녕하세요. 내일 두 명 예약 가능한가요?' },
  },
  {
    name: 'windows-1255 in Hebrew',
    raw: encoded('windows-1255', '+ezl7Swg5ODtIOD67SD0+uXn6e0g4enl7SD56fnpPw=='),
    expect: { text: 'שלום, האם אתם פתוחים ביום שישי?' },
  },
  {
    name: 'windows-1256 in Arabic',
    raw: encoded('windows-1256', '49HNyMehIOXhIMfh483hIOPdyubNIO3m4yDH4czj2sm/'),
    expect: { text: 'مرحبا، هل المحل مفتوح يوم الجمعة؟' },
  },
  {
    name: 'windows-874 in Thai under its old name',
    raw: encoded('tis-620', 'ysfRyrTVpMPRuiDD6dK54LvUtKHV6OLBpw=='),
    expect: { text: 'สวัสดีครับ ร้านเปิดกี่โมง' },
  },
  {
    name: 'utf-16 with a mark',
    raw: encoded('utf-16', '//5IAGUAbABsAG8AIABpAG4AIABzAGkAeAB0AGUAZQBuACAAYgBpAHQAcwA='),
    expect: { text: 'Hello in sixteen bits' },
  },
  {
    name: 'utf-7 is not decoded, because it hides markup from filters',
    raw: mailText(
      { 'Content-Type': 'text/html; charset=utf-7' },
      '<p>Hi +ADw-script+AD4-alert(1)+ADw-/script+AD4-</p>',
    ),
    expect: { text: /^Hi \+ADw-script/, html: /^<p>Hi \+ADw-script/ },
  },
  {
    name: 'Latin bytes without any name for them',
    raw: latin1(
      'From: J\xfcrgen <j@gross.example>\r\nSubject: Gr\xfc\xdfe\r\nMessage-ID: <1@gross.example>\r\n\r\nSch\xf6ne Gr\xfc\xdfe aus dem S\xfcden, und f\xfcr Samstag bitte drei Br\xf6tchen.\r\n',
    ),
    expect: {
      fromName: 'Jürgen',
      subject: 'Grüße',
      text: 'Schöne Grüße aus dem Süden, und für Samstag bitte drei Brötchen.',
    },
  },
  {
    name: 'UTF-8 bytes without any name for them',
    raw: 'From: Zoë <zoe@cafe.example>\nSubject: Déjà vu\nMessage-ID: <2@cafe.example>\n\nUn café, s’il vous plaît ☕\n',
    expect: { fromName: 'Zoë', subject: 'Déjà vu', text: 'Un café, s’il vous plaît ☕' },
  },
  {
    name: 'UTF-8 bytes that call themselves ASCII',
    raw: mailText({ 'Content-Type': 'text/plain; charset=us-ascii' }, 'Größe 42 für 80 €, bitte – danke!'),
    expect: { text: 'Größe 42 für 80 €, bitte – danke!' },
  },
  {
    name: 'UTF-8 bytes that call themselves Latin, in HTML',
    raw: mailText({ 'Content-Type': 'text/html; charset=iso-8859-1' }, '<p>Reservación para señora Muñoz</p>'),
    expect: { text: 'Reservación para señora Muñoz', html: /señora Muñoz/ },
  },
  {
    name: 'an encoding that nobody knows',
    raw: mailText({ 'Content-Type': 'text/plain; charset=x-unknown-8bit' }, 'Plain words survive.'),
    expect: { text: 'Plain words survive.' },
  },
  {
    name: 'a subject in several encoded words that cut a letter in two',
    raw: mailText({ Subject: '=?UTF-8?B?0KXQu9C10A==?=\r\n =?UTF-8?B?sQ==?=' }, 'x'),
    expect: { subject: 'Хлеб', text: 'x' },
  },
  {
    name: 'each part in an encoding of its own',
    raw: mailText(
      { 'Content-Type': 'multipart/alternative; boundary=both' },
      parts(
        'both',
        'Content-Type: text/plain; charset=iso-8859-1\nContent-Transfer-Encoding: quoted-printable\n\nD=FCne',
        text('<p>Düne</p>', 'text/html; charset=utf-8'),
      ),
    ),
    expect: { text: 'Düne', html: /Düne/ },
  },
  {
    name: 'emoji, a family and letters that join',
    raw: mailText({ Subject: '👩‍👩‍👧 Geburtstag 🎂' }, 'Für die Kleine 👩‍👩‍👧, e\u0301clair & नमस्ते'),
    expect: { subject: '👩‍👩‍👧 Geburtstag 🎂', text: 'Für die Kleine 👩‍👩‍👧, éclair & नमस्ते' },
  },
];
