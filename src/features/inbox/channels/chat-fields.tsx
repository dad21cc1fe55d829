import { inboxLimits } from '../../../domain/inbox-channel';
import type { ChatLook } from '../../../domain/inbox-channel';
import { Checkbox } from '../../../ui/checkbox';
import { Field } from '../../../ui/field';
import { Segmented } from '../../../ui/segmented';
import { TextArea } from '../../../ui/text-area';
import { TextInput } from '../../../ui/text-input';
import { faultAt } from './connect-faults';

export interface ChatValues extends ChatLook {
  name: string;
  /** As typed, one domain a line. */
  hosts: string;
}

/** The words, colour and place of the chat, and where it may show. */
export function ChatFields({
  values,
  faults,
  onChange,
}: {
  values: ChatValues;
  faults: Record<string, string>;
  onChange: (part: Partial<ChatValues>) => void;
}) {
  return (
    <>
      <Field label="Name" help="For you and your team." error={faultAt(faults, 'name')}>
        <TextInput
          dir="auto"
          value={values.name}
          maxLength={inboxLimits.channelName}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </Field>
      <Field
        label="Domains"
        help="Your website’s domains, one per line. The chat shows on these and nowhere else."
        error={faultAt(faults, 'hosts')}
      >
        <TextArea
          rows={2}
          placeholder="your-business.com"
          autoCapitalize="none"
          spellCheck={false}
          value={values.hosts}
          maxLength={6_000}
          onChange={({ target }) => onChange({ hosts: target.value })}
        />
      </Field>
      <Field label="Title" optional error={faultAt(faults, 'look.title') ?? faultAt(faults, 'title')}>
        <TextInput
          dir="auto"
          placeholder="Chat with us"
          value={values.title}
          maxLength={inboxLimits.chatTitle}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </Field>
      <Field label="Greeting" optional error={faultAt(faults, 'look.greeting')}>
        <TextInput
          dir="auto"
          placeholder="Hello! What can we do for you?"
          value={values.greeting}
          maxLength={inboxLimits.chatGreeting}
          onChange={({ target }) => onChange({ greeting: target.value })}
        />
      </Field>
      <Field
        label="Greeting outside your hours"
        optional
        help="Shown with a field for an email address, so that you can answer later."
        error={faultAt(faults, 'look.away')}
      >
        <TextInput
          dir="auto"
          value={values.away}
          maxLength={inboxLimits.chatGreeting}
          onChange={({ target }) => onChange({ away: target.value })}
        />
      </Field>
      <Checkbox checked={values.accent === ''} onChange={(brand) => onChange({ accent: brand ? '' : START_COLOUR })}>
        Use the colour of your brand kit
      </Checkbox>
      {values.accent !== '' && (
        <Field label="Colour" error={faultAt(faults, 'look.accent')}>
          <TextInput type="color" value={values.accent} onChange={({ target }) => onChange({ accent: target.value })} />
        </Field>
      )}
      <Segmented
        label="Side of the page"
        value={values.side}
        onChange={(side) => onChange({ side })}
        options={[
          { value: 'left', label: 'Left' },
          { value: 'right', label: 'Right' },
        ]}
      />
    </>
  );
}

/** What the colour field begins with; the person's own choice, not a colour of ours. */
const START_COLOUR = '#1f6feb';
