/** In capitals as its language writes them: Greek ones carry no accents (Unicode Standard 5.18, "ΕΡΓΑΣΤΗΡΙ ΠΗΛΟΣ"). */
export const capitals = (text: string): string =>
  /\p{Script=Greek}/u.test(text) ? text.toLocaleUpperCase('el') : text.toLocaleUpperCase('en');
