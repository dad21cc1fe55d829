import { campaignLimits, preheaderHint, subjectHint } from '../../../domain/campaign';
import { Field } from '../../../ui/field';
import { Panel, PanelBody } from '../../../ui/panel';
import { Text } from '../../../ui/text';
import { TextInput } from '../../../ui/text-input';
import { sayMergeFields } from '../block-words';
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
          {content.preheader && <Text size="sm" tone={2}>{sayMergeFields(content.preheader)}</Text>}
        </PanelBody>
      </Panel>
    );
  }
  return (
    <Panel label="Subject and preview text">
      <PanelBody>
        {isNamed && <Field label="Name of this mail" optional help="For your team; readers never see it."><TextInput dir="auto" value={content.name} maxLength={120} onChange={({ target }) => edit({ name: target.value })} /></Field>}
        <WordsField name="subject" label="Subject" value={content.subject} max={campaignLimits.subject} onChange={(subject) => edit({ subject })} help={lengthHint(content.subject, subjectHint, 'What the mail is about, in one line.')} />
        <WordsField name="preheader" label="Preview text" optional value={content.preheader} max={campaignLimits.preheader} onChange={(preheader) => edit({ preheader })} help={lengthHint(content.preheader, preheaderHint, 'Stands after the subject in most inboxes. Without it they show the mail’s first words.')} />
      </PanelBody>
    </Panel>
  );
}

/** Merge fields count as what stands for them here: how long they become is another thing for each reader. */
export function lengthHint(text: string, { good, most }: { good: number; most: number }, empty: string): string {
  const length = [...sayMergeFields(text).trim()].length;
  if (length === 0) return empty;
  const counted = `${length} ${length === 1 ? 'character' : 'characters'}`;
  if (length <= good) return `${counted}. Phones show all of it.`;
  return length <= most ? `${counted}. Phones cut it after about ${good}.` : `${counted}. Most inboxes cut it after about ${most}; put what matters first.`;
}
