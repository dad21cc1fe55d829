import { campaignLimits, preheaderHint, subjectHint } from '../../../domain/campaign';
import { sayMergeFields } from '../../../domain/merge-field';
import { seenLength } from '../../../domain/seen-length';
import { Field } from '../../../ui/field';
import { Panel, PanelBody } from '../../../ui/panel';
import { Text } from '../../../ui/text';
import { TextInput } from '../../../ui/text-input';
import type { EmailDraft } from '../hooks/use-email-draft';
import { WordsField } from './words-field';

/** What is seen of a mail before it is opened. */
export function MailEnvelope({ draft, isLocked, isNamed }: { draft: EmailDraft; isLocked: boolean; isNamed: boolean }) {
  const { content, edit } = draft;
  if (isLocked) {
    return (
      <Panel title="Subject">
        <PanelBody>
          <Text weight="medium">{sayMergeFields(content.subject) || 'No subject'}</Text>
          {content.preheader && (
            <Text size="sm" tone={2}>
              {sayMergeFields(content.preheader)}
            </Text>
          )}
        </PanelBody>
      </Panel>
    );
  }
  return (
    <Panel label="Subject and preview text">
      <PanelBody>
        {isNamed && (
          <Field label="Name of this mail" optional help="For your team; readers never see it.">
            <TextInput
              dir="auto"
              value={content.name}
              maxLength={120}
              onChange={({ target }) => edit({ name: target.value })}
            />
          </Field>
        )}
        <WordsField
          name="subject"
          label="Subject"
          value={content.subject}
          max={campaignLimits.subject}
          onChange={(subject) => edit({ subject })}
          help={lengthHint(content.subject, subjectHint, 'What the mail is about, in one line.')}
        />
        <WordsField
          name="preheader"
          label="Preview text"
          optional
          value={content.preheader}
          max={campaignLimits.preheader}
          onChange={(preheader) => edit({ preheader })}
          help={lengthHint(
            content.preheader,
            preheaderHint,
            'Stands after the subject in most inboxes. Without it they show the mail’s first words.',
          )}
        />
      </PanelBody>
    </Panel>
  );
}

function lengthHint(text: string, hint: typeof subjectHint | typeof preheaderHint, empty: string): string {
  const { length, sentence } = seenLength(text, hint);
  return length === 0 ? empty : sentence;
}
