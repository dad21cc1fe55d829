import { X } from 'lucide-react';
import { useId, useMemo } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../ui/button';
import { FieldError } from '../../../ui/field';
import { Select } from '../../../ui/select';
import { theme } from '../../../ui/theme';
import { aboutNames, aboutOf, lackOf, newRule, takesValue, testsOf, withTest } from '../segment-rules';
import { RuleValue, type RuleProps } from './rule-value';

/** One rule: its subject, test and value. */
export function RuleRow({ name, rule, onChange, onRemove, fields, tags, currency, strict = false }: RuleProps) {
  const id = useId();
  const lack = strict ? lackOf(rule, fields) : null;
  const about = aboutOf(rule);
  const options = useMemo(() => {
    const known = [
      ...Object.entries(aboutNames).map(([value, label]) => ({ value, label })),
      ...fields.map(({ id: fieldId, label }) => ({ value: `field:${fieldId}`, label })),
    ];
    return known.some(({ value }) => value === about) ? known : [...known, { value: about, label: 'A deleted field' }];
  }, [fields, about]);
  return (
    <Line role="group" aria-label={name} aria-describedby={lack ? id : undefined}>
      <Cell $area="about">
        <Select
          label="Rule about"
          options={options}
          value={about}
          onChange={(next) => next !== about && onChange(newRule(next, fields))}
        />
      </Cell>
      <Cell $area="test">
        <Select
          label="Condition"
          options={testsOf(rule, fields)}
          value={rule.is}
          onChange={(is) => onChange(withTest(rule, is))}
        />
      </Cell>
      {takesValue(rule, fields) && (
        <Cell $area="value">
          <RuleValue rule={rule} onChange={onChange} lack={lack} fields={fields} tags={tags} currency={currency} />
        </Cell>
      )}
      {onRemove && (
        <Cell $area="remove">
          <Button iconOnly variant="quiet" label={`Remove ${name.toLowerCase()}`} icon={<X />} onClick={onRemove} />
        </Cell>
      )}
      {lack && (
        <Lack>
          <FieldError id={id}>{lack}</FieldError>
        </Lack>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  grid-template:
    'about test value remove' auto / minmax(0, 10rem) minmax(0, 10rem) minmax(0, 1fr)
    ${theme.size.controlMd};
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;
  ${theme.media.phone} {
    grid-template: 'about remove' auto 'test test' auto 'value value' auto / minmax(0, 1fr) ${theme.size.touch};
    padding-bottom: ${theme.space[4]};
    border-bottom: 1px solid ${theme.color.hairline};
  }
`;

const Cell = styled.div<{ $area: string }>`
  grid-area: ${({ $area }) => $area};
  min-width: 0;
`;

const Lack = styled.div`
  grid-column: 1 / -1;
`;
