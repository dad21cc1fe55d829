import { useLayoutEffect } from 'react';
import { fieldsOf, messageOf, type ApiError } from '../../../api/api-error';
import type { Endpoint } from '../../../contracts/endpoint';
import { useContractForm, type ContractForm, type ContractFormOptions } from '../../../hooks/use-contract-form';
import { useTypedEmail, type AuthOutcome } from '../../auth/auth-parts';

/**
 * A contract form of a page that leads into the product. Its address goes along to the next of these pages, and what the
 * server says of all of it stands above the fields, beside what it says of one.
 */
export function useAuthForm<E extends Endpoint, Values extends Record<string, string>>(
  options: ContractFormOptions<E, Values>,
): ContractForm<Values> {
  const [, keepEmail] = useTypedEmail();
  const form = useContractForm<E, Values>({
    ...options,
    onChange: ({ email }) => email !== undefined && keepEmail(email),
    leaves: true,
  });

  // On a prerendered page people type, and password managers fill in fields, before React is there. React leaves those
  // fields alone when it takes the page over, but would empty them when it next renders them.
  useLayoutEffect(() => {
    for (const name of Object.keys(options.from)) {
      const field = form.ref.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.value !== options.from[name])
        form.change({ [name]: field.value } as Partial<Values>);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the form appears
  }, []);

  const sentence = form.error === null ? null : messageOf(form.error);
  return { ...form, refusal: Object.values(fieldsOf(form.error)).includes(sentence ?? '') ? form.refusal : sentence };
}

/** What came of an attempt to get in, as the form hears it. */
export const answerOf = ({ success, error = '', fields = {}, reason = 'refused' }: AuthOutcome): { error?: ApiError } =>
  success ? {} : { error: { kind: 'api', code: reason, message: error, fields } };
