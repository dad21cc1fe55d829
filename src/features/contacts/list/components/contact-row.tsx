import { memo, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { css, styled } from 'styled-components';
import type { Contact } from '../../../../contracts/contact-record';
import { contactLabel } from '../../../../domain/contact';
import { formatMoney } from '../../../../lib/format-money';
import { formatRecentDay } from '../../../../lib/format-recent-day';
import { Avatar } from '../../../../ui/avatar';
import { Badge } from '../../../../ui/badge';
import { Checkbox } from '../../../../ui/checkbox';
import { Tag } from '../../../../ui/tag';
import { theme } from '../../../../ui/theme';
import { VisuallyHidden } from '../../../../ui/visually-hidden';
import { contactOpened } from '../../contacts-slice';
import { ContactMenu } from './contact-menu';

export interface ContactRowProps {
  contact: Contact;
  /** Counted from 0 in the whole list. */
  index: number;
  picked: boolean;
  /** The keyboard has come here. */
  wanted: boolean;
  onPick: (id: string) => void;
  shows: 'last-contact' | 'added';
  currency: string;
  zone: string;
  now: Date;
}

/** One person; the whole row opens them. Kept as it is while others scroll by. */
export const ContactRow = memo(function ContactRow({
  contact,
  index,
  picked,
  wanted,
  onPick,
  shows,
  currency,
  zone,
  now,
}: ContactRowProps) {
  const dispatch = useDispatch();
  const opener = useRef<HTMLButtonElement>(null);
  const name = contactLabel(contact);
  const { id, email, company, status, phone, tags, value } = contact;
  const under = email ?? company;
  const day = shows === 'added' ? contact.createdAt : contact.lastContact;
  useEffect(() => {
    if (wanted) opener.current?.focus({ preventScroll: true });
  }, [wanted]);

  return (
    <Line aria-rowindex={index + 2} data-contact={id} data-selected={picked || undefined}>
      <td className="pick">
        <Above>
          <Checkbox label={`Select ${name}`} checked={picked} onChange={() => onPick(id)} />
        </Above>
      </td>
      <td className="name">
        <Person>
          <Avatar id={id} name={name} />
          <span>
            <Opener ref={opener} type="button" dir="auto" onClick={() => dispatch(contactOpened(id))}>
              {name}
            </Opener>
            {under && under !== name && <Under dir="auto">{under}</Under>}
          </span>
        </Person>
      </td>
      <td className="status">
        <Badge status={status} />
      </td>
      <td className="phone">
        <Cut dir="ltr">{phone ?? <Nothing />}</Cut>
      </td>
      <td className="tags">
        <Tags tags={tags} />
      </td>
      <td className="value">{value === null ? <Nothing /> : <b>{formatMoney(value / 100, currency)}</b>}</td>
      <td className="last">{day ? <Muted>{formatRecentDay(day, zone, now)}</Muted> : <Nothing />}</td>
      <td className="more">
        <Above>
          <ContactMenu contact={contact} name={name} />
        </Above>
      </td>
    </Line>
  );
});

/** As many as there is room for; the others by number. */
function Tags({ tags }: { tags: Contact['tags'] }) {
  if (tags.length === 0) return <Nothing />;
  const shown = tags.slice(0, tags.length > SHOWN_TAGS ? SHOWN_TAGS - 1 : SHOWN_TAGS);
  const rest = tags.slice(shown.length);
  return (
    <TagLine>
      {shown.map(({ id, name }) => (
        <Tag key={id}>{name}</Tag>
      ))}
      {rest.length > 0 && (
        <More title={rest.map(({ name }) => name).join(', ')}>
          <span aria-hidden="true">+{rest.length}</span>
          <VisuallyHidden>and {rest.map(({ name }) => name).join(', ')}</VisuallyHidden>
        </More>
      )}
    </TagLine>
  );
}

const Nothing = () => <Muted>–</Muted>;

const SHOWN_TAGS = 2;

const Line = styled.tr`
  position: relative;
  transition: background ${theme.duration.fast} ${theme.ease.out};
  &:hover {
    background: ${theme.color.hover};
  }
  &[data-selected] {
    background: ${theme.color.selected};
    box-shadow: inset 3px 0 0 ${theme.color.accentLit};
  }
  [dir='rtl'] &[data-selected] {
    box-shadow: inset -3px 0 0 ${theme.color.accentLit};
  }
  b {
    font-weight: ${theme.weight.medium};
  }
`;

/** Before what opens the row. */
const Above = styled.span`
  position: relative;
  z-index: 1;
  display: inline-grid;
`;

const Person = styled.span`
  display: flex;
  align-items: center;
  gap: 0.6875rem;
  min-width: 0;
  > span:last-child {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    flex: 1;
    min-width: 0;
    line-height: 1.1875rem;
  }
`;

/** Also what runs in another direction than the page; it is cut at its own end all the same. */
const besideThePicture = css`
  text-align: left;
  :root[dir='rtl'] & {
    text-align: right;
  }
`;

/** Its target is the whole row. */
const Opener = styled.button`
  overflow: hidden;
  font-weight: ${theme.weight.medium};
  color: ${theme.color.text1};
  ${besideThePicture}
  text-overflow: ellipsis;
  white-space: nowrap;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
  }
`;

const Cut = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  color: ${theme.color.text2};
`;

const Under = styled(Cut)`
  ${besideThePicture}
  ${theme.type.xs}
  line-height: 1.1875rem;
  color: ${theme.color.text3};
`;

const Muted = styled.span`
  color: ${theme.color.text2};
`;

const TagLine = styled.span`
  display: flex;
  align-items: center;
  gap: 0.25rem;
  min-width: 0;
  > span {
    min-width: 0;
  }
`;

const More = styled.span`
  flex: none;
  ${theme.type.xs}
  color: ${theme.color.text3};
`;
