/**
 * What a customer would stop for first: what is never done or always, where somebody comes from, what is free and for whom.
 * Opening hours and measures are facts, too, and come last.
 */
export const worthOf = (text: string): number =>
  weights.reduce((sum, [pattern, weight]) => sum + (pattern.test(text) ? weight : 0), 0);

/** How something is paid, booked or cancelled: customers have to know it, and stop for something else. */
export const isOfTerms = (text: string): boolean => TERMS.test(text);
const TERMS = new RegExp(
  `(?<!\\p{L})(?:${[
    'deposits?|advance \\d+|upfront|cash only|cancel\\p{L}*|no[- ]shows?|(?:by )?appointment only|only by appointment|minimum order',
    'anzahlung|vorkasse|storn\\p{L}+|absag\\p{L}+|nach vereinbarung|nur (?:mit|nach) termin|barzahlung|auf rechnung|ratenzahlung',
    'acompte|arrhes|annul\\p{L}+|décommand\\p{L}+|sur rendez-vous|sur réservation|paiement|règlement|chèques?',
    'anticipo|cancel\\p{L}+|cita previa|con cita|previo aviso|pagos?|se paga|transferencia|efectivo',
    'caparra|acconto|disdi\\p{L}+|disdett\\p{L}+|su appuntamento|su prenotazione|pagament\\p{L}+|paghi|contanti',
    'aanbetaling|voorschot|annuler\\p{L}+|afzeg\\p{L}+|op afspraak|betaling|betaal\\p{L}*|contant',
    'zaliczk\\p{L}*|zadatek|zadatk\\p{L}+|odwoła\\p{L}*|umówieni\\p{L}*|płatnoś\\p{L}*|płac\\p{L}+|przelew\\p{L}*|gotówk\\p{L}*',
    'sinal|caução|adiantamento|desmarc\\p{L}+|hora marcada|marcação prévia|pagamentos?|pix|multibanco',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

/** Measures and opening hours alone: true, and no post. */
export const DRY = -3;
/** From here on a sentence is more than a fact. */
export const WORTHY = 3;

const weights: readonly [RegExp, number][] = [
  [
    /(?<!\p{L})(?:never|always|no|not|\p{L}+n[’']t|only|every|each|nie|kein\p{L}*|immer|jede\p{L}*|jamais|toujours|nunca|siempre|cada)(?!\p{L})/iu,
    3,
  ],
  [
    /(?<!\p{L})(?:since|years?|generations?|started|began|retired|seit|Jahre\p{L}*|depuis|ans|desde|años)(?!\p{L})/iu,
    3,
  ],
  [
    /(?<!\p{L})(?:free|included|guarantee\p{L}*|warranty|kostenlos|gratis|inklusive|gratuit\p{L}*|garantía)(?!\p{L})/iu,
    2,
  ],
  [/(?<!\p{L})(?:you|your|Sie|Ihr\p{L}*|vous|votre|vos|usted\p{L}*)(?!\p{L})/u, 2],
  [/(?<!\p{L})(?:I|we|wir|ich|nous|je|nosotros)(?!\p{L})/iu, 1],
  [
    /(?<!\p{L})(?:by hand|same (?:day|night)|within|while you wait|back in|von Hand|innerhalb|à la main|a mano)(?!\p{L})/iu,
    2,
  ],
  [/(?<!\p{L})(?:open|hours|geöffnet|ouvert|abierto|abrimos|abren)(?!\p{L})[^.]{0,40}(?:\d|day|late)/iu, -5],
  [/\d ?(?:mm|cm|kg|ton|pcs|inch|ply)(?!\p{L})|(?<!\p{L})(?:supply to|for sale|min(?:imum)?|GST)(?!\p{L})/iu, -4],
  // Who somebody is not comes after what they do.
  [/(?<!\p{L})(?:am|['’]m|are|['’]re) not an?(?!\p{L})/iu, -2],
  [/\d+ (?:employees|staff|people)(?!\p{L})/iu, -4],
  [/(?:,[^,]{1,80}){3}/u, -2],
];
