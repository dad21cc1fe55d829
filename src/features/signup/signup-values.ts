import type { RawInput } from '../../contracts/endpoint';
import type { signupContract, SignupPage } from '../../contracts/signup';

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

/** What the form holds: the page's texts and questions, its tags as they are typed. Whether it is open is no part of it. */
export type SignupValues = Pick<
  SignupPage,
  'title' | 'text' | 'button' | 'wording' | 'thanks' | 'mailSubject' | 'mailText' | 'asksName' | 'asksPhone'
> & { tags: string };
