import { styled } from 'styled-components';
import { Fault, SignupFields } from './signup-fields';
import { SignupShell } from './signup-shell';
import { outsiderWords } from './words/outsider-words';
import type { SignupBusiness, SignupForm } from './signup-words';

/** The page where people join a business's list: a form that needs no script. */
export function SignupDocument({
  business,
  form,
  embedded = false,
}: {
  business: SignupBusiness;
  form: SignupForm;
  embedded?: boolean;
}) {
  const { title, text, faults, refusal } = form;
  const words = outsiderWords[business.language].form;
  const isFaulty = refusal !== null || Object.keys(faults).length > 0;
  return (
    <SignupShell title={isFaulty ? `${words.notSentYet}: ${title}` : title} business={business} embedded={embedded}>
      <Main $embedded={embedded}>
        <h1 dir="auto">{title}</h1>
        {text && <Lead dir="auto">{text}</Lead>}
        {isFaulty && <Fault role="alert">{refusal ?? words.lookBelow}</Fault>}
        <SignupFields business={business.name} language={business.language} form={form} />
      </Main>
    </SignupShell>
  );
}

const Main = styled.main<{ $embedded: boolean }>`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
  max-width: ${({ $embedded }) => ($embedded ? 'none' : '36rem')};
  margin: 0 auto;
  padding: ${({ theme, $embedded }) => ($embedded ? theme.space[4] : `${theme.space[10]} ${theme.space[6]} ${theme.space[20]}`)};
  overflow-wrap: anywhere;

  h1 {
    font: ${({ theme }) => theme.weight.display}
      ${({ $embedded }) => ($embedded ? '1.5rem' : 'clamp(2rem, 5vw, 3rem)')} / 1.1 ${({ theme }) => theme.font.display};
    letter-spacing: ${({ theme }) => theme.track.display};
    text-wrap: balance;
  }
`;

const Lead = styled.p`
  color: ${({ theme }) => theme.color.text2};
  text-wrap: pretty;
  white-space: pre-line;
`;
