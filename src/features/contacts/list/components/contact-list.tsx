import { Plus, Upload } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { messageOf } from '../../../../api/api-error';
import { paths } from '../../../../config/paths';
import { Banner } from '../../../../ui/banner';
import { Button } from '../../../../ui/button';
import { ButtonLink } from '../../../../ui/button-link';
import { EmptyState } from '../../../../ui/empty-state';
import { GhostRows } from '../../../../ui/ghost';
import { NoResults } from '../../../../ui/no-results';
import { Panel } from '../../../../ui/panel';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton';
import { Row } from '../../../../ui/stack';
import { theme } from '../../../../ui/theme';
import { isNarrowed } from '../../contact-filter';
import { dialogAsked, filterCleared, type ContactFilter } from '../../contacts-slice';
import type { Contacts } from '../hooks/use-contacts';
import { ContactTable } from './contact-table';
import { HEAD_REM, ROW_REM } from '../contact-table-styles';

/** What the filter finds, or what there is to say instead. */
export function ContactList({ list, filter }: { list: Contacts; filter: ContactFilter }) {
  const dispatch = useDispatch();
  const { contacts, error, refetch, isFetching } = list;
  if (!contacts) {
    return error ? (
      <Banner title="Your contacts could not be loaded." onRetry={refetch} retrying={isFetching}>
        {messageOf(error)}
      </Banner>
    ) : (
      <Waiting />
    );
  }
  if (contacts.length > 0) return <ContactTable list={list} contacts={contacts} />;
  if (filter.archived && !isNarrowed({ ...filter, archived: false })) {
    return (
      <NothingYet
        title="No archived contacts"
        sentence="Contacts you archive are kept here, out of your lists and campaigns. You can restore them at any time."
        action={<Button onClick={() => dispatch(filterCleared())}>Show everyone</Button>}
      />
    );
  }
  if (isNarrowed(filter))
    return (
      <NoResults query={filter.search.trim()} onClear={() => dispatch(filterCleared())} clearLabel="Show everyone" />
    );
  return (
    <NothingYet
      title="Everyone you do business with"
      sentence="See your customers, leads and prospects, what they’re worth and when you last spoke. Import your list from a spreadsheet or another tool. Importing it again never creates duplicates."
      action={
        <Row>
          <ButtonLink to={paths.contactImport} icon={<Upload />}>
            Import
          </ButtonLink>
          <Button variant="primary" icon={<Plus />} onClick={() => dispatch(dialogAsked('add'))}>
            Add Contact
          </Button>
        </Row>
      }
    />
  );
}

const NothingYet = ({ title, sentence, action }: { title: string; sentence: string; action: React.ReactNode }) => (
  <EmptyState level={2} ghost={<GhostRows count={3} />} title={title} sentence={sentence} action={action} />
);

/** As the table will stand. */
function Waiting() {
  return (
    <Skeleton label="Loading your contacts">
      <Panel>
        <Top />
        {WIDTHS.map((width, index) => (
          <Line key={index}>
            <SkeletonBlock width="2rem" height="2rem" round />
            <span>
              <SkeletonBlock width={width} />
              <SkeletonBlock width="60%" height="0.5rem" />
            </span>
            <SkeletonBlock width="5rem" height="1.375rem" />
          </Line>
        ))}
      </Panel>
    </Skeleton>
  );
}

const WIDTHS = ['45%', '60%', '52%', '40%', '58%', '48%', '62%', '44%', '55%', '50%', '46%'];

const Top = styled.div`
  height: ${HEAD_REM}rem;
  border-bottom: 1px solid ${theme.color.hairline};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 0.6875rem;
  height: ${ROW_REM}rem;
  padding: 0 ${theme.space[5]};
  & + & {
    border-top: 1px solid ${theme.color.hairline};
  }
  > span:nth-child(2) {
    display: grid;
    flex: 1;
    gap: 0.5rem;
    max-width: 16rem;
    margin-inline-end: auto;
  }
  ${theme.media.phone} {
    padding: 0 ${theme.space[4]};
  }
`;
