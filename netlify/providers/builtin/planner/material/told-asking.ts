import type { ToldLanguage } from './told-language';
import type { ToldWords } from './told-words';

/** Whether a sentence asks, with or without its mark: from its beginning, or behind its last comma ("the lid sticks, can I oil it"). */
export function asksIn(sentence: string, { language, tongue }: Pick<ToldWords, 'language' | 'tongue'>): boolean {
  if (tongue.direct.test(sentence)) return true;
  return !tongue.indirect.test(sentence) && isAskedLast(sentence, language);
}

/** A Spanish question with its opening mark, where it begins: "Se atasca, ¿tiene arreglo?" */
export function marked(question: string): string {
  if (question.includes('¿')) return question;
  const at = isAskedLast(question.replace(/\?$/u, ''), 'es') ? question.lastIndexOf(', ') + 2 : 0;
  return `${question.slice(0, at)}¿${question.slice(at)}`;
}

function isAskedLast(sentence: string, language: ToldLanguage): boolean {
  const at = sentence.lastIndexOf(', ');
  return at > 0 && (asksFor.get(language)?.test(sentence.slice(at + 2).replace(JOINED, '')) ?? false);
}

const JOINED = /^(?:and|but|so|und|aber|et|mais|y|pero|e|ma|mas|en|maar) /iu;
/** The verb before who does it, or what asks without one: behind a comma nothing less is sure. */
const asksFor: ReadonlyMap<string, RegExp> = new Map([
  [
    'en',
    /^(?:(?:what|how|when|where|why|who|which)(?: (?:long|often|much|many|soon|far|\p{L}+ly))? )?(?:do|does|did|is|are|can|could|should|will|would|have|has|am) (?:I|we|you|it|they|he|she|the|my|this|that|there|these)(?!\p{L})|^what now$/iu,
  ],
  [
    'de',
    /^(?:(?:was|wie|wann|wo|warum|woran) (?:\p{L}+ )?)?(?:kann|können|muss|müssen|soll|sollte|darf|lohnt|ist|hilft|geht|macht) (?:ich|wir|man|das|es|der|die|den|sich)(?!\p{L})|^was nun$/iu,
  ],
  [
    'nl',
    /^(?:(?:wat|hoe|wanneer|waar|waarom) )?(?:kan|kunnen|moet|moeten|mag|mogen|is|zijn|heeft) (?:ik|we|wij|je|dat|het|dit|hij|die)(?!\p{L})/iu,
  ],
  [
    'fr',
    /^(?:est-ce qu|c['’]est (?:grave|normal|foutu|fichu|rattrapable)|(?:que|comment) faire|peut-on|faut-il|dois-je|puis-je)/iu,
  ],
  ['es', /^(?:¿|qué hago|qué puedo|se puede|puedo|tengo que|hay que|es normal|tiene arreglo)(?!\p{L})/iu],
  ['it', /^(?:cosa (?:faccio|posso|devo)|che faccio|si può|posso|devo|bisogna|è normale|è grave)(?!\p{L})/iu],
  [
    'pt',
    /^(?:o que (?:eu )?(?:faço|posso)|posso|preciso|tenho que|tem jeito|tem conserto|é normal|dá para|dá pra)(?!\p{L})/iu,
  ],
]);
