import { mailText, type MailCase } from './mail-case';

const answer = (name: string, own: string, introduction: string, old = '> Passt das?'): MailCase => ({
  name,
  raw: mailText({}, `${own}\n\n${introduction}\n\n${old}\n`),
  expect: {
    text: own,
    quoted: new RegExp(
      `^${introduction
        .split('\n')[0]!
        .slice(0, 12)
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`,
    ),
  },
});

/** How programs introduce the earlier mail, in the languages of their users. */
export const languageMails: MailCase[] = [
  answer('German', 'Ja, gern.', 'Am Fr., 20. Nov. 2026 um 15:14 Uhr schrieb Bäckerei Ecke <hallo@ecke.example>:'),
  answer('German, Thunderbird', 'Ja, gern.', 'Am 20.11.26 um 15:14 schrieb Bäckerei Ecke:'),
  answer(
    'German, Apple, wrapped',
    'Ja, gern.',
    'Am 20.11.2026 um 15:14 schrieb Bäckerei an der Ecke der Hauptstraße\n<hallo@ecke.example>:',
  ),
  answer('French', 'Oui, volontiers.', 'Le ven. 20 nov. 2026 à 15:14, Boulangerie <bonjour@coin.example> a écrit :'),
  answer('Dutch', 'Graag.', 'Op vr 20 nov 2026 om 15:14 schreef Bakkerij <hallo@hoek.example>:'),
  answer('Spanish', 'Sí, gracias.', 'El vie, 20 nov 2026 a las 15:14, Panadería (<hola@esquina.example>) escribió:'),
  answer('Portuguese', 'Sim.', 'Em sex., 20 de nov. de 2026 às 15:14, Padaria <ola@canto.example> escreveu:'),
  answer(
    'Italian',
    'Sì, grazie.',
    'Il giorno ven 20 nov 2026 alle ore 15:14 Panificio <ciao@angolo.example> ha scritto:',
  ),
  answer('Polish', 'Tak, poproszę.', 'pt., 20 lis 2026 o 15:14 Piekarnia <czesc@rog.example> napisał(a):'),
  answer('Swedish', 'Ja tack.', 'Den fre 20 nov. 2026 kl 15:14 skrev Bageri <hej@horn.example>:'),
  answer('Danish', 'Ja tak.', 'Den fre. 20. nov. 2026 kl. 15.14 skrev Bageri <hej@hjorne.example>:'),
  answer('Finnish', 'Kyllä.', 'pe 20. marrask. 2026 klo 15.14 Leipomo (hei@kulma.example) kirjoitti:'),
  answer('Czech', 'Ano.', 'pá 20. 11. 2026 v 15:14 odesílatel Pekárna <ahoj@roh.example> napsal:'),
  answer('Hungarian', 'Igen.', 'Pékség <szia@sarok.example> ezt írta (időpont: 2026. nov. 20., P, 15:14):'),
  answer('Romanian', 'Da.', 'În vin., 20 nov. 2026 la 15:14, Brutărie <salut@colt.example> a scris:'),
  answer('Turkish', 'Evet.', 'Fırın <selam@kose.example>, 20 Kas 2026 Cum, 15:14 tarihinde şunu yazdı:'),
  answer('Greek', 'Ναι.', 'Στις Παρ 20 Νοε 2026 στις 3:14 μ.μ., ο χρήστης Φούρνος <geia@gonia.example> έγραψε:'),
  answer(
    'Russian',
    'Да.',
    'пт, 20 нояб. 2026 г. в 15:14, Пекарня <privet@ugol.example>:'.replace(':', ':').replace(/:$/, ' написал(а):'),
  ),
  answer('Japanese', 'はい、お願いします。', '2026年11月20日(金) 15:14 パン屋 <konnichiwa@kado.example>:'),
  answer('Chinese', '好的。', '面包店 <nihao@jiao.example> 于2026年11月20日周五 15:14写道：'),
  answer('Korean', '네.', '2026년 11월 20일 (금) 오후 3:14, 빵집 <annyeong@moseori.example>님이 작성:'),
  answer(
    'Arabic',
    'نعم',
    'في الجمعة، 20 نوفمبر 2026 في 3:14 م تمت كتابة ما يلي بواسطة مخبز <marhaba@zawiya.example>:'.replace(
      'تمت كتابة ما يلي بواسطة',
      'كتب',
    ),
  ),
  {
    name: 'German Outlook',
    raw: mailText(
      {},
      'Ja.\n\nVon: Bäckerei <hallo@ecke.example>\nGesendet: Freitag, 20. November 2026 15:14\nAn: Priya\nBetreff: AW: Roggen\n\nPasst das?\n',
    ),
    expect: { text: 'Ja.', quoted: /^Von: / },
  },
  {
    name: 'French Outlook',
    raw: mailText(
      {},
      'Oui.\n\nDe : Boulangerie <bonjour@coin.example>\nEnvoyé : vendredi 20 novembre 2026\nÀ : Priya\nObjet : RE: Seigle\n\nÇa va ?\n',
    ),
    expect: { text: 'Oui.', quoted: /^De : / },
  },
  {
    name: 'German forwarding in Thunderbird',
    raw: mailText(
      { Subject: 'Fwd: Rechnung' },
      'Siehe unten\n\n-------- Weitergeleitete Nachricht --------\nBetreff: \tRechnung\nVon: \tMühle\n\n80 Euro.\n',
    ),
    expect: { text: /80 Euro\.$/, quoted: '' },
  },
];
