import { latin1, mailText, parts, text, type MailCase } from './mail-case';

const base64 = (charset: string, body: string, headers: Record<string, string> = {}): string =>
  mailText(
    { 'Content-Type': `text/plain; charset="${charset}"`, 'Content-Transfer-Encoding': 'base64', ...headers },
    body,
  );

/** Mails to other businesses, in other languages and by other programs than those that the reader was written with. */
export const unseenMails: MailCase[] = [
  {
    name: 'a Japanese customer of a funeral florist, in ISO-2022-JP',
    raw: base64(
      'ISO-2022-JP',
      'GyRCJCpBcjwwJE4yViRyQ21KOCQ3JD8kJCROJEckOSQsISJMQEZ8JE5EKyReJEckS0ZPJDEkRiQkJD8kQCQxJF4kOSQrISMbKEIKChskQkVEQ2YbKEIKCjIwMjYbJEJHLxsoQjExGyRCN24bKEIyNRskQkZ8GyhCKBskQj9lGyhCKSA5OjEyIBskQjJWMjAbKEIgGyRCOzNLXBsoQiA8aW5mb0B5YW1hbW90by1oYW5hLmV4YW1wbGU+Ogo+IBskQjVGJEhJNDlnJCwkNCQ2JCQkXiQ5ISMbKEIK',
      {
        From: '=?ISO-2022-JP?B?GyRCRURDZhsoQiAbJEIyVjtSGyhC?= <tanaka@mail.example>',
        Subject: '=?ISO-2022-JP?B?UmU6IBskQjYhMlYkSyREJCQkRhsoQg==?=',
      },
    ),
    expect: {
      fromName: '田中 花子',
      subject: 'Re: 供花について',
      text: 'お葬式の花を注文したいのですが、明日の朝までに届けていただけますか。\n\n田中',
      quoted: /^2026年11月25日[^]*菊と百合がございます。$/,
    },
  },
  {
    name: 'a Polish client of a notary, Thunderbird in windows-1250',
    raw: base64(
      'windows-1250',
      'U3phbm93bmkgUGHxc3R3bywNCg0KcHJvc3rqIG8gdGVybWluIHBvZHBpc2FuaWEgYWt0dSBub3RhcmlhbG5lZ28gdyBwcnp5c3qzeW0gdHlnb2RuaXUuDQoNClogcG93Yb9hbmllbQ0Ko3VjamEgr/Oz5g0KDQpXIGRuaXUgMjUuMTEuMjAyNiBvIDEwOjAyLCBLYW5jZWxhcmlhIE5vdGFyaWFsbmEgcGlzemU6DQo+IEN6eSCccm9kYSBvZHBvd2lhZGE/DQo=',
    ),
    expect: {
      text: 'Szanowni Państwo,\n\nproszę o termin podpisania aktu notarialnego w przyszłym tygodniu.\n\nZ poważaniem\nŁucja Żółć',
      quoted: /Czy środa odpowiada\?$/,
    },
  },
  {
    name: 'an Arabic customer of a repair van, Gmail with nothing but HTML',
    raw: mailText(
      { 'Content-Type': 'text/html; charset="UTF-8"', Subject: '=?UTF-8?B?2KXYtdmE2KfYrQ==?=' },
      '<div dir="rtl">مرحبا،<br>أريد إصلاح نافذة السيارة يوم الأحد. كم السعر؟</div><br><div class="gmail_quote"><div dir="rtl" class="gmail_attr">في الأربعاء، 25 نوفمبر 2026 في 9:12 ص تمت كتابة ما يلي بواسطة ‪ورشة‬‏ &lt;<a href="mailto:info@van.example">info@van.example</a>&gt;:<br></div><blockquote class="gmail_quote">أهلا بك</blockquote></div>',
    ),
    expect: { subject: 'إصلاح', text: 'مرحبا،\nأريد إصلاح نافذة السيارة يوم الأحد. كم السعر؟', quoted: /أهلا بك$/ },
  },
  {
    name: 'a Greek client of a notary, Samsung in windows-1253',
    raw: base64(
      'windows-1253',
      'yuHr5/Pw3fHhIPPh8iwNCg0K9/Hl6dzm7+zh6SDw6+fx5e7v/fPp7yDj6eEg8P7r5/PnIOHq6e3e9O/1Lg0KDQrF9ffh8enz9P4NCs3f6u/yDQoNCi0tLS0tLS0tIMHx9+nq/CDs3u317OEgLS0tLS0tLS0NCsHw/Dog0/Xs4u/r4env4/Hc9u/yIDxncmFmZWlvQG5vdGFyeS5leGFtcGxlPg0K0PHv8jogzd/q7/INCsjd7OE6INDr5/Hl7u/98+nvDQoNCtDl3/TlIOzv9S4=',
    ),
    expect: {
      text: 'Καλησπέρα σας,\n\nχρειάζομαι πληρεξούσιο για πώληση ακινήτου.\n\nΕυχαριστώ\nΝίκος',
      quoted: /^-------- Αρχικό μήνυμα[^]*Πείτε μου\.$/,
    },
  },
  {
    name: 'a Turkish customer of a repair van, Outlook in iso-8859-9',
    raw: base64(
      'iso-8859-9',
      'TWVyaGFiYSwgbWluaWL8c/xuIGthcP1z/SBrYXBhbm39eW9yLiBZYXL9biBnZWxlYmlsaXIgbWlzaW5pej8NCg0KVGX+ZWtr/HJsZXIsDQre/Gty/CDHYfBsYXlhbg0KDQpLaW1kZW46IEdlemljaSBUYW1pciA8YmlsZ2lAdGFtaXIuZXhhbXBsZT4NCkf2bmRlcmlsZGk6IDI1IEthc/1tIDIwMjYgx2Fy/mFtYmEgMTQ6MDUNCktpbWU6IN78a3L8IMdh8GxheWFuDQpLb251OiBLYXD9DQoNCkhhbmdpIGthcP0/',
    ),
    expect: {
      text: /^Merhaba, minibüsün kapısı kapanmıyor\.[^]*Şükrü Çağlayan$/,
      quoted: /^Kimden: [^]*Hangi kapı\?$/,
    },
  },
  {
    name: 'a Chinese customer of a florist, QQ Mail in gb18030',
    raw: base64(
      'gb18030',
      'xOO6w6Osx+vOytThwPG7qMim1+7N7cqyw7TKsbryv8nS1Lapo78KCi0tLS0tLS0tLS0tLS0tLS0tLSDUrcq808q8/iAtLS0tLS0tLS0tLS0tLS0tLS0Kt6K8/sjLOiAiu6i16iIgPGh1YUBkaWFuLmV4YW1wbGU+Owq3osvNyrG85DogMjAyNsTqMTHUwjI1yNUo0MfG2sj9KSDJz87nOToxMgrK1bz+yMs6ICLN9be8Ijx3YW5nQGZhbmcuZXhhbXBsZT47Ctb3zOI6ILuoyKYKCsT6usM=',
    ),
    expect: { text: '你好，请问葬礼花圈最晚什么时候可以订？', quoted: /原始邮件[^]*您好$/ },
  },
  {
    name: 'a Norwegian customer, Outlook on a phone in HTML',
    raw: mailText(
      { 'Content-Type': 'text/html; charset=utf-8' },
      '<html><body><div dir="ltr" data-outlook-trace="F:1|T:1">Kan dere levere kransen før kl. 10?</div><div id="ms-outlook-mobile-signature"><div><br></div>Få <a href="https://aka.ms/o0ukef">Outlook for iOS</a></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><b>Fra:</b> Blomster &lt;post@krans.example&gt;<br><b>Sendt:</b> onsdag, november 25, 2026 9:12 AM<br><b>Til:</b> Kari<br><b>Emne:</b> SV: Krans</div><div>Hei Kari</div></body></html>',
    ),
    expect: {
      text: /^Kan dere levere kransen før kl\. 10\?\n+Få Outlook for iOS/,
      quoted: /^(?:---\n+)?Fra: [^]*Hei Kari$/,
    },
  },
  {
    name: 'a Portuguese client, answered below in Evolution',
    raw: mailText(
      { 'Content-Type': 'text/plain; charset="UTF-8"' },
      'Em qua, 2026-11-25 às 09:12 +0000, Cartório escreveu:\n> Pode vir na sexta?\n\nPosso, às 15h.\n\nObrigado\nJoão\n',
    ),
    expect: { text: 'Posso, às 15h.\n\nObrigado\nJoão', quoted: /^Em qua[^]*Pode vir na sexta\?$/ },
  },
  {
    name: 'a Ukrainian customer, ukr.net',
    raw: mailText(
      {},
      'Так, приїжджайте о десятій.\n\n25 листопада 2026, 09:12:44, від "Майстерня" <info@van.example>:\n\n> Коли вам зручно?\n',
    ),
    expect: { text: 'Так, приїжджайте о десятій.', quoted: /Коли вам зручно\?$/ },
  },
  {
    name: 'a Hebrew client of a notary, Outlook in plain text',
    raw: mailText(
      {},
      'שלום,\nהאם אפשר לקבוע פגישה ליום ראשון?\n\nמאת: נוטריון <office@notary.example>\nנשלח: יום רביעי 25 נובמבר 2026 09:12\nאל: דנה\nנושא: ייפוי כוח\n\nשלום דנה\n',
    ),
    expect: { text: 'שלום,\nהאם אפשר לקבוע פגישה ליום ראשון?', quoted: /^מאת: [^]*שלום דנה$/ },
  },
  {
    name: 'a Danish customer with five pictures from a phone',
    raw: mailText(
      { 'Content-Type': 'multipart/mixed; boundary="Apple-Mail-7A"', 'X-Mailer': 'iPhone Mail (23A341)' },
      parts(
        'Apple-Mail-7A',
        text('Skaden ses her.\n', 'text/plain; charset=us-ascii'),
        ...[1, 2, 3, 4, 5].map(
          (n) =>
            `Content-Type: image/jpeg; name="IMG_000${n}.jpeg"\nContent-Disposition: inline; filename="IMG_000${n}.jpeg"\nContent-Transfer-Encoding: base64\n\n/9j/4AAQ`,
        ),
        text('\n\nSendt fra min iPhone', 'text/plain; charset=us-ascii'),
      ),
    ),
    expect: {
      text: /^Skaden ses her\.\s+Sendt fra min iPhone$/,
      files: ['IMG_0001.jpeg', 'IMG_0002.jpeg', 'IMG_0003.jpeg', 'IMG_0004.jpeg', 'IMG_0005.jpeg'],
    },
  },
  {
    name: 'a funeral home’s order by a fax gateway',
    raw: mailText(
      {
        From: '"Fax +44 113 496 0000" <fax@gateway.example>',
        Subject: 'Fax (2 pages)',
        'Content-Type': 'multipart/mixed; boundary=f',
      },
      parts(
        'f',
        'Content-Type: text/plain\n\nA fax has arrived.',
        'Content-Type: image/tiff; name=fax.tif\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment; filename=fax.tif\n\nSUkqAA==',
      ),
    ),
    expect: { fromName: 'Fax +44 113 496 0000', text: 'A fax has arrived.', files: ['fax.tif'] },
  },
  {
    name: 'a Swiss customer by a website form that asks to answer somebody else',
    raw: mailText(
      {
        From: 'Kontaktformular <formular@webland.example>',
        'Reply-To': '=?utf-8?Q?Beno=C3=AEt_M=C3=BCller?= <benoit@mueller.example>',
        Subject: 'Neue Anfrage',
      },
      'Name: Benoît Müller\nTelefon: 044 000 00 00\nNachricht:\nDer Bus springt nicht an.\n',
    ),
    expect: { replyTo: 'benoit@mueller.example', text: /Der Bus springt nicht an\.$/, quoted: '' },
  },
  {
    name: 'an absence notice in Dutch, by Exchange',
    raw: mailText(
      {
        Subject: 'Automatisch antwoord: Offerte grafkrans',
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        'Return-Path': '<>',
      },
      'Ik ben tot maandag afwezig.',
    ),
    expect: { automatic: true, text: 'Ik ben tot maandag afwezig.' },
  },
  {
    name: 'an absence notice in Polish that names itself nowhere but in its subject',
    raw: mailText({ Subject: '=?utf-8?Q?Odpowied=C5=BA_automatyczna=3A_Wycena?=' }, 'Jestem na urlopie.'),
    expect: { automatic: true },
  },
  {
    name: 'an undelivered notice by Exchange Online',
    raw: mailText(
      {
        From: 'postmaster@contoso.example',
        Subject: 'Undeliverable: Your wreath',
        'Content-Type': 'multipart/report; report-type=delivery-status; boundary="_e"',
      },
      parts(
        '_e',
        text('<b>Your message couldn’t be delivered</b>', 'text/html; charset=utf-8'),
        'Content-Type: message/delivery-status\n\nReporting-MTA: dns;x.prod.example\n\nFinal-Recipient: rfc822;a@b.example\nAction: failed\nStatus: 5.1.10',
        'Content-Type: message/rfc822\n\nFrom: x@y.example\nSubject: Your wreath\n\nHello',
      ),
    ),
    expect: 'returned',
  },
  {
    name: 'a Brazilian shop’s newsletter, nested tables and a hidden preview',
    raw: mailText(
      { 'List-Unsubscribe': '<mailto:u@loja.example>', 'Content-Type': 'multipart/alternative; boundary=n' },
      parts(
        'n',
        text('Veja no navegador'),
        text(
          '<div style="display:none;max-height:0">Prévia</div><table width="100%"><tr><td><table><tr><td style="background:#eee url(https://loja.example/bg.png)"><h1>Promoção</h1><a href="https://loja.example/x"><img src="https://loja.example/a.jpg" alt="Flores"></a></td></tr></table></td></tr></table>',
          'text/html; charset=utf-8',
        ),
      ),
    ),
    expect: { bulk: true, remotePictures: true, html: /<h1>Promoção<\/h1>/ },
  },
  {
    name: 'raw Cyrillic letters in koi8-r without any name for them',
    raw: latin1(
      `From: ${Buffer.from([0xe9, 0xd7, 0xc1, 0xce]).toString('latin1')} <ivan@van.example>\r\nSubject: ${Buffer.from([0xf2, 0xc5, 0xcd, 0xcf, 0xce, 0xd4]).toString('latin1')}\r\nMessage-ID: <k@van.example>\r\n\r\n${Buffer.from('5M/C0tnKIMTFztghIPPLz8zYy88g09TPydQgxM/T1MHXy8EgzsEgxM/NPw==', 'base64').toString('latin1')}\r\n`,
    ),
    expect: { fromName: 'Иван', subject: 'Ремонт', text: 'Добрый день! Сколько стоит доставка на дом?' },
  },
  {
    name: 'a Finnish notary, flowed text that is quoted twice',
    raw: mailText(
      { 'Content-Type': 'text/plain; charset=utf-8; format=flowed' },
      'Kiitos, tämä on pitkä rivi joka \njatkuu.\n\nLiisa kirjoitti 25.11.2026 klo 9.12:\n> Hei, sopiiko \n> perjantai?\n>> Aiempi \n>> viesti\n',
    ),
    expect: {
      text: 'Kiitos, tämä on pitkä rivi joka jatkuu.',
      quoted: /> Hei, sopiiko perjantai\?\n>> Aiempi viesti$/,
    },
  },
  {
    name: 'a Vietnamese customer whose mail quotes hers in full, Zoho',
    raw: mailText(
      { 'Content-Type': 'text/html; charset=UTF-8' },
      '<div style="font-family:Verdana">Tôi muốn đặt vòng hoa.<br></div><div class="zmail_extra_hr" style="border-top: 1px solid rgb(204,204,204)"><br></div><div class="zmail_extra" data-zbluepencil-ignore="true"><div><br></div><div id="Zm-_Id_-Sgn1">---- On Wed, 25 Nov 2026 09:12:00 +0700 <b>Hoa &lt;hoa@hoa.example&gt;</b> wrote ---<br></div><div><br></div><blockquote id="blockquote_zmail" style="margin:0">Xin chào</blockquote></div>',
    ),
    expect: { text: 'Tôi muốn đặt vòng hoa.', quoted: /Xin chào$/ },
  },
];
