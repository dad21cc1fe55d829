import type { Endpoint } from '../contracts/endpoint';
import { parseInput } from '../contracts/parse-input';

/**
 * Validates what the user typed with the schema that the server applies. Returns one sentence per field, for its
 * first fault; empty when the input is valid.
 */
export function checkInput(endpoint: Endpoint, input: unknown): Record<string, string> {
  const result = parseInput(endpoint, input);
  const faults: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) faults[issue.path.join('.')] ??= issue.message;
  return faults;
}
