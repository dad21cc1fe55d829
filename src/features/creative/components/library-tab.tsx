import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { pluralise } from '../../../lib/pluralise';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { GhostRows } from '../../../ui/ghost';
import { List } from '../../../ui/list';
import { Panel } from '../../../ui/panel';
import { Segmented } from '../../../ui/segmented';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';
import { Row, Stack } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { selectView, tabChosen, viewChosen } from '../creative-slice';
import { usePictures } from '../hooks/use-pictures';
import type { ShownPicture } from '../picture-labels';
import { PictureCard, PictureCardShape } from './picture-card';
import { PictureRow } from './picture-row';

/** Every picture of the workspace, newest first, as a grid or a list. */
export function LibraryTab({ onView }: { onView: (picture: ShownPicture) => void }) {
  const dispatch = useDispatch();
  const view = useSelector(selectView);
  const [now] = useState(() => new Date());
  const { pictures, count, error, isFetching, refetch, hasMore, moreError, isFetchingMore, fetchMore } = usePictures();

  if (!pictures) {
    return error ? (
      <Banner title="Your library could not be read." onRetry={refetch} retrying={isFetching}>{messageOf(error)}</Banner>
    ) : (
      <Skeleton label="Loading your library">{view === 'list' ? <Panel><SkeletonRows count={8} /></Panel> : <Grid>{WAITING}</Grid>}</Skeleton>
    );
  }
  if (pictures.length === 0) {
    return (
      <EmptyState
        level={2}
        ghost={<GhostRows count={2} />}
        title="Your library is empty"
        sentence="Every picture you make is kept here, ready to download and share."
        action={<Button variant="primary" onClick={() => dispatch(tabChosen('generate'))}>Generate the first one</Button>}
      />
    );
  }
  return (
    <Stack gap={5}>
      <Row between>
        <Text size="sm" tone={2} numeric>{count === undefined ? `The newest ${pluralise(pictures.length, 'picture')}` : `${pluralise(count, 'picture')}, newest first`}</Text>
        <Segmented label="Show as" value={view} onChange={(next) => dispatch(viewChosen(next))} options={[{ value: 'grid', label: 'Grid' }, { value: 'list', label: 'List' }]} />
      </Row>
      {view === 'grid' ? (
        <Grid role="list">{pictures.map((picture) => <PictureCard key={picture.id} picture={picture} now={now} onView={onView} />)}</Grid>
      ) : (
        <Panel label="Pictures">
          <List>{pictures.map((picture) => <PictureRow key={picture.id} picture={picture} now={now} onView={onView} />)}</List>
        </Panel>
      )}
      {moreError && <Banner title="The next pictures could not be read." onRetry={fetchMore} retrying={isFetchingMore}>{messageOf(moreError)}</Banner>}
      {hasMore && !moreError && (
        <Centre>
          <Button busy={isFetchingMore} busyLabel="Loading more" onClick={fetchMore}>Show more</Button>
        </Centre>
      )}
    </Stack>
  );
}

const WAITING = Array.from({ length: 8 }, (_, index) => <PictureCardShape key={index} />);

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(15.5rem, 1fr));
  gap: ${theme.space[5]};
  ${theme.media.phone} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: ${theme.space[3]}; }
`;

const Centre = styled.div`
  display: grid;
  justify-items: center;
`;
