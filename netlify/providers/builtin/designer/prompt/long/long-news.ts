/**
 * What everybody has to know of a long text that tells of itself: "We're hiring: line cook for our taco truck", "We have moved to
 * Mill Lane". `used` are the clauses that it takes. Null where there is no such news, or only in passing.
 */
export function newsIn(clauses: readonly string[]): { headline: string; used: readonly number[] } | null {
  const at = clauses.findIndex(
    (clause) => tellsNews.test(clause) && !onCondition.test(clause) && clause.split(' ').length <= MOST_WORDS,
  );
  const news = clauses[at];
  if (news === undefined) return null;
  const next = clauses[at + 1] ?? '';
  const isWhom =
    news.split(' ').length <= MOST_BEFORE_WHOM &&
    next.split(' ').length <= MOST_OF_WHOM &&
    !/[\d\p{Sc}]/u.test(next) &&
    !opensSentence.test(next);
  return isWhom && next !== '' ? { headline: `${news}: ${next}`, used: [at, at + 1] } : { headline: news, used: [at] };
}

const tellsNews =
  /^(?:(?:so|and|now|big news|good news)[,:]?\s)?(?:everything (?:must|has to) go|alles muss raus|tout doit disparaître|todo debe salir|alles moet weg|tutto deve andare|(?:we|i)(?:['’](?:re|ve|m)|\s(?:are|have|am))\s(?:now\s|also\s|just\s)?(?:hiring|moved|moving|closing down|sold out)|(?:now\s)?hiring|staff wanted|help wanted|wir (?:suchen|stellen ein|sind umgezogen|ziehen um)|(?:on|nous) (?:recrut\p{L}+|déménage\p{L}*|avons déménagé)|(?:se busca|buscamos|nos mudamos|nos hemos mudado)|(?:cerchiamo|cercasi|ci siamo trasferit[ei]|ci trasferiamo)|(?:wij|we) (?:zoeken|zijn verhuisd|verhuizen)|(?:zatrudni\p{L}+|szukamy|przeprowadz\p{L}+)|(?:precisamos de|procuramos|contratamos|mud[aá]mos))(?!\p{L})/iu;
const onCondition = /(?<!\p{L})(?:if|when|until|wenn|falls|si|quand|cuando|se|als|wanneer|jeśli)(?!\p{L})/iu;
const opensSentence =
  /^(?:we|i|you|it|they|there|this|that|our|my|please|come|call|text|drop|stop|ask|must|wir|ich|nous|on|je|somos|siamo|wij|ons|mamy|bitte)(?!\p{L})/iu;
const MOST_WORDS = 9;
const MOST_BEFORE_WHOM = 3;
const MOST_OF_WHOM = 8;
