import { Archive, Ban, ClipboardList, ListFilter, Settings2, Tag } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { paths } from '../../../../config/paths';
import { formatNumber } from '../../../../lib/format-number';
import { theme } from '../../../../ui/theme';
import { useListSegmentsQuery } from '../../../segments/segments-api';
import { useGetContactBookQuery } from '../../contacts-api';
import { dialogAsked, filterEdited, selectFilter } from '../../contacts-slice';

/** Ways to look at a part of the list, and to what belongs to it. `onChosen` closes what it stands in. */
export function ContactGroups({ onChosen }: { onChosen?: () => void }) {
  const dispatch = useDispatch();
  const { tag, segment, archived } = useSelector(selectFilter);
  const { data: book } = useGetContactBookQuery();
  const { data: segments } = useListSegmentsQuery();
  const choose = (act: () => void) => () => {
    act();
    onChosen?.();
  };
  return (
    <Groups>
      <Group
        title="Tags"
        none="Tags you give to contacts will show here."
        items={book?.tags.map(({ id, name, count }) => (
          <Choice
            key={id}
            type="button"
            aria-pressed={tag === id}
            onClick={choose(() => dispatch(filterEdited({ tag: tag === id ? null : id })))}
          >
            <Tag />
            <Name dir="auto">{name}</Name>
            <Figure>{formatNumber(count)}</Figure>
          </Choice>
        ))}
      />
      <Group
        title="Segments"
        side={<Link to={paths.segments}>Manage</Link>}
        none="A segment is a group you come back to, such as customers you haven’t seen for a month."
        items={segments?.items.map(({ id, name }) => (
          <Choice
            key={id}
            type="button"
            aria-pressed={segment === id}
            onClick={choose(() => dispatch(filterEdited({ segment: segment === id ? null : id })))}
          >
            <ListFilter />
            <Name dir="auto">{name}</Name>
          </Choice>
        ))}
      />
      <Group
        title="More"
        none=""
        items={[
          <Choice
            key="archived"
            type="button"
            aria-pressed={archived}
            onClick={choose(() => dispatch(filterEdited({ archived: !archived })))}
          >
            <Archive />
            <Name>Archived</Name>
            {book && <Figure>{formatNumber(book.archived)}</Figure>}
          </Choice>,
          <Way key="signup" to={paths.signup} icon={<ClipboardList />}>
            Sign-up page
          </Way>,
          <Way key="blocked" to={paths.suppressions} icon={<Ban />}>
            Blocked addresses
          </Way>,
          <Choice key="fields" type="button" onClick={choose(() => dispatch(dialogAsked('fields')))}>
            <Settings2 />
            <Name>Custom fields</Name>
          </Choice>,
        ]}
      />
    </Groups>
  );
}

function Group({
  title,
  side,
  none,
  items,
}: {
  title: string;
  side?: ReactNode;
  none: string;
  items: ReactElement[] | undefined;
}) {
  const [whole, setWhole] = useState(false);
  if (!items) return null;
  const shown = whole || items.length <= SHORT + 1 ? items : items.slice(0, SHORT);
  return (
    <section aria-label={title}>
      <Title>
        <h2>{title}</h2>
        {side}
      </Title>
      {items.length === 0 && <None>{none}</None>}
      <List role="list">
        {shown.map((item) => (
          <li key={item.key}>{item}</li>
        ))}
      </List>
      {shown.length < items.length && (
        <All type="button" onClick={() => setWhole(true)}>
          Show all {formatNumber(items.length)}
        </All>
      )}
    </section>
  );
}

const Way = ({ to, icon, children }: { to: string; icon: ReactElement; children: string }) => (
  <WayLink to={to}>
    {icon}
    <Name>{children}</Name>
  </WayLink>
);

const SHORT = 12;

const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[6]};
`;

const Title = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[2]};
  h2 {
    ${theme.type.sm} font-weight: ${theme.weight.semibold};
  }
  a {
    ${theme.type.xs} color: ${theme.color.text2};
    text-decoration: underline;
    text-decoration-color: ${theme.color.control};
    text-underline-offset: 2px;
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1px;
`;

const choiceStyles = css`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  width: calc(100% + ${theme.space[2]} * 2);
  height: 1.875rem;
  margin-inline: calc(-1 * ${theme.space[2]});
  padding-inline: ${theme.space[2]};
  border-radius: ${theme.radius.control};
  ${theme.type.sm}
  color: ${theme.color.text2};
  text-align: start;
  > svg {
    flex: none;
    width: 13px;
    height: 13px;
    color: ${theme.color.text3};
  }
  &:hover {
    background: ${theme.color.hover};
    color: ${theme.color.text1};
  }
  &[aria-pressed='true'] {
    background: ${theme.color.selected};
    color: ${theme.color.text1};
    font-weight: ${theme.weight.medium};
  }
  ${theme.media.phone} {
    height: ${theme.size.touch};
  }
`;

const Choice = styled.button`
  ${choiceStyles}
`;

const WayLink = styled(Link)`
  ${choiceStyles}
`;

const Name = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Figure = styled.span`
  margin-inline-start: auto;
  color: ${theme.color.text3};
  font-weight: ${theme.weight.regular};
  font-variant-numeric: tabular-nums;
`;

const None = styled.p`
  ${theme.type.xs}
  color: ${theme.color.text3};
  text-wrap: pretty;
`;

const All = styled.button`
  min-height: 1.875rem;
  ${theme.type.xs}
  color: ${theme.color.text2};
  text-decoration: underline;
  text-decoration-color: ${theme.color.control};
  text-underline-offset: 2px;
`;
