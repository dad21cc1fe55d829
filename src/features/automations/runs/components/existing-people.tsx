import type { Automation } from '../../../../contracts/automations';
import type { Segment } from '../../../../contracts/segments';
import { formatNumber } from '../../../../lib/format-number';
import { Checkbox } from '../../../../ui/checkbox';
import { useGetContactBookQuery } from '../../../contacts/contacts-api';
import { useCountSegmentQuery, useListSegmentsQuery } from '../../../segments/segments-api';

/** Whether those come in, too, who have the tag or belong to the segment already; nothing where there are none. */
export function ExistingPeople({
  trigger,
  checked,
  onChange,
}: {
  trigger: Automation['trigger'];
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const { data: book } = useGetContactBookQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: segments } = useListSegmentsQuery();
  const rules =
    trigger?.on === 'segment' ? segments?.items.find(({ id }) => id === trigger.segmentId)?.rules : undefined;
  const { currentData: counted } = useCountSegmentQuery(
    { rules: rules ?? NOBODY },
    { skip: rules === undefined, refetchOnMountOrArgChange: true },
  );
  if (trigger?.on !== 'tag' && trigger?.on !== 'segment') return null;
  const people = trigger.on === 'tag' ? book?.tags.find(({ id }) => id === trigger.tagId)?.count : counted?.count;
  if (people === 0) return null;
  const has =
    trigger.on === 'tag'
      ? ['already has the tag', 'already have the tag']
      : ['is already in the segment', 'are already in the segment'];
  return (
    <Checkbox
      checked={checked}
      onChange={onChange}
      help={
        trigger.on === 'tag'
          ? 'Otherwise only people who get the tag from now on will enter.'
          : 'Otherwise only people who join the segment from now on will enter.'
      }
    >
      Also include{' '}
      {people === undefined
        ? `everyone who ${has[0]}`
        : people === 1
          ? `the one person who ${has[0]}`
          : `the ${formatNumber(people)} people who ${has[1]}`}
    </Checkbox>
  );
}

const NOBODY: Segment['rules'] = { match: 'all', rules: [] };
