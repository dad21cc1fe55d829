import { styled } from 'styled-components';
import type { PublicPerson, Publisher } from './publication';
import { outsiderWords } from './words/outsider-words';

/** The people behind a business who chose to be shown, in their own words. */
export function PublicPeople({ people, publisher }: { people: PublicPerson[]; publisher: Publisher }) {
  return (
    <Section aria-labelledby="people">
      <h2 id="people">{outsiderWords[publisher.language].publicPage.people}</h2>
      <ul>
        {people.map(({ name, company, bio }, index) => (
          <li key={index}>
            <b>{name}</b>
            {company && company !== publisher.name && <Company>{company}</Company>}
            {bio
              .split(/\n+/)
              .filter((line) => line.trim())
              .map((line, at) => (
                <p key={at}>{line}</p>
              ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Section = styled.section`
  margin-top: ${({ theme }) => theme.space[24]};
  padding-top: ${({ theme }) => theme.space[8]};
  border-top: 1px solid ${({ theme }) => theme.color.hairline};

  h2 {
    font-size: ${({ theme }) => theme.text.xl};
    letter-spacing: ${({ theme }) => theme.track.tight};
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
    gap: ${({ theme }) => theme.space[8]};
    margin-top: ${({ theme }) => theme.space[5]};
    padding: 0;
    list-style: none;
  }

  li {
    font-size: ${({ theme }) => theme.text.md};
    overflow-wrap: anywhere;
  }

  p {
    margin-top: ${({ theme }) => theme.space[2]};
    color: ${({ theme }) => theme.color.text2};
    text-wrap: pretty;
  }
`;

const Company = styled.span`
  display: block;
  font-size: ${({ theme }) => theme.text.sm};
  color: ${({ theme }) => theme.color.text2};
`;
