/** True for a word that opens the condition of something free said before it. Both in small letters, without signs. */
export const opensConditionOf = (before: readonly string[], word: string): boolean =>
  conditions.has(word) && before.some((other) => freebies.test(other));

const conditions: ReadonlySet<string> = new Set(
  'for with on when if für bei mit zu zum zur wenn ab pour avec dès sur si para con por si cuando per con su se voor bij met als com na dla przy do z'.split(
    ' ',
  ),
);
const freebies =
  /^(?:free|gratis|kostenlos\p{L}*|kostenfrei\p{L}*|geschenkt|gratuit\p{L}*|offert\p{L}*|regalo|omaggio|cadeau|grátis|oferta|darmow\p{L}*|bezpłatn\p{L}*|half-price)$/iu;
