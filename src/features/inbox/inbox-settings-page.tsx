import { useNavigate, useParams } from 'react-router-dom';
import { inboxSettingsPath, paths } from '../../config/paths';
import { BackLink } from '../../ui/back-link';
import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { Tabs } from '../../ui/tabs';
import { UnsavedGuard } from '../../ui/unsaved-guard';
import { ChannelsTab } from './channels/channels-tab';
import { FailuresTab } from './failures/failures-tab';
import { HoursTab } from './hours/hours-tab';
import { useListInboundFailuresInfiniteQuery } from './inbox-api';
import { LabelsTab } from './labels/labels-tab';
import { RepliesTab } from './replies/replies-tab';

/** Where messages come from, and what helps to answer them. */
export function InboxSettingsPage() {
  const navigate = useNavigate();
  const { part } = useParams();
  const { data: failures } = useListInboundFailuresInfiniteQuery({ limit: 30 });
  const tab = PARTS.find((known) => known === part) ?? 'channels';
  const unread = failures?.pages.flatMap(({ items }) => items).length ?? 0;
  return (
    <Page>
      <BackLink to={paths.conversations}>Conversations</BackLink>
      <PageHeader title="Inbox settings" sentence="Where messages come from, and what helps you answer them." />
      <UnsavedGuard>
        <Tabs
          label="Inbox settings"
          value={tab}
          onChange={(next) => void navigate(inboxSettingsPath(next === 'channels' ? '' : next))}
          tabs={PARTS.map((value) => ({
            value,
            label: NAMES[value],
            ...(value === 'not-read' && unread > 0 && { count: unread }),
          }))}
        >
          {tab === 'channels' && <ChannelsTab />}
          {tab === 'saved-replies' && <RepliesTab />}
          {tab === 'labels' && <LabelsTab />}
          {tab === 'hours' && <HoursTab />}
          {tab === 'not-read' && <FailuresTab />}
        </Tabs>
      </UnsavedGuard>
    </Page>
  );
}

const PARTS = ['channels', 'saved-replies', 'labels', 'hours', 'not-read'] as const;
const NAMES: Record<(typeof PARTS)[number], string> = {
  channels: 'Channels',
  'saved-replies': 'Saved replies',
  labels: 'Labels',
  hours: 'Hours and signature',
  'not-read': 'Could not be read',
};
