import { styled } from 'styled-components';
import type { Answer } from '../domain/report-answers';

/** Where each number comes from. Numbers in the summary link here, and the linked row is highlighted. */
export function ReportOrigins({ queries: all }: { queries: readonly Answer[] }) {
  const queries = all.filter(({ value }) => typeof value === 'number');
  if (queries.length === 0) return null;
  return (
    <section>
      <h2>Where the numbers come from</h2>
      <p>
        Every number comes from the events Fourbeat counted. Bots and link scanners are left out. People are counted
        once a day, because we do not track anybody from one day to the next.
      </p>
      <List>
        {queries.map(({ query, name, text, words }) => (
          <div key={query} id={query}>
            <dt>
              <bdi>{text}</bdi>
            </dt>
            <dd>{name}</dd>
            <dd>{words}</dd>
          </div>
        ))}
      </List>
    </section>
  );
}

const List = styled.dl`
  margin-top: ${({ theme }) => theme.space[4]};
  font-size: ${({ theme }) => theme.text.sm};

  div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) minmax(0, 5fr);
    gap: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[4]};
    padding: ${({ theme }) => theme.space[2]};
    border-top: 1px solid ${({ theme }) => theme.color.hairline};
  }

  div:target {
    background: ${({ theme }) => theme.color.selected};
  }

  dt {
    font-weight: ${({ theme }) => theme.weight.semibold};
  }

  dd + dd {
    color: ${({ theme }) => theme.color.text2};
  }

  @media (max-width: 40rem) {
    div {
      grid-template-columns: 1fr;
    }
  }
`;
