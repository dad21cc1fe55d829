import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { theme } from '../../../ui/theme';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { stepChosen, type ImportStep } from '../imports-slice';

/** The import's position in the four steps. Completed steps, and steps reached before, can be reopened. */
export function ImportSteps({
  current,
  reachable,
}: {
  current: ImportStep | 'file';
  reachable: readonly ImportStep[];
}) {
  const dispatch = useDispatch();
  const at = STEPS.findIndex(({ step }) => step === current);
  return (
    <Steps aria-label="Steps of the import">
      {STEPS.map(({ step, name }, index) => {
        const chosen = index === at;
        const goes = step !== 'file' && !chosen && reachable.includes(step);
        return (
          <Step key={step} aria-current={chosen ? 'step' : undefined} $reached={index <= at}>
            {goes ? (
              <button type="button" onClick={() => dispatch(stepChosen(step))}>
                {index + 1} {name}
              </button>
            ) : (
              <span>
                {index + 1} {name}
              </span>
            )}
            {index < at && <VisuallyHidden>, done</VisuallyHidden>}
          </Step>
        );
      })}
    </Steps>
  );
}

const STEPS = [
  { step: 'file', name: 'File' },
  { step: 'columns', name: 'Columns' },
  { step: 'choices', name: 'Choices' },
  { step: 'check', name: 'Check and import' },
] as const;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space[2]};
  ${theme.type.sm}
`;

/** The whole step is the link, so that labels line up whether or not they are links. */
const Step = styled.li<{ $reached: boolean }>`
  position: relative;
  padding-block: ${theme.space[2]};
  border-top: 3px solid ${({ $reached }) => ($reached ? theme.color.text1 : theme.color.selected)};
  color: ${theme.color.text3};
  &[aria-current] {
    color: ${theme.color.text1};
    font-weight: ${theme.weight.medium};
  }
  button {
    display: block;
    text-align: start;
    font: inherit;
    color: ${theme.color.text2};
    text-decoration: underline;
    text-decoration-color: ${theme.color.control};
    text-underline-offset: 3px;
  }
  button:hover {
    color: ${theme.color.text1};
  }
  button::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${theme.media.phone} {
    min-height: ${theme.size.touch};
    ${theme.type.xs}
  }
`;
