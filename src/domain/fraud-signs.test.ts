import { fraudSign, fraudSignWords, type MailToJudge } from './fraud-signs';

/** [subject, text, link target, link text] */
type Mail = [string, string, string?, string?];

const judge = ([subject, text, url = '', words = 'Open']: Mail, elsewhere: string) =>
  fraudSign({ subject, text, links: [{ text: words, url: url || elsewhere }], ownHosts: ['bakery.example'] });

const frauds: Mail[] = [
  // The email from the original bug report.
  ['Your account is locked', 'Please sign in to continue.'],
  [
    'Your account has been suspended',
    'We noticed a problem. Verify your account details within 24 hours or it will be closed.',
  ],
  [
    'Unusual sign-in activity',
    'We detected an unusual sign-in. Confirm your password immediately to keep your access.',
  ],
  ['Security notice', 'Your PayPal account has been limited. Please update your billing information.'],
  ['Netflix: payment declined', 'Update your payment details to go on watching. Netflix support.'],
  [
    'Action required',
    'We have blocked your card after a suspicious transaction. Enter your card number and PIN to unlock it.',
  ],
  ['HSBC Alert', 'To avoid suspension confirm your login details today. HSBC Online.'],
  ['Apple ID', 'Your Apple ID was disabled. Verify your identity to restore access.'],
  ['Mailbox', 'Your mailbox will be deactivated. Validate your password within 12 hours.'],
  ['Tax refund', 'HMRC has approved a refund. Submit your bank details to receive it.'],
  ['Your parcel', 'Your parcel could not be delivered. Pay the redelivery fee of £1.99 to receive it.'],
  ['DHL: shipment on hold', 'Your shipment is on hold at customs. Settle the customs charge today.'],
  ['USPS', 'Your package is pending. Confirm your payment information to schedule delivery.'],
  ['Quick favour', 'I am in a meeting. Buy five gift cards for a client and send me the codes on the back.'],
  ['Are you there?', 'I need Google Play cards of 100 each. Scratch them, then reply with photos of the codes.'],
  ['Crypto event', 'Double your Bitcoin today, only until midnight. Send BTC to the address on our page.'],
  ['Wallet update', 'Connect your wallet and enter the seed phrase to keep your coins.'],
  ['Invest with us', 'Guaranteed weekly returns of 20 %. Start now.'],
  [
    'Congratulations',
    'You have won our lottery. To claim the money tell us your bank account and cover the transfer fee.',
  ],
  [
    'Confidential',
    'I am the lawyer of a late client. As next of kin you receive the inheritance once the bank transfer is arranged.',
  ],
  ['Ihr Konto wurde gesperrt', 'Bitte melden Sie sich an.'],
  ['Sparkasse: Sicherheitshinweis', 'Bitte bestätigen Sie Ihre Zugangsdaten, sonst wird Ihr Konto eingeschränkt.'],
  [
    'Wichtig',
    'Ihre Karte wurde vorübergehend gesperrt. Geben Sie innerhalb von 24 Stunden Ihre PIN ein, um sie freizuschalten.',
  ],
  [
    'DHL',
    'Ihr Paket konnte nicht zugestellt werden und wartet im Depot. Bitte bezahlen Sie die Zollgebühr von 2,99 €.',
  ],
  [
    'Kurze Bitte',
    'Besorge bitte Geschenkkarten für einen Kunden. Die Codes dann an mich schicken, ich bin in einer Sitzung.',
  ],
  ['Krypto', 'Wir lassen Ihre Bitcoins sich verdoppeln: garantierte Rendite jeden Tag.'],
  ['Votre compte est suspendu', 'Connectez-vous pour continuer.'],
  ['La Banque Postale', 'Veuillez confirmer vos coordonnées bancaires sous 24 heures pour garder votre accès.'],
  ['Chronopost', 'Votre colis est en attente. Veuillez régler les frais de livraison de 1,95 €.'],
  ['Netflix', 'Votre abonnement : mettez à jour votre carte bancaire. Netflix.'],
  ['Petit service', 'Achetez des cartes cadeaux et envoyez-moi les codes par retour.'],
  ['Su cuenta ha sido bloqueada', 'Inicie sesión para continuar.'],
  ['BBVA', 'Verifique sus datos bancarios en 24 horas o su tarjeta será bloqueada.'],
  ['Correos', 'Su paquete no se ha podido entregar. Pague la tasa de aduana de 1,80 €.'],
  ['Un favor', 'Compra tarjetas de regalo y envíame los códigos cuanto antes.'],
  ['Uw rekening is geblokkeerd', 'Log in om verder te gaan.'],
  ['ING', 'Bevestig uw inloggegevens binnen 24 uur, anders wordt uw betaalpas geblokkeerd.'],
  ['PostNL', 'Uw pakket kon niet worden bezorgd. Betaal de bezorgkosten van € 1,95.'],
  ['Verzoekje', 'Koop cadeaubonnen voor een klant en stuur mij een foto van de codes.'],
  ['Sua conta foi bloqueada', 'Entre para continuar.'],
  ['Santander', 'Confirme a sua senha e os dados do cartão em 24 horas. O acesso será limitado.'],
  ['CTT', 'A sua encomenda está pendente. Pague a taxa de alfândega de 1,49 €.'],
  ['Pedido', 'Compre cartões presente e envie os códigos por e-mail.'],
  // Written after the rule, which was then corrected by them. A tax refund or tax debt without other signs is not
  // detected.
  [
    'We could not process your payment',
    'Your Netflix membership has been suspended. Update your card details to continue watching.',
  ],
  ['New device signed in', 'Was this you? If not, secure your account immediately by confirming your password.'],
  [
    'Action required: your mailbox is full',
    'Your mailbox will be suspended in 24 hours unless you validate your login.',
  ],
  ['Delivery attempt failed', 'Your package could not be delivered due to unpaid postage. Please pay a fee of $2.99.'],
  ['Bank of America: Alert', 'We limited your online access. Please verify your identity.'],
  ['Ihre Sendung', 'Ihre Sendung wartet auf Zustellung. Zahlen Sie 1,99 EUR Zollgebühren.'],
  ['Volksbank', 'Aktualisieren Sie Ihre Zugangsdaten, da Ihr Online-Banking sonst deaktiviert wird.'],
  ['Neue Anmeldung', 'Verdächtige Anmeldung in Ihrem PayPal-Konto. Bitte bestätigen Sie Ihre Identität.'],
  ['Ameli', 'Mettez à jour vos coordonnées bancaires pour recevoir votre remboursement Ameli.'],
  ['Votre carte', 'Votre carte bancaire a été bloquée. Cliquez pour la débloquer immédiatement.'],
  ['Agencia Tributaria', 'Tiene un reembolso pendiente. Introduzca los datos de su tarjeta.'],
  ['Santander', 'Su acceso ha sido suspendido por seguridad. Actualice sus datos de acceso.'],
  ['Rabobank', 'Uw bankpas wordt geblokkeerd. Vraag direct een nieuwe aan.'],
  ['Nubank', 'Sua conta será bloqueada em 24 horas. Atualize seus dados de acesso.'],
  ['Urgent', 'Are you at your desk? I need you to get Steam cards for a customer and text me the numbers.'],
  ['Hi', 'I will triple your investment, guaranteed profit in one week.'],
  // Look-alike letters of other scripts and invisible characters hide words from programs, not from people.
  ['Your ассount is lоcked', 'Please sign in.'],
  ['Your acc\u200bount is loc\u00adked', 'Please sign in.'],
  ['Your statement', 'See it here.', 'https://pay-secure.example/login', 'www.paypal.com/login'],
  ['Your order', 'Please confirm your password.', 'https://collect.example/x', 'https://shop-of-yours.com'],
];

const honest: Mail[] = [
  ['Rye is back', 'From Friday we bake rye again. Come in, it is warm.'],
  ['Parcels until eight', 'Our parcel shop is open until eight. Bring your ID to collect, and we print your label.'],
  ['Your parcel is here', 'Your parcel is waiting at our counter. Bring an ID; we keep it for seven days.'],
  ['Delivery news', 'Your delivery was held up by snow last week. We are sorry, and this week it comes on time.'],
  [
    'We ship with DHL',
    'From now on we ship with DHL and UPS. Orders before noon leave the same day, and delivery costs 4 euros.',
  ],
  ['Customs, explained', 'For orders from abroad you pay customs duty at the door. Our page shows what it costs.'],
  [
    'New opening hours',
    'Our branch on Elm Street is open on Saturdays from 1 March. Your advisers are happy to see you.',
  ],
  ['Savings rates', 'From May our savings accounts earn 2.4 %. Talk to us about your account at the branch.'],
  [
    'How to spot a scam',
    'Criminals write that your account is locked and ask you to verify your password. That is phishing: we never ask for it.',
  ],
  [
    'Phishing week',
    'Beware of mails that say your card has been blocked. Our free course shows your team how to spot them.',
  ],
  ['Alarm check', 'Your alarm system is due for its yearly check. Book a visit within 14 days.'],
  ['Access control', 'New: doors that open with your phone. Access is limited to your staff; you set who may enter.'],
  [
    'Gift cards are here',
    'Our gift cards come in red and gold, from 10 to 200 pounds. Order online, we send them by post.',
  ],
  ['Gift cards by mail', 'Order a gift card online. We send you the code by e-mail within minutes, ready to print.'],
  ['Gutscheine per Mail', 'Geschenkkarten online kaufen: Wir senden Ihnen den Code sofort per Mail.'],
  ['Cartes cadeaux en ligne', 'Nous envoyons le code de la carte cadeau par courriel.'],
  ['Last day', 'Within the next 24 hours you get 20 % off everything. Enter code RYE20 at the checkout.'],
  ['Urgent: two seats left', 'Two seats are left for Saturday. Book now, they go immediately.'],
  [
    'Your card expires soon',
    'The card for your vegetable box expires this month. You can update your payment method in your account.',
  ],
  ['Confirm your appointment', 'Please confirm your appointment on Tuesday by replying to this mail.'],
  ['Gym: on hold', 'Would you like a break? You can put your membership on hold for up to two months.'],
  ['Password tips', 'A good password is long. Choose three words that do not belong together.'],
  [
    'Follow us',
    'We are on Instagram and Facebook now, with a picture of the bread of the day.',
    'https://www.instagram.com/bakery',
    'instagram.com/bakery',
  ],
  ['Pay as you like', 'You can pay by card, PayPal or on account. Nothing else changes.'],
  ['Bitcoin accepted', 'You can now pay with Bitcoin in our shop, too. Ask at the till how it works.'],
  ['You have won!', 'You have won our raffle: a cake of your choice. Pick it up at the counter.'],
  ['Tax day', 'HMRC wants your return by 31 January. We do it for you; send us your papers until Christmas.'],
  ['Our new site', 'Everything is on one page now.', 'https://www.bakery.example/', 'bakery.example'],
  ['Shop in Germany', 'Our German shop is open.', 'https://shop.rye-house.de/brot', 'rye-house.com'],
  [
    'Inheritance law',
    'Who inherits what? Our evening on inheritance is on 4 May, and the first hour of advice costs no fee.',
  ],
  ['Paketshop', 'Wir sind jetzt Paketshop: Pakete abgeben und abholen bis 20 Uhr. Bitte Ausweis mitbringen.'],
  ['Ihr Paket ist da', 'Ihr Paket wartet bei uns auf Sie. Wir heben es sieben Tage auf.'],
  [
    'Betrugsmaschen',
    'Vorsicht: Betrüger schreiben, Ihr Konto sei gesperrt, und wollen Ihre PIN. Wir fragen niemals danach.',
  ],
  ['Sofort lieferbar', 'Die neuen Räder sind sofort lieferbar. Innerhalb von 3 Tagen bei Ihnen.'],
  ['Gutscheine', 'Geschenkkarten gibt es ab 10 Euro, im Laden und online. Wir schicken sie Ihnen nach Hause.'],
  ['Straße gesperrt', 'Die Elmstraße ist bis Freitag gesperrt. Sie erreichen uns über den Hof.'],
  ['Point relais', 'Votre colis vous attend chez nous jusqu’à 20 heures. Apportez une pièce d’identité.'],
  ['Cartes cadeaux', 'Nos cartes cadeaux sont là : de 10 à 100 euros, en boutique ou par la poste.'],
  ['Horaires', 'L’agence de la rue des Ormes ouvre le samedi. Nos conseillers vous y attendent.'],
  ['Punto de recogida', 'Ya puedes recoger tu paquete en nuestra tienda hasta las ocho. Trae tu DNI.'],
  ['Tarjetas regalo', 'Nuestras tarjetas de regalo llegan en dos días. Elige el importe en la web.'],
  ['Última semana', 'En 24 horas termina la oferta: 20 % en todo el pan.'],
  ['Afhaalpunt', 'Je pakket haal je bij ons op tot acht uur. Neem een legitimatie mee.'],
  ['Cadeaubonnen', 'Onze cadeaubonnen zijn er vanaf 10 euro. Bestel ze in de winkel.'],
  ['Nieuwe uren', 'Vanaf maart zijn we ook op zaterdag open. Binnen 2 dagen bezorgd, direct uit de oven.'],
  ['Ponto de entrega', 'Já pode levantar a sua encomenda na nossa loja até às oito. Traga um documento.'],
  ['Cartões presente', 'Os nossos cartões presente chegam em dois dias. Escolha o valor no site.'],
  // The same trick with other letters.
  ['We moved', 'Our old account number is closed. Please use the new bank details on your next invoice.'],
  ['Last call', 'Immediately available: two rooms for the weekend. Book within 48 hours.'],
  [
    'IT security for small firms',
    'How attackers steal passwords, and how to update your systems within a week. A webinar.',
  ],
  [
    'Locksmith news',
    'Locked out? We open your door within 30 minutes, day and night. Your access card can be replaced, too.',
  ],
  ['Moving boxes', 'Parcels, packets and boxes: pay the postage here and drop off your package until six.'],
  ['Accountants', 'Send us your bank details and card statements by Friday, so that we can file your return in time.'],
  ['Bücher', 'Ihr Paket mit den neuen Büchern wartet auf Sie. Abholung bis Samstag, Zahlung im Laden.'],
  ['Autohaus', 'Die Zufahrt ist gesperrt, Ihr Zugang ist heute über den Hof. Termin bitte umgehend bestätigen.'],
  ['Versicherung', 'Bitte prüfen Sie Ihre Kontodaten im Kundenportal, damit die Erstattung ankommt.'],
  ['Yoga', 'Votre abonnement expire dans 10 jours. Renouvelez-le et confirmez votre place.'],
  ['Librería', 'Su pedido está pendiente de recogida. Pague en la tienda, sin gastos de envío.'],
  ['Fietsenmaker', 'Je fiets is klaar. Betaal de kosten bij het ophalen. Direct mee te nemen.'],
  ['Padaria', 'A sua encomenda está pendente de levantamento. Pague na loja.'],
  ['Crypto course', 'What is a seed phrase, and how do you keep it safe? An evening for beginners.'],
  ['Charity', 'You have won our hearts: thank you. Your gift arrived on our bank account.'],
  ['Gift cards for teams', 'Buy gift cards for your team and we print the numbers on the back for you.'],
  [
    'Steam cleaning',
    'Our steam cleaner takes out every stain. Send us a photo of your carpet and we send you a price by e-mail.',
  ],
  ['Photos wanted', 'Send us photos of your gift cards design; the most beautiful one wins a hamper.'],
  ['School fees', 'Please pay the fees by 1 May. You can update your payment details online.'],
  ['Hotel', 'Your room is on hold until Friday. Confirm with your card details by phone.'],
  [
    'Bank branch',
    'Our branch: change of hours. Account holders may enter through the side door; access is limited during works.',
  ],
  ['Credit union', 'New debit cards: your card will be replaced in June. Nothing to do; your PIN stays the same.'],
  ['Payroll app', 'New in our app: block a lost card at once, see unusual payments and reset your PIN.'],
  ['Parcel lockers', 'Two new parcel lockers. Shipments that cannot be delivered are brought there, free of charge.'],
  ['Import agents', 'We settle customs duty for your shipments and deliver within 48 hours.'],
  ['Password manager', 'Update your passwords today: our manager enters your login details for you.'],
  ['Schlüsseldienst', 'Ausgesperrt? Wir sind innerhalb von 30 Minuten da, auch wenn Ihr Zugang gesperrt ist.'],
  ['Poste', 'Votre colis n’a pas pu entrer dans la boîte ? Notre relais le garde, sans frais.'],
  ['Verzekering', 'Controleer uw bankgegevens in de app, dan komt uw teruggave op tijd.'],
  ['Academia', 'Atualize os dados do cartão na recepção e ganhe uma aula.'],
  ['Burglars', 'Dark evenings are coming. We check your locks for free until November.'],
];

it('is tested on enough emails of different trades', () => {
  expect([frauds.length >= 60, honest.length >= 70]).toEqual([true, true]);
});

it.each(frauds)('is found in “%s”: %s', (...mail) => {
  expect(judge(mail, 'https://check-now.example/x')).not.toBeNull();
});

it.each(honest)('is not found in “%s”: %s', (...mail) => {
  expect(judge(mail, 'https://bakery.example/offer')).toBeNull();
});

it('names the kind of fraud', () => {
  const signs = (mail: Mail) => judge(mail, 'https://check-now.example/x');
  expect([frauds[0]!, frauds[10]!, frauds[13]!, frauds[15]!, frauds[18]!, frauds.at(-2)!].map(signs)).toEqual([
    'locked-account',
    'parcel',
    'gift-cards',
    'coins',
    'fortune',
    'disguised-link',
  ]);
  expect(Object.values(fraudSignWords).every((words) => /^[a-z].*[a-z]$/.test(words))).toBe(true);
});

it('accepts a brand’s own email about its own site', () => {
  const mail: MailToJudge = {
    subject: 'Payment declined',
    text: 'Update your payment details in your Netflix account.',
    links: [{ text: 'Open', url: 'https://www.netflix.com/account' }],
    ownHosts: [],
  };
  expect([
    fraudSign(mail),
    fraudSign({ ...mail, links: [{ text: 'Open', url: 'https://netflix-billing.example' }] }),
  ]).toEqual([null, 'locked-account']);
});

it('takes work in proportion to the length of what it reads, not to its content', () => {
  for (const piece of ['your account ', 'a.', '((', 'gift card ', 'pay the '])
    expect(
      fraudSign({
        subject: piece.repeat(20),
        text: piece.repeat(3_000),
        links: [{ text: piece.repeat(200), url: 'https://a.example' }],
        ownHosts: [],
      }),
    ).toBeNull();
});
