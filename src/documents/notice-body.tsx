import { styled } from 'styled-components';
import { PlainButton } from './plain-button';

/** The content of a one-message page: a heading, a few sentences, at most one button that posts a form, and links. */
export function NoticeBody({ heading, paragraphs, action, links = [] }: Notice) {
  return (
    <Main>
      <h1 dir="auto">{heading}</h1>
      {paragraphs.map((paragraph, index) => (
        <p key={index} dir="auto">
          {paragraph}
        </p>
      ))}
      {action && (
        <form method="post" action={action.url}>
          {action.wish && <input type="hidden" name="wish" value={action.wish} />}
          <PlainButton type="submit">{action.label}</PlainButton>
        </form>
      )}
      {links.length > 0 && (
        <nav aria-label="Where to go from here">
          {links.map(({ label, url }) => (
            <a key={url} href={url}>
              {label}
            </a>
          ))}
        </nav>
      )}
    </Main>
  );
}

export interface Notice {
  heading: string;
  paragraphs: string[];
  /** `wish`: a form value that tells the actions of one address apart. */
  action?: { label: string; url: string; wish?: string };
  links?: { label: string; url: string }[];
}

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
    white-space: pre-line;
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
