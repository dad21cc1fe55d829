import type { PostLanguage } from '../../../../../src/domain/text-language';
import type { Register } from '../material/language-tables';

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
  nl: {
    open: {
      formal: [
        'Sommige dingen mogen twee keer gezegd worden.',
        'Ter herinnering, voor wie hier nieuw is.',
        'Nog eens, om na te lezen:',
        'Terug naar iets dat hier al eerder stond.',
        'Goed om te weten:',
        'Voor wie het de eerste keer gemist heeft:',
      ],
      warm: [
        'Eerder gezegd, en nog steeds waar.',
        'Nieuw hier? Dan is dit voor jou.',
        'De eerste keer gemist? Hier is het nog eens.',
        'Iets om op terug te komen.',
        'Tijd voor een kleine herinnering.',
        'Iets om te onthouden.',
      ],
      gentle: [
        'Sommige dingen hoor je graag nog eens.',
        'Voor wie dit nu nodig heeft.',
        'Hier staat het nog eens.',
        'Voor sommigen is dit misschien nieuw.',
        'Een paar woorden om op terug te komen.',
        'Misschien helpt het om dit nog eens te lezen.',
      ],
    },
    title: (title) => [`Nog eens: ${title}`, `Ter herinnering: ${title}`, `Nog steeds goed om te weten: ${title}`],
  },
  it: {
    open: {
      formal: [
        'Certe cose meritano di essere ripetute.',
        'Un promemoria per chi è appena arrivato.',
        'Ancora una volta, per chi vuole rileggere:',
        'Torniamo a una cosa già detta qui.',
        'Vale la pena saperlo:',
        'Per chi se lo è perso la prima volta:',
      ],
      warm: [
        'Già detto, e ancora vero.',
        'Per chi è appena arrivato.',
        'Perso la prima volta? Eccolo di nuovo.',
        'Qualcosa a cui si torna volentieri.',
        'Un piccolo promemoria.',
        'Da tenere a mente.',
      ],
      gentle: [
        'Certe cose fa bene rileggerle.',
        'Per chi ne ha bisogno adesso.',
        'Eccolo ancora una volta.',
        'Per qualcuno forse è nuovo.',
        'Poche parole a cui tornare.',
        'Rileggerlo può aiutare.',
      ],
    },
    title: (title) => [`Ancora una volta: ${title}`, `Promemoria: ${title}`, `Sempre utile: ${title}`],
  },
  pl: {
    open: {
      formal: [
        'Niektóre rzeczy warto powiedzieć dwa razy.',
        'Przypomnienie dla tych, którzy są tu od niedawna.',
        'Jeszcze raz, do spokojnego przeczytania:',
        'Wracamy do czegoś, co już tu było.',
        'Warto wiedzieć:',
        'Dla tych, którym to wcześniej umknęło:',
      ],
      warm: [
        'Już o tym było, i nadal się zgadza.',
        'Dla tych, którzy są tu od niedawna.',
        'Umknęło za pierwszym razem? Oto jeszcze raz.',
        'Do tego dobrze czasem wrócić.',
        'Pora na małe przypomnienie.',
        'Coś do zapamiętania.',
      ],
      gentle: [
        'Niektóre rzeczy dobrze jest przeczytać jeszcze raz.',
        'Dla tych, którym to teraz potrzebne.',
        'Jeszcze raz to samo, spokojnie.',
        'Dla kogoś może to być nowe.',
        'Kilka słów, do których można wrócić.',
        'Może pomóc, gdy przeczyta się to ponownie.',
      ],
    },
    title: (title) => [`Jeszcze raz: ${title}`, `Przypomnienie: ${title}`, `Wciąż aktualne: ${title}`],
  },
  pt: {
    open: {
      formal: [
        'Há coisas que vale a pena repetir.',
        'Um lembrete para quem acabou de chegar.',
        'Mais uma vez, para quem quiser reler:',
        'De volta a algo que já foi dito aqui.',
        'Convém saber:',
        'Para quem perdeu da primeira vez:',
      ],
      warm: [
        'Já foi dito, e continua a valer.',
        'Para quem acabou de chegar.',
        'Perdeu da primeira vez? Aqui está de novo.',
        'Algo a que se volta com gosto.',
        'Um pequeno lembrete.',
        'Para guardar na memória.',
      ],
      gentle: [
        'Há coisas que faz bem reler.',
        'Para quem precisar agora.',
        'Aqui está mais uma vez.',
        'Talvez seja novidade para alguns.',
        'Algumas palavras a que voltar.',
        'Reler pode ajudar.',
      ],
    },
    title: (title) => [`Mais uma vez: ${title}`, `Lembrete: ${title}`, `Vale a pena repetir: ${title}`],
  },
};

interface Again {
  open: Record<Register, readonly string[]>;
  title: (title: string) => readonly string[];
}
