/** SHA-256 of a text, in hexadecimal. */
export type Digest = (text: string) => string;
