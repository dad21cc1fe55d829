import { ListFilter } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { creationSorts, type CreationSort, type CreationSource, type CreationType } from '../../../../domain/creation';
import type { ImageStyle } from '../../../../domain/image-format';
import { Button } from '../../../../ui/button';
import { Checkbox } from '../../../../ui/checkbox';
import { Count } from '../../../../ui/count';
import { Field } from '../../../../ui/field';
import { Popover } from '../../../../ui/popover';
import { SearchInput } from '../../../../ui/search-input';
import { Segmented } from '../../../../ui/segmented';
import { Select } from '../../../../ui/select';
import { theme } from '../../../../ui/theme';
import { styleOptions } from '../../creation-labels';
import { filterEdited, selectFilter, selectView, viewChosen } from '../../creative-slice';
import type { Uploads } from '../../uploads/use-uploads';
import { FolderSelect } from './folder-select';
import { UploadButton } from '../../uploads/upload-button';

/** Finds what is looked for, and says how the library is shown. */
export function LibraryToolbar({ uploads }: { uploads: Uploads }) {
  const dispatch = useDispatch();
  const view = useSelector(selectView);
  const filter = useSelector(selectFilter);
  const { search, sort, type, source, style, liked } = filter;
  const chosen = [type, source, style, liked || null].filter((each) => each !== null).length;
  return (
    <Bar>
      <SearchInput
        label="Search the library"
        placeholder="Search titles and descriptions"
        shortcut="/"
        value={search}
        onChange={(next) => dispatch(filterEdited({ search: next.slice(0, 100) }))}
      />
      <FolderSelect />
      <Popover
        title="Filter"
        align="start"
        trigger={
          <Button icon={<ListFilter />} {...(chosen > 0 && { iconEnd: <Count>{chosen}</Count> })}>
            Filter
          </Button>
        }
      >
        <Choices>
          <Field label="Kind">
            <Select
              options={KINDS}
              value={type ?? ALL}
              onChange={(next) => dispatch(filterEdited({ type: next === ALL ? null : (next as CreationType) }))}
            />
          </Field>
          <Field label="From">
            <Select
              options={SOURCES}
              value={source ?? ALL}
              onChange={(next) => dispatch(filterEdited({ source: next === ALL ? null : (next as CreationSource) }))}
            />
          </Field>
          <Field label="Style">
            <Select
              options={STYLES}
              value={style ?? ALL}
              onChange={(next) => dispatch(filterEdited({ style: next === ALL ? null : (next as ImageStyle) }))}
            />
          </Field>
          <Checkbox checked={liked} onChange={(next) => dispatch(filterEdited({ liked: next }))}>
            Only my likes
          </Checkbox>
        </Choices>
      </Popover>
      <Sort>
        <Select
          label="Sort by"
          options={SORTS}
          value={sort}
          onChange={(next) => dispatch(filterEdited({ sort: next }))}
        />
      </Sort>
      <Ends>
        <Segmented
          label="Show as"
          value={view}
          onChange={(next) => dispatch(viewChosen(next))}
          options={[
            { value: 'grid', label: 'Grid' },
            { value: 'list', label: 'List' },
          ]}
        />
        <UploadButton {...uploads} />
      </Ends>
    </Bar>
  );
}

const ALL = 'all';
const KINDS = [
  { value: ALL, label: 'Pictures and clips' },
  { value: 'image', label: 'Pictures' },
  { value: 'video', label: 'Clips' },
];
const SOURCES = [
  { value: ALL, label: 'Everywhere' },
  { value: 'made', label: 'Made here' },
  { value: 'uploaded', label: 'Uploaded' },
];
const STYLES = [{ value: ALL, label: 'Every style' }, ...styleOptions];
const SORT_NAMES: Record<CreationSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  liked: 'Most liked',
  downloaded: 'Most downloaded',
  title: 'By title',
};
const SORTS = creationSorts.map((value) => ({ value, label: SORT_NAMES[value] }));

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  > :first-child {
    flex: 1 1 14rem;
    max-width: 22rem;
  }
  ${theme.media.phone} {
    > :first-child {
      flex-basis: 100%;
      max-width: none;
    }
  }
`;

const Ends = styled.div`
  display: flex;
  flex: 1 0 auto;
  justify-content: space-between;
  gap: ${theme.space[3]};
  ${theme.media.phone} {
    flex: 1 1 100%;
    min-width: 0;
    > :first-child {
      flex: 1;
      width: auto;
    }
  }
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding: ${theme.space[4]};
`;

const Sort = styled.div`
  width: 11rem;
  ${theme.media.phone} {
    width: auto;
    flex: 1 1 9rem;
  }
`;
