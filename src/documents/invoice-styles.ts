import { createGlobalStyle } from 'styled-components';

/**
 * An invoice is paper: light in every browser, A4 with a margin for punched holes, ink on white when printed. A
 * global style, so it comes after the styles of all documents. `@page` is CSS Paged Media,
 * https://www.w3.org/TR/css-page-3/.
 */
export const InvoiceStyles = createGlobalStyle`
  @page { size: A4; margin: 18mm 18mm 16mm 22mm; }
  :root { color-scheme: light; }
  body { background: var(--surface-canvas); font-size: 0.9375rem; line-height: 1.5; }
  @media print {
    body { background: none; font-size: 10.5pt; }
  }
`;
