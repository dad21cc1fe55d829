import { styled } from 'styled-components';
import type { PictureReading } from '../../../../contracts/creation-making';
import { SUPPORTING_MAX } from '../../../../domain/creation';
import { Field } from '../../../../ui/field';
import { FormPair } from '../../../../ui/form';
import { TextArea } from '../../../../ui/text-area';
import { TextInput } from '../../../../ui/text-input';
import type { PictureWords } from '../../picture-words';

/** The longest that a field takes, in letters. */
export const wordLimits = { headline: 120, kicker: 30, supporting: SUPPORTING_MAX, subject: 60 } as const;

/** The words of a picture and what is drawn, as the designer understood them and as a person puts them right. */
export function WordFields({
  words,
  hasPhoto = false,
  reading,
  faults = {},
  onChange,
}: {
  words: PictureWords;
  /** A photograph is shown: there is nothing to draw. */
  hasPhoto?: boolean;
  reading: PictureReading;
  faults?: Record<string, string>;
  onChange: (words: PictureWords) => void;
}) {
  const text = (name: Exclude<keyof PictureWords, 'subject' | 'supporting'>) => ({
    dir: 'auto' as const,
    value: words[name] ?? reading[name],
    maxLength: wordLimits[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <FormPair>
        <Field
          label="Headline"
          error={faults.headline}
          help={words.headline === '' ? 'If empty, it is taken from the description.' : undefined}
        >
          <TextInput {...text('headline')} />
        </Field>
        <Field label="Small line above" error={faults.kicker}>
          <TextInput {...text('kicker')} />
        </Field>
      </FormPair>
      <SupportingField
        value={words.supporting ?? reading.supporting}
        error={faults.supporting}
        onChange={(supporting) => onChange({ supporting })}
      />
      {!hasPhoto && (
        <Field label="Picture of" error={faults.subject} help={subjectHelp(words, reading)}>
          <TextInput
            dir="auto"
            value={words.subject ?? reading.subject ?? ''}
            maxLength={wordLimits.subject}
            onChange={({ target }) => onChange({ subject: target.value })}
          />
        </Field>
      )}
    </>
  );
}

/** As much as the designer sets, which may be two lines; where they break is the designer's to say. */
export function SupportingField({
  value,
  error,
  onChange,
}: {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}) {
  return (
    <Field label="Supporting line" error={error}>
      <Growing
        dir="auto"
        rows={2}
        value={value}
        maxLength={wordLimits.supporting}
        onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/gu, ' '))}
      />
    </Field>
  );
}

function subjectHelp({ subject }: PictureWords, reading: PictureReading): string | undefined {
  if (subject === undefined)
    return reading.subject === null ? 'No picture was clear, so the words stand alone.' : undefined;
  if (subject.trim() === '') return 'If empty, the words stand alone.';
  return reading.subject === null
    ? `The designer cannot draw “${subject.trim()}” yet, so the words stand alone.`
    : `It draws ${reading.subject}.`;
}

/** As high as what it holds, where the browser can; else two lines that scroll. */
const Growing = styled(TextArea)`
  field-sizing: content;
  min-height: 3.75rem;
  max-height: 12rem;
`;
