import { styled } from 'styled-components';
import { paths } from '../../config/paths';
import { TRIAL_DAYS } from '../../domain/plan';
import { ButtonLink } from '../../ui/button-link';
import { theme } from '../../ui/theme';
import { SiteFrame } from './components/site-frame';
import { BeatBars } from './site-parts';

export function LandingPage() {
  return (
    <SiteFrame>
      <Lead>
        <h1>Marketing that keeps time.</h1>
        <div>
          <Say>Once a week Fourbeat looks at what your business needs said, proposes three ideas with the reason for each, makes the one you pick and publishes it on time. Ten minutes, one yes.</Say>
          <Calls>
            <ButtonLink to={paths.register} variant="accent" size="lg">Start Free Trial</ButtonLink>
            <ButtonLink to={paths.login} size="lg">Login</ButtonLink>
          </Calls>
          <Fine>{TRIAL_DAYS}-day free trial. No credit card. Setup in 5 minutes. Cancel anytime.</Fine>
        </div>
      </Lead>
      <Week>
        <BeatBars ground="panel" />
      </Week>
    </SiteFrame>
  );
}

const Lead = styled.section`
  display: grid;
  grid-template-columns: 1.35fr 1fr;
  align-items: end;
  gap: ${theme.space[12]};
  padding-top: ${theme.space[10]};
  > h1 {
    font-family: ${theme.font.display};
    font-weight: ${theme.weight.display};
    font-size: ${theme.text['6xl']};
    line-height: 0.94;
    letter-spacing: ${theme.track.display};
  }
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[5]};
    padding-top: ${theme.space[6]};
    > h1 { font-size: 3.25rem; }
  }
`;

const Say = styled.p`
  max-width: 29rem;
  color: ${theme.color.text2};
  font-size: 1.125rem;
  line-height: 1.75rem;
  text-wrap: pretty;
`;

const Calls = styled.p`
  display: flex;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[5]};
  ${theme.media.phone} { > * { flex: 1; } }
`;

const Fine = styled.p`
  margin-top: ${theme.space[3]};
  color: ${theme.color.text3};
  ${theme.type.sm}
`;

/** The strong beat's height; the bars stand on the hairline. */
const Week = styled.div`
  display: flex;
  height: 33rem;
  margin-top: ${theme.space[10]};
  border-bottom: 1px solid ${theme.color.hairline};
  ${theme.media.phone} { height: auto; align-items: flex-end; > * { flex: 1; } }
`;
