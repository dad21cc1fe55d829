import { campaignPath } from '../../../config/paths';
import type { ConversationDetail } from '../../../contracts/conversation-record';
import { conversationPriorities, conversationStatuses } from '../../../domain/conversation';
import { Field } from '../../../ui/field';
import { Link } from '../../../ui/link';
import { Row } from '../../../ui/stack';
import { Select } from '../../../ui/select';
import { statuses } from '../../../ui/status';
import { useListMembersQuery } from '../../account/account-api';
import { useSession } from '../../auth/auth-parts';
import { LabelMenu, SnoozeMenu } from '../thread/thread-menus';
import { useConversationChange } from '../thread/use-conversation-change';
import { Section } from './section';

/** Who takes care of it, how it stands and how much it matters. */
export function ConversationControls({ conversation }: { conversation: ConversationDetail }) {
  const { workspace } = useSession();
  const { change } = useConversationChange(conversation);
  const { data } = useListMembersQuery();
  const { assignee, version, status, priority, campaign } = conversation;
  const members = (data?.members ?? []).map(({ id, name, email, you }) => ({
    value: id,
    label: you ? `${name || email} (me)` : name || email,
  }));
  // A former member is still named while the conversation is theirs.
  const known = assignee === null || members.some(({ value }) => value === assignee.id);
  return (
    <Section>
      <Field label="Assigned to">
        <Select
          value={assignee?.id ?? NOBODY}
          options={[
            { value: NOBODY, label: 'Nobody' },
            ...members,
            ...(known || assignee === null ? [] : [{ value: assignee.id, label: assignee.name }]),
          ]}
          onChange={(next) => void change({ assigneeId: next === NOBODY ? null : next, version })}
        />
      </Field>
      <Field label="Status">
        <Select
          value={status}
          options={conversationStatuses.map((value) => ({ value, label: statuses[value].label }))}
          onChange={(next) => void change({ status: next })}
        />
      </Field>
      <Field label="Priority">
        <Select
          value={priority}
          options={conversationPriorities.map((value) => ({ value, label: statuses[value].label }))}
          onChange={(next) => void change({ priority: next })}
        />
      </Field>
      {campaign && (
        <p>
          Answers the campaign <Link to={campaignPath(campaign.id)}>{campaign.name || 'without a name'}</Link>
        </p>
      )}
      <Row>
        <SnoozeMenu inWords conversation={conversation} zone={workspace.zone} />
        <LabelMenu inWords conversation={conversation} />
      </Row>
    </Section>
  );
}

const NOBODY = 'nobody';
