import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { contactSorts, type ContactSort } from '../../../../domain/contact';
import { Button } from '../../../../ui/button';
import { Checkbox } from '../../../../ui/checkbox';
import { LateMenu } from '../../../../ui/late-menu';
import { theme } from '../../../../ui/theme';
import { VisuallyHidden } from '../../../../ui/visually-hidden';
import { selectSort, sortChosen } from '../../contacts-slice';

/** Names of the columns, and the order; it stays in sight while the list scrolls. */
export function ContactHead({
  picked,
  onPickAll,
}: {
  picked: 'none' | 'some' | 'all';
  onPickAll: (all: boolean) => void;
}) {
  const sort = useSelector(selectSort);
  return (
    <Head>
      <tr aria-rowindex={1}>
        <th scope="col" className="pick">
          <Checkbox
            label="Select all"
            checked={picked === 'all'}
            indeterminate={picked === 'some'}
            onChange={onPickAll}
          />
        </th>
        <SortHead sort="name" className="name">
          Name
        </SortHead>
        <th scope="col" className="status">
          <Between>
            Status
            <PhoneSort />
          </Between>
        </th>
        <th scope="col" className="phone">
          Phone
        </th>
        <th scope="col" className="tags">
          Tags
        </th>
        <SortHead sort="value" className="value">
          Value
        </SortHead>
        {/* Whoever orders by the newest wants to see how new they are. */}
        {sort === 'newest' ? (
          <SortHead sort="newest" className="last">
            Added
          </SortHead>
        ) : (
          <SortHead sort="last-contact" className="last">
            Last contact
          </SortHead>
        )}
        <th scope="col" className="more">
          <VisuallyHidden>Actions</VisuallyHidden>
          <SortMenu />
        </th>
      </tr>
    </Head>
  );
}

function SortHead({ sort, className, children }: { sort: ContactSort; className: string; children: string }) {
  const dispatch = useDispatch();
  const chosen = useSelector(selectSort) === sort;
  const up = sort === 'name';
  return (
    <th scope="col" className={className} aria-sort={chosen ? (up ? 'ascending' : 'descending') : 'none'}>
      <button type="button" onClick={() => dispatch(sortChosen(sort))}>
        {children}
        {chosen && (up ? <ArrowUp /> : <ArrowDown />)}
      </button>
    </th>
  );
}

/** Every order, also that which has no column. */
function SortMenu() {
  const dispatch = useDispatch();
  const sort = useSelector(selectSort);
  return (
    <LateMenu
      label="Sort by"
      trigger={
        <Button
          iconOnly
          size="sm"
          variant="quiet"
          label={`Sort by: ${SORTS[sort].toLowerCase()}`}
          icon={<ArrowDownUp />}
        />
      }
      items={contactSorts.map((each) => ({
        label: SORTS[each],
        current: each === sort,
        onSelect: () => dispatch(sortChosen(each)),
      }))}
    />
  );
}

const PhoneSort = () => (
  <OnPhone>
    <SortMenu />
  </OnPhone>
);

const SORTS: Record<ContactSort, string> = {
  'last-contact': 'Most recent contact',
  newest: 'Newest',
  name: 'Name',
  value: 'Highest value',
};

const Head = styled.thead`
  th {
    position: sticky;
    top: 0;
    z-index: 2;
    background: ${theme.color.panel};
    ${theme.type.xs}
    font-weight: ${theme.weight.medium};
    color: ${theme.color.text3};
    white-space: nowrap;
  }
  th button:not([aria-haspopup]) {
    display: inline-flex;
    align-items: center;
    gap: 0.25rem;
    min-height: 1.5rem;
    font-weight: inherit;
  }
  th button:hover {
    color: ${theme.color.text1};
  }
  th > button > svg {
    width: 12px;
    height: 12px;
  }
`;

const Between = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

const OnPhone = styled.span`
  display: none;
  ${theme.media.phone} {
    display: inline-flex;
  }
`;
