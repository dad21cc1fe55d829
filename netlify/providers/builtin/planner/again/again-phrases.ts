import type { PostLanguage } from '../../../../../src/domain/text-language';
import type { Register } from '../material/phrases';

/**
 * How a post begins when it comes again, and how its title is told from the first one's. They claim nothing. No post
 * begins with the same one twice in a year of the shortest rhythm.
 */
export const againPhrases: Record<PostLanguage, Again> = {
  en: {
    open: {
      formal: [
        'Some things are worth saying more than once.',
        'A reminder for everyone who is new here.',
        'Once more, for the record:',
        'Back to something that was said here before.',
        'Worth keeping in mind:',
        'For those who missed it the first time:',
      ],
      warm: [
        'Said before, and still worth a minute.',
        'New here? Then this one is for you.',
        'Missed this the first time round? Here it is again.',
        'One to come back to.',
        'Time for a little reminder.',
        'Here’s one worth remembering.',
      ],
      gentle: [
        'Some things are good to hear again.',
        'For anyone who may need this now.',
        'Here it is once more.',
        'This may be new to some of you.',
        'A few words to come back to.',
        'It may help to read this again.',
      ],
    },
    title: (title) => [`Once more: ${title}`, `A reminder: ${title}`, `Worth repeating: ${title}`],
  },
  de: {
    open: {
      formal: [
        'Manches darf man zweimal sagen.',
        'Zur Erinnerung für alle, die neu hier sind.',
        'Noch einmal zum Nachlesen:',
        'Zurück zu etwas, das hier schon einmal stand.',
        'Gut zu wissen:',
        'Für alle, die es beim ersten Mal verpasst haben:',
      ],
      warm: [
        'Schon einmal gesagt, immer noch wahr.',
        'Für alle, die neu hier sind.',
        'Beim ersten Mal verpasst? Hier noch einmal.',
        'Etwas, auf das man gern zurückkommt.',
        'Zeit für eine kleine Erinnerung.',
        'Etwas zum Merken.',
      ],
      gentle: [
        'Manches hört man gern noch einmal.',
        'Für alle, die es gerade brauchen.',
        'Hier steht es noch einmal.',
        'Für manche ist das vielleicht neu.',
        'Ein paar Worte, auf die man zurückkommen kann.',
        'Vielleicht hilft es, das noch einmal zu lesen.',
      ],
    },
    title: (title) => [`Noch einmal: ${title}`, `Zur Erinnerung: ${title}`, `Immer noch wichtig: ${title}`],
  },
  fr: {
    open: {
      formal: [
        'Certaines choses méritent d’être redites.',
        'Un rappel pour les nouveaux venus.',
        'Une fois encore, pour mémoire :',
        'Retour sur quelque chose qui a déjà été dit ici.',
        'Bon à savoir :',
        'Pour celles et ceux qui l’auraient manqué :',
      ],
      warm: [
        'Déjà dit, et toujours vrai.',
        'Pour les nouveaux venus.',
        'Manqué la première fois ? Le revoici.',
        'À relire avec plaisir.',
        'Petit rappel.',
        'À garder sous la main.',
      ],
      gentle: [
        'Certaines choses font du bien à relire.',
        'Pour celles et ceux qui en ont besoin en ce moment.',
        'Le voici une fois encore.',
        'C’est peut-être nouveau pour certains.',
        'Quelques mots à relire.',
        'Le relire peut aider.',
      ],
    },
    title: (title) => [`À redire : ${title}`, `Rappel : ${title}`, `Toujours utile : ${title}`],
  },
  es: {
    open: {
      formal: [
        'Hay cosas que conviene repetir.',
        'Un recordatorio para quienes acaban de llegar.',
        'Una vez más, por si hace falta:',
        'De vuelta a algo que ya se dijo aquí.',
        'Conviene saberlo:',
        'Para quien se lo perdió la primera vez:',
      ],
      warm: [
        'Ya se dijo, y sigue valiendo.',
        'Para quien acaba de llegar.',
        'Para quien se lo perdió la primera vez.',
        'Algo a lo que se vuelve con gusto.',
        'Un pequeño recordatorio.',
        'De lo que vale la pena recordar.',
      ],
      gentle: [
        'Hay cosas que hace bien volver a leer.',
        'Para quien lo necesite ahora.',
        'Aquí está una vez más.',
        'Quizá sea nuevo para algunos.',
        'Unas palabras para volver a ellas.',
        'Puede ayudar leerlo de nuevo.',
      ],
    },
    title: (title) => [`Otra vez: ${title}`, `Recordatorio: ${title}`, `Vale la pena repetirlo: ${title}`],
  },
};

interface Again {
  open: Record<Register, readonly string[]>;
  title: (title: string) => readonly string[];
}
