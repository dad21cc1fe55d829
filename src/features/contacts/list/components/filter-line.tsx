import { Pencil, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Button } from '../../../../ui/button';
import { Row } from '../../../../ui/stack';
import { theme } from '../../../../ui/theme';
import { useListSegmentsQuery } from '../../../segments/segments-api';
import { useGetContactBookQuery } from '../../contacts-api';
import { filterEdited, selectFilter } from '../../contacts-slice';
import { TagDialogPart } from '../../components/late-parts';

/** Which part of the list is shown, and the way back to all of it. */
export function FilterLine() {
  const dispatch = useDispatch();
  const { tag, segment, archived } = useSelector(selectFilter);
  const { data: book } = useGetContactBookQuery();
  const { data: segments } = useListSegmentsQuery();
  const [changing, setChanging] = useState(false);
  useEffect(() => (tag ? TagDialogPart.fetch() : undefined), [tag, changing]);
  const tagShown = book?.tags.find(({ id }) => id === tag);
  const segmentShown = segments?.items.find(({ id }) => id === segment);
  if (tag === null && segment === null && !archived) return null;
  return (
    <>
      <div data-chips>
        <Row>
          {tag !== null && book && (
            <Shown
              words={tagShown ? `Tagged ${tagShown.name}` : 'A deleted tag'}
              onDrop={() => dispatch(filterEdited({ tag: null }))}
            />
          )}
          {segment !== null && segments && (
            <Shown
              words={segmentShown ? segmentShown.name : 'A deleted segment'}
              onDrop={() => dispatch(filterEdited({ segment: null }))}
            />
          )}
          {archived && <Shown words="Archived" onDrop={() => dispatch(filterEdited({ archived: false }))} />}
          {tagShown && (
            <Button size="sm" variant="quiet" icon={<Pencil />} onClick={() => setChanging(true)}>
              Edit tag
            </Button>
          )}
        </Row>
      </div>
      {tagShown && <TagDialogPart tag={tagShown} open={changing} onClose={() => setChanging(false)} />}
    </>
  );
}

const Shown = ({ words, onDrop }: { words: string; onDrop: () => void }) => (
  <Chip>
    <bdi>{words}</bdi>
    <Drop type="button" aria-label={`Remove the filter “${words}”`} onClick={onDrop}>
      <X />
    </Drop>
  </Chip>
);

const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  min-width: 0;
  max-width: 100%;
  height: 1.75rem;
  padding-inline-start: ${theme.space[3]};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.selected};
  ${theme.type.sm}
  > bdi {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Drop = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: 1.75rem;
  height: 1.75rem;
  border-radius: ${theme.radius.pill};
  color: ${theme.color.text3};
  svg {
    width: 14px;
    height: 14px;
  }
  &:hover {
    color: ${theme.color.text1};
  }
  ${theme.media.phone} {
    &::after {
      content: '';
      position: absolute;
      inset: -8px;
    }
  }
`;
