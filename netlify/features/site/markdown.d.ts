/** The bundler turns it into its text. */
declare module '*.md' {
  const text: string;
  export = text;
}
