import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { BusinessTop } from './business-top';
import type { Publisher } from './publication';
import { outsiderWords } from './words/outsider-words';

/** The frame of a business's documents: its name at the top, "made with" at the foot. */
export function DocumentShell({ title, description, url, image, publisher, children }: DocumentShellProps) {
  const words = outsiderWords[publisher.language].publicPage;
  return (
    <html lang={publisher.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={url} />
        <link rel="alternate" type="application/rss+xml" title={publisher.name} href={publisher.feedUrl} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={url} />
        {image && <meta property="og:image" content={image} />}
        <meta name="twitter:card" content="summary_large_image" />
      </head>
      <body>
        <BusinessTop name={publisher.name} logo={publisher.logo} place={publisher.place} url={publisher.url} />
        <Main>{children}</Main>
        <Foot>
          <a href={publisher.feedUrl}>{words.feed}</a>
          <span>{words.madeWith}</span>
        </Foot>
      </body>
    </html>
  );
}

const Main = styled.main`
  max-width: 68rem;
  margin: 0 auto;
  padding: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[6]} ${({ theme }) => theme.space[24]};
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  max-width: 68rem;
  margin: 0 auto;
  padding: ${({ theme }) => theme.space[6]};
  border-top: 1px solid ${({ theme }) => theme.color.hairline};
  font-size: ${({ theme }) => theme.text.sm};
  color: ${({ theme }) => theme.color.text2};
`;

interface DocumentShellProps {
  title: string;
  description: string;
  url: string;
  image?: string;
  publisher: Publisher;
  children: ReactNode;
}
