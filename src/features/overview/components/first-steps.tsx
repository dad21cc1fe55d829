import { styled } from 'styled-components';
import { ButtonLink } from '../../../ui/button-link';
import { Panel, PanelBody } from '../../../ui/panel';
import { theme } from '../../../ui/theme';
import { engineTab } from '../places';

/** Shown before anything can be counted: the one thing to do, and what it leads to. */
export function FirstSteps() {
  return (
    <Panel title="Describe your business">
      <PanelBody>
        <Steps>
          <li>
            <b>What you do.</b> Where, for whom and what you offer. A minute, or less with your website.
          </li>
          <li>
            <b>Four short questions.</b> You can skip any of them. Your first three ideas start with your answers, and
            each says why it is worth your time.
          </li>
          <li>
            <b>You pick one and approve it.</b> We make the text and pictures, you review them, and they are published
            on your public page and in your feed.
          </li>
        </Steps>
        <div>
          <ButtonLink to={engineTab('ideas')} variant="primary">
            Describe your business
          </ButtonLink>
        </div>
      </PanelBody>
    </Panel>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${theme.space[4]};
  max-width: ${theme.size.reading};
  counter-reset: step;
  color: ${theme.color.text2};
  li {
    position: relative;
    padding-inline-start: ${theme.space[8]};
    text-wrap: pretty;
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    position: absolute;
    inset-inline-start: 0;
    width: 1.375rem;
    height: 1.375rem;
    border-radius: ${theme.radius.badge};
    background: ${theme.color.sunken};
    ${theme.type.xs}
    line-height: 1.375rem;
    font-weight: ${theme.weight.medium};
    text-align: center;
    color: ${theme.color.text1};
  }
  b {
    color: ${theme.color.text1};
  }
`;
