import type { Phrases } from './language-tables';

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
      review: { we: 'In de woorden van een klant:', i: 'In de woorden van een klant:' },
    },
    quote: (words) => `“${words}”`,
    call: {
      formal: [
        { we: 'Hebt u zelf een vraag? Stel hem ons gerust.', i: 'Hebt u zelf een vraag? Stel hem mij gerust.' },
        {
          we: 'Vertel ons gerust hoe het bij u zit, dan denken we mee.',
          i: 'Vertel me gerust hoe het bij u zit, dan denk ik mee.',
        },
      ],
      warm: [
        { we: 'Zelf een vraag? Stel hem ons gerust.', i: 'Zelf een vraag? Stel hem me gerust.' },
        { we: 'Meer weten? Vraag het ons gewoon.', i: 'Meer weten? Vraag het me gewoon.' },
      ],
      gentle: [
        { we: 'Als u iets wilt vragen, zijn we er voor u.', i: 'Als u iets wilt vragen, ben ik er voor u.' },
        { we: 'U mag ons alles vragen, in alle rust.', i: 'U mag mij alles vragen, in alle rust.' },
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
      review: { we: 'Le parole di un cliente:', i: 'Le parole di un cliente:' },
    },
    quote: (words) => `«${words}»`,
    call: {
      formal: [
        { we: 'Se ha una domanda, ce la faccia pure.', i: 'Se ha una domanda, me la faccia pure.' },
        { we: 'Ci racconti il Suo caso, Le risponderemo.', i: 'Mi racconti il Suo caso, Le risponderò.' },
      ],
      warm: [
        { we: 'Hai una domanda? Chiedici pure.', i: 'Hai una domanda? Chiedimi pure.' },
        { we: 'Vuoi saperne di più? Scrivici.', i: 'Vuoi saperne di più? Scrivimi.' },
      ],
      gentle: [
        { we: 'Se desidera chiedere qualcosa, noi siamo qui.', i: 'Se desidera chiedere qualcosa, io sono qui.' },
        { we: 'Può chiederci tutto, con calma.', i: 'Può chiedermi tutto, con calma.' },
      ],
    },
    alt: {
      poster: (headline, words, name) =>
        `Un manifesto con le parole «${headline}» e, più piccolo, «${words}», di ${name}.`,
      photo: (name, words) => `Una foto di ${name}: «${words}»`,
    },
  },
  pt: {
    peopleAsk: { we: 'Os clientes perguntam', i: 'Os clientes perguntam' },
    myth: 'Mito: ',
    open: {
      onlyAsked: {
        we: 'É uma pergunta que os clientes fazem. A resposta depende de cada caso: é só perguntar.',
        i: 'É uma pergunta que os clientes fazem. A resposta depende de cada caso: é só perguntar.',
      },
      review: { we: 'Nas palavras de um cliente:', i: 'Nas palavras de um cliente:' },
    },
    quote: (words) => `“${words}”`,
    call: {
      formal: [
        { we: 'Se tiver alguma dúvida, é só perguntar.', i: 'Se tiver alguma dúvida, é só perguntar.' },
        { we: 'Conte o seu caso, e responderemos.', i: 'Conte o seu caso, e responderei.' },
      ],
      warm: [
        { we: 'Ficou com alguma dúvida? É só perguntar.', i: 'Ficou com alguma dúvida? É só perguntar.' },
        { we: 'Quer saber mais? Estamos aqui para responder.', i: 'Quer saber mais? Estou aqui para responder.' },
      ],
      gentle: [
        { we: 'Se quiser perguntar alguma coisa, estamos aqui.', i: 'Se quiser perguntar alguma coisa, estou aqui.' },
        { we: 'Pode perguntar o que quiser, com calma.', i: 'Pode perguntar o que quiser, com calma.' },
      ],
    },
    alt: {
      poster: (headline, words, name) =>
        `Um cartaz com as palavras “${headline}” e, em letra menor, “${words}”, de ${name}.`,
      photo: (name, words) => `Uma foto de ${name}: “${words}”`,
    },
  },
};
