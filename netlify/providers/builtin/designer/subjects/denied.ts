import { tongueOf } from '../../../../../src/domain/text-language';
import type { Word } from './word-forms';

/**
 * Which words of a text say what there is not: "no dogs", "keine neuen Hunde", "bez psów i kotów", "senza gatti". They are never
 * drawn, wherever they stand, and a clause that begins with a denial is all about it: "geen fietsen tegen het raam". What
 * follows "no need", "ohne Termin" or "sans rendez-vous" is offered all the same, and "No hot water?" asks for help with it.
 */
export function deniedWords(words: readonly Word[], text: string): ReadonlySet<number> {
  const denied = new Set<number>();
  // in Portuguese it is no denial: "no salão" is in the salon
  const isNo = tongueOf(text) !== 'pt';
  words.forEach((word, at) => {
    if (!(word.text === 'no' ? isNo : deniers.has(word.text)) && !isPas(words, at) && !isRefusal(words, at)) return;
    const rest = words.slice(at + 1).filter(({ clause }) => clause === word.clause);
    if (/^\s*\?/.test(text.slice((rest.at(-1) ?? word).end))) return;
    const before = words.slice(0, at).filter(({ clause }) => clause === word.clause);
    const isWhole = before.every(({ text: said }) => asking.has(said));
    for (let offset = 0, reach = 0; offset < rest.length; offset += 1) {
      const { text: said, segment } = rest[offset]!;
      if (offered.has(said) || /^\p{N}/u.test(said)) return;
      if (!isWhole && (reach === REACH || segment !== word.segment)) return;
      denied.add(at + 1 + offset);
      // "no cats or dogs"
      reach = and.has(said) ? 0 : reach + (articles.has(said) ? 0 : 1);
    }
  });
  return denied;
}

/** A word before the thing, and the thing: "no old tyres". */
const REACH = 2;

const isPas = (words: readonly Word[], at: number): boolean =>
  words[at - 1]?.text === 'pas' && /^d/.test(words[at]!.text) && words[at - 1]!.clause === words[at]!.clause;

/** "Nie przyjmujemy opon", "non accettiamo cani": what the business itself does not do. */
const isRefusal = (words: readonly Word[], at: number): boolean =>
  nots.has(words[at]!.text) && /(?:my|mos|iamo)$/.test(words[at + 1]?.text ?? '');
const nots: ReadonlySet<string> = new Set(['nie', 'non', 'nao']);

const deniers: ReadonlySet<string> = new Set(
  (
    'without kein keine keinen keinem keiner keines ohne sans aucun aucune senza nessun nessuno nessuna sin ningun ninguna bez zaden zadna zadne zadnych ' +
    'geen zonder sem nenhum nenhuma'
  ).split(' '),
);
/** What stands before a denial that a clause begins with. */
const asking: ReadonlySet<string> = new Set(
  'please sorry bitte leider por favor prosze niestety graag per favore svp we have wir haben il y a hay'.split(' '),
);
const and: ReadonlySet<string> = new Set('and or nor und oder noch et ou ni o y e i ani lub of en nem'.split(' '));
const articles: ReadonlySet<string> = new Set('de des du di del della the any our your'.split(' '));

/** What nobody wants: the matter comes after it or stands before it. */
const offered: ReadonlySet<string> = new Set(
  (
    'more fuss mess need appointment appointments booking job jobs deposit fee fees limit problem problems wait waiting experience nonsense frills obligation queue queues stress matter time ' +
    'contract contracts hassle worries minimum risk pain damage idea one better other room termin anmeldung voranmeldung wartezeit wartezeiten stress vorkenntnisse schmerzen schaden ' +
    'rendez appointement attente engagement douleur stress experience cita previa compromiso espera dolor experiencia appuntamento impegno attesa dolore esperienza prenotazione ' +
    'kolejki kolejek umawiania zapisow bolu stresu afspraak wachttijd pijn ervaring marcacao espera compromisso dor'
  ).split(' '),
);
