import { consentChannels, type ConsentChannel } from '../../../domain/consent';
import { Checkbox } from '../../../ui/checkbox';
import { Field } from '../../../ui/field';
import { Fieldset } from '../../../ui/fieldset';
import { TextArea } from '../../../ui/text-area';
import type { ImportDraft } from '../import-draft';

/**
 * The channels on which everybody in the file agreed to marketing, and how; recorded in the consent ledger for
 * each of them.
 */
export function ConsentFields({
  draft,
  fault,
  onChange,
}: {
  draft: ImportDraft;
  fault?: string | undefined;
  onChange: (draft: ImportDraft) => void;
}) {
  const agree = (channel: ConsentChannel, agreed: boolean) =>
    onChange({
      ...draft,
      agreed: consentChannels.filter((other) => (other === channel ? agreed : draft.agreed.includes(other))),
    });
  return (
    <>
      <Fieldset
        legend="Everyone in this file has agreed to marketing by"
        help={
          draft.agreed.length === 0
            ? 'Tick only what you can prove. If you tick nothing, this file won’t give anyone new consent to marketing. They are still added, and you can still reply to them.'
            : 'Anyone who withdrew consent or is blocked stays that way.'
        }
      >
        {consentChannels.map((channel) => (
          <Checkbox
            key={channel}
            checked={draft.agreed.includes(channel)}
            onChange={(agreed) => agree(channel, agreed)}
          >
            {NAMES[channel]}
          </Checkbox>
        ))}
      </Fieldset>
      {draft.agreed.length > 0 && (
        <Field
          label="How they agreed"
          required
          error={fault}
          help="Saved with each contact as proof: where, when and in what words. For example: ticked “Send me offers” on our order form, 2024 to 2026."
        >
          <TextArea
            rows={3}
            maxLength={1_000}
            value={draft.proof}
            onChange={({ target }) => onChange({ ...draft, proof: target.value })}
          />
        </Field>
      )}
    </>
  );
}

const NAMES: Record<ConsentChannel, string> = { email: 'Email', sms: 'Text message', voice: 'Phone call' };
