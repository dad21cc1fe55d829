import { styled } from 'styled-components';
import { Estimate } from '../../../../ui/estimate';
import { theme } from '../../../../ui/theme';
import { LandingScreen } from './landing-screen';
import { SectionHead, Wrap } from '../landing-styles';

export function LandingWeek() {
  return (
    <Shot aria-labelledby="week">
      <Wrap>
        <SectionHead>
          <h2 id="week">The whole week on one page</h2>
          <p>
            What happened, what needs you, what comes next. If nothing needs you, it says so. <Estimate kind="sample" />
          </p>
        </SectionHead>
        <LandingScreen screen="engine" />
      </Wrap>
    </Shot>
  );
}

const Shot = styled.section`
  padding-top: ${theme.space[16]};
  border-bottom: 1px solid ${theme.color.hairline};
  background: ${theme.color.sunken};
  overflow: hidden;
  ${theme.media.phone} {
    padding-top: ${theme.space[10]};
  }
`;
