import {
  FileText,
  Mail,
  MailOpen,
  MapPin,
  MessageSquare,
  MousePointerClick,
  Phone,
  ShieldCheck,
  ShoppingBag,
  StickyNote,
  Trash2,
  TriangleAlert,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../../api/api-error';
import type { ContactEvent } from '../../../../contracts/contact-events';
import type { ContactDetail } from '../../../../contracts/contact-record';
import { contactEventKinds, type ContactEventKind } from '../../../../domain/contact';
import { useNow } from '../../../../hooks/use-now';
import { formatWhen } from '../../../../lib/format-when';
import { Banner } from '../../../../ui/banner';
import { Button } from '../../../../ui/button';
import { List, ListRow } from '../../../../ui/list';
import { Panel, PanelBody } from '../../../../ui/panel';
import { Select } from '../../../../ui/select';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton';
import { Text } from '../../../../ui/text';
import { useToast } from '../../../../ui/use-toast';
import { useSession } from '../../../auth/auth-parts';
import {
  useCreateContactNoteMutation,
  useDeleteContactNoteMutation,
  useListContactEventsInfiniteQuery,
} from '../../contacts-api';
import { NoteForm } from './note-form';

/** What happened with a contact, newest first; notes are written here. */
export function Timeline({ contact, closed }: { contact: ContactDetail; closed: boolean }) {
  const [kind, setKind] = useState<ContactEventKind | 'all'>('all');
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useListContactEventsInfiniteQuery(
    { contactId: contact.id, ...(kind !== 'all' && { kind }) },
    { skip: closed },
  );
  const events = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Panel level={3} title="Timeline" side={<Select label="Show" options={KINDS} value={kind} onChange={setKind} />}>
      <PanelBody>
        <NoteForm contactId={contact.id} />
      </PanelBody>
      {!data && error && (
        <PanelBody>
          <Banner title="The timeline could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
            {messageOf(error)}
          </Banner>
        </PanelBody>
      )}
      {!data && !error && (
        <PanelBody>
          <Skeleton label="Loading the timeline">
            <SkeletonBlock height="6rem" />
          </Skeleton>
        </PanelBody>
      )}
      {data && events.length === 0 && (
        <PanelBody>
          <Text size="sm" tone={2}>
            {kind === 'all'
              ? 'Nothing yet. Messages, emails, calls, visits and purchases will show here.'
              : 'Nothing of this type yet.'}
          </Text>
        </PanelBody>
      )}
      <List label="Timeline, newest first">
        {events.map((event) => (
          <EventRow key={event.id} event={event} contactId={contact.id} />
        ))}
      </List>
      {hasNextPage && (
        <PanelBody>
          <Button size="sm" busy={isFetching} onClick={() => void fetchNextPage()}>
            Show older
          </Button>
        </PanelBody>
      )}
    </Panel>
  );
}

function EventRow({
  event: { id, kind, title, text, at, actor, canDelete },
  contactId,
}: {
  event: ContactEvent;
  contactId: string;
}) {
  const { workspace } = useSession();
  const now = useNow();
  const { show } = useToast();
  const [remove, { isLoading }] = useDeleteContactNoteMutation();
  const [write] = useCreateContactNoteMutation();
  const takeAway = async () => {
    const { error } = await remove({ contactId, eventId: id });
    show(
      error
        ? { kind: 'failure', text: messageOf(error) }
        : { text: 'Note deleted.', undo: () => void write({ contactId, text }) },
    );
  };
  return (
    <ListRow
      glyph={ICONS[kind]}
      title={kind === 'note' ? <Note dir="auto">{text}</Note> : <span dir="auto">{title}</span>}
      meta={
        <>
          {kind !== 'note' && text && (
            <>
              <bdi>{text}</bdi>
              <br />
            </>
          )}
          {formatWhen(at, workspace.zone, now)}
          {actor && (
            <>
              , <bdi>{actor}</bdi>
            </>
          )}
        </>
      }
      side={
        canDelete && (
          <Button
            iconOnly
            variant="quiet"
            size="sm"
            label="Delete this note"
            icon={<Trash2 />}
            busy={isLoading}
            onClick={() => void takeAway()}
          />
        )
      }
    />
  );
}

/** With the line breaks of whoever wrote it. */
const Note = styled.span`
  white-space: pre-line;
`;

const ICONS: Record<ContactEventKind, ReactElement> = {
  note: <StickyNote />,
  'message-received': <MessageSquare />,
  'message-sent': <MessageSquare />,
  'mail-sent': <Mail />,
  'mail-opened': <MailOpen />,
  'mail-clicked': <MousePointerClick />,
  'mail-bounced': <TriangleAlert />,
  form: <FileText />,
  call: <Phone />,
  visit: <MapPin />,
  purchase: <ShoppingBag />,
  consent: <ShieldCheck />,
};

const NAMES: Record<ContactEventKind, string> = {
  note: 'Notes',
  'message-received': 'Messages received',
  'message-sent': 'Messages sent',
  'mail-sent': 'Emails sent',
  'mail-opened': 'Emails opened',
  'mail-clicked': 'Links clicked',
  'mail-bounced': 'Emails bounced',
  form: 'Forms',
  call: 'Calls',
  visit: 'Visits',
  purchase: 'Purchases',
  consent: 'Consents',
};
const KINDS: { value: ContactEventKind | 'all'; label: string }[] = [
  { value: 'all', label: 'Everything' },
  ...contactEventKinds.map((value) => ({ value, label: NAMES[value] })),
];
