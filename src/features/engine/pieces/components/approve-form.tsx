import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { fieldsOf } from '../../../../api/api-error';
import { checkInput } from '../../../../api/check-input';
import { engineContract } from '../../../../contracts/engine';
import type { Piece } from '../../../../contracts/engine-pieces';
import { toLocal, type LocalDateTime } from '../../../../domain/zoned-time';
import { formatDay } from '../../../../lib/format-day';
import { zoneInWords } from '../../../../lib/zone-in-words';
import { Button } from '../../../../ui/button';
import { Field } from '../../../../ui/field';
import { FormPair } from '../../../../ui/form';
import { TextInput } from '../../../../ui/text-input';
import { theme } from '../../../../ui/theme';
import { useSession } from '../../../auth/auth-parts';
import { CreationRefusal } from '../../../plan/plan-parts';
import { useApprovePieceMutation } from '../../engine-api';
import { usePostingRhythm } from '../../hooks/use-posting-rhythm';
import { useKeptPiece } from '../../hooks/use-kept-piece';
import { AlikeNotice } from '../repeats/alike-notice';
import { useAlike } from '../repeats/use-alike';
import { usePublishUndo } from '../hooks/use-publish-undo';
import type { PieceDraft } from '../hooks/use-piece-draft';
import { useWeekPieces } from '../hooks/use-pieces';
import { defaultSlot, proposedSlots, takenTimes } from '../../../../domain/default-slot';

/**
 * Approval for now or for a later time in the workspace's zone. Typed changes are saved first, so that what is
 * published is what is shown.
 */
export function ApproveForm({
  piece,
  draft,
  drawing,
  zone,
  now,
}: {
  piece: Piece;
  draft: PieceDraft;
  drawing: boolean;
  zone: string;
  now: Date;
}) {
  const alike = useAlike(draft.words, { pieceId: piece.id });
  const { pieces } = useWeekPieces(now);
  const [chosen, setChosen] = useState<LocalDateTime | null>(null);
  const rhythm = usePostingRhythm();
  const taken = takenTimes(pieces);
  const proposed =
    proposedSlots(pieces, { now, zone, taken, rhythm }).get(piece.id) ??
    defaultSlot(now, zone, taken, piece.aboutOn, rhythm);
  const on = useSearchParams()[0].get('on') ?? '';
  const at = chosen ?? (DAY.test(on) && on >= toLocal(now, zone).date ? { ...proposed, date: on } : proposed);
  const [checked, setChecked] = useState<Record<string, string>>({});
  const [approve, { isLoading, error, reset }] = useApprovePieceMutation();
  /** Which of the two buttons was pressed, until its work is done. */
  const [pressed, setPressed] = useState<'now' | 'later' | null>(null);
  const keep = useKeptPiece();
  const offerUndo = usePublishUndo();
  const { demo } = useSession();
  const refused = fieldsOf(error);
  const form = useRef<HTMLFormElement>(null);
  const isRefused = error !== undefined || Object.keys(checked).length > 0;
  // On phones the buttons stay at hand wherever the page stands, and what is wrong may be far from there.
  useEffect(() => {
    if (isRefused) form.current?.scrollIntoView({ block: 'nearest' });
  }, [isRefused]);
  const blocked = blockedBy(draft, { drawing, pressed: pressed !== null });
  const isLate = piece.aboutOn !== null && at.date >= piece.aboutOn;

  const change = (part: Partial<LocalDateTime>) => {
    setChosen({ ...at, ...part });
    setChecked({});
    reset();
  };

  const send = async (publishAt?: LocalDateTime) => {
    const found = publishAt
      ? checkInput(engineContract.approvePiece, { pieceId: piece.id, version: piece.version, publishAt })
      : {};
    setChecked(found);
    if (Object.keys(found).length > 0) return;
    setPressed(publishAt ? 'later' : 'now');
    try {
      const saved = draft.dirty ? await draft.save() : piece;
      if (!saved) return;
      const { data } = await approve({ pieceId: saved.id, version: saved.version, ...(publishAt && { publishAt }) });
      if (data) await keep(data);
      if (data && !publishAt && !demo) offerUndo(data);
    } finally {
      setPressed(null);
    }
  };

  return (
    <Form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(at);
      }}
    >
      <FormPair>
        <Field label="Date" error={checked['publishAt.date'] ?? refused.publishAt}>
          <TextInput
            type="date"
            value={at.date}
            min={toLocal(now, zone).date}
            onChange={(event) => change({ date: event.target.value })}
          />
        </Field>
        <Field label="Time" error={checked['publishAt.time']}>
          <TextInput type="time" value={at.time} onChange={(event) => change({ time: event.target.value })} />
        </Field>
      </FormPair>
      <Zone>
        Times are in {zoneInWords(zone)}.
        {draft.dirty && !draft.conflict && ' Your unsaved changes will be saved first.'}
      </Zone>
      {isLate && piece.aboutOn !== null && (
        <Zone>
          This piece is about {formatDay(`${piece.aboutOn}T12:00:00Z`, 'UTC', { weekday: true })}. Publish it before
          then.
        </Zone>
      )}
      <AlikeNotice alike={alike} zone={zone} now={now} />
      {error && refused.publishAt === undefined && (
        <CreationRefusal title="This piece was not approved." error={error} />
      )}
      <Yes data-approve-bar>
        <When aria-hidden="true">{whenWords(at)}</When>
        <Button
          onClick={() => void send()}
          busy={pressed === 'now'}
          busyLabel={isLoading ? 'Publishing…' : 'Saving…'}
          disabledReason={pressed === 'now' ? undefined : blocked}
        >
          Publish now
        </Button>
        <Button
          type="submit"
          variant="accent"
          busy={pressed === 'later'}
          busyLabel={isLoading ? 'Scheduling…' : 'Saving…'}
          disabledReason={pressed === 'later' ? undefined : blocked}
        >
          Approve and schedule
        </Button>
      </Yes>
    </Form>
  );
}

/** Blocks approval while the text is being saved by its own button. */
function blockedBy(
  { conflict, busy }: PieceDraft,
  { drawing, pressed }: { drawing: boolean; pressed: boolean },
): string | undefined {
  if (conflict) return 'Choose between your version and the newest one first.';
  if (drawing) return PICTURE_UNDER_WAY;
  if (pressed) return 'This piece is being approved.';
  return busy ? 'Your changes are being saved.' : undefined;
}

/** "Thursday 3 December, 16:30"; '' while one of them is missing. */
const whenWords = ({ date, time }: LocalDateTime): string =>
  date === '' || time === '' ? '' : `${formatDay(`${date}T12:00:00Z`, 'UTC', { weekday: true })}, ${time}`;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const PICTURE_UNDER_WAY = 'The picture is being changed. This takes a few seconds.';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`;

const Zone = styled.p`
  ${theme.type.xs}
  color: ${theme.color.text3};
`;

/**
 * On phones it stays at the foot of the window, because the text that it approves fills several; where somebody types it
 * takes its place after the text again, so that it covers neither words nor keyboard.
 */
const Yes = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[1]};
  ${theme.media.phone} {
    > button {
      flex: 1 1 auto;
      min-height: ${theme.size.touch};
    }
    :root:not(:has(textarea:focus, input:focus)) & {
      position: fixed;
      z-index: ${theme.layer.header};
      inset: auto 0 0;
      gap: ${theme.space[1]} ${theme.space[2]};
      padding: ${theme.space[2]} ${theme.space[4]} max(${theme.space[2]}, env(safe-area-inset-bottom));
      border-top: 1px solid ${theme.color.hairline};
      background: ${theme.color.panel};
    }
  }
`;

/** The fields above say the same, where they can be seen. */
const When = styled.p`
  display: none;
  ${theme.media.phone} {
    :root:not(:has(textarea:focus, input:focus)) & {
      display: block;
      flex: 1 1 100%;
      ${theme.type.xs}
      color: ${theme.color.text2};
    }
  }
`;
