import { styled } from 'styled-components';
import { noDetails, openingLines, phoneHref } from '../domain/business-details';
import { localeOf, type Language } from '../domain/language';
import { publicLink } from '../domain/utm';
import { wholeAddress } from '../domain/whole-address';
import { brandAccent } from './brand-accent';
import type { Publisher } from './publication';
import { outsiderWords } from './words/outsider-words';

/** How to reach a business and when it is open, as the business entered it, with the town where its address has none. */
export function BusinessFacts({ publisher }: { publisher: Publisher }) {
  const { details = noDetails, website = '', place, language } = publisher;
  const words = outsiderWords[language].publicPage;
  const { phone, email, hours, hoursNote, link } = details;
  const address = wholeAddress(details.address, place ?? '');
  const site = website === link ? '' : website;
  const dial = phoneHref(phone);
  const lines = openingLines(hours);
  if (!phone && !email && !site && !address && lines.length === 0 && !hoursNote) return null;
  return (
    <Facts aria-label={words.howToReach}>
      {(phone || email || site) && (
        <div>
          <h2>{words.contact}</h2>
          {phone && <p>{dial ? <a href={dial}>{phone}</a> : phone}</p>}
          {email && (
            <p>
              <a href={`mailto:${encodeURI(email)}`}>{email}</a>
            </p>
          )}
          {site && (
            <p>
              <a href={publicLink(site, publisher)}>{shortAddress(site)}</a>
            </p>
          )}
        </div>
      )}
      {address && (
        <div>
          <h2>{words.address}</h2>
          <address>{address}</address>
          <p>
            <a className="screen" href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`}>
              {words.showMap}
            </a>
          </p>
        </div>
      )}
      {(lines.length > 0 || hoursNote) && (
        <div>
          <h2>{words.openingHours}</h2>
          {lines.length > 0 && (
            <dl>
              {lines.map(({ first, last, times }) => (
                <div key={first}>
                  <dt>{daysBetween(first, last, language)}</dt>
                  <dd>{times}</dd>
                </div>
              ))}
            </dl>
          )}
          {hoursNote && <p>{hoursNote}</p>}
        </div>
      )}
    </Facts>
  );
}

function daysBetween(first: number, last: number, language: Language): string {
  const words = outsiderWords[language].publicPage;
  // 1 January 2024 was a Monday.
  const dayOf = (day: number) =>
    new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));
  if (first === last) return dayOf(first);
  return last === first + 1 ? words.twoDays(dayOf(first), dayOf(last)) : words.days(dayOf(first), dayOf(last));
}

/** Shows https://www.ada.example/ as ada.example. */
const shortAddress = (address: string): string => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

const Facts = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: ${({ theme }) => theme.space[8]};
  margin-top: ${({ theme }) => theme.space[12]};
  padding-block: ${({ theme }) => theme.space[6]};
  border-block: 1px solid ${({ theme }) => theme.color.hairline};
  font-size: ${({ theme }) => theme.text.md};
  break-inside: avoid;

  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  h2 {
    margin-bottom: ${({ theme }) => theme.space[2]};
    font-size: ${({ theme }) => theme.text.sm};
    font-weight: ${({ theme }) => theme.weight.medium};
    color: ${({ theme }) => theme.color.text2};
  }
  p {
    text-wrap: pretty;
  }
  address {
    font-style: normal;
    white-space: pre-line;
  }
  dl {
    display: grid;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${({ theme }) => theme.space[4]};
  }
  dt::first-letter {
    text-transform: uppercase;
  }
  dt {
    color: ${({ theme }) => theme.color.text2};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  dl + p {
    margin-top: ${({ theme }) => theme.space[2]};
    color: ${({ theme }) => theme.color.text2};
  }
  a {
    display: inline-block;
    min-height: 1.75rem;
    color: ${brandAccent};
    text-underline-offset: 3px;
    text-decoration-color: ${({ theme }) => theme.color.control};
  }
  ${({ theme }) => theme.media.phone} {
    a {
      min-height: 2.75rem;
      padding-block: 0.5rem;
    }
  }
  @media print {
    .screen {
      display: none;
    }
  }
`;
