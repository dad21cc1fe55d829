import { styled } from 'styled-components';
import { tones, type Tone } from '../../../domain/business-profile';
import { Fieldset } from '../../../ui/fieldset';
import { theme } from '../../../ui/theme';

/** The voices of the business, each saying the same small news in its own way. */
export function VoicePicker({
  value,
  onChange,
  error,
}: {
  value: Tone;
  onChange: (tone: Tone) => void;
  error?: string;
}) {
  return (
    <Fieldset
      legend="Brand voice"
      help="The same news, said five ways. Every piece is written in the voice you choose."
      error={error}
    >
      <Voices>
        {tones.map((tone) => (
          <Voice key={tone}>
            <input type="radio" name="tone" value={tone} checked={tone === value} onChange={() => onChange(tone)} />
            <i aria-hidden="true" />
            <span>
              <b>{VOICES[tone].name}</b>
              <q>{VOICES[tone].example}</q>
            </span>
          </Voice>
        ))}
      </Voices>
    </Fieldset>
  );
}

const VOICES: Record<Tone, { name: string; example: string }> = {
  professional: {
    name: 'Professional',
    example: 'We are closed on Monday. We will be available again from nine on Tuesday.',
  },
  friendly: {
    name: 'Friendly',
    example: 'We’re taking Monday off. See you again on Tuesday, from nine?',
  },
  casual: { name: 'Casual', example: 'Monday’s a day off. Back on Tuesday at nine.' },
  authoritative: {
    name: 'Authoritative',
    example: 'Plan around Monday: we are closed. From nine on Tuesday, we are at work again.',
  },
  creative: {
    name: 'Creative',
    example: 'On Monday the lights stay off. On Tuesday at nine, they come back on.',
  },
};

const Voices = styled.div`
  display: grid;
  flex: 1;
  gap: ${theme.space[2]};
  min-width: 0;
`;

const Voice = styled.label`
  position: relative;
  display: flex;
  gap: ${theme.space[3]};
  padding: 0.625rem ${theme.space[3]};
  border: 1px solid ${theme.color.soft};
  border-radius: ${theme.radius.picture};
  cursor: pointer;
  transition: background ${theme.duration.fast} ${theme.ease.out};
  &:hover {
    background: ${theme.color.hover};
  }
  &:has(:checked) {
    border-color: ${theme.color.text1};
    box-shadow: inset 0 0 0 1px ${theme.color.text1};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  > i {
    flex: none;
    width: 1rem;
    height: 1rem;
    margin-top: 2px;
    border: 1px solid ${theme.color.control};
    border-radius: 50%;
    background: ${theme.color.panel};
    forced-color-adjust: none;
  }
  input:checked + i {
    border: 5px solid ${theme.color.primary};
  }
  > span {
    display: grid;
    min-width: 0;
    ${theme.type.sm}
  }
  q {
    color: ${theme.color.text2};
    text-wrap: pretty;
  }
`;
