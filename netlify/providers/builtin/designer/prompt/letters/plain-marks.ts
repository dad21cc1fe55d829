/**
 * Signs that seem to end something and do not, and the other way round: the comma of "So., 22. März", the point after the street in
 * "88 Oakmont Dr. Tools and toys", the full stop that was not typed between a number and a wish ("07700 900642 pastel colours
 * please"). The words stay as typed.
 */
export const withPlainMarks = (text: string): string =>
  text
    .replace(inches, '″')
    .replace(dayWithComma, '$1. ')
    .replace(streetThenSentence, '$1; ')
    .replace(contactThenWish, '$1. ');

/** A quotation mark right after a number opens and closes nothing. */
const inches = /(?<=(?:^|[\s(×x])\d{1,3}(?:[.,]\d+)?)"(?=[\s,.;:)×x]|$)/gu;
const dayWithComma =
  /(?<!\p{L})(Mo|Di|Mi|Do|Fr|Sa|So|Mon|Tue|Tues|Wed|Thu|Thurs|Fri|Sat|Sun|Lun|Mar|Mer|Jeu|Ven|Sam|Dim)\.,\s(?=\d)/gu;
const streetThenSentence = /(?<=\d\s(?:\p{Lu}[\p{L}'’]+\s){1,3})(Dr|St|Rd|Ave|Blvd|Ln|Ct|Pl|Sq)\.\s(?=\p{Lu})/gu;
/** What follows the last number or address of a text and ends with a "please" is said to the designer. */
const contactThenWish =
  /((?:\d[ ./-]?){6,14}\d|[\p{L}\d._-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+){1,3}|(?<!\p{L})(?:www\.)?[\p{L}\d-]+\.(?:com|org|net|example|co\.uk|de|fr|es|it|nl|pl|pt|eu)(?:\/\S*)?)\s(?!(?:for|before|to|or|and|by|if|when|until|till|after|between|on|at|für|vor|um|oder|und|ab|bis|wenn|bitte|pour|avant|ou|et|para|antes|o|y|per|prima|e|voor|of|en|dla|przed|lub|i|please)\s)(?=(?:\p{L}[\p{L}'’-]*\s){1,7}(?:please|pls|bitte|svp|por favor|per favore|graag|alstublieft|proszę|takk?|tak)[.!]?\s*$)/iu;
