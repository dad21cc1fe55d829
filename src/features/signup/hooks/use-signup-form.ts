import { useState } from 'react';
import { fieldsOf } from '../../../api/api-error';
import { checkInput } from '../../../api/check-input';
import type { RawInput } from '../../../contracts/endpoint';
import { signupContract, type SignupPage } from '../../../contracts/signup';
import { useSaved } from '../../../hooks/use-saved';
import { useUnsaved } from '../../../hooks/use-unsaved';
import { useUpdateSignupPageMutation } from '../signup-api';

/** The page's texts and questions as a form. Tags are kept as typed until they are sent; whether it is open is no part of it. */
export function useSignupForm(stored: SignupPage) {
  const [update, { isLoading, error }] = useUpdateSignupPageMutation();
  const [draft, setDraft] = useState<Partial<SignupValues>>({});
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [saved, setSaved] = useSaved();
  const values: SignupValues = { ...valuesOf(stored), ...draft };
  const isChanged = JSON.stringify(values) !== JSON.stringify(valuesOf(stored));
  useUnsaved(isChanged);

  const save = async () => {
    if (isLoading) return;
    const sent = inputOf(values, stored.open);
    const found = checkInput(signupContract.updateSignupPage, sent);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const outcome = await update(sent);
    setFaults(fieldsOf(outcome.error));
    setSaved(!outcome.error);
    // What was typed while it was on its way is not stored yet.
    if (!outcome.error)
      setDraft((now) =>
        Object.fromEntries(Object.entries(now).filter(([name, value]) => values[name as keyof SignupValues] !== value)),
      );
  };

  return {
    values,
    faults,
    isChanged,
    saved,
    busy: isLoading,
    error,
    save: () => void save(),
    change: (part: Partial<SignupValues>) => {
      setDraft((now) => ({ ...now, ...part }));
      setSaved(false);
    },
  };
}

/** What is sent: all of the page. */
export const inputOf = (
  { tags, ...values }: SignupValues,
  open: boolean,
): RawInput<typeof signupContract.updateSignupPage> => ({
  ...values,
  open,
  tags: [
    ...new Set(
      tags
        .split(/[,;]/)
        .map((tag) => tag.trim())
        .filter(Boolean),
    ),
  ],
});

export const valuesOf = ({
  title,
  text,
  button,
  wording,
  thanks,
  mailSubject,
  mailText,
  asksName,
  asksPhone,
  tags,
}: SignupPage): SignupValues => ({
  title,
  text,
  button,
  wording,
  thanks,
  mailSubject,
  mailText,
  asksName,
  asksPhone,
  tags: tags.join(', '),
});

export type SignupValues = Pick<
  SignupPage,
  'title' | 'text' | 'button' | 'wording' | 'thanks' | 'mailSubject' | 'mailText' | 'asksName' | 'asksPhone'
> & { tags: string };
