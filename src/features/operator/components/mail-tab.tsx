import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { GhostRows } from '../../../ui/ghost';
import { List } from '../../../ui/list';
import { Panel, PanelBody } from '../../../ui/panel';
import { Segmented } from '../../../ui/segmented';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';
import { theme } from '../../../ui/theme';
import { useSession } from '../../auth/auth-parts';
import { POLLING } from '../hooks/polling';
import { useNow } from '../../../hooks/use-now';
import { useSystem } from '../hooks/use-system';
import { useListMailsInfiniteQuery } from '../operator-api';
import { mailFilters, mailsFiltered, selectMailFilter, type MailFilter } from '../operator-slice';
import { MailRow } from './mail-row';
import { MailSheet } from './mail-sheet';
import { mailStateWords } from './mail-words';
import { MoreRows } from './more-rows';
import { NoMailServer } from './no-mail-server';

/** The outbox: every email that the product sent or holds, newest first. */
export function MailTab() {
  const dispatch = useDispatch();
  const filter = useSelector(selectMailFilter);
  const { workspace } = useSession();
  const now = useNow();
  const { data: system } = useSystem();
  const [opened, setOpened] = useState<string | null>(null);
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useListMailsInfiniteQuery(filter === 'all' ? {} : { state: filter }, POLLING);
  const mails = data?.pages.flatMap((page) => page.items);
  return (
    <>
      {system && system.mailHost === null && <NoMailServer />}
      <Panel label="Mail">
        <Toolbar>
          <Segmented label="Show" value={filter} onChange={(next) => dispatch(mailsFiltered(next))} options={FILTERS} />
        </Toolbar>
        {!mails && error && (
          <PanelBody>
            <Banner title="The outbox could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
              {messageOf(error)}
            </Banner>
          </PanelBody>
        )}
        {!mails && !error && (
          <Skeleton label="Loading emails">
            <SkeletonRows count={5} />
          </Skeleton>
        )}
        {mails?.length === 0 && (
          <PanelBody>
            {filter === 'all' ? (
              <EmptyState
                level={2}
                ghost={<GhostRows count={3} />}
                title="No emails yet"
                sentence="Every email Fourbeat sends appears here with what happened to it: confirmations, invitations, links to set a new password."
              />
            ) : (
              <EmptyState
                level={2}
                {...NONE[filter]}
                action={<Button onClick={() => dispatch(mailsFiltered('all'))}>Show all emails</Button>}
              />
            )}
          </PanelBody>
        )}
        {mails && mails.length > 0 && (
          <List label="Emails">
            {mails.map((mail) => (
              <MailRow key={mail.id} mail={mail} zone={workspace.zone} now={now} onOpen={() => setOpened(mail.id)} />
            ))}
          </List>
        )}
        {hasNextPage && (
          <MoreRows
            failed={isFetchNextPageError}
            error={error}
            busy={isFetchingNextPage}
            onMore={() => void fetchNextPage()}
          />
        )}
      </Panel>
      <MailSheet mailId={opened} system={system} onClose={() => setOpened(null)} />
    </>
  );
}

const FILTERS = mailFilters.map((value) => ({ value, label: value === 'all' ? 'All' : mailStateWords[value].label }));

const NONE: Record<Exclude<MailFilter, 'all'>, { title: string; sentence: string }> = {
  held: { title: 'No emails are held', sentence: 'Without a mail server, emails wait here so that no link is lost.' },
  failed: {
    title: 'No emails failed',
    sentence: 'Emails that no server would accept appear here with the server’s reason.',
  },
  uncertain: {
    title: 'No emails are uncertain',
    sentence:
      'Emails appear here when the server’s answer was lost. They may have arrived, so they are never sent again automatically.',
  },
  waiting: {
    title: 'No emails are waiting',
    sentence: 'Emails appear here for the moment between being written and being sent.',
  },
  sent: {
    title: 'No emails have been sent yet',
    sentence: 'Emails that a mail server has accepted appear here; their text is erased.',
  },
};

const Toolbar = styled.div`
  padding: ${theme.space[3]} ${theme.space[5]};
  border-bottom: 1px solid ${theme.color.hairline};
  ${theme.media.phone} {
    padding: ${theme.space[3]} ${theme.space[4]};
    /* Six states are wider than a phone: without this the last would lie out of sight, and nothing would say so. */
    > fieldset > div {
      flex-wrap: wrap;
    }
  }
`;
