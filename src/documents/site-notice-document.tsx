import { styled } from 'styled-components';

/** One plain page of the public site: a heading, a few sentences, at most one button that acts by POST, and links. */
export function SiteNoticeDocument({ heading, paragraphs, action, links = [] }: SiteNotice) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${heading} · Fourbeat`}</title>
      </head>
      <body>
        <Top>
          <a href="/">Fourbeat</a>
        </Top>
        <Main>
          <h1>{heading}</h1>
          {paragraphs.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
          {action && (
            <form method="post" action={action.url}>
              <Button type="submit">{action.label}</Button>
            </form>
          )}
          {links.length > 0 && (
            <nav aria-label="Where to go from here">
              {links.map(({ label, url }) => (
                <a key={url} href={url}>{label}</a>
              ))}
            </nav>
          )}
        </Main>
      </body>
    </html>
  );
}

export interface SiteNotice {
  heading: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  links?: { label: string; url: string }[];
}

const Top = styled.header`
  max-width: 40rem;
  margin: 0 auto;
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[6]};
  font-weight: ${({ theme }) => theme.weight.semibold};

  a {
    text-decoration: none;
  }
`;

const Main = styled.main`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
  max-width: 40rem;
  margin: 0 auto;
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[6]} ${({ theme }) => theme.space[24]};
  overflow-wrap: anywhere;

  h1 {
    font: ${({ theme }) => theme.weight.display} clamp(2rem, 5vw, 3rem)/1.1 ${({ theme }) => theme.font.display};
    letter-spacing: ${({ theme }) => theme.track.display};
    text-wrap: balance;
  }

  p {
    color: ${({ theme }) => theme.color.text2};
    text-wrap: pretty;
  }

  nav {
    display: flex;
    flex-wrap: wrap;
    gap: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[6]};
    font-size: ${({ theme }) => theme.text.md};
  }

  nav a {
    padding: ${({ theme }) => theme.space[2]} 0;
    text-underline-offset: 3px;
  }
`;

const Button = styled.button`
  min-height: 2.75rem;
  padding: 0 ${({ theme }) => theme.space[6]};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  font: ${({ theme }) => theme.weight.medium} ${({ theme }) => theme.text.md}/1 ${({ theme }) => theme.font.ui};
  color: ${({ theme }) => theme.color.onPrimary};
  background: ${({ theme }) => theme.color.primary};
  cursor: pointer;
`;
