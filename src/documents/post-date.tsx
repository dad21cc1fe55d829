import { styled } from 'styled-components';

/** The day as the business's own calendar had it. */
export function PostDate({ at, zone }: { at: Date; zone: string }) {
  return <Day dateTime={at.toISOString()}>{new Intl.DateTimeFormat('en-GB', { timeZone: zone, day: 'numeric', month: 'long', year: 'numeric' }).format(at)}</Day>;
}

const Day = styled.time`
  font-size: ${({ theme }) => theme.text.sm};
  color: ${({ theme }) => theme.color.text3};
`;
