import type { PostLanguage } from '../../../../../src/domain/text-language';
import { furtherPhrases } from './further-phrases';
import type { Pair, Phrases } from './language-tables';
import { polishPhrases } from './polish';

const same = (words: string): Pair => ({ we: words, i: words });

export const phrases: Record<PostLanguage, Phrases> = {
  en: {
    peopleAsk: { we: 'People ask us', i: 'People ask me' },
    myth: 'Myth: ',
    open: {
      onlyAsked: {
        we: 'It is a question people ask us. The answer depends on your case, so do ask.',
        i: 'It is a question people ask me. The answer depends on your case, so do ask.',
      },
      review: same('In a customer’s words:'),
    },
    quote: (words) => `“${words}”`,
    call: {
      formal: [
        {
          we: 'If you have a question of your own, please ask us.',
          i: 'If you have a question of your own, please ask me.',
        },
        { we: 'You are welcome to ask us about your own case.', i: 'You are welcome to ask me about your own case.' },
      ],
      warm: [
        { we: 'Got a question of your own? Just ask us.', i: 'Got a question of your own? Just ask me.' },
        { we: 'Want to know more? Just ask us.', i: 'Want to know more? Just ask me.' },
      ],
      gentle: [
        {
          we: 'If there is anything you would like to ask, we are here.',
          i: 'If there is anything you would like to ask, I am here.',
        },
        { we: 'You may ask us anything, in your own time.', i: 'You may ask me anything, in your own time.' },
      ],
    },
    alt: {
      poster: (headline, words, name) => `A poster with the words “${headline}” and, smaller, “${words}”, by ${name}.`,
      photo: (name, words) => `A photograph from ${name}: “${words}”`,
    },
  },
  de: {
    peopleAsk: { we: 'Wir werden gefragt,', i: 'Ich werde gefragt,' },
    myth: 'Irrtum: ',
    open: {
      onlyAsked: {
        we: 'Das werden wir gefragt. Die Antwort hängt vom Einzelfall ab, also gern nachfragen.',
        i: 'Das werde ich gefragt. Die Antwort hängt vom Einzelfall ab, also gern nachfragen.',
      },
      review: same('In den Worten eines Kunden:'),
    },
    quote: (words) => `„${words}“`,
    call: {
      formal: [
        {
          we: 'Wenn Sie selbst eine Frage haben, fragen Sie uns gern.',
          i: 'Wenn Sie selbst eine Frage haben, fragen Sie mich gern.',
        },
        { we: 'Fragen Sie uns gern, wie es in Ihrem Fall ist.', i: 'Fragen Sie mich gern, wie es in Ihrem Fall ist.' },
      ],
      warm: [
        { we: 'Noch Fragen? Einfach bei uns melden.', i: 'Noch Fragen? Einfach bei mir melden.' },
        { we: 'Wer mehr wissen will, fragt uns einfach.', i: 'Wer mehr wissen will, fragt mich einfach.' },
      ],
      gentle: [
        { we: 'Wenn Sie etwas fragen möchten, sind wir da.', i: 'Wenn Sie etwas fragen möchten, bin ich da.' },
        { we: 'Sie dürfen uns alles fragen, ganz in Ruhe.', i: 'Sie dürfen mich alles fragen, ganz in Ruhe.' },
      ],
    },
    alt: {
      poster: (headline, words, name) =>
        `Ein Plakat mit den Worten „${headline}“ und, kleiner, „${words}“, von ${name}.`,
      photo: (name, words) => `Ein Foto von ${name}: „${words}“`,
    },
  },
  fr: {
    peopleAsk: { we: 'On nous demande', i: 'On me demande' },
    myth: 'Idée reçue : ',
    open: {
      onlyAsked: {
        we: 'C’est une question qu’on nous pose. La réponse dépend de votre cas : demandez-nous.',
        i: 'C’est une question qu’on me pose. La réponse dépend de votre cas : demandez-moi.',
      },
      review: same('Les mots d’un client :'),
    },
    quote: (words) => `« ${words} »`,
    call: {
      formal: [
        {
          we: 'Si vous avez une question, n’hésitez pas à nous la poser.',
          i: 'Si vous avez une question, n’hésitez pas à me la poser.',
        },
        { we: 'Parlez-nous de votre cas, nous vous répondrons.', i: 'Parlez-moi de votre cas, je vous répondrai.' },
      ],
      warm: [
        { we: 'Une question ? Posez-la-nous, tout simplement.', i: 'Une question ? Posez-la-moi, tout simplement.' },
        { we: 'Envie d’en savoir plus ? Demandez-nous.', i: 'Envie d’en savoir plus ? Demandez-moi.' },
      ],
      gentle: [
        {
          we: 'Si vous souhaitez demander quelque chose, nous sommes là.',
          i: 'Si vous souhaitez demander quelque chose, je suis là.',
        },
        { we: 'Vous pouvez tout nous demander, à votre rythme.', i: 'Vous pouvez tout me demander, à votre rythme.' },
      ],
    },
    alt: {
      poster: (headline, words, name) =>
        `Une affiche avec les mots « ${headline} » et, en plus petit, « ${words} », de ${name}.`,
      photo: (name, words) => `Une photo de ${name} : « ${words} »`,
    },
  },
  es: {
    peopleAsk: { we: 'Nos preguntan', i: 'Me preguntan' },
    myth: 'Mito: ',
    open: {
      onlyAsked: {
        we: 'Es algo que nos preguntan. La respuesta depende de cada caso: pregúntenos.',
        i: 'Es algo que me preguntan. La respuesta depende de cada caso: pregúnteme.',
      },
      review: same('En palabras de un cliente:'),
    },
    quote: (words) => `«${words}»`,
    call: {
      formal: [
        {
          we: 'Si tiene alguna pregunta, pregúntenos sin compromiso.',
          i: 'Si tiene alguna pregunta, pregúnteme sin compromiso.',
        },
        { we: 'Cuéntenos su caso y le responderemos.', i: 'Cuénteme su caso y le responderé.' },
      ],
      warm: [
        { we: '¿Tienes alguna pregunta? Pregúntanos.', i: '¿Tienes alguna pregunta? Pregúntame.' },
        { we: '¿Quieres saber más? Escríbenos.', i: '¿Quieres saber más? Escríbeme.' },
      ],
      gentle: [
        { we: 'Si desea preguntar algo, aquí estamos.', i: 'Si desea preguntar algo, aquí estoy.' },
        { we: 'Puede preguntarnos lo que quiera, con calma.', i: 'Puede preguntarme lo que quiera, con calma.' },
      ],
    },
    callVos: [
      { we: '¿Tenés alguna pregunta? Preguntanos.', i: '¿Tenés alguna pregunta? Preguntame.' },
      { we: '¿Querés saber más? Escribinos.', i: '¿Querés saber más? Escribime.' },
    ],
    alt: {
      poster: (headline, words, name) =>
        `Un cartel con las palabras «${headline}» y, más pequeño, «${words}», de ${name}.`,
      photo: (name, words) => `Una foto de ${name}: «${words}»`,
    },
  },
  ...furtherPhrases,
  pl: polishPhrases,
};
