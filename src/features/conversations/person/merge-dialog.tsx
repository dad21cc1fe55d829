import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import type { ConversationDetail } from '../../../contracts/conversation-record';
import { inboxChannelNames } from '../../../domain/conversation';
import { useDebounced } from '../../../hooks/use-debounced';
import { useNow } from '../../../hooks/use-now';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { SearchInput } from '../../../ui/search-input';
import { theme } from '../../../ui/theme';
import { useSession } from '../../auth/auth-parts';
import { lastWords, shortWhen } from '../conversation-words';
import { useListConversationsInfiniteQuery } from '../conversations-api';
import { useUndoable } from './use-undoable';

/** Chooses the conversation whose messages move into this one: first the same person's, then any that is searched for. */
export function MergeDialog({
  open,
  conversation: { id, contactId, title },
  onClose,
}: {
  open: boolean;
  conversation: ConversationDetail;
  onClose: () => void;
}) {
  const { workspace } = useSession();
  const now = useNow();
  const [words, setWords] = useState('');
  const search = useDebounced(words.trim());
  const { merge, merging } = useUndoable();
  const { currentData, error, isFetching, refetch } = useListConversationsInfiniteQuery(
    { limit: 20, ...(search ? { search } : contactId ? { contactId } : { search: title.slice(0, 200) || undefined }) },
    { skip: !open },
  );
  const others = (currentData?.pages[0]?.items ?? []).filter((each) => each.id !== id);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Merge with another conversation"
      sentence="Its messages move into this one, in the order they were written. You can undo this."
      actions={<Button onClick={onClose}>Cancel</Button>}
    >
      <Search>
        <SearchInput label="Search conversations to merge" value={words} onChange={setWords} />
      </Search>
      {!currentData && error && (
        <Banner title="Conversations could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(error)}
        </Banner>
      )}
      {currentData && others.length === 0 && (
        <p role="status">
          {search
            ? `Nothing found for “${search}”.`
            : `${title || 'This visitor'} has no other conversation. Search for somebody else’s.`}
        </p>
      )}
      <Rows role="list" aria-label="Conversations to merge">
        {others.map((other) => (
          <li key={other.id}>
            <button
              type="button"
              disabled={merging}
              onClick={() => void merge(id, other.id).then((done) => done && onClose())}
            >
              <b dir="auto">{other.title || 'Visitor'}</b>
              <span>
                {inboxChannelNames[other.channel]} · {shortWhen(other.timestamp, workspace.zone, now)}
              </span>
              <small dir="auto">{lastWords(other)}</small>
            </button>
          </li>
        ))}
      </Rows>
    </Dialog>
  );
}

/** As wide as the dialog. */
const Search = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > * {
    max-width: none;
  }
`;

const Rows = styled.ul`
  max-height: 18rem;
  overflow-y: auto;
  ${theme.type.sm}
  button {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${theme.space[3]};
    width: 100%;
    padding: ${theme.space[2]};
    border-radius: ${theme.radius.control};
    text-align: start;
    &:hover {
      background: ${theme.color.hover};
    }
  }
  b {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: ${theme.weight.medium};
  }
  span,
  small {
    ${theme.type.xs}
    color: ${theme.color.text3};
  }
  small {
    grid-column: 1 / 3;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
