import { Ellipsis, Filter } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { segmentContactsPath } from '../../../config/paths';
import type { Segment } from '../../../contracts/segments';
import { segmentSentence, type SegmentNames } from '../../../domain/segment';
import { formatNumber } from '../../../lib/format-number';
import { pluralise } from '../../../lib/pluralise';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { ListRow } from '../../../ui/list';
import { LateMenu } from '../../../ui/late-menu';
import { theme } from '../../../ui/theme';
import { useToast } from '../../../ui/use-toast';
import { useCountContactsQuery } from '../../contacts/contacts-api';
import { useCreateSegmentMutation, useDeleteSegmentMutation } from '../segments-api';
import { draftEdited, NEW, segmentOpened } from '../segments-slice';

/** A saved segment, as a sentence. */
export function SegmentRow({ segment, names, counts, onCounted }: SegmentRowProps) {
  const dispatch = useDispatch();
  const { show } = useToast();
  const [remove, { isLoading }] = useDeleteSegmentMutation();
  const [create] = useCreateSegmentMutation();
  const { id, name, rules } = segment;
  const { data: found, error: uncounted } = useCountContactsQuery({ segment: id }, { skip: !counts });
  const counted = useEffectEvent(onCounted);
  useEffect(() => {
    if (found || uncounted) counted();
  }, [found, uncounted]);
  const fail = (error: unknown) => show({ kind: 'failure', text: messageOf(error) });

  const removeIt = async () => {
    const { error } = await remove({ segmentId: id });
    if (error) return void fail(error);
    show({
      text: `“${name}” was deleted. Its contacts are still here.`,
      undo: () => void create({ name, rules }).then((outcome) => outcome.error && fail(outcome.error)),
    });
  };

  return (
    <ListRow
      glyph={<Filter />}
      title={name}
      meta={segmentSentence(rules, names)}
      onOpen={() => dispatch(segmentOpened(id))}
      side={
        <>
          {found && (
            <Figure>
              {found.exact
                ? pluralise(found.count, 'person', 'people')
                : `More than ${formatNumber(found.count)} people`}
            </Figure>
          )}
          <Wide>
            <ButtonLink size="sm" to={segmentContactsPath(id)}>
              View contacts
            </ButtonLink>
          </Wide>
          <LateMenu
            trigger={
              <Button variant="quiet" iconOnly busy={isLoading} label={`Actions for ${name}`} icon={<Ellipsis />} />
            }
            items={[
              { label: 'View contacts', to: segmentContactsPath(id) },
              { label: 'Edit', onSelect: () => void dispatch(segmentOpened(id)) },
              {
                label: 'Duplicate',
                onSelect: () => {
                  dispatch(draftEdited({ segment: NEW, draft: { name: `${name} (copy)`.slice(0, 60), rules } }));
                  dispatch(segmentOpened(NEW));
                },
              },
              { label: 'Delete', danger: true, onSelect: () => void removeIt() },
            ]}
          />
        </>
      }
    />
  );
}

export interface SegmentRowProps {
  segment: Segment;
  names: SegmentNames;
  /** Whether it is this row's turn to be counted. */
  counts: boolean;
  onCounted: () => void;
}

const Figure = styled.span`
  ${theme.type.sm}
  color: ${theme.color.text2};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

/** On phones it is in the menu. */
const Wide = styled.span`
  ${theme.media.phone} {
    display: none;
  }
`;
