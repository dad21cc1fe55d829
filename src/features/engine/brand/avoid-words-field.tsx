import { useState } from 'react';
import { MAX_AVOID_WORDS } from '../../../domain/business-profile';
import { Field } from '../../../ui/field';
import { TextArea } from '../../../ui/text-area';

/**
 * Words to avoid in everything written for the business, one per line. `faults` are keyed 'avoidWords' and
 * 'avoidWords.2'.
 */
export function AvoidWordsField({
  words,
  onChange,
  faults,
}: {
  words: string[];
  onChange: (words: string[]) => void;
  faults: Record<string, string>;
}) {
  // Keeps blank lines while somebody types; they do not count as words.
  const [typed, setTyped] = useState(words.join('\n'));
  const shown = same(linesOf(typed), words) ? typed : words.join('\n');
  return (
    <Field
      label="Words to avoid"
      optional
      error={faults.avoidWords ?? words.map((_, index) => faults[`avoidWords.${index}`]).find(Boolean)}
      help="One word or phrase per line. We leave them out of ideas and pieces, and warn you if you type one. Plurals are included; list other forms separately (cheap, cheaper). Existing ideas do not change."
      side={
        <>
          {words.length} of {MAX_AVOID_WORDS}
        </>
      }
    >
      <TextArea
        rows={4}
        value={shown}
        dir="auto"
        placeholder={'cheap\nunique\ngame changer'}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(linesOf(target.value));
        }}
      />
    </Field>
  );
}

/** Duplicates are found regardless of case. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(
      (line, index, lines) =>
        line !== '' && lines.findIndex((other) => other.toLowerCase() === line.toLowerCase()) === index,
    );
const same = (one: string[], other: string[]): boolean =>
  one.length === other.length && one.every((word, index) => word === other[index]);
