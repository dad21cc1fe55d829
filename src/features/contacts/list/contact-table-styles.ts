import { styled } from 'styled-components';
import { theme } from '../../../ui/theme';

/** Rows of one height are what lets a hundred thousand of them scroll like a dozen. */
export const ROW_REM = 3.25;
export const HEAD_REM = 2.25;

/** Shows whole rows, as many as the window has room for, so that paging moves by what is seen. */
export const Scroller = styled.div`
  max-height: calc(${HEAD_REM}rem + max(${6 * ROW_REM}rem, 100dvh - var(--around-list, 25.5rem)));
  max-height: calc(
    ${HEAD_REM}rem + max(${6 * ROW_REM}rem, round(down, 100dvh - var(--around-list, 25.5rem), ${ROW_REM}rem))
  );
  overflow: hidden auto;
  border-radius: calc(${theme.radius.panel} - 1px);
  scrollbar-width: thin;
  ${theme.media.phone} {
    max-height: calc(${HEAD_REM}rem + max(${7 * ROW_REM}rem, 100dvh - 14rem));
    max-height: calc(${HEAD_REM}rem + max(${7 * ROW_REM}rem, round(down, 100dvh - 14rem, ${ROW_REM}rem)));
  }
`;

/** Columns go by the room there is: tags first, then the number, then the value; a phone keeps name and status. */
export const Grid = styled.table<{ $old: boolean }>`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  ${theme.type.sm}
  opacity: ${({ $old }) => ($old ? 0.6 : 1)};
  th,
  td {
    padding: 0 ${theme.space[3]};
    border-bottom: 1px solid ${theme.color.hairline};
  }
  th {
    height: ${HEAD_REM}rem;
    text-align: start;
  }
  td {
    height: ${ROW_REM}rem;
    overflow: hidden;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  th:first-child,
  td:first-child {
    padding-inline-start: ${theme.space[5]};
  }
  th:last-child,
  td:last-child {
    padding-inline: 0 ${theme.space[5]};
  }
  tbody > tr:last-child > td {
    border-bottom: 0;
  }
  .pick {
    width: 3rem;
  }
  .status {
    width: 6.75rem;
  }
  .phone {
    width: 9.25rem;
  }
  .tags {
    width: 9.5rem;
  }
  .value {
    width: 6rem;
  }
  .last {
    width: 7.25rem;
  }
  .more {
    width: 3.25rem;
  }
  .value,
  .last,
  .more {
    text-align: end;
  }
  td.value,
  td.last {
    padding-inline-start: 0;
    text-overflow: ellipsis;
  }
  @container list (max-width: 52rem) {
    .tags {
      display: none;
    }
  }
  @container list (max-width: 44rem) {
    .phone {
      display: none;
    }
  }
  @container list (max-width: 38rem) {
    .value {
      display: none;
    }
  }
  ${theme.media.phone} {
    .pick,
    .last,
    .more {
      display: none;
    }
    .status {
      width: 8.25rem;
    }
    th,
    td {
      padding-inline: ${theme.space[2]};
    }
    th.name,
    td.name {
      padding-inline-start: ${theme.space[4]};
    }
    th.status,
    td.status {
      padding-inline-end: ${theme.space[4]};
    }
  }
`;
