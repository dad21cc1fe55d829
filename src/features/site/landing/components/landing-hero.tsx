import { styled } from 'styled-components';
import { TRIAL_DAYS } from '../../../../domain/plan-name';
import { registrationNotice } from '../../../../domain/registration';
import { ButtonLink } from '../../../../ui/button-link';
import { theme } from '../../../../ui/theme';
import { useGetSignInOptionsQuery } from '../../../auth/auth-api';
import { LandingLoop } from './landing-loop';
import { display, wrap } from '../landing-styles';
import { TrialLink } from '../../components/trial-link';

export function LandingHero() {
  const { data: options } = useGetSignInOptionsQuery();
  const notice = options && registrationNotice[options.registration];
  return (
    <Hero aria-labelledby="hero">
      <Lead>
        <h1 id="hero">Marketing that keeps time.</h1>
        <div>
          <Say>
            Once a week Fourbeat looks at your posts and the season, proposes three ideas, makes the one you pick and
            publishes it on time. Ten minutes, one yes.
          </Say>
          <Calls>
            <TrialLink variant="accent" size="lg" />
            <ButtonLink href="#how" size="lg">
              How It Works
            </ButtonLink>
          </Calls>
          <Fine>{notice ?? `${TRIAL_DAYS}-day free trial. No credit card. Setup in 5 minutes. Cancel anytime.`}</Fine>
        </div>
      </Lead>
      <LandingLoop />
    </Hero>
  );
}

const Hero = styled.section`
  padding-top: ${theme.space[10]};
  ${theme.media.phone} {
    padding-top: ${theme.space[6]};
  }
`;

const Lead = styled.div`
  ${wrap}
  display: grid;
  grid-template-columns: 1.35fr 1fr;
  align-items: end;
  gap: ${theme.space[12]};
  h1 {
    ${display} font-size: ${theme.text['6xl']};
    line-height: 0.94;
  }
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[5]};
    h1 {
      font-size: 3rem;
      line-height: 1;
    }
  }
`;

const Say = styled.p`
  max-width: 29rem;
  font-size: 1.125rem;
  line-height: 1.75rem;
  color: ${theme.color.text2};
  text-wrap: pretty;
  ${theme.media.phone} {
    font-size: 1.0625rem;
    line-height: 1.625rem;
  }
`;

const Calls = styled.p`
  display: flex;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[5]};
  ${theme.media.phone} {
    > a {
      flex: 1;
    }
  }
`;

const Fine = styled.p`
  margin-top: ${theme.space[3]};
  ${theme.type.sm}
  color: ${theme.color.text3};
`;
