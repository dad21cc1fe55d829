/** "From" · "$9" · "per person": `big` is set as large as the sheet allows. */
export interface Figure {
  lead: string;
  big: string;
  tail: string;
}

/** The figure that opens a headline ("20% off all bread", "7 signs of …") and the words after it. */
export function figureAtStart(headline: string): { figure: Figure; rest: string } | null {
  for (const pattern of openings) {
    const found = pattern.exec(headline);
    const rest = found ? headline.slice(found[0].length).trim() : '';
    if (found && /\p{L}{2}/u.test(rest) && !/\s\+\s/.test(rest))
      return {
        figure: {
          lead: found.groups?.lead?.trim() ?? '',
          big: found.groups!.big!.replace(/\s/g, (space) => (/\d\s%/.test(found[0]) ? '' : space)),
          tail: '',
        },
        rest,
      };
  }
  return null;
}

/** An offer as a figure, or null when it has no strong core. */
export function figureOfOffer(offer: string): Figure | null {
  if (isConditional(offer)) return null;
  for (const pattern of offers) {
    const { lead = '', big, tail = '' } = pattern.exec(offer)?.groups ?? {};
    if (big)
      return {
        lead: lead.trim(),
        big: /^half/i.test(big) ? '½' : big.replace(/(?<=\d)\s(?=%)|(?<=\p{Sc})\s/gu, ''),
        tail: tail.trim(),
      };
  }
  return null;
}

/** "Free for over 60s" and "half price with a main": set large, the first word would promise it to everybody; nor is one of two prices the price. */
const isConditional = (offer: string): boolean => conditional.test(offer);
const conditional =
  /\s(?:or|oder|ou|o|of)\s.*\p{Sc}|(?:\s|^)(?:for|if|when|with|unless|except|pour|für|para|voor|bei|avec|con|si|wenn|als)\s(?!\d|\p{Sc}|(?:the|our|your)\s)(?:only\s)?\p{L}/iu;

const openings = [
  /^(?:(?<lead>up to|save|get)\s+)?(?<big>[-−–]?\d{1,3}\s?%)(?=\s)/iu,
  /^(?<big>\d for \d)(?=\s)/iu,
  /^(?<lead>from|only|just)?\s?(?<big>\p{Sc}\s?\d{1,4}(?:[.,]\d{2})?)(?=\s)/iu,
  /^(?<lead>from|only|just)?\s?(?<big>\d{1,4}(?:[.,]\d{2})?\s?(?:\p{Sc}|CHF|EUR|USD|GBP|zł|kr))(?=\s)/u,
  /^(?<big>24\/7)(?=\s)/u,
  /^(?<big>\d{1,4})(?=\s+\p{L})(?!\s*(?:bed(?:room)?s?|week|day|hour|min(?:ute)?s?|month|year|course|piece|pack|inch|km|kg|star|seater|door|step)\b)(?!\s*(?:am|pm|for|to|–|-|o'clock|st|nd|rd|th|January|February|March|April|May|June|July|August|September|October|November|December)\b)/iu,
];
const offers = [
  /^(?<lead>up to|save up to|everything up to|everything|save|get|extra|now|jusqu['’]à|bis zu|hasta(?: un| el)?)?\s?(?<big>[-−–]?\d{1,3}\s?%)(?<tail>.*)$/iu,
  /^(?<big>\d[ -]for[ -]\d)(?<tail>.*)$/iu,
  /^(?<lead>(?:now|just|only|from|starting at|starting from|under|for)(?: (?:just|only))?)?\s?(?<big>\p{Sc}\s?\d{1,4}(?:[.,]\d{2})?|\d{1,4}(?:[.,]\d{2})?\s?\p{Sc}|(?:CHF|EUR|USD|GBP)\s\d{1,4}(?:[.,]\d{2})?)(?<tail>(?:\s?\/|\s).*)?$/iu,
  /^(?<big>half)[- ](?<tail>price.*)$/iu,
  /^(?<big>24\s?\/\s?7)$/u,
  /^(?<big>free)(?<tail>\s.{2,24})$/iu,
];
