/** The bundler imports it as text. */
declare module '*.md' {
  const text: string;
  export = text;
}
