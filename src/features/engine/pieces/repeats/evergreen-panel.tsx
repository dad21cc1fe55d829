import { Repeat } from 'lucide-react';
import { useState } from 'react';
import { fieldsOf, messageOf } from '../../../../api/api-error';
import { checkInput } from '../../../../api/check-input';
import { piecePath } from '../../../../config/paths';
import { engineContract } from '../../../../contracts/engine';
import type { Piece } from '../../../../contracts/engine-pieces';
import { dayInWords } from '../../../../domain/day-in-words';
import { addMonths, evergreenMonths, evergreenOutcomeWords, type EvergreenMonths } from '../../../../domain/evergreen';
import { addDays, toLocal } from '../../../../domain/zoned-time';
import { Banner } from '../../../../ui/banner';
import { Button } from '../../../../ui/button';
import { Field } from '../../../../ui/field';
import { Link } from '../../../../ui/link';
import { Panel, PanelBody } from '../../../../ui/panel';
import { Row } from '../../../../ui/stack';
import { Select } from '../../../../ui/select';
import { Text } from '../../../../ui/text';
import { TextInput } from '../../../../ui/text-input';
import { useDeleteEvergreenMutation, useUpdateEvergreenMutation } from '../../engine-api';
import { useKeptPiece } from '../../hooks/use-kept-piece';

/** Lets a published post come again, and says what one came from. */
export function EvergreenPanel({ piece, zone, now }: EvergreenPanelProps) {
  const { status, evergreen, againOf } = piece;
  const canRepeat = status === 'published' || evergreen !== null;
  if (!canRepeat && !againOf) return null;
  return (
    <Panel title={canRepeat ? 'Post again' : 'Comes again'}>
      <PanelBody>
        {againOf && (
          <Text size="sm">
            Comes again from{' '}
            <bdi>
              <Link to={piecePath(againOf.id)}>“{againOf.title}”</Link>
            </bdi>
            , in other words.
          </Text>
        )}
        {canRepeat && (evergreen ? <Rhythm piece={piece} /> : <Choice piece={piece} zone={zone} now={now} />)}
      </PanelBody>
    </Panel>
  );
}

function Choice({ piece, zone, now }: EvergreenPanelProps) {
  const today = toLocal(now, zone).date;
  const [wanted, setWanted] = useState<Wanted>('3');
  const [on, setOn] = useState('');
  const [checked, setChecked] = useState<Record<string, string>>({});
  const [update, { isLoading, error, reset }] = useUpdateEvergreenMutation();
  const keep = useKeptPiece();
  const refused = fieldsOf(error).rhythm;
  const begin = async () => {
    const rhythm =
      wanted === ONCE
        ? { kind: 'once' as const, on }
        : { kind: 'every' as const, months: Number(wanted) as EvergreenMonths };
    const found = checkInput(engineContract.updateEvergreen, { pieceId: piece.id, rhythm });
    setChecked(found);
    if (Object.keys(found).length > 0) return;
    const { data } = await update({ pieceId: piece.id, rhythm });
    if (data) await keep(data);
  };
  const next = wanted === ONCE ? on : addMonths(today, Number(wanted));
  return (
    <>
      <Field label="How often" error={wanted === ONCE ? undefined : refused}>
        <Select<Wanted>
          value={wanted}
          onChange={(value) => {
            setWanted(value);
            setChecked({});
            reset();
          }}
          options={[
            ...evergreenMonths.map((months) => ({ value: `${months}` as Wanted, label: everyWords(months) })),
            { value: ONCE, label: 'Once, on a day' },
          ]}
        />
      </Field>
      {wanted === ONCE && (
        <Field label="Day" error={checked['rhythm.on'] ?? refused}>
          <TextInput
            type="date"
            value={on}
            min={addDays(today, 1)}
            onChange={({ target }) => {
              setOn(target.value);
              setChecked({});
              reset();
            }}
          />
        </Field>
      )}
      {error && refused === undefined && <Banner title="That was not saved.">{messageOf(error)}</Banner>}
      <Text size="xs" tone={3}>
        {next !== '' && `A new post is made of it on ${dayInWords(next, { year: true })}. `}
        It gets another title, opening and invitation, says nothing that this one does not, and waits for your approval.
      </Text>
      <Row>
        <Button icon={<Repeat />} onClick={() => void begin()} busy={isLoading} busyLabel="Saving…">
          Post again
        </Button>
      </Row>
    </>
  );
}

function Rhythm({ piece: { id: pieceId, evergreen, status } }: Pick<EvergreenPanelProps, 'piece'>) {
  const [stop, { isLoading, error }] = useDeleteEvergreenMutation();
  const keep = useKeptPiece();
  if (!evergreen) return null;
  const { months, nextOn, last } = evergreen;
  const press = async () => {
    const { data } = await stop({ pieceId });
    if (data) await keep(data);
  };
  return (
    <>
      <Text size="sm">
        {months === null ? 'Comes again once' : `Comes again ${everyWords(months).toLowerCase()}`}
        {nextOn === null ? '.' : `, next on ${dayInWords(nextOn, { year: true })}.`}
      </Text>
      {status === 'taken-down' && (
        <Text size="sm" tone={2}>
          While it is taken down, it does not come again.
        </Text>
      )}
      {last && (
        <Text size="sm" tone={2}>
          {last.outcome === 'made'
            ? `It last came on ${dayInWords(last.on, { year: true })}.`
            : `It did not come on ${dayInWords(last.on, { year: true })}: ${evergreenOutcomeWords[last.outcome]}.`}
        </Text>
      )}
      {error && (
        <Banner title="It still comes again." onRetry={() => void press()} retrying={isLoading}>
          {messageOf(error)}
        </Banner>
      )}
      <Row>
        <Button onClick={() => void press()} busy={isLoading} busyLabel="Stopping…">
          Stop
        </Button>
      </Row>
    </>
  );
}

const everyWords = (months: EvergreenMonths): string => (months === 12 ? 'Every year' : `Every ${months} months`);

const ONCE = 'once';
type Wanted = `${EvergreenMonths}` | typeof ONCE;

export interface EvergreenPanelProps {
  piece: Piece;
  zone: string;
  now: Date;
}
