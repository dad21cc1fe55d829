import { Pencil, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { paths } from '../../../config/paths';
import { conversationTabs } from '../../../domain/conversation';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { SearchInput } from '../../../ui/search-input';
import { Tabs } from '../../../ui/tabs';
import { theme } from '../../../ui/theme';
import { NewConversationPart, ShortcutsPart } from '../components/conversation-late-parts';
import { useGetConversationCountsQuery } from '../conversations-shared-api';
import { filterEdited, SEARCH_MAX, selectFilter, selectPicked } from '../conversation-filter';
import { InboxBulkBar } from './inbox-bulk-bar';
import { ConversationList } from './conversation-list';
import { ListFilters } from './list-filters';
import type { Conversations } from './use-conversations';
import { useListKeys } from './use-list-keys';

/** Finds conversations by words, tabs and filters. */
export function ListPane({ list }: { list: Conversations }) {
  const dispatch = useDispatch();
  const { tab, search, channel, assignee, label, campaign, snoozed } = useSelector(selectFilter);
  const picked = useSelector(selectPicked);
  const { data: counts } = useGetConversationCountsQuery();
  // The counts are those of the whole inbox: beside what was searched for they would be wrong.
  const isNarrow = Boolean(search.trim() || channel || assignee || label || campaign || snoozed);
  const [asked, setAsked] = useState<'new' | 'keys' | null>(null);
  const ask = (part: 'new' | 'keys') => {
    (part === 'new' ? NewConversationPart : ShortcutsPart).fetch();
    setAsked(part);
  };
  useListKeys(list.conversations ?? [], () => ask('keys'));
  return (
    <>
      <Head>
        <Top>
          <h1>Conversations</h1>
          <span>
            <Button
              iconOnly
              size="sm"
              variant="quiet"
              label="New conversation"
              icon={<Pencil />}
              onClick={() => ask('new')}
            />
            <ListFilters />
            <ButtonLink
              iconOnly
              size="sm"
              variant="quiet"
              label="Channels and inbox settings"
              icon={<SlidersHorizontal />}
              to={paths.inboxSettings}
            />
          </span>
        </Top>
        <SearchInput
          label="Search conversations"
          placeholder="Search people and messages"
          shortcut="/"
          value={search}
          onChange={(next) => dispatch(filterEdited({ search: next.slice(0, SEARCH_MAX) }))}
        />
      </Head>
      {picked.length > 0 && <InboxBulkBar ids={picked} />}
      <Body>
        <Tabs
          label="Which conversations"
          value={tab}
          onChange={(value) => dispatch(filterEdited({ tab: value }))}
          tabs={conversationTabs.map((value) => ({
            value,
            label: NAMES[value],
            ...(counts && !isNarrow && { count: counts[value] }),
          }))}
        >
          <ConversationList list={list} />
        </Tabs>
      </Body>
      <NewConversationPart open={asked === 'new'} onClose={() => setAsked(null)} />
      <ShortcutsPart open={asked === 'keys'} onClose={() => setAsked(null)} />
    </>
  );
}

const NAMES = { all: 'All', unread: 'Unread', open: 'Open', closed: 'Closed' } as const;

const Head = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[5]} ${theme.space[4]} ${theme.space[3]};
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  h1 {
    ${theme.type.xl}
    font-weight: ${theme.weight.semibold};
    letter-spacing: ${theme.track.tight};
  }
  > span {
    display: flex;
    gap: ${theme.space[1]};
  }
`;

/** The list scrolls below the tabs, which stay. */
const Body = styled.div`
  flex: 1;
  min-height: 0;
  > div {
    height: 100%;
    grid-template-rows: auto minmax(0, 1fr);
    gap: 0;
  }
  [role='tablist'] {
    gap: ${theme.space[3]};
    margin: 0;
    padding: 0 ${theme.space[4]};
  }
  [role='tabpanel'] {
    align-content: start;
    gap: 0;
    overflow-y: auto;
    outline-offset: -2px;
  }
`;
