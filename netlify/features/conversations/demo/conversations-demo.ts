import { conversationSearch } from '../../../../src/domain/conversation-search';
import { HOUR_MS } from '../../../../src/domain/duration';
import { subjectKey } from '../../../../src/domain/mail-subject';
import { messagePreview } from '../../../../src/domain/conversation';
import type { Ids } from '../../../ports/ids';
import type { DemoRows } from './conversations-demo-repository';
import { demoThreads, type DemoThread } from './conversations-demo-threads';

/** Conversations of a demo, through the same tables as real ones. Nothing of it came from outside, and nothing leaves. */
export function makeConversationsDemo({ insert, ids }: Dependencies) {
  return async function seed({ id: workspaceId, owner, openedAt }: Demo): Promise<void> {
    const labels = ['Booking', 'Catering'].map((name) => ({ workspaceId, id: ids.id(), name, createdAt: openedAt }));
    await insert(workspaceId, (contactIds) => {
      const rows: DemoRows = {
        labels,
        conversations: [],
        messages: [],
        labelled: [],
        replies: savedReplies.map((reply) => ({ workspaceId, id: ids.id(), ...reply, updatedAt: openedAt })),
      };
      for (const thread of demoThreads) {
        const id = ids.id();
        const at = (hours: number) => new Date(openedAt.getTime() - hours * HOUR_MS);
        const shown = thread.lines.filter(({ by }) => by !== 'note');
        const last = shown.at(-1)!;
        const theirs = shown.filter(({ by }) => by === 'them').at(-1);
        const about = {
          name: thread.name,
          address: thread.address ?? (thread.channel === 'email' ? thread.email : `${thread.channel}:${id}`),
          subject: thread.subject ?? '',
        };
        rows.conversations.push({
          workspaceId,
          id,
          channel: thread.channel,
          contactId: contactIds.get(thread.email) ?? null,
          ...about,
          subjectKey: subjectKey(about.subject),
          search: conversationSearch(about),
          status: thread.closed ? 'closed' : 'open',
          priority: thread.priority ?? 'medium',
          unread: thread.unread ?? false,
          lastMessage: messagePreview(last.text),
          lastSender: last.by === 'us' ? 'user' : 'contact',
          lastMessageAt: at(last.hours),
          lastInboundAt: theirs ? at(theirs.hours) : null,
          createdAt: at(shown[0]!.hours),
          updatedAt: at(last.hours),
        });
        for (const { by, hours, text } of thread.lines)
          rows.messages.push({
            workspaceId,
            id: ids.id(),
            conversationId: id,
            kind: by === 'note' ? 'note' : by === 'event' ? 'event' : 'message',
            sender: by === 'us' || by === 'note' ? 'user' : 'contact',
            authorId: by === 'us' || by === 'note' ? owner.id : null,
            author: by === 'us' || by === 'note' ? owner.name : thread.name,
            content: text,
            state: by === 'us' || by === 'note' ? 'sent' : 'received',
            mail: thread.channel === 'email' && by === 'them' ? mailOf(thread) : null,
            at: at(hours),
          });
        for (const name of thread.labels ?? [])
          rows.labelled.push({
            workspaceId,
            conversationId: id,
            labelId: labels.find((label) => label.name === name)!.id,
          });
      }
      return rows;
    });
  };
}

const mailOf = ({ subject = '' }: DemoThread) => ({
  subject,
  to: ['hello@cornergrill.example'],
  cc: [],
  references: [],
  hasRemotePictures: false,
  automatic: false,
  bulk: false,
});

const savedReplies = [
  {
    title: 'Opening hours',
    text: 'Hi {{ first_name }}, we are open from Tuesday to Friday until 22:00, on Saturday until 23:00 and on Sunday until 21:00. On Monday we are closed.',
  },
  {
    title: 'Table for a group',
    text: 'Hi {{ first_name }}, gladly! For how many people, on which day, and does anybody need a vegetarian or gluten-free menu?',
  },
];

interface Demo {
  id: string;
  owner: { id: string; name: string };
  openedAt: Date;
}

interface Dependencies {
  insert(workspaceId: string, make: (contactIds: ReadonlyMap<string, string>) => DemoRows): Promise<void>;
  ids: Ids;
}
