import { Pause, Play } from 'lucide-react';
import { styled } from 'styled-components';
import { Estimate } from '../../../../ui/estimate';
import { theme } from '../../../../ui/theme';
import { AnalyzeBeat } from './analyze-beat';
import { CreateBeat } from './create-beat';
import { DeployBeat } from './deploy-beat';
import { wrap } from '../landing-styles';
import { ProposeBeat } from './propose-beat';

/** Four bars, strong, weak, medium, weak: a week of the product, played once in twelve seconds until it is paused. */
export function LandingLoop() {
  return (
    <Loop>
      <Bars>
        <AnalyzeBeat />
        <ProposeBeat />
        <CreateBeat />
        <DeployBeat />
      </Bars>
      <Ground>
        <Under>
          <p>
            <Estimate kind="sample" /> One week of a restaurant
          </p>
          <PauseSwitch>
            <input type="checkbox" />
            <Pause aria-hidden="true" />
            <Play aria-hidden="true" />
            <span>Pause the motion</span>
          </PauseSwitch>
        </Under>
      </Ground>
    </Loop>
  );
}

/** Works without a script: all motion is paused while the checkbox is ticked. */
const Loop = styled.div`
  margin-top: ${theme.space[10]};
  &&&:has(input:checked) {
    *,
    *::before,
    *::after {
      animation-play-state: paused;
    }
  }
`;

/** The bars extend below the visible area, so that rising bars, and the line at their foot, do not leave the ground. */
const Bars = styled.ol`
  ${wrap}
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  align-items: end;
  gap: ${theme.space[5]};
  margin-top: -0.75rem;
  padding-top: 0.75rem;
  overflow: hidden;
  overflow: clip;
  ${theme.media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space[3]};
  }
`;

/** The surface below the bars: the next section's background starts here. */
const Ground = styled.div`
  border-top: 1px solid ${theme.color.hairline};
  background: ${theme.color.sunken};
  ${theme.media.phone} {
    margin-top: ${theme.space[6]};
  }
`;

const Under = styled.div`
  ${wrap}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[6]};
  min-height: 3.25rem;
  ${theme.type.sm}
  color: ${theme.color.text2};
  > p {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
  }
`;

const PauseSwitch = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.4375rem;
  height: 2rem;
  padding: 0 0.625rem;
  border-radius: ${theme.radius.control};
  font-weight: ${theme.weight.medium};
  cursor: pointer;
  &:hover {
    background: ${theme.color.hover};
    color: ${theme.color.text1};
  }
  > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(input:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  > input:checked ~ .lucide-pause,
  > input:not(:checked) ~ .lucide-play {
    display: none;
  }
  ${theme.media.calm} {
    display: none;
  }
  ${theme.media.phone} {
    height: ${theme.size.touch};
    margin-right: -0.625rem;
  }
`;
