import { mailText, parts, text, type MailCase } from './mail-case';

const alternative = (plain: string, html: string): [Record<string, string>, string] => [
  { 'Content-Type': 'multipart/alternative; boundary="000000000000a1b2c3"' },
  parts('000000000000a1b2c3', text(plain), text(html, 'text/html; charset="UTF-8"')),
];

/** Mails as the common programs write answers. */
export const clientMails: MailCase[] = [
  {
    name: 'Gmail on the web, with designed and plain text',
    raw: mailText(
      {
        'In-Reply-To': '<ours@bakery.example>',
        References: '<first@raman.example> <ours@bakery.example>',
        ...alternative('', '')[0],
      },
      alternative(
        'Yes please, two loaves.\n\nOn Fri, Nov 20, 2026 at 3:14 PM Corner Bakery <hello@bakery.example> wrote:\n\n> Shall we keep some for you?\n>\n> Ada\n',
        '<div dir="ltr">Yes please, two loaves.</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Fri, Nov 20, 2026 at 3:14 PM Corner Bakery &lt;<a href="mailto:hello@bakery.example">hello@bakery.example</a>&gt; wrote:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">Shall we keep some for you?<br><br>Ada</blockquote></div>',
      )[1],
    ),
    expect: {
      text: 'Yes please, two loaves.',
      quoted: /^On Fri, Nov 20, 2026[^]*> Shall we keep some for you\?/,
      references: ['<first@raman.example>', '<ours@bakery.example>'],
      automatic: false,
      bulk: false,
    },
  },
  {
    name: 'Gmail with nothing but HTML',
    raw: mailText(
      { 'Content-Type': 'text/html; charset=utf-8' },
      '<div dir="ltr">Thanks, <b>see you</b> at 5.<div><br></div><div>Priya</div></div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">On Fri, 20 Nov 2026 at 15:14, Corner Bakery &lt;hello@bakery.example&gt; wrote:<br></div><blockquote class="gmail_quote">Come at 5?</blockquote></div>',
    ),
    expect: { text: 'Thanks, see you at 5.\n\nPriya', quoted: /wrote:\n+> Come at 5\?$/ },
  },
  {
    name: 'Gmail whose long introduction is wrapped',
    raw: mailText(
      {},
      'Perfect!\n\nOn Friday, 20 November 2026 at 15:14, The Corner Bakery of Otley Road\n<hello@bakery.example> wrote:\n\n> Is Saturday all right?\n',
    ),
    expect: { text: 'Perfect!', quoted: /^On Friday/ },
  },
  {
    name: 'Outlook for Windows, plain',
    raw: mailText(
      {},
      'Hi Ada,\n\nMonday works.\n\nRegards\nPriya\n\n________________________________\nFrom: Corner Bakery <hello@bakery.example>\nSent: 20 November 2026 15:14\nTo: Priya Raman <priya@raman.example>\nSubject: RE: Rye on Saturday\n\nWould Monday do?\n',
    ),
    expect: {
      text: 'Hi Ada,\n\nMonday works.\n\nRegards\nPriya',
      quoted: /^_{32}\nFrom: Corner Bakery[^]*Would Monday do\?$/,
    },
  },
  {
    name: 'Outlook for Windows, designed by Word',
    raw: mailText(
      { 'Content-Type': 'text/html; charset="us-ascii"' },
      '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0cm}</style><!--[if gte mso 9]><xml><o:shapedefaults/></xml><![endif]--></head><body><div class="WordSection1"><p class="MsoNormal">Monday works.<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal"><b>From:</b> Corner Bakery &lt;hello@bakery.example&gt;<br><b>Sent:</b> 20 November 2026 15:14<br><b>To:</b> Priya Raman<br><b>Subject:</b> RE: Rye<o:p></o:p></p></div></div><p class="MsoNormal">Would Monday do?<o:p></o:p></p></div></body></html>',
    ),
    expect: { text: 'Monday works.', quoted: /^From: Corner Bakery[^]*Would Monday do\?$/, html: /Monday works/ },
  },
  {
    name: 'Outlook on the web',
    raw: mailText(
      { 'Content-Type': 'text/html; charset=utf-8' },
      '<div class="elementToProof" style="font-family: Aptos;">Can I add a cake?</div><div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri"><b>From:</b> Corner Bakery &lt;hello@bakery.example&gt;<br><b>Sent:</b> Friday, November 20, 2026 3:14 PM<br><b>To:</b> Priya<br><b>Subject:</b> Your order</font><div>&nbsp;</div></div><div>Two loaves are kept.</div>',
    ),
    expect: { text: 'Can I add a cake?', quoted: /Two loaves are kept\.$/ },
  },
  {
    name: 'an old Outlook with its dashes',
    raw: mailText(
      {},
      'OK for me.\n\n-----Original Message-----\nFrom: Corner Bakery [mailto:hello@bakery.example]\nSent: Friday, November 20, 2026 3:14 PM\nTo: Priya\nSubject: Rye\n\nOK for you?\n',
    ),
    expect: { text: 'OK for me.', quoted: /^-----Original Message-----/ },
  },
  {
    name: 'Apple Mail, flowed',
    raw: mailText(
      { 'Content-Type': 'text/plain;\r\n\tcharset=utf-8;\r\n\tformat=flowed;\r\n\tdelsp=yes' },
      'This line goes  \non here.\n\nPriya\n\n> On 20 Nov 2026, at 15:14, Corner Bakery <hello@bakery.example>  \n> wrote:\n> \n> Shall we bake  \n> for you?\n',
    ),
    expect: { text: 'This line goes on here.\n\nPriya', quoted: /Shall we bake for you\?/ },
  },
  {
    name: 'Apple Mail, designed, with blockquote type=cite',
    raw: mailText(
      { 'Content-Type': 'text/html; charset=utf-8' },
      '<html><body style="overflow-wrap: break-word;">See you then!<br id="lineBreakAtBeginningOfMessage"><div><br><blockquote type="cite"><div>On 20 Nov 2026, at 15:14, Corner Bakery &lt;hello@bakery.example&gt; wrote:</div><br class="Apple-interchange-newline"><div>Saturday at ten?</div></blockquote></div><br></body></html>',
    ),
    expect: { text: 'See you then!', quoted: /Saturday at ten\?/ },
  },
  {
    name: 'an iPhone with its signature',
    raw: mailText(
      {},
      'Yes!\n\nSent from my iPhone\n\n> On 20 Nov 2026, at 15:14, Corner Bakery <hello@bakery.example> wrote:\n> \n> ﻿Rye?\n',
    ),
    expect: { text: 'Yes!\n\nSent from my iPhone', quoted: /> ?Rye\?$/ },
  },
  {
    name: 'Thunderbird, answered below',
    raw: mailText(
      {},
      'On 20/11/2026 15:14, Corner Bakery wrote:\n> How many loaves?\n> And when?\n\nThree, at noon.\n\n-- \nPriya Raman\n',
    ),
    expect: { text: 'Three, at noon.\n\n-- \nPriya Raman', quoted: /^On 20\/11\/2026[^]*> And when\?$/ },
  },
  {
    name: 'Thunderbird, answered line by line',
    raw: mailText({}, 'On 20/11/2026 15:14, Corner Bakery wrote:\n> How many loaves?\nThree.\n> And when?\nAt noon.\n'),
    expect: { text: /^On 20\/11\/2026[^]*How many loaves\?\nThree\.\n> And when\?\nAt noon\.$/, quoted: '' },
  },
  {
    name: 'Yahoo',
    raw: mailText(
      { 'Content-Type': 'text/html; charset=utf-8' },
      '<div class="ydp1yahoo-style-wrap"><div dir="ltr">Is it vegan?</div></div><div id="ydp2yahoo_quoted" class="ydp2yahoo_quoted"><div><div>On Friday, November 20, 2026 at 03:14:00 PM GMT, Corner Bakery &lt;hello@bakery.example&gt; wrote:</div><div><br></div><div>We have a new cake.</div></div></div>',
    ),
    expect: { text: 'Is it vegan?', quoted: /We have a new cake\.$/ },
  },
  {
    name: 'Proton',
    raw: mailText(
      {},
      'Fine.\n\n\nSent with Proton Mail secure email.\n\nOn Friday, November 20th, 2026 at 3:14 PM, Corner Bakery <hello@bakery.example> wrote:\n\n> Fine for you?\n',
    ),
    expect: { text: 'Fine.\n\n\nSent with Proton Mail secure email.', quoted: /Fine for you/ },
  },
  {
    name: 'Samsung on Android',
    raw: mailText(
      {},
      'Thank you\n\n\n-------- Original message --------\nFrom: Corner Bakery <hello@bakery.example>\nDate: 20/11/2026 15:14 (GMT+00:00)\nTo: priya@raman.example\nSubject: Rye\n\nIt is ready.\n',
    ),
    expect: { text: 'Thank you', quoted: /^-------- Original message/ },
  },
  {
    name: 'a forwarded mail, whose old text is the message',
    raw: mailText(
      { Subject: 'Fwd: Invoice 12' },
      'Please see below.\n\n---------- Forwarded message ---------\nFrom: Mill <office@mill.example>\nDate: Fri, 20 Nov 2026\nSubject: Invoice 12\nTo: <priya@raman.example>\n\nThe flour costs 80.\n',
    ),
    expect: { text: /Please see below\.[^]*The flour costs 80\.$/, quoted: '' },
  },
  {
    name: 'a mail forwarded by Outlook without a mark',
    raw: mailText(
      { Subject: 'FW: Invoice 12' },
      'FYI\n\nFrom: Mill <office@mill.example>\nSent: 20 November 2026\nTo: Priya\nSubject: Invoice 12\n\nThe flour costs 80.\n',
    ),
    expect: { text: /The flour costs 80\.$/, quoted: '' },
  },
  {
    name: 'nothing but a quotation',
    raw: mailText({}, '> Shall we keep two loaves?\n'),
    expect: { text: '> Shall we keep two loaves?', quoted: '' },
  },
  {
    name: 'a sentence that only looks like an introduction',
    raw: mailText({}, 'On Monday the baker wrote: no rye before Friday. Is that true?\nI need 3 loaves.\n'),
    expect: { text: 'On Monday the baker wrote: no rye before Friday. Is that true?\nI need 3 loaves.', quoted: '' },
  },
  {
    name: 'a footer of a filter below the quotation',
    raw: mailText(
      {},
      'Yes.\n\nOn 20/11/2026 15:14, Corner Bakery wrote:\n> Really?\n\nThis email was checked by Example Antivirus.\n',
    ),
    expect: { text: 'Yes.\n\n\nThis email was checked by Example Antivirus.', quoted: /Really/ },
  },
  {
    name: 'a website’s form, which writes in its own name',
    raw: mailText(
      { From: 'Website <no-reply@sitebuilder.example>', 'Reply-To': '"Tom O’Neil" <tom@oneil.example>' },
      'Name: Tom\nMessage: Do you cater?\n',
    ),
    expect: {
      from: 'no-reply@sitebuilder.example',
      replyTo: 'tom@oneil.example',
      text: 'Name: Tom\nMessage: Do you cater?',
    },
  },
  {
    name: 'copies to others',
    raw: mailText(
      {
        To: 'Bakery <Hello@Bakery.example>, "Raman, Dev" <dev@raman.example>',
        Cc: 'Kitchen: cook@kitchen.example, chef@kitchen.example;',
      },
      'For all of you',
    ),
    expect: { to: ['hello@bakery.example', 'dev@raman.example'], cc: ['cook@kitchen.example', 'chef@kitchen.example'] },
  },
];
