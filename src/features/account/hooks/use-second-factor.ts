import { useState } from 'react';
import { isApiError } from '../../../api/api-error';

/**
 * What a contract form adds for accounts with two-factor sign-in. The code is asked for once the server wants it, unless
 * it is `known` before; what was typed stays. With `quietly`, being asked the first time is no fault.
 */
export function useSecondFactor({ known = false, quietly = false } = {}) {
  const [asked, setAsked] = useState(false);
  const codeAsked = known || asked;
  return {
    codeAsked,
    check: (found: Record<string, string>, { code }: { code: string }): Record<string, string> =>
      codeAsked && !code.trim() ? { ...found, code: 'Type the code.' } : found,
    /** The mutation, with a code that is wanted as the fault of its field. */
    asking:
      <Input, Answer extends { error?: unknown }>(send: (input: Input) => PromiseLike<Answer>) =>
      async (input: Input): Promise<Answer | { data?: undefined; error: unknown } | null> => {
        const answer = await send(input);
        const { error } = answer;
        if (!isApiError(error) || error.code !== 'second_factor_required') return answer;
        setAsked(true);
        return quietly && !codeAsked ? null : { error: { ...error, fields: { code: error.message, ...error.fields } } };
      },
    forget: () => setAsked(false),
  };
}

/** A code goes along only where one was typed. */
export const withCode = <Values extends { code: string }>({ code, ...typed }: Values) => ({
  ...typed,
  ...(code.trim() && { code }),
});
