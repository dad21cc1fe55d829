import { Download, Plus, Upload } from 'lucide-react';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { paths } from '../../config/paths';
import { useDebounced } from '../../hooks/use-debounced';
import { formatNumber } from '../../lib/format-number';
import { pluralise } from '../../lib/pluralise';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { theme } from '../../ui/theme';
import { BulkBar } from './changes/bulk-bar';
import { ContactGroups } from './list/components/contact-groups';
import { ContactList } from './list/components/contact-list';
import { ContactToolbar } from './list/components/contact-toolbar';
import { EraseProvider } from './erasure/erase-provider';
import { FilterLine } from './list/components/filter-line';
import { ContactFormPart, ContactPanelPart, ExportDialogPart, FieldsDialogPart } from './components/late-parts';
import { RunningChanges } from './changes/running-changes';
import { RunningExports } from './exports/running-exports';
import { useGetContactBookQuery } from './contacts-api';
import {
  contactOpened,
  dialogAsked,
  dialogClosed,
  selectAsked,
  selectFilter,
  selectOpened,
  selectOpenedWith,
  selectPicked,
  selectSort,
} from './contacts-slice';
import { isNarrowed } from './contact-filter';
import { useContacts } from './list/hooks/use-contacts';

export function ContactsPage() {
  const dispatch = useDispatch();
  const filter = useSelector(selectFilter);
  const sort = useSelector(selectSort);
  const picked = useSelector(selectPicked);
  const search = useDebounced(filter.search);
  const { data: book } = useGetContactBookQuery();
  const list = useContacts({ ...filter, search }, sort);
  // An empty list has its own way to begin.
  const isEmpty = list.contacts?.length === 0 && !filter.archived && !isNarrowed(filter);

  return (
    <EraseProvider>
      <Page>
        <PageHeader
          title="Contacts"
          sentence={book ? sentenceOf(book) : '\u00a0'}
          actions={
            !isEmpty && (
              <>
                <ButtonLink to={paths.contactImport} icon={<Upload />}>
                  Import
                </ButtonLink>
                <Button icon={<Download />} onClick={() => dispatch(dialogAsked('export'))}>
                  Export
                </Button>
                <Button variant="primary" icon={<Plus />} onClick={() => dispatch(dialogAsked('add'))}>
                  Add Contact
                </Button>
              </>
            )
          }
        />
        <Book>
          <Columns>
            <Side aria-label="Groups">
              <ContactGroups />
            </Side>
            <Main>
              {picked.all || picked.ids.length > 0 ? <BulkBar found={list.found} /> : <ContactToolbar />}
              <FilterLine />
              <RunningChanges />
              <RunningExports />
              <ContactList list={list} filter={{ ...filter, search }} />
            </Main>
          </Columns>
        </Book>
      </Page>
      <Over />
    </EraseProvider>
  );
}

/** What opens over the list. */
function Over() {
  const dispatch = useDispatch();
  const opened = useSelector(selectOpened);
  const start = useSelector(selectOpenedWith);
  const asked = useSelector(selectAsked);
  const close = () => dispatch(dialogClosed());
  useEffect(() => {
    for (const part of [ContactPanelPart, ContactFormPart, ExportDialogPart, FieldsDialogPart]) part.fetch();
  }, [opened, asked]);
  return (
    <>
      <ContactPanelPart contactId={opened} start={start ?? undefined} onClose={() => dispatch(contactOpened(null))} />
      <ContactFormPart open={asked === 'add'} onClose={close} onCreated={({ id }) => dispatch(contactOpened(id))} />
      <ExportDialogPart open={asked === 'export'} onClose={close} />
      <FieldsDialogPart open={asked === 'fields'} onClose={close} />
    </>
  );
}

const sentenceOf = ({ count, newThisMonth }: { count: number; newThisMonth: number }): string => {
  if (count === 0) return 'No contacts yet.';
  return `${pluralise(count, 'person', 'people')}. ${newThisMonth === 0 ? 'Nobody new this month.' : `${formatNumber(newThisMonth)} new this month.`}`;
};

/** The groups have a column of their own where the frame has room for it, whatever the window's width. */
const Book = styled.div`
  container: book / inline-size;
  min-width: 0;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 9.5rem minmax(0, 1fr);
  gap: ${theme.space[8]};
  align-items: start;
  @container book (max-width: 56rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Side = styled.aside`
  min-width: 0;
  @container book (max-width: 56rem) {
    display: none;
  }
`;

const Main = styled.section`
  container: list / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  min-width: 0;
  /* The list is lower by what stands above it, so that its pager stays in sight. */
  &:has([data-chips]) {
    --around-list: 28.25rem;
  }
`;
