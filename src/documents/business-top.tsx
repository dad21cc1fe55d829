import { styled } from 'styled-components';
import { brandLine } from './brand-accent';

/**
 * The business at the top of its documents: its line of colour, its logo and its name, linked where a link is
 * given.
 */
export function BusinessTop({
  name,
  logo,
  place,
  url,
}: {
  name: string;
  logo?: string | null;
  place?: string | null;
  url?: string | null;
}) {
  const inside = (
    <>
      {logo && <img data-theme="light" src={logo} alt="" />}
      {name}
    </>
  );
  return (
    <Top>
      {url ? (
        <Name as="a" href={url}>
          {inside}
        </Name>
      ) : (
        <Name>{inside}</Name>
      )}
      {place && <Place>{place}</Place>}
    </Top>
  );
}

const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[6]};
  max-width: 68rem;
  margin: 0 auto;
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[6]};

  &::before {
    position: absolute;
    inset: 0 0 auto;
    height: 3px;
    background: ${brandLine};
    content: '';
  }
`;

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  font-weight: ${({ theme }) => theme.weight.semibold};
  text-decoration: none;
  overflow-wrap: anywhere;

  img {
    flex: none;
    width: auto;
    max-width: 8rem;
    height: 2.5rem;
    padding: 0.125rem;
    object-fit: contain;
    border-radius: ${({ theme }) => theme.radius.bar};
    background: ${({ theme }) => theme.color.panel};
  }
`;

const Place = styled.span`
  font-size: ${({ theme }) => theme.text.sm};
  color: ${({ theme }) => theme.color.text2};
`;
