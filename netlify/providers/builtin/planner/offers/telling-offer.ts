/**
 * Whether an offer says by itself what it is. "Neubehaarung Violine 75 €" does; "pro Kuh 14 €", "Día extra" and "Al kg € 19"
 * need the rest of the list.
 */
export function isTellingAlone(offer: string): boolean {
  const named = offer.replace(AMOUNTS, ' ').replace(TERMS, ' ');
  const words = named.match(/\p{L}{3,}/gu) ?? [];
  return (
    !PER.test(offer) &&
    !CONDITION.test(offer) &&
    !SEEN_FIRST.test(offer.trim()) &&
    (words.length >= 2 || words.some((word) => word.length >= LONG))
  );
}

const AMOUNTS =
  /(?<!\p{L})(?:(?:ab|ca|bis|dès|desde|hasta|da|od|do|vanaf|v\.a\.|tot|a partir d[eo]|à partir de|from)\.? )?(?:R?\$|€|£|Fr\.?|CHF|S\/)? ?\d[\d.,'’–-]*(?: ?(?:€|\$|zł|tys|euros?|CHF|Fr\.?|TTC|HT|kg|km|cm|mm|m²|m2|m3|l|ml|%|Std|Stk|pcs|szt|pers)(?!\p{L}))?/giu;
/** What is only said of a price. */
const TERMS =
  /(?<!\p{L})(?:inkl|incl|inclus\p{L}*|kostenlos|gratis|gratuit\p{L}*|presupuesto|preventivo|devis|festpreis|auf anfrage|nach (?:tarif|aufwand|besichtigung)|sur demande|su richiesta|op aanvraag|per (?:stuk|meter|pond|kuub|ton)|por (?:hora|saco|mes|quintal)|la saison|saison|extra|pro|par|per|por|ogni|cada|jeden)(?!\p{L})/giu;
const PER =
  /^(?:pro|je|per|par|por|al|alla|a|au|na|za|preis|prix|precio|prezzo|prijs|cena|preço|día|jour|giorno|dag|día|dia|visit[ae]|anfahrt|da|ab|dès|desde|od)(?!\p{L})/iu;
/** What has to be seen before it has a price, at the end. */
const SEEN_FIRST =
  /(?<!\p{L})(?:(?:su|dopo) (?:sopralluogo|preventivo)|nach (?:aufwand|besichtigung)|auf anfrage|(?:sur|après) (?:devis|visite)|(?:según|bajo) presupuesto|(?:a|por) presupuestar|op (?:offerte|aanvraag)|sob (?:orçamento|consulta)|do wyceny)$/iu;
/** How something is paid, brought, warranted or asked for: a term of the list, and nothing that is bought. */
const CONDITION = new RegExp(
  `=|(?<!\\p{L})(?:allowed|included|on request|permitido|incluido|incluso|inbegrepen|inklusive|compris|w cenie)(?!\\p{L})|^(?:[\\p{N}%½]+ ?(?:off|litres?|kg|kilos?)|${[
    '(?:free |same[- ]day |home )?(?:delivery|quotes?|estimates?|site (?:look|survey|visit)|pick[- ]?up|collection|parking|shipping|loan cars?|photos? (?:sent|by))',
    'gift ?(?:vouchers?|cards?)|vouchers?|gutschein\\p{L}*|(?:bon|carte|chèque)s? cadeaux?|(?:vale|tarjeta) (?:de )?regalo|buon[oi] regalo|cadeaubon\\p{L}*|bon podarunkowy|vale[- ]presente|cheque[- ]prenda',
    'first meeting|pay(?:ment)?|layaway|deposit|warranty|lifetime|guarantee|half|minimum|group order|full size',
    '(?:ring|call|text|email|open|come|book)(?= (?:us|me|for|before|ahead|now|early|by|on|and|in|any|the)(?!\\p{L})|$)',
    '(?:kostenlose?r? )?(?:lieferung|anfahrt|versand|angebot|besichtigung|beratung|parkplatz|ratenzahlung)',
    'livraison|déplacement|devis|paiement|retrait|sur devis',
    'envío|a domicilio|entrega|domicilio|presupuesto|pago|cuenta corriente|recogida|promo',
    'consegna|spedizione|preventivo|ritiro|pagamento|sopralluogo|confezione regalo',
    '(?:gratis )?(?:bezorg\\p{L}*|levering|verzending|offerte|ophalen)|eerst komen|vakantiedagen',
    'entregas?|deslocação|orçamento|frete|pagamento|retirada',
    'dostaw\\p{L}*|dojazd|wysyłk\\p{L}*|wycen\\p{L}*|odbiór|rezerwacj\\p{L}*',
  ].join('|')})(?!\\p{L})`,
  'iu',
);
const LONG = 9;
