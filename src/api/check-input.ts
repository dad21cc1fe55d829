import type { Endpoint } from '../contracts/endpoint';
import { parseInput } from '../contracts/parse-input';

/**
 * Sentences by field for what the user typed, from the same schema that the server applies; empty when all is well.
 * The first fault of a field wins.
 */
export function checkInput(endpoint: Endpoint, input: unknown): Record<string, string> {
  const result = parseInput(endpoint, input);
  const faults: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) faults[issue.path.join('.')] ??= issue.message;
  return faults;
}
