import { contactLimits } from '../../../../domain/contact';
import { Field } from '../../../../ui/field';
import { SuggestInput } from '../../../../ui/suggest-input';
import type { TagChoice } from '../hooks/use-tag-choice';

/** A tag by its name, as contacts have them. */
export function TagNameField({ choice: { name, fault, isGone, suggestions, type } }: { choice: TagChoice }) {
  return (
    <Field
      label="Tag"
      required
      help={isGone ? 'The tag used here was deleted.' : 'Choose an existing tag or type a new one.'}
      error={fault}
    >
      <SuggestInput dir="auto" suggestions={suggestions} value={name} maxLength={contactLimits.tag} onChange={type} />
    </Field>
  );
}
