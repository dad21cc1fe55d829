import { skipToken } from '@reduxjs/toolkit/query';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { mediaUrl } from '../../../config/paths';
import type { FreePhotoFound } from '../../../contracts/creation-free-photos';
import { pluralise } from '../../../lib/pluralise';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useListFreePhotosInfiniteQuery } from '../creative-api';

/** What the catalogue has for some words; a press on one chooses it. */
export function FreePhotoResults({ words, pending, keeping, onChoose }: FreePhotoResultsProps) {
  const {
    currentData,
    error,
    isFetching,
    isFetchNextPageError,
    refetch,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
  } = useListFreePhotosInfiniteQuery(words === '' ? skipToken : { search: words });
  const photos = withoutRepeats(currentData?.pages.flatMap(({ items }) => items) ?? []);
  return (
    <>
      {/* There from the start, so that what comes into it is announced. */}
      <Said role="status">
        {currentData && (
          <Text tone={2} size="sm">
            {photos.length === 0 ? 'No free photo found for' : `${pluralise(photos.length, 'photo')} of`} “
            <bdi>{words}</bdi>”
            {photos.length === 0
              ? '. Try one plain English word, or upload a photo of your own.'
              : hasNextPage && ' so far'}
          </Text>
        )}
      </Said>
      {words === '' && !pending ? (
        <Text tone={2} size="sm">
          Type what the photo should show, then press Search. One or two plain English words find the most.
        </Text>
      ) : error && !currentData ? (
        <Banner title="Free photos could not be searched." onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(error)}
        </Banner>
      ) : !currentData ? (
        <Skeleton label={words === '' ? 'Searching' : `Searching for “${words}”`}>
          <Grid as="div">
            {Array.from({ length: 6 }, (_, index) => (
              <SkeletonBlock key={index} height="6rem" />
            ))}
          </Grid>
        </Skeleton>
      ) : (
        photos.length > 0 && (
          <Scroll tabIndex={0} role="region" aria-label="Photos found">
            <Grid role="list">
              {photos.map((photo) => (
                <li key={photo.id}>
                  <Tile photo={photo} keeping={keeping} onChoose={onChoose} />
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
        )
      )}
    </>
  );
}

function Tile({
  photo: { id, title, source, width, height, thumbnailUrl },
  keeping,
  onChoose,
}: { photo: FreePhotoFound } & Pick<FreePhotoResultsProps, 'keeping' | 'onChoose'>) {
  const isKept = keeping === id;
  return (
    <Choice
      type="button"
      aria-busy={isKept || undefined}
      aria-disabled={keeping !== null || undefined}
      onClick={() => keeping === null && onChoose(id)}
    >
      <img src={mediaUrl(thumbnailUrl)} alt="" loading="lazy" />
      <span dir="auto">{title}</span>
      <small>
        {isKept ? (
          'Adding to your library…'
        ) : (
          <>
            {source}, <Size>{`${width} × ${height}`}</Size>
          </>
        )}
      </small>
    </Choice>
  );
}

/** A catalogue that changes between two pages may name one twice. */
const withoutRepeats = (photos: FreePhotoFound[]): FreePhotoFound[] => [
  ...new Map(photos.map((photo) => [photo.id, photo])).values(),
];

interface FreePhotoResultsProps {
  /** '' before anything was searched for. */
  words: string;
  /** The words are still being found. */
  pending: boolean;
  /** The one on its way into the library. */
  keeping: string | null;
  onChoose: (photoId: string) => void;
}

/** Takes no room, and none beside it, while it says nothing. */
const Said = styled.div`
  &:empty {
    margin-bottom: calc(${theme.space[3]} * -1);
  }
`;

const Scroll = styled.div`
  max-height: min(26rem, 50vh);
  margin-inline: calc(${theme.space[1]} * -1);
  padding: ${theme.space[1]};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${theme.space[3]};
`;

const Choice = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.125rem;
  width: 100%;
  text-align: start;
  ${theme.type.xs}
  color: ${theme.color.text1};
  img {
    width: 100%;
    height: 6rem;
    margin-bottom: 0.125rem;
    border-radius: ${theme.radius.control};
    background: ${theme.color.sunken};
    object-fit: cover;
  }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    ${theme.type.xs}
    color: ${theme.color.text3};
  }
  &:hover span {
    text-decoration: underline;
  }
  &[aria-disabled='true'] {
    cursor: default;
  }
  &[aria-disabled='true']:not([aria-busy='true']) {
    opacity: 0.5;
  }
`;

const Size = styled.b`
  font-weight: inherit;
  white-space: nowrap;
`;

const More = styled.div`
  display: grid;
  justify-items: center;
  padding-top: ${theme.space[3]};
`;
