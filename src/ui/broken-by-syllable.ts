import { css } from 'styled-components';

/**
 * Long words of people's own break where their language does, with a hyphen, wherever `lang` says which one it is; a word
 * that no browser knows how to divide breaks anywhere rather than running out of its card.
 */
export const brokenBySyllable = css`
  hyphens: auto;
  hyphenate-limit-chars: 12 4 4;
  overflow-wrap: anywhere;
`;
