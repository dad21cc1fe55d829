import { styled } from 'styled-components';
import { theme } from '../../ui/theme';
import { LandingClose } from './components/landing-close';
import { LandingFeatures } from './components/landing-features';
import { LandingFoot } from './components/landing-foot';
import { LandingHero } from './components/landing-hero';
import { LandingHow } from './components/landing-how';
import { LandingPricing } from './components/landing-pricing';
import { LandingQuotes } from './components/landing-quotes';
import { LandingTop } from './components/landing-top';
import { LandingTry } from './components/landing-try';
import { LandingWeek } from './components/landing-week';

/** The first page: sections in the specification's order, readable and usable before any script has run. */
export function LandingPage() {
  return (
    <Site>
      <LandingTop />
      <Main id="main" tabIndex={-1}>
        <LandingHero />
        <LandingWeek />
        <LandingFeatures />
        <LandingTry />
        <LandingHow />
        <LandingQuotes />
        <LandingPricing />
        <LandingClose />
      </Main>
      <LandingFoot />
    </Site>
  );
}

const Site = styled.div`
  background: ${theme.color.panel};
  overflow-x: clip;
`;

const Main = styled.main`
  &:focus { outline: none; }
`;
