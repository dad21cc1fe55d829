import { claimLanguages, wholeWords, type ClaimLanguage } from '../../../../src/domain/claims/claim-language';
import { foldText } from '../../../../src/domain/contact';
import { addDays, weekday } from '../../../../src/domain/zoned-time';

/** What a customer's message is about, as far as its words tell. */
export interface QuestionTopics {
  topics: ReadonlySet<Topic>;
  /** Weekdays that it names, 1 is Monday; today and tomorrow are among them. */
  days: number[];
}

export type Topic =
  | 'hours'
  | 'visiting'
  | 'price'
  | 'offers'
  | 'address'
  | 'contact'
  | 'booking'
  | 'cancelling'
  | 'complaint'
  | 'urgent'
  | 'thanks';

export function questionTopics(text: string, language: ClaimLanguage, today: string): QuestionTopics {
  const plain = plainly(text);
  const found = new Set(
    (Object.entries(topicWords[language]) as [Topic, readonly string[]][]).flatMap(([topic, words]) =>
      words.length > 0 && wholeWords(words).test(plain) ? [topic] : [],
    ),
  );
  const days = dayWords[language].flatMap((words, index) => (wholeWords(words).test(plain) ? [index + 1] : []));
  const [now, next] = soonWords[language];
  if (wholeWords(now!).test(plain)) days.push(weekday(today));
  if (wholeWords(next!).test(plain)) days.push(weekday(addDays(today, 1)));
  // Who wants to come on a day wants to know whether somebody is in.
  if (found.delete('visiting') && days.length > 0) found.add('hours');
  // Somebody who only says thank you asks nothing, however the sentence goes on.
  if (found.has('thanks') && (found.size > 1 || plain.includes('?'))) found.delete('thanks');
  // "Is the kit included in the price?" does not ask for the price.
  if (found.has('price') && INCLUDED.test(plain)) found.delete('price');
  return { topics: found, days: [...new Set(days)].sort() };
}

/** The language whose words of these topics a short message has; null where none or several have some. */
export function languageByTopics(text: string): ClaimLanguage | null {
  const plain = plainly(text);
  const counts = claimLanguages.map((language) => ({
    language,
    count: Object.values(topicWords[language]).filter((words) => wholeWords(words).test(plain)).length,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  const best = counts.filter(({ count }) => count === most);
  return most > 0 && best.length === 1 ? best[0]!.language : null;
}

const split = (words: string) => foldText(words).split(', ');

/** Many people write without accents. */
const plainly = (text: string): string => foldText(text.replace(/[’‘ʼ]/g, "'"));

const topicWords: Record<ClaimLanguage, Record<Topic, readonly string[]>> = {
  en: {
    hours: split(
      'are you open, you open, open on, open today, open tomorrow, opening, opens, closing, close, your hours, till when, until when, do you work on, anyone in',
    ),
    visiting: split(
      'can we come, can i come, could i come, could we come, may i come, may we come, drop in, pop in, call in, come by, come round, stop by, drop off, drop it, drop them, pick up, pick it up, pick them up, collect it, collect them, visit you',
    ),
    price: split('price*, cost*, how much, charge*, fee*, rate*, expensive, cheap*'),
    offers: split(
      'do you do, do you offer, do you sell, do you have, do you repair, do you make, services, what do you',
    ),
    address: split(
      'where are you, where is, your address, the address, find you, directions, located, your location, how do i get',
    ),
    contact: split('phone number, call you, telephone, ring you, email address, reach you'),
    booking: split(
      'book, booking*, reserve*, reservation*, appointment*, a table, free on, available, availability, slot*, fit me in, fit us in, see me, see us, come out on, could you come, can you come, could you fit, room for, space for, of us on, party of, table for, sign up, sign me up, enrol*',
    ),
    cancelling: split('cancel*, reschedul*, postpone, call off, will not need the, no longer need, not be needing'),
    complaint: split(
      "complain*, disappointed, disappointing, unhappy, very upset, so upset, refund*, terrible, awful, disgrace*, unacceptable, wrong order, never arrived, not happy, rude, still waiting, money back, wilted, already broken, broken again, still broken, ruined, what are you going to do about, fed up, nobody came, no one came, never came, did not come, didn't come, didn't turn up, did not turn up, never turned up, didn't show, no show, you missed, you forgot, you left, compensation, second time, 2nd time, third time, 3rd time, not good enough, poor service, worst, not what i ordered, not what we ordered, your driver, overcharged, ripped off, waste of",
    ),
    urgent: split('smell gas, smells of gas, gas leak, on fire, smoke coming, bleeding, infected, emergency'),
    thanks: split('thank you, thanks, cheers, much appreciated, ta'),
  },
  de: {
    hours: split(
      'öffnungszeit*, geöffnet, offen, geschlossen, wann macht, wann öffnet, bis wann, ab wann, habt ihr auf, haben sie auf, im büro, jemand da, arbeitet ihr am, arbeiten sie am',
    ),
    visiting: split(
      'vorbeischauen, vorbeibringen, vorbei kommen, abholen, abgeben, zu ihnen kommen, zu euch kommen, reinschauen',
    ),
    price: split('preis*, kostet, kosten, wie teuer, wie viel, wieviel, gebühr*, honorar*'),
    offers: split(
      'bieten sie, bietet ihr, machen sie, macht ihr, haben sie, habt ihr, verkaufen, reparieren, leistungen',
    ),
    address: split(
      'wo sind sie, wo seid, wo finde, wo ist, wo liegt, eure adresse, ihre adresse, die adresse, anfahrt, wie komme',
    ),
    contact: split('telefonnummer, telefon*, anrufen, erreichen, mailadresse, e mail adresse'),
    booking: split(
      'termin*, buchen, buchung*, reservier*, tisch, noch frei, platz, könnten sie kommen, könnt ihr kommen, vorbeikommen, anmelden, anmeldung',
    ),
    cancelling: split('absagen, absage, stornier*, verschieben, verlegen'),
    complaint: split(
      'beschwer*, reklam*, enttäuscht, unzufrieden, ruiniert, beschädigt, schaden, geld zurück, erstattung, stellungnahme, falsch geliefert, unfreundlich, unmöglich, frechheit, warte immer noch, schon wieder kaputt, reicht es mir, reicht mir, niemand gekommen, niemand gemeldet, nicht gekommen, nicht erschienen, vergessen worden, schon wieder, zum zweiten mal, zum dritten mal, entschädigung, preisnachlass, mangelhaft, schlampig, ärgerlich, falsche ware, nicht was wir bestellt',
    ),
    urgent: split('riecht nach gas, gasgeruch, nach gas, brennt, rauch, blutet, entzündet, notfall'),
    thanks: split('danke, dankeschön, vielen dank, herzlichen dank, passt'),
  },
  fr: {
    hours: split("ouvert*, ouvrez, horaire*, fermé*, fermez, jusqu'à quand, vous travaillez le"),
    visiting: split(
      'passer vous voir, venir vous voir, venir chercher, récupérer, déposer, passer chercher, passer demain, passer le, passer ce',
    ),
    price: split('prix, tarif*, coûte, coute, coûtent, combien, cher, chère'),
    offers: split(
      'proposez vous, vous proposez, faites vous, vous faites, vendez vous, avez vous, réparez vous, services, prestations',
    ),
    address: split('où êtes, êtes où, vous trouvez, où se trouve, votre adresse, comment venir, où exactement'),
    contact: split('téléphone, appeler, joindre, numéro, adresse mail'),
    booking: split('réserv*, rendez vous, rdv, table, disponible*, disponibilité*, créneau*, inscrire, inscription'),
    cancelling: split('annuler, annulation, reporter, décaler'),
    complaint: split(
      "réclamation*, déçu*, mécontent*, rembours*, cassé*, abîmé*, endommagé*, scandaleux, inadmissible, inacceptable, pas normal, ras le bol, toujours pas reçu, personne n'est venu, personne n'est passé, n'est jamais venu, geste commercial, dédommage*, deuxième fois, troisième fois, encore une fois raté, mal fait, bâclé*, en colère, vous avez oublié, pas ce que j'ai commandé",
    ),
    urgent: split('odeur de gaz, sent le gaz, fuite de gaz, incendie, saigne, infecté*, urgence'),
    thanks: split('merci, mille mercis'),
  },
  es: {
    hours: split(
      'abierto*, abren, abrís, abre, abres, horario*, cerrado*, cierran, cerráis, hasta qué hora, trabajas los, trabajáis los, trabajan los',
    ),
    visiting: split(
      'pasarme, pasar por, pasar a recoger, recogerlo, recogerla, ir a veros, acercarme, dejarlo, dejarla',
    ),
    price: split('precio*, cuesta, cuestan, cuánto, cuanto, costaría, tarifa*, caro'),
    offers: split(
      'ofrecen, ofrecéis, hacen, hacéis, haces, venden, vendéis, tienen, tenéis, reparan, reparáis, servicios',
    ),
    address: split(
      'dónde están, dónde estáis, dónde está, la dirección, vuestra dirección, su dirección, ubicación, cómo llegar',
    ),
    contact: split('teléfono, llamar, número, correo'),
    booking: split(
      'reserv*, cita*, mesa, disponib*, hueco, libre, venir el, pasarte, venir a casa, apuntar*, inscrib*',
    ),
    cancelling: split('cancelar, anular, aplazar, cambiar la cita'),
    complaint: split(
      'queja*, reclamación, decepcionad*, descontent*, reembolso, dañad*, sigo esperando, fatal, no me parece normal, otra vez mal, desafinado otra vez, vergüenza, inaceptable, estoy harto, estoy harta, nadie vino, no vino nadie, no ha venido nadie, no ha aparecido, compensación, segunda vez, tercera vez, os habéis olvidado, mal hecho, no es lo que, equivocado de pedido, una vergüenza',
    ),
    urgent: split('huele a gas, fuga de gas, incendio, sangra*, infectad*, urgencia, emergencia'),
    thanks: split('gracias, muchas gracias, genial'),
  },
  nl: {
    hours: split('open, geopend, openingstijden, dicht, gesloten, tot wanneer, tot hoe laat, werken jullie op'),
    visiting: split('langs komen, even langs, ophalen, afhalen, brengen, binnenlopen, afgeven'),
    price: split('prijs, prijzen, kost, kosten, hoeveel, tarief, tarieven, duur'),
    offers: split(
      'doen jullie, jullie dat ook, hebben jullie, verkopen jullie, heeft u, doet u, verkoopt u, repareert u, maken jullie, diensten',
    ),
    address: split('waar zitten, waar zit, jullie adres, uw adres, het adres, hoe kom ik, locatie'),
    contact: split('telefoonnummer, telefoon, bellen, bereiken, mailadres'),
    booking: split(
      'reserver*, afspraak, boek*, tafel, plek, beschikbaar, jullie komen, langskomen, uur komen, aanmeld*, inschrijv*',
    ),
    cancelling: split('afzeggen, annuleren, verzetten, verplaatsen'),
    complaint: split(
      'klacht*, teleurgesteld, ontevreden, beschadigd, geld terug, nog steeds niet, verkeerd geleverd, kan echt niet, schandalig, belachelijk, wondje, gewond, ben het zat, niemand gekomen, niemand langs, niet gekomen, niet komen opdagen, vergoeding, tweede keer, derde keer, alweer, vergeten te, slecht werk, slordig, niet wat ik',
    ),
    urgent: split('gaslucht, ruik gas, brand, bloedt, ontstoken, noodgeval, spoed'),
    thanks: split('bedankt, dank je, dank u, dankjewel'),
  },
  it: {
    hours: split('aperti, aperto, apert*, orari, orario, chius*, chiudete, aprite, fino a che ora, lavorate il'),
    visiting: split('passare, venire a trovarvi, ritirare, venire a ritirare, portarvi'),
    price: split('prezz*, costa, costano, quanto, tariff*, caro'),
    offers: split('offrite, fate, vendete, avete, riparate, servizi'),
    address: split('dove siete, dove si trova, dove vi trovate, vostro indirizzo, come arrivare'),
    contact: split('telefono, chiamare, numero, mail'),
    booking: split('prenot*, appuntament*, tavolo, disponib*, posto, libero, iscriver*, iscrizione'),
    cancelling: split('disdire, annullare, spostare, rimandare'),
    complaint: split(
      'reclam*, delus*, insoddisfatt*, rimborso, danneggiat*, sto ancora aspettando, inaccettabile, vergogna, nessuno è venuto, non è venuto nessuno, non si è presentato, risarcimento, seconda volta, terza volta, vi siete dimenticati, fatto male, non è quello che, difettos*',
    ),
    urgent: split('odore di gas, fuga di gas, incendio, sanguina, infett*, emergenza'),
    thanks: split('grazie, grazie mille'),
  },
  pt: {
    hours: split('abert*, abrem, horário*, fechad*, fecham, até que horas, trabalham ao'),
    visiting: split('passar por, passar aí, ir aí, levantar, ir buscar, deixar aí'),
    price: split('preço*, custa, custam, quanto, tarifa*, caro'),
    offers: split('oferecem, fazem, vendem, têm, reparam, consertam, serviços'),
    address: split('onde ficam, onde fica, onde estão, vossa morada, qual é a morada, endereço, como chegar'),
    contact: split('telefone, ligar, número, e mail'),
    booking: split('reserv*, marcar, marcação, agendar, mesa, disponib*, vaga, inscrever*, inscrição'),
    cancelling: split('cancelar, desmarcar, adiar, remarcar'),
    complaint: split(
      'reclama*, desiludid*, insatisfeit*, reembolso, estragad*, danificad*, continuo à espera, inaceitável, vergonha, ninguém veio, ninguém apareceu, não apareceu, indemnização, segunda vez, terceira vez, esqueceram se, mal feito, não é o que, avariado outra vez, péssim*',
    ),
    urgent: split('cheira a gás, fuga de gás, incêndio, sangra*, infetad*, emergência'),
    thanks: split('obrigad*, muito obrigad*'),
  },
};

const dayWords: Record<ClaimLanguage, readonly (readonly string[])[]> = {
  en: ['monday*', 'tuesday*', 'wednesday*', 'thursday*', 'friday*', 'saturday*', 'sunday*'].map((day) => [
    foldText(day),
  ]),
  de: ['montag*', 'dienstag*', 'mittwoch*', 'donnerstag*', 'freitag*', 'samstag*', 'sonntag*'].map((day) => [
    foldText(day),
  ]),
  fr: ['lundi*', 'mardi*', 'mercredi*', 'jeudi*', 'vendredi*', 'samedi*', 'dimanche*'].map((day) => [foldText(day)]),
  es: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado*', 'domingo*'].map((day) => [foldText(day)]),
  nl: ['maandag*', 'dinsdag*', 'woensdag*', 'donderdag*', 'vrijdag*', 'zaterdag*', 'zondag*'].map((day) => [
    foldText(day),
  ]),
  it: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'].map((day) => [foldText(day)]),
  pt: ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado*', 'domingo*'].map((day) => [foldText(day)]),
};

const INCLUDED =
  /(?<!\p{L})(?:includ\p{L}*|inbegriffen|dabei|enthalten|inclus\p{L}*|compris\p{L}*|inclui\p{L}*|inbegrepen|inclusief|compres\p{L}*)(?!\p{L})/u;

/** Words for today and for tomorrow. */
const soonWords: Record<ClaimLanguage, readonly (readonly string[])[]> = {
  en: [['today', 'tonight', 'this afternoon', 'this evening', 'right now'], ['tomorrow']],
  de: [['heute'], ['morgen']],
  fr: [["aujourd'hui", 'ce soir', 'cet apres midi'], ['demain']],
  es: [['hoy', 'esta tarde', 'esta noche'], ['manana']],
  nl: [['vandaag', 'vanavond', 'vanmiddag'], ['morgen']],
  it: [['oggi', 'stasera'], ['domani']],
  pt: [['hoje', 'esta noite'], ['amanha']],
};
