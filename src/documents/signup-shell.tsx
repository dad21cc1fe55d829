import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { outsiderWords } from './words/outsider-words';
import { BusinessTop } from './business-top';
import type { SignupBusiness } from './signup-words';

/**
 * The frame of the sign-up pages: hidden from search engines. Embedded in another site, it shows only the form,
 * and in the light theme, which most sites have: a frame cannot ask.
 */
export function SignupShell({
  title,
  business,
  embedded = false,
  children,
}: {
  title: string;
  business: SignupBusiness;
  embedded?: boolean;
  children: ReactNode;
}) {
  return (
    <html lang={business.language} data-theme={embedded ? 'light' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${business.name}`}</title>
      </head>
      <body>
        {!embedded && (
          <BusinessTop name={business.name} logo={business.logo} place={business.place} url={business.url} />
        )}
        {children}
        {!embedded && <Foot>{outsiderWords[business.language].form.madeWith}</Foot>}
      </body>
    </html>
  );
}

const Foot = styled.footer`
  max-width: 68rem;
  margin: 0 auto;
  padding: ${({ theme }) => theme.space[6]};
  border-top: 1px solid ${({ theme }) => theme.color.hairline};
  font-size: ${({ theme }) => theme.text.sm};
  color: ${({ theme }) => theme.color.text2};
`;
