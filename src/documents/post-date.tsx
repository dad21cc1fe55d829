import { styled } from 'styled-components';

/** The day as the business's own calendar had it, and the day of the last correction. */
export function PostDate({ at, revisedAt, zone }: { at: Date; revisedAt: Date | null; zone: string }) {
  return (
    <Days>
      <time dateTime={at.toISOString()}>{sayPostDay(at, zone)}</time>
      {revisedAt && (
        <>
          {' · '}
          <time dateTime={revisedAt.toISOString()}>Updated {sayPostDay(revisedAt, zone)}</time>
        </>
      )}
    </Days>
  );
}

/** 24 November 2026 */
export const sayPostDay = (at: Date, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, day: 'numeric', month: 'long', year: 'numeric' }).format(at);

const Days = styled.span`
  font-size: ${({ theme }) => theme.text.sm};
  color: ${({ theme }) => theme.color.text3};
`;
