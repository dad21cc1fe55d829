import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { articleCategories } from '../../../../domain/article';
import { SearchInput } from '../../../../ui/search-input';
import { Segmented } from '../../../../ui/segmented';
import { theme } from '../../../../ui/theme';
import type { CategoryFilter } from '../filter-articles';
import { categoryChosen, searchTyped } from '../../site-slice';

/** Search and category. What was typed or chosen on the prerendered page before hydration counts too. */
export function BlogFilters({ search, category }: { search: string; category: CategoryFilter }) {
  const dispatch = useDispatch();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const typed = box.current?.querySelector<HTMLInputElement>('input[type="search"]')?.value ?? '';
    const chosen =
      options[
        [...(box.current?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [])].findIndex(
          ({ checked }) => checked,
        )
      ]?.value ?? 'all';
    if (typed !== '') dispatch(searchTyped(typed));
    if (chosen !== 'all') dispatch(categoryChosen(chosen));
  }, [dispatch]);

  return (
    <Bar ref={box}>
      <SearchInput label="Search articles" value={search} onChange={(value) => dispatch(searchTyped(value))} />
      <Segmented
        label="Category"
        value={category}
        onChange={(value) => dispatch(categoryChosen(value))}
        options={options}
      />
    </Bar>
  );
}

const options: { value: CategoryFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  ...articleCategories.map((value) => ({ value, label: value })),
];

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]} ${theme.space[6]};
  padding-bottom: ${theme.space[8]};
  > [role='search'] {
    flex: 1 1 16rem;
  }
  ${theme.media.phone} {
    padding-bottom: ${theme.space[6]};
  }
`;
