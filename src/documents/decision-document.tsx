import { styled } from 'styled-components';
import { dismissals } from '../domain/idea';
import { dismissalWords } from '../domain/dismissal-words';
import { PlainButton } from './plain-button';

/** The week's ideas on a page without script: a button for each, and one for none of them. */
export function DecisionDocument({ business, ideas, until, url }: DecisionPage) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Which one shall we make? · Fourbeat</title>
      </head>
      <body>
        <Main>
          <p dir="auto">{business}</p>
          <h1>Which one shall we make?</h1>
          <p>The choice is open until {until}. We make the post, and you approve it before anybody sees it.</p>
          <Ideas>
            {ideas.map(({ id, title, hook, reason }) => (
              <li key={id}>
                <h2 dir="auto">{title}</h2>
                <p dir="auto">{hook}</p>
                <Small dir="auto">{reason}</Small>
                <form method="post" action={url}>
                  <input type="hidden" name="choice" value={id} />
                  <PlainButton type="submit" aria-label={`Make this one: ${title}`}>
                    Make this one
                  </PlainButton>
                </form>
              </li>
            ))}
          </Ideas>
          <form method="post" action={url}>
            <input type="hidden" name="choice" value="none" />
            <fieldset>
              <legend>None of them, because …</legend>
              {dismissals.map((reason, at) => (
                <label key={reason}>
                  <input type="radio" name="reason" value={reason} defaultChecked={at === 0} /> {dismissalWords[reason]}
                </label>
              ))}
            </fieldset>
            <Second type="submit">None of these</Second>
          </form>
        </Main>
      </body>
    </html>
  );
}

export interface DecisionPage {
  business: string;
  ideas: readonly { id: string; title: string; hook: string; reason: string }[];
  /** "Thursday 3 December at 07:00" */
  until: string;
  /** Where its forms are sent. */
  url: string;
}

const Main = styled.main`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
  max-width: 40rem;
  margin: 0 auto;
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[6]} ${({ theme }) => theme.space[24]};
  overflow-wrap: anywhere;

  h1 {
    font: ${({ theme }) => theme.weight.display} clamp(2rem, 5vw, 3rem) / 1.1 ${({ theme }) => theme.font.display};
    letter-spacing: ${({ theme }) => theme.track.display};
    text-wrap: balance;
  }

  fieldset {
    display: grid;
    gap: ${({ theme }) => theme.space[2]};
    margin: 0 0 ${({ theme }) => theme.space[4]};
    padding: 0;
    border: 0;
  }

  legend {
    margin-bottom: ${({ theme }) => theme.space[2]};
    font-weight: ${({ theme }) => theme.weight.semibold};
  }

  label {
    padding: ${({ theme }) => theme.space[1]} 0;
  }
`;

const Ideas = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space[6]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    gap: ${({ theme }) => theme.space[2]};
    padding: ${({ theme }) => theme.space[5]};
    border: 1px solid ${({ theme }) => theme.color.hairline};
    border-radius: ${({ theme }) => theme.radius.panel};
  }

  h2 {
    font-size: ${({ theme }) => theme.text.lg};
  }
`;

const Small = styled.p`
  color: ${({ theme }) => theme.color.text2};
  font-size: ${({ theme }) => theme.text.sm};
`;

const Second = styled(PlainButton)`
  border: 1px solid ${({ theme }) => theme.color.hairline};
  color: ${({ theme }) => theme.color.text1};
  background: transparent;

  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }
`;
