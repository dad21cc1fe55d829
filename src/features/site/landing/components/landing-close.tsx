import { styled } from 'styled-components';
import { theme } from '../../../../ui/theme';
import { display, wrap } from '../landing-styles';
import { paths } from '../../../../config/paths';
import { ButtonLink } from '../../../../ui/button-link';
import { useGetSignInOptionsQuery } from '../../../auth/auth-api';
import { TrialLink } from '../../components/trial-link';

/**
 * The highlighted closing band. Its button has the ink colour in both themes; it leads to registration, or to
 * sign-in where registration is not open.
 */
export function LandingClose() {
  const { data: options } = useGetSignInOptionsQuery();
  return (
    <Band aria-labelledby="close-title">
      <div>
        <h2 id="close-title">Be on the beat by Friday.</h2>
        <div data-theme="light">
          <p>Describe your business, pick one of three ideas, approve one piece. That is the first week.</p>
          <TrialLink variant="primary" size="lg" />
          {options && options.registration !== 'open' && (
            <ButtonLink to={paths.login} variant="primary" size="lg">
              Login
            </ButtonLink>
          )}
        </div>
      </div>
    </Band>
  );
}

const Band = styled.section`
  background: ${theme.color.accentLit};
  color: ${theme.color.onLit};
  > div {
    ${wrap} display: grid;
    grid-template-columns: 1.3fr 1fr;
    align-items: end;
    gap: ${theme.space[10]};
    padding-block: ${theme.space[20]};
  }
  h2 {
    ${display} font-size: ${theme.text['5xl']};
    line-height: 0.98;
  }
  p {
    margin-bottom: ${theme.space[5]};
    font-size: 1.0625rem;
    line-height: 1.625rem;
    text-wrap: pretty;
  }
  :focus-visible {
    outline-color: ${theme.color.onLit};
  }
  ${theme.media.phone} {
    > div {
      grid-template-columns: minmax(0, 1fr);
      gap: ${theme.space[5]};
      padding-block: ${theme.space[12]};
    }
    h2 {
      font-size: 2.75rem;
    }
  }
`;
