import { SlidersHorizontal } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { networkLabel, networks } from '../../../domain/network';
import { pieceTypes } from '../../../domain/piece';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { Field } from '../../../ui/field';
import { Popover } from '../../../ui/popover';
import { Select } from '../../../ui/select';
import { theme } from '../../../ui/theme';
import { queueNarrowed, selectNarrowed, type Narrowed } from '../engine-slice';
import { usePillars } from '../hooks/use-pillars';
import { typeWords } from '../pieces/piece-words';

/** Narrows the queue and the calendar by platform, type, pillar and to what comes again. */
export function QueueFilterButton() {
  const dispatch = useDispatch();
  const narrowed = useSelector(selectNarrowed);
  const pillars = usePillars();
  const count = Object.keys(narrowed).length;
  const choose = <Part extends keyof Narrowed>(part: Part, value: string) => {
    const { [part]: _before, ...rest } = narrowed;
    dispatch(queueNarrowed(value === ALL ? rest : { ...rest, [part]: value }));
  };
  return (
    <Popover
      title="Filter"
      trigger={<Button icon={<SlidersHorizontal />}>{count > 0 ? `Filter (${count})` : 'Filter'}</Button>}
    >
      <Choices>
        <Field label="Platform">
          <Select
            value={narrowed.platform ?? ALL}
            onChange={(value) => choose('platform', value)}
            options={[
              { value: ALL, label: 'All platforms' },
              ...networks.map((network) => ({ value: network, label: networkLabel(network) })),
            ]}
          />
        </Field>
        <Field label="Type">
          <Select
            value={narrowed.type ?? ALL}
            onChange={(value) => choose('type', value)}
            options={[
              { value: ALL, label: 'All types' },
              ...pieceTypes.map((type) => ({ value: type, label: typeWords[type] })),
            ]}
          />
        </Field>
        <Field label="Content pillar">
          <Select
            value={narrowed.pillar ?? ALL}
            onChange={(value) => choose('pillar', value)}
            options={[
              { value: ALL, label: 'All pillars' },
              ...pillars.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </Field>
        <Checkbox
          checked={narrowed.evergreen === 'true'}
          onChange={(on) => choose('evergreen', on ? 'true' : ALL)}
          help="Published posts that are made again, in other words."
        >
          Only evergreen
        </Checkbox>
        <Button
          variant="quiet"
          onClick={() => dispatch(queueNarrowed({}))}
          disabledReason={count > 0 ? undefined : 'Nothing is filtered.'}
        >
          Clear filter
        </Button>
      </Choices>
    </Popover>
  );
}

const ALL = 'all';

const Choices = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  min-width: 15rem;
  padding: ${theme.space[4]};
`;
