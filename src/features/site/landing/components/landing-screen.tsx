import { css, styled } from 'styled-components';
import { theme } from '../../../../ui/theme';
import { screens, screenSizes } from '../landing-pictures';

/**
 * A screenshot in the page's theme, which may differ from the system's: hence two pictures (the hidden one is
 * never loaded, because lazy pictures without a box are not) instead of one with two sources.
 */
export function LandingScreen({ screen }: { screen: keyof typeof screens }) {
  const { src, alt } = screens[screen];
  return (
    <Frame>
      <InLight>
        <Sources src={src} alt={alt} theme="light" />
      </InLight>
      <InDark>
        <Sources src={src} alt={alt} theme="dark" />
      </InDark>
    </Frame>
  );
}

function Sources({ src, alt, theme: shade }: { src: string; alt: string; theme: 'light' | 'dark' }) {
  const { wide, phone } = screenSizes;
  return (
    <>
      <source
        media="(max-width: 860px)"
        srcSet={`${src}-${shade}-phone.webp`}
        width={phone.width}
        height={phone.height}
      />
      <img
        src={`${src}-${shade}-wide.webp`}
        alt={alt}
        width={wide.width}
        height={wide.height}
        loading="lazy"
        decoding="async"
      />
    </>
  );
}

const Frame = styled.div`
  margin-top: ${theme.space[10]};
  border: 1px solid ${theme.color.soft};
  border-bottom: 0;
  border-radius: 0.875rem 0.875rem 0 0;
  overflow: hidden;
  background: ${theme.color.canvas};
  box-shadow: ${theme.shadow[3]};
  img {
    width: 100%;
    height: auto;
  }
  ${theme.media.phone} {
    max-height: 36rem;
    margin: ${theme.space[8]} ${theme.space[4]} 0;
    border: 6px solid ${theme.color.strong};
    border-bottom: 0;
    border-radius: 1.5rem 1.5rem 0 0;
  }
`;

/** Shows one picture per theme, by the rules of tokens.css: the chosen theme, otherwise the system's. */
const shownIn = (own: 'light' | 'dark', other: 'light' | 'dark') => css`
  display: ${own === 'light' ? 'block' : 'none'};
  @media (prefers-color-scheme: dark) {
    display: ${own === 'dark' ? 'block' : 'none'};
  }
  html[data-theme='${own}'] & {
    display: block;
  }
  html[data-theme='${other}'] & {
    display: none;
  }
`;

const InLight = styled.picture`
  ${shownIn('light', 'dark')}
`;

const InDark = styled.picture`
  ${shownIn('dark', 'light')}
`;
