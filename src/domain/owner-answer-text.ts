/**
 * Whether a text reads as an answer to the week's choice, as the message with the ideas asks for it: "2", "more 2", or "0"
 * and a reason. "2 boxes, please" is not one, even if the owner sends it.
 */
export const isOwnerAnswer = (text: string): boolean => ANSWER.test(text) || NONE.test(text);

const ANSWER = /^\s*(?:more )?[1-3][.!]?\s*$/i;
const NONE = /^\s*(?:0|none)(?:\W[^]{0,300})?$/i;
