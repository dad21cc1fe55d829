import type { PostLanguage } from '../../../../../src/domain/text-language';
import { furtherPhrases } from './further-phrases';
import { same, type Phrases } from './language-tables';
import { polishPhrases } from './polish';

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
        { we: 'Any questions? Please ask us.', i: 'Any questions? Please ask me.' },
        same('If you have any questions, please get in touch.'),
      ],
      warm: [
        { we: 'Any questions? Just ask us.', i: 'Any questions? Just ask me.' },
        { we: 'Want to know more? Just ask us.', i: 'Want to know more? Just ask me.' },
      ],
      gentle: [
        {
          we: 'If there is anything you would like to ask, we are here.',
          i: 'If there is anything you would like to ask, I am here.',
        },
        { we: 'You can ask us anything.', i: 'You can ask me anything.' },
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
        { we: 'Haben Sie Fragen? Wir antworten gern.', i: 'Haben Sie Fragen? Ich antworte gern.' },
        { we: 'Bei Fragen sprechen Sie uns gern an.', i: 'Bei Fragen sprechen Sie mich gern an.' },
      ],
      warm: [
        { we: 'Noch Fragen? Einfach bei uns melden.', i: 'Noch Fragen? Einfach bei mir melden.' },
        { we: 'Wer mehr wissen will, fragt uns einfach.', i: 'Wer mehr wissen will, fragt mich einfach.' },
      ],
      gentle: [
        { we: 'Wenn Sie etwas fragen möchten, sind wir da.', i: 'Wenn Sie etwas fragen möchten, bin ich da.' },
        { we: 'Sie dürfen uns alles fragen.', i: 'Sie dürfen mich alles fragen.' },
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
        { we: 'Une question ? N’hésitez pas à nous écrire.', i: 'Une question ? N’hésitez pas à m’écrire.' },
      ],
      warm: [
        { we: 'Une question ? Écrivez-nous.', i: 'Une question ? Écrivez-moi.' },
        { we: 'Envie d’en savoir plus ? Demandez-nous.', i: 'Envie d’en savoir plus ? Demandez-moi.' },
      ],
      gentle: [
        {
          we: 'Si vous souhaitez demander quelque chose, nous sommes là.',
          i: 'Si vous souhaitez demander quelque chose, je suis là.',
        },
        { we: 'Vous pouvez tout nous demander.', i: 'Vous pouvez tout me demander.' },
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
        { we: 'Si tiene alguna duda, consúltenos.', i: 'Si tiene alguna duda, consúlteme.' },
      ],
      warm: [
        { we: '¿Tienes alguna pregunta? Pregúntanos.', i: '¿Tienes alguna pregunta? Pregúntame.' },
        { we: '¿Quieres saber más? Escríbenos.', i: '¿Quieres saber más? Escríbeme.' },
      ],
      gentle: [
        { we: 'Si desea preguntar algo, aquí estamos.', i: 'Si desea preguntar algo, aquí estoy.' },
        { we: 'Puede preguntarnos lo que quiera.', i: 'Puede preguntarme lo que quiera.' },
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
