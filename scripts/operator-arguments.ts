import { parseArgs } from 'node:util';

/**
 * Parses command, words and options. Throws UsageError with a sentence of ours where Node's own would explain
 * `--` and `=`.
 */
export function readArguments(args: string[]) {
  // A value such as -5 looks like an option; it is treated as a number, so that the error says which numbers are
  // allowed.
  const joined = args.flatMap((arg, index) =>
    arg === '--days' && NEGATIVE.test(args[index + 1] ?? '')
      ? [`--days=${args[index + 1]}`]
      : NEGATIVE.test(arg) && args[index - 1] === '--days'
        ? []
        : [arg],
  );
  try {
    return parseArgs({
      args: joined,
      allowPositionals: true,
      options: {
        search: { type: 'string' },
        days: { type: 'string' },
        until: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(SENTENCES[(error as { code?: string }).code ?? ''] ?? (error as Error).message);
  }
}

/** The command line was not understood. */
export class UsageError extends Error {
  readonly exitCode = 2;
}

const NEGATIVE = /^-\d/;
const SENTENCES: Record<string, string> = {
  ERR_PARSE_ARGS_UNKNOWN_OPTION: 'There are three options: --search text, --days n and --until day.',
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE:
    '--search, --days and --until need a value behind them: --search ada, --days 30, --until 2027-01-31.',
};
