import { styled } from 'styled-components';
import type { Language } from '../domain/language';
import { SignupFields } from './signup-fields';
import type { SignupForm } from './signup-words';

/** A business's sign-up form on its public page, while its sign-up page is open. */
export function SignupInvitation({
  business,
  language,
  form,
}: {
  business: string;
  language: Language;
  form: SignupForm;
}) {
  return (
    <Section aria-labelledby="join" lang={language}>
      <div>
        <h2 id="join" dir="auto">
          {form.title}
        </h2>
        {form.text && <p dir="auto">{form.text}</p>}
      </div>
      <SignupFields business={business} language={language} form={form} />
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: ${({ theme }) => theme.space[6]} ${({ theme }) => theme.space[12]};
  margin-top: ${({ theme }) => theme.space[20]};
  padding: clamp(1.25rem, 4vw, 2.5rem);
  border-radius: ${({ theme }) => theme.radius.panel};
  background: ${({ theme }) => theme.color.sunken};
  overflow-wrap: anywhere;

  h2 {
    font: ${({ theme }) => theme.weight.display} clamp(1.75rem, 4vw, 2.5rem)/1.1 ${({ theme }) => theme.font.display};
    letter-spacing: ${({ theme }) => theme.track.display};
    text-wrap: balance;
  }
  h2 + p {
    margin-top: ${({ theme }) => theme.space[3]};
    color: ${({ theme }) => theme.color.text2};
    text-wrap: pretty;
    white-space: pre-line;
  }
  @media print {
    display: none;
  }
`;
