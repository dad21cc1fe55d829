import { styled } from 'styled-components';
import { localeOf } from '../domain/language';
import type { Publisher } from './publication';
import { outsiderWords } from './words/outsider-words';

/** The date of publication in the business's calendar, and the date of the last correction. */
export function PostDate({ at, revisedAt, publisher }: { at: Date; revisedAt: Date | null; publisher: Publisher }) {
  return (
    <Days>
      <time dateTime={at.toISOString()}>{sayPostDay(at, publisher)}</time>
      {revisedAt && (
        <>
          {' · '}
          <time dateTime={revisedAt.toISOString()}>{sayUpdated(revisedAt, publisher)}</time>
        </>
      )}
    </Days>
  );
}

/** such as 24 November 2026 */
const sayPostDay = (at: Date, { zone, language }: Publisher): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    timeZone: zone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(at);

/** such as Updated 24 November 2026 */
export const sayUpdated = (at: Date, publisher: Publisher): string =>
  outsiderWords[publisher.language].publicPage.updated(sayPostDay(at, publisher));

const Days = styled.span`
  font-size: ${({ theme }) => theme.text.sm};
  color: ${({ theme }) => theme.color.text3};
`;
