import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { messageOf } from '../../../../api/api-error';
import { useDebounced } from '../../../../hooks/use-debounced';
import { Banner } from '../../../../ui/banner';
import { Button } from '../../../../ui/button';
import { DropZone } from '../../../../ui/drop-zone';
import { EmptyState } from '../../../../ui/empty-state';
import { GhostRows } from '../../../../ui/ghost';
import { List } from '../../../../ui/list';
import { NoResults } from '../../../../ui/no-results';
import { Panel } from '../../../../ui/panel';
import { Skeleton, SkeletonRows } from '../../../../ui/skeleton';
import { Stack } from '../../../../ui/stack';
import { theme } from '../../../../ui/theme';
import {
  filterCleared,
  noFilter,
  selectFilter,
  selectView,
  tabChosen,
  type LibraryFilter,
  type LibraryView,
} from '../../creative-slice';
import { useLibrary } from '../hooks/use-library';
import { useUploads } from '../../uploads/use-uploads';
import { CreationCard, CreationCardShape } from './creation-card';
import { CreationRow } from './creation-row';
import { LibraryToolbar } from './library-toolbar';

/** What the workspace has made and brought, as a grid or a list. */
export function LibraryTab() {
  const view = useSelector(selectView);
  const uploads = useUploads();
  return (
    <DropZone
      sign="Drop photos and clips here to add them to your library"
      onFiles={(files) => void uploads.bring(files)}
      closed={uploads.busy}
    >
      <Stack gap={5}>
        <LibraryToolbar uploads={uploads} />
        <Found view={view} />
      </Stack>
    </DropZone>
  );
}

function Found({ view }: { view: LibraryView }) {
  const dispatch = useDispatch();
  const filter = useSelector(selectFilter);
  const search = useDebounced(filter.search);
  const [now] = useState(() => new Date());
  const { creations, error, isFetching, refetch, hasMore, moreError, isFetchingMore, fetchMore } = useLibrary({
    ...filter,
    search,
  });

  if (!creations) {
    return error ? (
      <Banner title="Your library could not be loaded." onRetry={refetch} retrying={isFetching}>
        {messageOf(error)}
      </Banner>
    ) : (
      <Skeleton label="Loading your library">
        {view === 'list' ? (
          <Panel>
            <SkeletonRows count={8} />
          </Panel>
        ) : (
          <Grid as="div">{WAITING}</Grid>
        )}
      </Skeleton>
    );
  }
  if (creations.length === 0) {
    const narrowed = isNarrowed({ ...filter, search });
    return narrowed ? (
      <NoResults query={search} onClear={() => dispatch(filterCleared())} clearLabel="Show everything" />
    ) : (
      <EmptyState
        level={2}
        ghost={<GhostRows count={2} />}
        title="Your library is empty"
        sentence="Everything you make is saved here, ready to download and share. Use Upload to add your own photos and clips."
        action={
          <Button variant="primary" onClick={() => dispatch(tabChosen('generate'))}>
            Generate the first one
          </Button>
        }
      />
    );
  }
  return (
    <>
      {view === 'grid' ? (
        <Grid role="list">
          {creations.map((creation) => (
            <CreationCard key={creation.id} creation={creation} now={now} />
          ))}
        </Grid>
      ) : (
        <Panel label="Library">
          <List>
            {creations.map((creation) => (
              <CreationRow key={creation.id} creation={creation} now={now} />
            ))}
          </List>
        </Panel>
      )}
      {moreError && (
        <Banner title="More could not be loaded." onRetry={fetchMore} retrying={isFetchingMore}>
          {messageOf(moreError)}
        </Banner>
      )}
      {hasMore && !moreError && (
        <Centre>
          <Button busy={isFetchingMore} busyLabel="Loading more" onClick={fetchMore}>
            Show more
          </Button>
        </Centre>
      )}
    </>
  );
}

/** The order alone hides nothing. */
const isNarrowed = ({ sort: _, ...rest }: LibraryFilter): boolean =>
  Object.entries(rest).some(([name, value]) => value !== noFilter[name as keyof typeof rest]);

const WAITING = Array.from({ length: 8 }, (_, index) => <CreationCardShape key={index} />);

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(15.5rem, 1fr));
  gap: ${theme.space[5]};
  /* Cards far away are neither laid out nor painted: a library of thousands scrolls like one of dozens. */
  > li {
    content-visibility: auto;
    contain-intrinsic-size: auto 21rem;
  }
  ${theme.media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space[3]};
  }
`;

const Centre = styled.div`
  display: grid;
  justify-items: center;
`;
