import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Button } from '../../../../ui/button';
import { Count } from '../../../../ui/count';
import { Popover } from '../../../../ui/popover';
import { SearchInput } from '../../../../ui/search-input';
import { Segmented } from '../../../../ui/segmented';
import { theme } from '../../../../ui/theme';
import { filterEdited, SEARCH_MAX, selectFilter } from '../../contacts-slice';
import { ContactGroups } from './contact-groups';

/** Finds people by words and by status; where the groups have no column of their own, also by those. */
export function ContactToolbar() {
  const dispatch = useDispatch();
  const { search, status, tag, segment, archived } = useSelector(selectFilter);
  const [open, setOpen] = useState(false);
  const chosen = [tag, segment, archived || null].filter((each) => each !== null).length;
  return (
    <Bar>
      <SearchInput
        label="Search contacts"
        placeholder="Search name, email or company"
        shortcut="/"
        value={search}
        onChange={(next) => dispatch(filterEdited({ search: next.slice(0, SEARCH_MAX) }))}
      />
      <Narrow>
        <Popover
          title="Filter"
          align="end"
          open={open}
          onOpenChange={setOpen}
          trigger={
            <Button icon={<ListFilter />} {...(chosen > 0 && { iconEnd: <Count>{chosen}</Count> })}>
              Filter
            </Button>
          }
        >
          <Inside>
            <ContactGroups onChosen={() => setOpen(false)} />
          </Inside>
        </Popover>
      </Narrow>
      <Segmented
        label="Status"
        value={status ?? ALL}
        onChange={(next) => dispatch(filterEdited({ status: next === ALL ? null : next }))}
        options={STATUSES}
      />
    </Bar>
  );
}

const ALL = 'all';
const STATUSES = [
  { value: ALL, label: 'All' },
  { value: 'customer', label: 'Customer' },
  { value: 'lead', label: 'Lead' },
  { value: 'prospect', label: 'Prospect' },
] as const;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  min-height: 2.25rem;
  > [role='search'] {
    flex: 1 1 12rem;
  }
`;

const Narrow = styled.div`
  display: none;
  @container book (max-width: 56rem) {
    display: block;
  }
`;

const Inside = styled.div`
  padding: ${theme.space[4]};
`;
