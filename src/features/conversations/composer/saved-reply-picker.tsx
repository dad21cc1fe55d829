import { MessageSquareQuote } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { inboxSettingsPath } from '../../../config/paths';
import { fillSavedReply } from '../../../domain/saved-reply';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Link } from '../../../ui/link';
import { Popover } from '../../../ui/popover';
import { SearchInput } from '../../../ui/search-input';
import { theme } from '../../../ui/theme';
import { useToast } from '../../../ui/use-toast';
import { useLazyGetSavedReplyTextQuery, useListSavedRepliesQuery } from '../../inbox/inbox-api';

/** Answers that were saved, with the fields of this conversation filled in. */
export function SavedReplyPicker({
  conversationId,
  name,
  open,
  onOpenChange,
  onChoose,
}: {
  conversationId: string;
  /** The person's, as far as it is known: the list shows each reply as they would read it. */
  name: string | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (text: string, empty: readonly string[]) => void;
}) {
  const { show } = useToast();
  const [words, setWords] = useState('');
  const { data, error, isFetching, refetch } = useListSavedRepliesQuery(undefined, { skip: !open });
  const [fill, { isFetching: filling }] = useLazyGetSavedReplyTextQuery();
  const wanted = words.trim().toLocaleLowerCase();
  const found = (data?.items ?? []).filter(({ title, text }) =>
    `${title} ${text}`.toLocaleLowerCase().includes(wanted),
  );
  const choose = async (savedReplyId: string) => {
    const { data: filled, error: refusal } = await fill({ savedReplyId, conversationId });
    if (!filled) return void show({ kind: 'failure', text: messageOf(refusal) });
    setWords('');
    onOpenChange(false);
    onChoose(filled.text, filled.empty);
  };
  return (
    <Popover
      title="Saved replies"
      align="start"
      open={open}
      onOpenChange={onOpenChange}
      trigger={<Button iconOnly variant="quiet" label="Saved replies" icon={<MessageSquareQuote />} />}
    >
      <Inside>
        {!data && error ? (
          <Banner title="Saved replies could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
            {messageOf(error)}
          </Banner>
        ) : data?.items.length === 0 ? (
          <p>
            You have no saved replies yet. Save what you write often, with the first name filled in.{' '}
            <Link to={inboxSettingsPath('saved-replies')}>Add a saved reply</Link>
          </p>
        ) : (
          <>
            <SearchInput label="Search saved replies" value={words} onChange={setWords} />
            <Replies role="list" aria-label="Saved replies" aria-busy={filling || undefined}>
              {found.map(({ id, title, text }) => (
                <li key={id}>
                  <button type="button" onClick={() => void choose(id)}>
                    <b dir="auto">{title}</b>
                    <small dir="auto">{fillSavedReply(text, { name, first_name: name?.split(' ')[0] }).text}</small>
                  </button>
                </li>
              ))}
            </Replies>
            {data && found.length === 0 && <p role="status">No saved reply contains “{words.trim()}”.</p>}
          </>
        )}
      </Inside>
    </Popover>
  );
}

const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding: ${theme.space[3]};
  ${theme.type.sm}
  > p {
    color: ${theme.color.text2};
  }
`;

const Replies = styled.ul`
  max-height: 16rem;
  overflow-y: auto;
  button {
    display: grid;
    width: 100%;
    padding: ${theme.space[2]};
    border-radius: ${theme.radius.control};
    text-align: start;
    &:hover {
      background: ${theme.color.hover};
    }
    &:focus-visible {
      outline-offset: -2px;
    }
  }
  b {
    font-weight: ${theme.weight.medium};
  }
  small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    ${theme.type.xs}
    color: ${theme.color.text3};
  }
`;
