import { createGlobalStyle } from 'styled-components';
import { theme } from './theme';

/**
 * Base styles of every page. Icons of lucide-react get their size and stroke here, so that call sites need not
 * set them.
 */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
  body {
    font: ${theme.weight.regular} var(--text-md)/var(--lh-md) ${theme.font.ui};
    font-feature-settings: 'cv11', 'ss03', 'calt';
    letter-spacing: -0.003em;
    color: ${theme.color.text1};
    background: ${theme.color.canvas};
    -webkit-font-smoothing: antialiased;
    -webkit-tap-highlight-color: transparent;
  }
  #root { isolation: isolate; }
  img, svg { display: block; max-width: 100%; }
  ul, ol { list-style: none; padding: 0; }
  a { color: inherit; text-decoration: none; }
  dd { margin: 0; }
  fieldset { border: 0; padding: 0; min-width: 0; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { padding: 0; border: 0; background: none; text-align: inherit; cursor: pointer; }
  h1, h2, h3 { font-weight: ${theme.weight.semibold}; letter-spacing: ${theme.track.tight}; text-wrap: balance; }
  h1 { ${theme.type['2xl']} }
  h2 { ${theme.type.lg} letter-spacing: -0.012em; }
  h3 { ${theme.type.md} letter-spacing: -0.008em; text-wrap: pretty; }
  h1, h2, h3, p, dd, li, td { overflow-wrap: break-word; }
  b, strong { font-weight: ${theme.weight.medium}; }
  :focus-visible { outline: 2px solid ${theme.color.focus}; outline-offset: 2px; border-radius: ${theme.radius.control}; }
  :where(svg.lucide) { width: 16px; height: 16px; flex: none; stroke-width: 1.75; }
  ${theme.media.phone} { h1 { font-size: 1.5rem; line-height: 1.875rem; } }
`;
