import { styled } from 'styled-components';
import { noDetails, pricedOffers } from '../domain/business-details';
import type { Publisher } from './publication';
import { outsiderWords } from './words/outsider-words';

/** What a business sells, with the prices it entered. */
export function OfferList({ publisher: { offers = [], details = noDetails, language } }: { publisher: Publisher }) {
  if (offers.length === 0) return null;
  return (
    <Section aria-labelledby="offers">
      <h2 id="offers">{outsiderWords[language].publicPage.offers}</h2>
      <ul>
        {pricedOffers(offers, details.prices).map(({ offer, price }, index) => (
          <li key={index}>
            <span>{offer}</span>
            {price && <b>{price}</b>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Section = styled.section`
  margin-top: ${({ theme }) => theme.space[12]};

  h2 {
    font-size: ${({ theme }) => theme.text.xl};
    letter-spacing: ${({ theme }) => theme.track.tight};
  }
  ul {
    margin-top: ${({ theme }) => theme.space[4]};
    padding: 0;
    list-style: none;
    columns: 24rem 2;
    column-gap: ${({ theme }) => theme.space[12]};
  }
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${({ theme }) => theme.space[6]};
    padding-block: ${({ theme }) => theme.space[3]};
    border-bottom: 1px solid ${({ theme }) => theme.color.hairline};
    break-inside: avoid;
    overflow-wrap: anywhere;
  }
  li > span {
    flex: 1 1 10rem;
    min-width: 0;
  }
  li > span::first-letter {
    text-transform: uppercase;
  }
  li > b {
    max-width: 100%;
    font-weight: ${({ theme }) => theme.weight.medium};
    font-variant-numeric: tabular-nums;
  }
`;
