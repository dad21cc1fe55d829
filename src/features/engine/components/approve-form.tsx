import { useState } from 'react';
import { styled } from 'styled-components';
import { fieldsOf } from '../../../api/api-error';
import { checkInput } from '../../../api/check-input';
import { engineContract, type Piece } from '../../../contracts/engine';
import { toLocal, type LocalDateTime } from '../../../domain/zoned-time';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { FormPair } from '../../../ui/form';
import { TextInput } from '../../../ui/text-input';
import { theme } from '../../../ui/theme';
import { CreationRefusal } from '../../plan/plan-parts';
import { useApprovePieceMutation } from '../engine-api';
import { useKeptPiece } from '../hooks/use-kept-piece';
import type { PieceDraft } from '../hooks/use-piece-draft';
import { useWeekPieces } from '../hooks/use-pieces';
import { defaultSlot, takenTimes } from './default-slot';

/** The yes: now, or at a time on the workspace's clock. What was typed is saved first, so that what goes out is what is seen. */
export function ApproveForm({ piece, draft, zone, now }: { piece: Piece; draft: PieceDraft; zone: string; now: Date }) {
  const { pieces } = useWeekPieces(now);
  const [chosen, setChosen] = useState<LocalDateTime | null>(null);
  const at = chosen ?? defaultSlot(now, zone, takenTimes(pieces), piece.aboutOn);
  const [checked, setChecked] = useState<Record<string, string>>({});
  const [approve, { isLoading, error, reset, originalArgs }] = useApprovePieceMutation();
  const keep = useKeptPiece();
  const refused = fieldsOf(error);
  const busy = isLoading || draft.busy;
  const publishingNow = busy && originalArgs !== undefined && originalArgs.publishAt === undefined;
  const blocked = draft.conflict ? 'First choose between your words and the newest.' : undefined;

  const change = (part: Partial<LocalDateTime>) => {
    setChosen({ ...at, ...part });
    setChecked({});
    reset();
  };

  const send = async (publishAt?: LocalDateTime) => {
    const found = publishAt ? checkInput(engineContract.approvePiece, { pieceId: piece.id, version: piece.version, publishAt }) : {};
    setChecked(found);
    if (Object.keys(found).length > 0) return;
    const saved = draft.dirty ? await draft.save() : piece;
    if (!saved) return;
    const { data } = await approve({ pieceId: saved.id, version: saved.version, ...(publishAt && { publishAt }) });
    if (data) await keep(data);
  };

  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(at);
      }}
    >
      <FormPair>
        <Field label="Date" error={checked['publishAt.date'] ?? refused.publishAt}>
          <TextInput type="date" value={at.date} min={toLocal(now, zone).date} onChange={(event) => change({ date: event.target.value })} />
        </Field>
        <Field label="Time" error={checked['publishAt.time']}>
          <TextInput type="time" value={at.time} onChange={(event) => change({ time: event.target.value })} />
        </Field>
      </FormPair>
      <Zone>On the clock of {zone.replace(/_/g, ' ')}.{draft.dirty && !draft.conflict && ' Your unsaved changes are saved first.'}</Zone>
      {error && refused.publishAt === undefined && <CreationRefusal title="It was not approved." error={error} />}
      <Yes>
        <Button onClick={() => void send()} busy={publishingNow} disabledReason={blocked}>Publish now</Button>
        <Button type="submit" variant="accent" busy={busy && !publishingNow} busyLabel="Scheduling…" disabledReason={blocked}>Approve and schedule</Button>
      </Yes>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`;

const Zone = styled.p`
  ${theme.type.xs}
  color: ${theme.color.text3};
`;

const Yes = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[1]};
  ${theme.media.phone} { > button { flex: 1 1 auto; } }
`;
