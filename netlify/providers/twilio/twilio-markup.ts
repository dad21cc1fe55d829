/** TwiML (https://www.twilio.com/docs/voice/twiml): says sentences and waits for a key or a word, which may interrupt them. */
export const gather = (sentences: readonly string[], action: string): string =>
  document(
    `<Gather input="dtmf speech" numDigits="1" timeout="8" speechTimeout="auto" language="${LANGUAGE}" hints="${HINTS}" actionOnEmptyResult="true" method="POST" action="${escaped(action)}">${say(sentences)}</Gather>`,
  );

export const hangUpWith = (sentences: readonly string[]): string => document(`${say(sentences)}<Hangup/>`);

/** The reply to a text message; '' for silence. */
export const messageReply = (words: string): string => document(words && `<Message>${escaped(words)}</Message>`);

const say = (sentences: readonly string[]): string =>
  sentences.map((sentence) => `<Say language="${LANGUAGE}">${escaped(sentence)}</Say>`).join('');

const document = (inside: string): string => `<?xml version="1.0" encoding="UTF-8"?><Response>${inside}</Response>`;

/** XML 1.0, 2.2: a character that it cannot hold would make the whole reply unreadable. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    // eslint-disable-next-line no-control-regex -- control characters are what it removes
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');

const LANGUAGE = 'en-GB';
const HINTS = 'one, two, three, none, later, yes, no, repeat, tell me more, last week';
