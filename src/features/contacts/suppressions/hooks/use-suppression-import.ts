import { useState } from 'react';
import { messageOf } from '../../../../api/api-error';
import type { ImportedReason } from '../../../../domain/consent';
import {
  readSuppressionFile,
  suppressionLimits as limits,
  type SkippedLine,
} from '../../../../domain/suppression-file';
import { formatNumber } from '../../../../lib/format-number';
import { pluralise } from '../../../../lib/pluralise';
import { useToast } from '../../../../ui/use-toast';
import { useCreateSuppressionsMutation } from '../../contacts-api';
import { useSuppressionImportUndo } from './use-suppression-import-undo';

/** Reads a list of addresses here and has them blocked, part by part, under one name by which it can be taken back. */
export function useSuppressionImport() {
  const [block] = useCreateSuppressionsMutation();
  const { undo } = useSuppressionImportUndo();
  const { show } = useToast();
  const [percent, setPercent] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const take = async (file: File, otherwise: ImportedReason): Promise<void> => {
    setOutcome(null);
    if (file.size > limits.bytes)
      return setOutcome({
        kind: 'failed',
        title: 'This file is too large.',
        text: 'Nothing was blocked. Split it into files of at most 20 MB.',
      });
    const { entries, skipped, repeated } = readSuppressionFile(await file.text(), otherwise);
    const importId = crypto.randomUUID();
    const takeBack = () => void undo(importId).then((isUndone) => isUndone && setOutcome(null));
    if (entries.length === 0)
      return setOutcome({
        kind: 'failed',
        title: 'This file contains no addresses.',
        text: 'Nothing was blocked. Choose a text or CSV file with one address per line.',
      });
    if (entries.length > limits.file)
      return setOutcome({
        kind: 'failed',
        title: `This file has ${formatNumber(entries.length)} addresses.`,
        text: `Nothing was blocked. Split it into files of at most ${formatNumber(limits.file)}.`,
      });
    const parts = [...Map.groupBy(entries, ({ reason }) => reason)].flatMap(([reason, some]) =>
      inParts(some).map((part) => ({ part, reason })),
    );
    const without = skipped.length;
    let [added, done] = [0, 0];
    for (const { part, reason } of parts) {
      setPercent(Math.floor((100 * done) / entries.length));
      const { data, error } = await block({ reason, importId, points: part.map(({ point }) => point) });
      if (error) {
        setPercent(null);
        return setOutcome({
          kind: 'failed',
          title: messageOf(error),
          text: `${formatNumber(done)} of ${formatNumber(entries.length)} addresses were read. Choose the same file again for the rest.`,
          ...(added > 0 && { undo: takeBack }),
        });
      }
      added += data.added;
      done += part.length;
      skipped.push(...data.faults.map((place) => ({ line: part[place]!.line, text: part[place]!.point })));
    }
    setPercent(null);
    const valid = Math.max(0, done - (skipped.length - without));
    const title = `${pluralise(valid, 'address was', 'addresses were')} read.`;
    setOutcome({
      kind: 'done',
      title,
      text: `${textOf(added, valid)}${repeated > 0 ? ` ${pluralise(repeated, 'line repeats', 'lines repeat')} an address above it.` : ''}`,
      ...(added > 0 && { undo: takeBack }),
      ...(skipped.length > 0 && { skipped: skipped.sort((one, other) => one.line - other.line) }),
    });
    if (added > 0) show({ text: title, undo: takeBack });
  };

  return { take, percent, outcome };
}

const textOf = (added: number, valid: number): string =>
  valid === 0
    ? 'Nothing was blocked.'
    : added === 0
      ? 'All of them were already blocked.'
      : 'Nothing will be sent to them from now on.';
const inParts = <T>(items: T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / limits.atOnce) }, (_, part) =>
    items.slice(part * limits.atOnce, (part + 1) * limits.atOnce),
  );

interface Outcome {
  kind: 'done' | 'failed';
  title: string;
  text: string;
  /** Takes the list back, where it blocked anything. */
  undo?: () => void;
  skipped?: SkippedLine[];
}
