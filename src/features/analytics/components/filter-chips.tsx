import { X } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Button } from '../../../ui/button';
import { Row } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useSession } from '../../auth/auth-parts';
import { filterDimensions, filterRemoved, filtersCleared, selectFilter, selectPeriod } from '../analytics-slice';
import { dimensionNames, sayValue } from '../analytics-words';

/** The page's filters; each can be removed. */
export function FilterChips() {
  const dispatch = useDispatch();
  const filter = useSelector(selectFilter);
  const period = useSelector(selectPeriod);
  const isLong = period === '90d' || period === '1y';
  const isDemo = useSession().workspace.kind === 'demo';
  const chosen = filterDimensions.flatMap((by) => {
    const value = filter[by];
    return value === undefined ? [] : [{ by, value }];
  });
  if (chosen.length === 0) return null;
  return (
    <Row>
      {chosen.map(({ by, value }) => {
        const name = `${dimensionNames[by].one}: ${sayValue(by, value)}`;
        return (
          <Chip
            key={by}
            type="button"
            aria-label={`Remove filter ${name}`}
            title={name}
            onClick={() => dispatch(filterRemoved(by))}
          >
            <span dir="auto">{name}</span>
            <X />
          </Chip>
        );
      })}
      {chosen.length > 1 && (
        <Button size="sm" variant="quiet" onClick={() => dispatch(filtersCleared())}>
          Clear filters
        </Button>
      )}
      {isDemo && isLong && (
        <Text size="sm" tone={2}>
          {chosen.length > 1
            ? 'This demo keeps individual visits for 60 days, so combined filters cover only those days.'
            : 'This demo keeps individual visits for 60 days, so “Visitors by page, source and more” covers only those days.'}
        </Text>
      )}
    </Row>
  );
}

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  max-width: min(100%, 24rem);
  height: 1.75rem;
  padding: 0 0.5rem 0 0.625rem;
  border: 1px solid ${theme.color.soft};
  border-radius: ${theme.radius.badge};
  background: ${theme.color.selected};
  ${theme.type.sm}
  > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  svg {
    flex: none;
    width: 13px;
    height: 13px;
    color: ${theme.color.text3};
  }
  &:hover {
    background: ${theme.color.hover};
  }
  ${theme.media.phone} {
    height: ${theme.size.touch};
  }
`;
