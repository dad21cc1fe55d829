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
    example: 'We are open from eight on Saturday. Orders placed by Friday noon are ready on arrival.',
  },
  friendly: {
    name: 'Friendly',
    example: 'See you on Saturday? We’re here from eight, and yours is waiting if you tell us by Friday noon.',
  },
  casual: { name: 'Casual', example: 'Saturday. We’re open at eight. Tell us by Friday noon and it’s yours.' },
  authoritative: {
    name: 'Authoritative',
    example: 'Order by Friday noon. That is the surest way to have it on Saturday at eight.',
  },
  creative: {
    name: 'Creative',
    example: 'Eight o’clock, the street still quiet, and a bag with your name on it. Friday noon decides.',
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
