import type { Claim } from './claim-language';

/** Links, email addresses and phone numbers, and the text without them: their figures claim nothing by themselves. */
export function contactClaims(text: string): { claims: Claim[]; rest: string } {
  const claims: Claim[] = [];
  let rest = text;
  for (const [pattern, keyOf] of CONTACTS) {
    rest = rest.replace(pattern, (said) => {
      claims.push({ kind: 'contact', keys: [keyOf(said)], said });
      return ' '.repeat(said.length);
    });
  }
  return { claims, rest };
}

const linkKey = (said: string): string =>
  `link:${said
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/.,;:!?)]{1,20}$/, '')}`;

/** The last seven digits tell numbers apart, with or without the code of a country. */
const phoneKey = (said: string): string => `phone:${said.replace(/\D/g, '').slice(-7)}`;

const CONTACTS: readonly [RegExp, (said: string) => string][] = [
  [/[\w.%+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/giu, (said) => `mail:${said.toLowerCase().replace(/\.$/, '')}`],
  [/(?<![\w@])@[\w.]{2,60}/gu, (said) => `handle:${said.toLowerCase().replace(/\.$/, '')}`],
  [/https?:\/\/[^\s<>"')\]]{1,500}/giu, linkKey],
  [
    /(?<![\w.@-])(?:www\.)?(?:[a-z0-9-]{1,63}\.){1,4}(?:com|org|net|info|shop|store|app|io|co|biz|eu|uk|de|at|ch|fr|es|nl|be|it|pt|us|ca|au|ie|example)(?:\/[^\s<>"')\]]{0,300})?(?![\w-])/giu,
    linkKey,
  ],
  [/(?<![\p{L}\d])(?:\+|00|\(?0)\d(?:[ ()/.-]{0,2}\d){6,14}(?!\d)/gu, phoneKey],
  [/(?<![\p{L}\d])\(?[2-9]\d{2}\)?[ .-]?\d{3}[ .-]\d{4}(?!\d)/gu, phoneKey],
];
