export interface OperatorCommand {
  usage: string;
  about: string;
  /** The minimum and maximum number of words after its name. */
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
  /** The product's public origin, without a trailing slash. */
  origin: string;
  /** Whether the root secret comes from APP_SECRET. */
  secretChosen: boolean;
}
