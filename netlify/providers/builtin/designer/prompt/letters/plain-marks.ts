/**
 * Signs that seem to end something and do not, and the other way round: the comma of "So., 22. März", the point after the street in
 * "88 Oakmont Dr. Tools and toys". The words stay as typed.
 */
export const withPlainMarks = (text: string): string =>
  text.replace(inches, '″').replace(dayWithComma, '$1. ').replace(streetThenSentence, '$1; ');

/** A quotation mark right after a number opens and closes nothing. */
const inches = /(?<=(?:^|[\s(×x])\d{1,3}(?:[.,]\d+)?)"(?=[\s,.;:)×x]|$)/gu;
const dayWithComma =
  /(?<!\p{L})(Mo|Di|Mi|Do|Fr|Sa|So|Mon|Tue|Tues|Wed|Thu|Thurs|Fri|Sat|Sun|Lun|Mar|Mer|Jeu|Ven|Sam|Dim)\.,\s(?=\d)/gu;
const streetThenSentence = /(?<=\d\s(?:\p{Lu}[\p{L}'’]+\s){1,3})(Dr|St|Rd|Ave|Blvd|Ln|Ct|Pl|Sq)\.\s(?=\p{Lu})/gu;
