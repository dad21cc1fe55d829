export interface OperatorCommand {
  usage: string;
  about: string;
  /** How many words follow its name, at least and at most. */
  arguments: [number, number];
  run(
    words: string[],
    options: { search?: string; days?: string; until?: string },
    context: OperatorContext,
  ): Promise<string>;
}

export interface OperatorContext {
  now: Date;
  dataDir: string;
  /** Where people reach the product, without a slash at its end. */
  origin: string;
  /** The root secret comes from APP_SECRET. */
  secretChosen: boolean;
}
