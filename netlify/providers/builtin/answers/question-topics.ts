import { wholeWords, type ClaimLanguage } from '../../../../src/domain/claims/claim-language';
import { addDays, weekday } from '../../../../src/domain/zoned-time';

/** What a customer's message is about, as far as its words tell. */
export interface QuestionTopics {
  topics: ReadonlySet<Topic>;
  /** Weekdays that it names, 1 is Monday; today and tomorrow are among them. */
  days: number[];
}

export type Topic = 'hours' | 'price' | 'offers' | 'address' | 'contact' | 'booking' | 'complaint' | 'thanks';

export function questionTopics(text: string, language: ClaimLanguage, today: string): QuestionTopics {
  const plain = text.normalize('NFKC').replace(/[’‘ʼ]/g, "'");
  const found = new Set(
    (Object.entries(topicWords[language]) as [Topic, readonly string[]][]).flatMap(([topic, words]) =>
      words.length > 0 && wholeWords(words).test(plain) ? [topic] : [],
    ),
  );
  const days = dayWords[language].flatMap((words, index) => (wholeWords(words).test(plain) ? [index + 1] : []));
  const [now, next] = soonWords[language];
  if (wholeWords(now!).test(plain)) days.push(weekday(today));
  if (wholeWords(next!).test(plain)) days.push(weekday(addDays(today, 1)));
  // Somebody who only says thank you asks nothing, however the sentence goes on.
  if (found.has('thanks') && (found.size > 1 || plain.includes('?'))) found.delete('thanks');
  return { topics: found, days: [...new Set(days)].sort() };
}

const split = (words: string) => words.split(', ');

const topicWords: Record<ClaimLanguage, Record<Topic, readonly string[]>> = {
  en: {
    hours: split('open, opening, opens, close, closing, hours, till when, until when, what time'),
    price: split('price*, cost*, how much, charge*, fee*, rate*, quote, expensive, cheap*'),
    offers: split(
      'do you do, do you offer, do you sell, do you have, do you repair, do you make, services, what do you',
    ),
    address: split('where are you, where is, address, find you, directions, located, location, how do i get, parking'),
    contact: split('phone number, call you, telephone, ring you, email address, reach you'),
    booking: split(
      'book, booking*, reserve*, reservation*, appointment*, a table, free on, available, availability, slot*, fit me in, fit us in, see me, see us',
    ),
    complaint: split(
      'complain*, disappointed, unhappy, refund*, broken, broke, damaged, terrible, awful, wrong order, never arrived, not happy, rude, still waiting',
    ),
    thanks: split('thank you, thanks, cheers, much appreciated'),
  },
  de: {
    hours: split('öffnungszeit*, geöffnet, offen, auf, geschlossen, zu, wann macht, wann öffnet, bis wann, ab wann'),
    price: split('preis*, kostet, kosten, wie teuer, wie viel, wieviel, gebühr*, honorar*, angebot, kostenvoranschlag'),
    offers: split(
      'bieten sie, bietet ihr, machen sie, macht ihr, haben sie, habt ihr, verkaufen, reparieren, leistungen',
    ),
    address: split('wo sind, wo finde, wo ist, wo liegt, adresse, anfahrt, parkplatz, parken, wie komme'),
    contact: split('telefonnummer, telefon*, anrufen, erreichen, mailadresse, e mail adresse'),
    booking: split('termin*, buchen, buchung*, reservier*, tisch, frei, platz'),
    complaint: split(
      'beschwer*, reklam*, enttäuscht, unzufrieden, kaputt, defekt, beschädigt, geld zurück, erstattung, falsch geliefert, unfreundlich, warte immer noch',
    ),
    thanks: split('danke, dankeschön, vielen dank, herzlichen dank'),
  },
  fr: {
    hours: split("ouvert*, ouvrez, horaire*, fermé*, fermez, quelle heure, jusqu'à quand"),
    price: split('prix, tarif*, coûte, coûtent, combien, devis, cher, chère'),
    offers: split('proposez vous, faites vous, vendez vous, avez vous, réparez vous, services, prestations'),
    address: split('où êtes, où se trouve, où est, adresse, se garer, parking, comment venir'),
    contact: split('téléphone, appeler, joindre, numéro, adresse mail'),
    booking: split('réserv*, rendez vous, rdv, table, disponible*, disponibilité*, créneau*'),
    complaint: split(
      'réclamation*, déçu*, mécontent*, rembours*, cassé*, abîmé*, endommagé*, scandaleux, inadmissible, toujours pas reçu',
    ),
    thanks: split('merci, mille mercis'),
  },
  es: {
    hours: split('abierto*, abren, abrís, abre, horario*, cerrado*, cierran, cerráis, a qué hora, hasta qué hora'),
    price: split('precio*, cuesta, cuestan, cuánto, tarifa*, presupuesto, caro'),
    offers: split('ofrecen, ofrecéis, hacen, hacéis, venden, vendéis, tienen, tenéis, reparan, reparáis, servicios'),
    address: split('dónde están, dónde estáis, dónde está, dirección, ubicación, aparcar, aparcamiento, cómo llegar'),
    contact: split('teléfono, llamar, número, correo'),
    booking: split('reserv*, cita*, mesa, disponib*, hueco, libre'),
    complaint: split(
      'queja*, reclamación, decepcionad*, descontent*, reembolso, roto, rota, dañad*, sigo esperando, fatal',
    ),
    thanks: split('gracias, muchas gracias'),
  },
  nl: {
    hours: split('open, geopend, openingstijden, dicht, gesloten, hoe laat, tot wanneer, tot hoe laat'),
    price: split('prijs, prijzen, kost, kosten, hoeveel, tarief, tarieven, offerte, duur'),
    offers: split(
      'doen jullie, hebben jullie, verkopen jullie, heeft u, doet u, verkoopt u, repareert u, maken jullie, diensten',
    ),
    address: split('waar zitten, waar zit, waar is, adres, parkeren, hoe kom ik, locatie'),
    contact: split('telefoonnummer, telefoon, bellen, bereiken, mailadres'),
    booking: split('reserver*, afspraak, boek*, tafel, plek, beschikbaar, vrij'),
    complaint: split(
      'klacht*, teleurgesteld, ontevreden, kapot, beschadigd, geld terug, nog steeds niet, verkeerd geleverd',
    ),
    thanks: split('bedankt, dank je, dank u, dankjewel'),
  },
  it: {
    hours: split('aperti, aperto, apert*, orari, orario, chius*, chiudete, aprite, a che ora, fino a che ora'),
    price: split('prezz*, costa, costano, quanto, tariff*, preventivo, caro'),
    offers: split('offrite, fate, vendete, avete, riparate, servizi'),
    address: split('dove siete, dove si trova, dove vi trovate, indirizzo, parcheggi*, come arrivare'),
    contact: split('telefono, chiamare, numero, mail'),
    booking: split('prenot*, appuntament*, tavolo, disponib*, posto, libero'),
    complaint: split('reclam*, delus*, insoddisfatt*, rimborso, rotto, rotta, danneggiat*, sto ancora aspettando'),
    thanks: split('grazie, grazie mille'),
  },
  pt: {
    hours: split('abert*, abrem, horário*, fechad*, fecham, a que horas, até que horas'),
    price: split('preço*, custa, custam, quanto, tarifa*, orçamento, caro'),
    offers: split('oferecem, fazem, vendem, têm, tem, reparam, consertam, serviços'),
    address: split('onde ficam, onde fica, onde estão, morada, endereço, estacion*, como chegar'),
    contact: split('telefone, ligar, número, e mail'),
    booking: split('reserv*, marcar, marcação, agendar, mesa, disponib*, vaga'),
    complaint: split(
      'reclama*, desiludid*, insatisfeit*, reembolso, partid*, estragad*, danificad*, continuo à espera',
    ),
    thanks: split('obrigad*, muito obrigad*'),
  },
};

const dayWords: Record<ClaimLanguage, readonly (readonly string[])[]> = {
  en: ['monday*', 'tuesday*', 'wednesday*', 'thursday*', 'friday*', 'saturday*', 'sunday*'].map((day) => [day]),
  de: ['montag*', 'dienstag*', 'mittwoch*', 'donnerstag*', 'freitag*', 'samstag*', 'sonntag*'].map((day) => [day]),
  fr: ['lundi*', 'mardi*', 'mercredi*', 'jeudi*', 'vendredi*', 'samedi*', 'dimanche*'].map((day) => [day]),
  es: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado*', 'domingo*'].map((day) => [day]),
  nl: ['maandag*', 'dinsdag*', 'woensdag*', 'donderdag*', 'vrijdag*', 'zaterdag*', 'zondag*'].map((day) => [day]),
  it: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'].map((day) => [day]),
  pt: ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado*', 'domingo*'].map((day) => [day]),
};

/** Words for today and for tomorrow. */
const soonWords: Record<ClaimLanguage, readonly (readonly string[])[]> = {
  en: [['today', 'tonight', 'this afternoon', 'this evening', 'right now'], ['tomorrow']],
  de: [['heute'], ['morgen']],
  fr: [["aujourd'hui", 'ce soir', 'cet après midi'], ['demain']],
  es: [['hoy', 'esta tarde', 'esta noche'], ['mañana']],
  nl: [['vandaag', 'vanavond', 'vanmiddag'], ['morgen']],
  it: [['oggi', 'stasera'], ['domani']],
  pt: [['hoje', 'esta noite'], ['amanhã']],
};
