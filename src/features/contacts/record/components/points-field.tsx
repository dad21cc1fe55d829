import { Plus, X } from 'lucide-react';
import { styled } from 'styled-components';
import { contactLimits, type PointKind } from '../../../../domain/contact';
import { Button } from '../../../../ui/button';
import { Field } from '../../../../ui/field';
import { Row, Stack } from '../../../../ui/stack';
import { TextInput } from '../../../../ui/text-input';
import { theme } from '../../../../ui/theme';
import type { PointDraft } from '../contact-draft';

/** Emails and phones; the first of each is the one that is used. `sent` names the rows that the server's errors count. */
export function PointsField({
  points,
  faults,
  sent,
  onChange,
}: {
  points: PointDraft[];
  faults: Record<string, string | undefined>;
  sent: string[];
  onChange: (points: PointDraft[]) => void;
}) {
  const change = (key: string, part: Partial<PointDraft>) =>
    onChange(points.map((point) => (point.key === key ? { ...point, ...part } : point)));
  const add = (kind: PointKind) => onChange([...points, { key: crypto.randomUUID(), kind, value: '', label: '' }]);
  const faultOf = (key: string) => {
    const at = sent.indexOf(key);
    return at < 0
      ? undefined
      : (faults[`points.${at}.value`] ?? faults[`points.${at}`] ?? faults[`points.${at}.label`]);
  };
  return (
    <Stack gap={4}>
      {KINDS.map(({ kind, name, type, autoComplete }) => {
        const own = points.filter((point) => point.kind === kind);
        return own.map((point, index) => (
          <Line key={point.key}>
            <Field
              label={index === 0 ? name : `${name} ${index + 1}`}
              error={faultOf(point.key)}
              {...(index === 0 && own.length > 1 && { help: 'We use this one.' })}
            >
              <TextInput
                type={type}
                inputMode={kind === 'email' ? 'email' : 'tel'}
                autoComplete={autoComplete}
                value={point.value}
                maxLength={320}
                onChange={({ target }) => change(point.key, { value: target.value })}
              />
            </Field>
            <Field label="Label" optional>
              <TextInput
                dir="auto"
                placeholder="Work"
                value={point.label}
                maxLength={40}
                onChange={({ target }) => change(point.key, { label: target.value })}
              />
            </Field>
            {own.length > 1 && (
              <Button
                iconOnly
                variant="quiet"
                label={`Remove ${name.toLowerCase()} ${index + 1}`}
                icon={<X />}
                onClick={() => onChange(points.filter(({ key }) => key !== point.key))}
              />
            )}
          </Line>
        ));
      })}
      {points.length < contactLimits.pointsEach && (
        <Row>
          <Button variant="quiet" size="sm" icon={<Plus />} onClick={() => add('email')}>
            Add email
          </Button>
          <Button variant="quiet" size="sm" icon={<Plus />} onClick={() => add('phone')}>
            Add phone
          </Button>
        </Row>
      )}
    </Stack>
  );
}

// As text: the browser's own rule for emails is not ours, and it would refuse without a word of ours.
const KINDS: { kind: PointKind; name: string; type: 'text' | 'tel'; autoComplete: string }[] = [
  { kind: 'email', name: 'Email', type: 'text', autoComplete: 'off' },
  { kind: 'phone', name: 'Phone', type: 'tel', autoComplete: 'off' },
];

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 8rem auto;
  align-items: end;
  gap: ${theme.space[2]};
  > :nth-child(1),
  > :nth-child(2) {
    align-self: start;
  }
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr) 6rem auto;
  }
`;
