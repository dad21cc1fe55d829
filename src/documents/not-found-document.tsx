import { styled } from 'styled-components';
import type { Language } from '../domain/language';
import { outsiderWords } from './words/outsider-words';

/** For an address that leads nowhere, or no longer does: a whole public page, or a post on it. */
export function NotFoundDocument({ what, language }: { what: 'page' | 'post'; language: Language }) {
  const words = outsiderWords[language].notFound;
  return <Sentence language={language} heading={words.heading} text={words[what]} />;
}

/** The page of a business that has published nothing yet. */
export function NothingYetDocument({ business, language }: { business: string; language: Language }) {
  const words = outsiderWords[language].publicPage;
  return <Sentence language={language} heading={words.nothingYet(business)} text={words.comeBack} />;
}

function Sentence({ language, heading, text }: { language: Language; heading: string; text: string }) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{heading}</title>
      </head>
      <body>
        <Middle>
          <h1>{heading}</h1>
          <p>{text}</p>
        </Middle>
      </body>
    </html>
  );
}

const Middle = styled.main`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${({ theme }) => theme.space[3]};
  min-height: 100vh;
  padding: ${({ theme }) => theme.space[6]};
  text-align: center;

  p {
    color: ${({ theme }) => theme.color.text2};
  }
`;
