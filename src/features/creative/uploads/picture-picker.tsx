import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { mediaUrl, paths } from '../../../config/paths';
import type { Creation } from '../../../contracts/creation-record';
import { useDebounced } from '../../../hooks/use-debounced';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Link } from '../../../ui/link';
import { SearchInput } from '../../../ui/search-input';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useListCreationsInfiniteQuery } from '../creative-api';
import { FreePhotoButton } from '../free-photos/free-photo-button';
import { PictureUpload } from './picture-upload';

/** Chooses a picture of the library; `photosOnly`: one that was brought there, not made. */
export function PicturePicker({
  photosOnly = false,
  about,
  open,
  onClose,
  onPick,
}: {
  photosOnly?: boolean;
  /** What it is for, as far as that is known; free photographs are searched for by its subject. */
  about?: string | undefined;
  open: boolean;
  onClose: () => void;
  onPick: (creation: Creation) => void;
}) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={photosOnly ? 'Choose a photo' : 'Choose a picture'}
      sentence={
        photosOnly ? (
          'Choose one of the photos in your library or upload one, and we’ll save it there.'
        ) : (
          <>
            Choose one from your library or upload one, and we’ll save it there. You can also{' '}
            <Link to={paths.creative}>have one made</Link>.
          </>
        )
      }
      actions={<Button onClick={onClose}>Cancel</Button>}
    >
      {open && <Library photosOnly={photosOnly} about={about} onPick={onPick} />}
    </Dialog>
  );
}

function Library({
  photosOnly,
  about,
  onPick,
}: {
  photosOnly: boolean;
  about: string | undefined;
  onPick: (creation: Creation) => void;
}) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const search = useDebounced(typed).trim();
  const { data, error, isFetching, isFetchNextPageError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useListCreationsInfiniteQuery({
      type: 'image',
      limit: PAGE,
      ...(photosOnly && { source: 'uploaded' as const }),
      ...(search && { search }),
    });
  const pictures = data?.pages.flatMap(({ items }) => items).filter(({ status }) => status === 'completed');
  return (
    <>
      <Top>
        <SearchInput label="Search your pictures" placeholder="Search" value={typed} onChange={setTyped} />
        <PictureUpload onBrought={onPick} onFailed={setFault} />
        <FreePhotoButton about={about} onPick={onPick} />
      </Top>
      {fault && <Banner title="The picture was not uploaded.">{fault}</Banner>}
      {!pictures ? (
        error ? (
          <Banner title="Your library could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
            {messageOf(error)}
          </Banner>
        ) : (
          <Skeleton label="Loading pictures">
            <Grid as="div">
              {Array.from({ length: 6 }, (_, index) => (
                <SkeletonBlock key={index} height="6rem" />
              ))}
            </Grid>
          </Skeleton>
        )
      ) : pictures.length === 0 ? (
        <Text tone={2}>
          {search
            ? `No picture matches “${search}”.`
            : `There are no ${photosOnly ? 'photos' : 'pictures'} in your library yet. Upload one.`}
        </Text>
      ) : (
        <Scroll tabIndex={0} role="region" aria-label="Pictures">
          <Grid role="list">
            {pictures.map((creation) => (
              <li key={creation.id}>
                <Choice type="button" onClick={() => onPick(creation)}>
                  <img
                    src={mediaUrl(
                      `${creation.thumbnailUrl}${creation.thumbnailUrl.includes('?') ? '&' : '?'}width=240`,
                    )}
                    alt=""
                    loading="lazy"
                  />
                  <span dir="auto">{creation.title}</span>
                </Choice>
              </li>
            ))}
          </Grid>
          {isFetchNextPageError && (
            <Banner
              title="More could not be loaded."
              onRetry={() => void fetchNextPage()}
              retrying={isFetchingNextPage}
            >
              {messageOf(error)}
            </Banner>
          )}
          {hasNextPage && !isFetchNextPageError && (
            <More>
              <Button size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                Show more
              </Button>
            </More>
          )}
        </Scroll>
      )}
    </>
  );
}

const PAGE = 24;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  > :first-child {
    flex: 1 1 10rem;
    min-width: 0;
    max-width: none;
  }
`;

const Scroll = styled.div`
  max-height: min(24rem, 50vh);
  margin-inline: calc(${theme.space[1]} * -1);
  padding: ${theme.space[1]};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  gap: ${theme.space[3]};
`;

const Choice = styled.button`
  display: grid;
  gap: 0.25rem;
  width: 100%;
  text-align: start;
  ${theme.type.xs}
  color: ${theme.color.text2};
  img {
    width: 100%;
    height: 6rem;
    border-radius: ${theme.radius.control};
    background: ${theme.color.sunken};
    object-fit: contain;
  }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:hover {
    color: ${theme.color.text1};
  }
`;

const More = styled.div`
  display: grid;
  justify-items: center;
  padding-top: ${theme.space[3]};
`;
