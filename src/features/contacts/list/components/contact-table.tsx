import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, useState, type FocusEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { messageOf } from '../../../../api/api-error';
import type { Contact } from '../../../../contracts/contact-record';
import { contactLimits } from '../../../../domain/contact';
import { MINUTE_MS } from '../../../../domain/duration';
import { useNow } from '../../../../hooks/use-now';
import { Banner } from '../../../../ui/banner';
import { Bars } from '../../../../ui/bars';
import { Panel } from '../../../../ui/panel';
import { theme } from '../../../../ui/theme';
import { useSession } from '../../../auth/auth-parts';
import { useGetContactBookQuery } from '../../contacts-api';
import {
  contactPicked,
  contactsPicked,
  everyMatchPicked,
  pickDropped,
  selectPicked,
  selectPickedIds,
  selectSort,
} from '../../contacts-slice';
import type { Contacts } from '../hooks/use-contacts';
import { useRowKeys } from '../hooks/use-row-keys';
import { ContactHead } from './contact-head';
import { ContactPager } from './contact-pager';
import { ContactRow } from './contact-row';
import { Grid, HEAD_REM, ROW_REM, Scroller } from '../contact-table-styles';

/** Everybody who was found. Only what is in sight is on the page; more is read before the end comes near. */
export function ContactTable({ list, contacts }: { list: Contacts; contacts: readonly Contact[] }) {
  const dispatch = useDispatch();
  const { workspace } = useSession();
  const { data: book } = useGetContactBookQuery();
  const sort = useSelector(selectSort);
  const { all } = useSelector(selectPicked);
  const pickedIds = useSelector(selectPickedIds);
  const now = useNow(MINUTE_MS);
  const scroller = useRef<HTMLDivElement>(null);
  const [rem] = useState(() => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
  const [row, head] = [ROW_REM * rem, HEAD_REM * rem];
  const { hasMore, isFetchingMore, moreError, fetchMore } = list;

  const virtualizer = useVirtualizer({
    count: contacts.length + (hasMore && !moreError ? 1 : 0),
    getScrollElement: () => scroller.current,
    estimateSize: () => row,
    overscan: 10,
    scrollMargin: head,
    scrollPaddingStart: head,
    getItemKey: (index) => contacts[index]?.id ?? 'more',
    // React warns of it where the list is scrolled while it renders; the rows around those in sight are there anyway.
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  // Whoever leaves one out of everybody keeps those that have been read.
  const pick = useCallback(
    (id: string) =>
      void dispatch(
        all ? contactsPicked(contacts.map((contact) => contact.id).filter((other) => other !== id)) : contactPicked(id),
      ),
    [dispatch, all, contacts],
  );
  const { wanted, onReached } = useRowKeys(contacts, {
    picked: all ? NOBODY : pickedIds,
    onGo: (index) => virtualizer.scrollToIndex(index),
    onPick: pick,
  });

  const ends =
    hasMore && !isFetchingMore && !moreError && last !== undefined && last.index >= contacts.length - READ_AHEAD;
  useEffect(() => {
    if (ends) fetchMore();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asks once each time the end comes near, not when the list is merely drawn again
  }, [ends]);

  const pickAll = (everybody: boolean) => {
    if (!everybody) dispatch(pickDropped());
    else if (contacts.length > contactLimits.bulkIds) dispatch(everyMatchPicked());
    else dispatch(contactsPicked(contacts.map(({ id }) => id)));
  };
  const reach = ({ target }: FocusEvent<HTMLElement>) => {
    const id = target.closest<HTMLElement>('[data-contact]')?.dataset.contact;
    if (id) onReached(id);
  };

  const found = list.found?.exact ? list.found.count : undefined;
  const visible = scroller.current ? Math.max(1, Math.floor((scroller.current.clientHeight - head) / row)) : 0;
  const from = Math.round((virtualizer.scrollOffset ?? 0) / row);
  return (
    <>
      <Panel label="Contacts">
        <Scroller ref={scroller}>
          <Grid
            aria-label="Contacts"
            aria-rowcount={found === undefined ? -1 : found + 1}
            aria-busy={list.isOld || undefined}
            $old={list.isOld}
          >
            <ContactHead
              picked={
                all || (pickedIds.size > 0 && pickedIds.size === contacts.length)
                  ? 'all'
                  : pickedIds.size > 0
                    ? 'some'
                    : 'none'
              }
              onPickAll={pickAll}
            />
            <tbody onFocus={reach}>
              {first && first.index > 0 && <Spacer $height={first.start - head} />}
              {items.map(({ index, key }) => {
                const contact = contacts[index];
                return contact ? (
                  <ContactRow
                    key={key}
                    contact={contact}
                    index={index}
                    picked={all || pickedIds.has(contact.id)}
                    wanted={wanted === contact.id}
                    onPick={pick}
                    shows={sort === 'newest' ? 'added' : 'last-contact'}
                    currency={book?.currency ?? 'USD'}
                    zone={workspace.zone}
                    now={now}
                  />
                ) : (
                  <tr key={key}>
                    <td colSpan={2}>
                      <More role="status">
                        <Bars beating />
                        Loading more
                      </More>
                    </td>
                  </tr>
                );
              })}
              {last && <Spacer $height={virtualizer.getTotalSize() - (last.end - head)} />}
            </tbody>
          </Grid>
        </Scroller>
      </Panel>
      {moreError && (
        <Banner title="The rest could not be loaded." onRetry={fetchMore} retrying={isFetchingMore}>
          {messageOf(moreError)}
        </Banner>
      )}
      {visible > 0 && (contacts.length > visible || hasMore || list.isFar) && (
        <ContactPager
          from={from}
          to={Math.min(from + visible, contacts.length)}
          found={list.found}
          isLast={from + visible >= contacts.length && !hasMore}
          {...(list.isFar && { onReadAgain: list.refetch })}
          onMove={(pages) =>
            virtualizer.scrollToIndex(Math.min(Math.max(from + pages * visible, 0), contacts.length - 1), {
              align: 'start',
            })
          }
        />
      )}
    </>
  );
}

/** Room of the rows that are not on the page. One cell: a span over columns would bring back those that a phone leaves out. */
function Spacer({ $height }: { $height: number }) {
  return $height > 0 ? (
    <tr aria-hidden="true">
      <td style={{ height: $height, padding: 0, border: 0 }} />
    </tr>
  ) : null;
}

/** Everybody who matches goes by the bulk bar, which says how many that are. */
const NOBODY: ReadonlySet<string> = new Set();
const READ_AHEAD = 60;

const More = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  color: ${theme.color.text2};
`;
