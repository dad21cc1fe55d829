import { same, type Phrases } from './language-tables';

/** The same sentences in Dutch, Italian and Portuguese; these read well on both sides of the Atlantic. */
export const furtherPhrases: Record<'nl' | 'it' | 'pt', Phrases> = {
  nl: {
    peopleAsk: { we: 'Klanten vragen ons', i: 'Klanten vragen mij' },
    myth: 'Misverstand: ',
    open: {
      onlyAsked: {
        we: 'Dat vragen klanten ons. Het antwoord hangt van de situatie af, dus vraag het gerust.',
        i: 'Dat vragen klanten mij. Het antwoord hangt van de situatie af, dus vraag het gerust.',
      },
      review: same('In de woorden van een klant:'),
    },
    quote: (words) => `“${words}”`,
    call: {
      formal: [
        same('Hebt u een vraag? Stel hem gerust.'),
        { we: 'Vragen? Wij helpen u graag.', i: 'Vragen? Ik help u graag.' },
      ],
      warm: [
        same('Vragen? Stel ze gerust.'),
        { we: 'Meer weten? Vraag het ons gewoon.', i: 'Meer weten? Vraag het me gewoon.' },
      ],
      gentle: [
        { we: 'Als u iets wilt vragen, zijn we er voor u.', i: 'Als u iets wilt vragen, ben ik er voor u.' },
        { we: 'U mag ons alles vragen.', i: 'U mag mij alles vragen.' },
      ],
    },
    alt: {
      poster: (headline, words, name) =>
        `Een poster met de woorden “${headline}” en, kleiner, “${words}”, van ${name}.`,
      photo: (name, words) => `Een foto van ${name}: “${words}”`,
    },
  },
  it: {
    peopleAsk: { we: 'Ci chiedono', i: 'Mi chiedono' },
    myth: 'Falso mito: ',
    open: {
      onlyAsked: {
        we: 'È una domanda che ci fanno. La risposta dipende dal caso: basta chiedere.',
        i: 'È una domanda che mi fanno. La risposta dipende dal caso: basta chiedere.',
      },
      review: same('Le parole di un cliente:'),
    },
    quote: (words) => `«${words}»`,
    call: {
      formal: [
        { we: 'Ha domande? Siamo a Sua disposizione.', i: 'Ha domande? Sono a Sua disposizione.' },
        { we: 'Per qualsiasi domanda, ci contatti pure.', i: 'Per qualsiasi domanda, mi contatti pure.' },
      ],
      warm: [
        same('Hai una domanda? Chiedi pure.'),
        { we: 'Vuoi saperne di più? Scrivici.', i: 'Vuoi saperne di più? Scrivimi.' },
      ],
      gentle: [
        { we: 'Se desidera chiedere qualcosa, noi siamo qui.', i: 'Se desidera chiedere qualcosa, io sono qui.' },
        { we: 'Può chiederci tutto.', i: 'Può chiedermi tutto.' },
      ],
    },
    alt: {
      poster: (headline, words, name) =>
        `Un manifesto con le parole «${headline}» e, più piccolo, «${words}», di ${name}.`,
      photo: (name, words) => `Una foto di ${name}: «${words}»`,
    },
  },
  pt: {
    peopleAsk: same('Os clientes perguntam'),
    myth: 'Mito: ',
    open: {
      onlyAsked: {
        we: 'É uma pergunta que os clientes fazem. A resposta depende de cada caso: é só perguntar.',
        i: 'É uma pergunta que os clientes fazem. A resposta depende de cada caso: é só perguntar.',
      },
      review: same('Nas palavras de um cliente:'),
    },
    quote: (words) => `“${words}”`,
    call: {
      formal: [
        same('Se tiver alguma dúvida, é só perguntar.'),
        { we: 'Alguma dúvida? Estamos à disposição.', i: 'Alguma dúvida? Estou à disposição.' },
      ],
      warm: [
        same('Ficou com alguma dúvida? É só perguntar.'),
        { we: 'Quer saber mais? Estamos aqui para responder.', i: 'Quer saber mais? Estou aqui para responder.' },
      ],
      gentle: [
        { we: 'Se quiser perguntar alguma coisa, estamos aqui.', i: 'Se quiser perguntar alguma coisa, estou aqui.' },
        same('Pode perguntar o que quiser.'),
      ],
    },
    alt: {
      poster: (headline, words, name) =>
        `Um cartaz com as palavras “${headline}” e, em letra menor, “${words}”, de ${name}.`,
      photo: (name, words) => `Uma foto de ${name}: “${words}”`,
    },
  },
};
