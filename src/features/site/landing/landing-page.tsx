import { styled } from 'styled-components';
import { theme } from '../../../ui/theme';
import { LandingClose } from './components/landing-close';
import { LandingFeatures } from './components/landing-features';
import { SiteFoot } from '../components/site-foot';
import { LandingHero } from './components/landing-hero';
import { LandingHow } from './components/landing-how';
import { LandingPricing } from './components/landing-pricing';
import { LandingQuotes } from './components/landing-quotes';
import { SiteTop } from '../components/site-top';
import { LandingTry } from './components/landing-try';
import { LandingWeek } from './components/landing-week';

/** The landing page: sections in the specification's order, readable and usable before any script has run. */
export function LandingPage() {
  return (
    <Site>
      <SiteTop />
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
      <SiteFoot />
    </Site>
  );
}

const Site = styled.div`
  background: ${theme.color.panel};
  overflow-x: clip;
`;

const Main = styled.main`
  &:focus {
    outline: none;
  }
`;
