import { campaignLimits, preheaderHint, subjectHint } from '../../../../domain/campaign';
import { sayMergeFields } from '../../../../domain/merge-field';
import { seenLength } from '../../../../domain/seen-length';
import { Field } from '../../../../ui/field';
import { Panel, PanelBody } from '../../../../ui/panel';
import { Text } from '../../../../ui/text';
import { TextInput } from '../../../../ui/text-input';
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
          <Field label="Email name" optional help="Only your team sees this.">
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
          help={lengthHint(content.subject, subjectHint, 'What the email is about, in one line.')}
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
            'Most inboxes show it after the subject. If empty, they show the first words of the email.',
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
