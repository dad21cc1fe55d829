import { Sparkles } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { fieldsOf, isApiError, messageOf } from '../../../../api/api-error';
import { checkInput } from '../../../../api/check-input';
import { paths } from '../../../../config/paths';
import { SAMPLE_PROMPT_MAX, sampleContract, sampleRatios, type Sample } from '../../../../contracts/sample';
import { aspectRatios } from '../../../../domain/image-format';
import { focusFirstInvalid } from '../../../../lib/focus-first-invalid';
import { Button } from '../../../../ui/button';
import { Field } from '../../../../ui/field';
import { Link } from '../../../../ui/link';
import { TextInput } from '../../../../ui/text-input';
import { theme } from '../../../../ui/theme';
import { posters } from '../landing-pictures';
import { useCreateSampleMutation } from '../../site-api';
import { LandingScreen } from './landing-screen';
import { LandingSample } from './landing-sample';
import { SectionHead, Wrap } from '../landing-styles';

/**
 * A sample picture for visitors without an account. The inputs are uncontrolled, so that what was typed or
 * chosen before hydration is kept.
 */
export function LandingTry() {
  const [createSample, { error, isLoading }] = useCreateSampleMutation();
  const [drawn, setDrawn] = useState<Sample>(); // kept when the next request is refused
  const [faults, setFaults] = useState<Record<string, string>>({});

  const submit = async (submission: FormEvent<HTMLFormElement>) => {
    submission.preventDefault();
    const form = submission.currentTarget;
    if (isLoading) return;
    const input = readForm(form);
    const found = checkInput(sampleContract.createSample, input);
    flushSync(() => setFaults(found));
    if (Object.keys(found).length > 0) return void focusFirstInvalid(form);
    const { data } = await createSample(input);
    if (data) setDrawn(data);
  };

  const isLimit = isApiError(error) && error.code === 'rate_limited';

  return (
    <Band id="try" aria-labelledby="try-title">
      <Wrap>
        <Desk>
          <div>
            <SectionHead>
              <h2 id="try-title">Draw one now</h2>
              <p>Try the built-in designer without an account: say what the picture is for.</p>
            </SectionHead>
            <Form method="get" action="#try" onSubmit={(submission) => void submit(submission)} noValidate>
              <Field
                label="What is it for?"
                required
                error={faults.prompt ?? (error && !isLimit && (fieldsOf(error).prompt ?? messageOf(error)))}
              >
                <TextInput
                  name="prompt"
                  defaultValue={posters.example.prompt}
                  maxLength={SAMPLE_PROMPT_MAX}
                  dir="auto"
                  autoComplete="off"
                />
              </Field>
              <Formats>
                <legend>Format</legend>
                {sampleRatios.map((ratio) => (
                  <label key={ratio}>
                    <input type="radio" name="aspectRatio" value={ratio} defaultChecked={ratio === '1:1'} />
                    <i aria-hidden="true" style={{ aspectRatio: ratio.replace(':', ' / ') }} />
                    <span>{aspectRatios[ratio].label}</span>
                  </label>
                ))}
              </Formats>
              <Button
                type="submit"
                variant="primary"
                size="lg"
                icon={<Sparkles />}
                busy={isLoading}
                busyLabel="Generating..."
              >
                Draw it
              </Button>
              <p role="status">
                {isLimit ? (
                  <>
                    {messageOf(error)} With an account, you can carry on right away:{' '}
                    <Link to={paths.register}>start free</Link>, no credit card.
                  </>
                ) : (
                  'Six pictures an hour, each stored for two days.'
                )}
              </p>
            </Form>
          </div>
          <LandingSample sample={drawn} busy={isLoading} />
        </Desk>
        <LandingScreen screen="creative" />
      </Wrap>
    </Band>
  );
}

const readForm = (form: HTMLFormElement) => ({
  prompt: form.querySelector<HTMLInputElement>('[name="prompt"]')!.value,
  aspectRatio: form.querySelector<HTMLInputElement>('[name="aspectRatio"]:checked')!
    .value as (typeof sampleRatios)[number],
});

const Band = styled.section`
  padding-top: ${theme.space[24]};
  border-block: 1px solid ${theme.color.hairline};
  background: ${theme.color.sunken};
  overflow: hidden;
  ${theme.media.phone} {
    padding-top: ${theme.space[16]};
  }
`;

const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[16]};
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[8]};
  }
`;

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${theme.space[5]};
  margin-top: ${theme.space[8]};
  > :first-child {
    width: 100%;
  }
  input[type='text'] {
    height: ${theme.size.controlLg};
    font-size: ${theme.text.lg};
  }
  > p {
    ${theme.type.sm} color: ${theme.color.text2};
    text-wrap: pretty;
  }
  ${theme.media.phone} {
    > button {
      width: 100%;
    }
  }
`;

const Formats = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  > legend {
    padding: 0;
    margin-bottom: 0.375rem;
    ${theme.type.sm} font-weight: ${theme.weight.medium};
  }
  > label {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[2]};
    height: ${theme.size.touch};
    padding: 0 0.875rem;
    border: 1px solid ${theme.color.control};
    border-radius: ${theme.radius.control};
    background: ${theme.color.panel};
    ${theme.type.sm}
    font-weight: ${theme.weight.medium};
    color: ${theme.color.text2};
    cursor: pointer;
  }
  > label:hover {
    background: ${theme.color.hover};
  }
  > label:has(:checked) {
    border-color: ${theme.color.text1};
    box-shadow: inset 0 0 0 1px ${theme.color.text1};
    color: ${theme.color.text1};
  }
  > label:has(:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  i {
    max-width: 20px;
    max-height: 18px;
    height: 18px;
    border: 1.5px solid currentColor;
    border-radius: ${theme.radius.bar};
  }
  i[style*='16 / 9'] {
    width: 20px;
    height: auto;
  }
  ${theme.media.phone} {
    width: 100%;
    > label {
      flex-direction: column;
      flex: 1;
      justify-content: center;
      gap: 0.375rem;
      height: 4rem;
      padding: 0 ${theme.space[1]};
      ${theme.type.xs} white-space: nowrap;
    }
  }
`;
