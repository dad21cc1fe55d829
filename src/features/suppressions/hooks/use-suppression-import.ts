import { useState } from 'react';
import { messageOf } from '../../../api/api-error';
import type { ImportedReason } from '../../../domain/consent';
import { readSuppressionFile, suppressionLimits as limits } from '../../../domain/suppression-file';
import { formatNumber } from '../../../lib/format-number';
import { pluralise } from '../../../lib/pluralise';
import { useCreateSuppressionsMutation } from '../../contacts/contacts-api';

/** Reads a list of addresses here and has them blocked, part by part. What is blocked twice stays blocked once. */
export function useSuppressionImport() {
  const [block] = useCreateSuppressionsMutation();
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
    const entries = readSuppressionFile(await file.text(), otherwise);
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
      inParts(some.map(({ point }) => point)).map((points) => ({ reason, points })),
    );
    let [added, done] = [0, 0];
    const faults: string[] = [];
    for (const part of parts) {
      setPercent(Math.floor((100 * done) / entries.length));
      const { data, error } = await block(part);
      if (error) {
        setPercent(null);
        return setOutcome({
          kind: 'failed',
          title: messageOf(error),
          text: `${formatNumber(done)} of ${formatNumber(entries.length)} addresses were read. Choose the same file again for the rest.`,
        });
      }
      added += data.added;
      done += part.points.length;
      faults.push(...data.faults.map((place) => part.points[place]!));
    }
    setPercent(null);
    setOutcome({
      kind: 'done',
      title: `${pluralise(entries.length - faults.length, 'address was', 'addresses were')} read.`,
      text: `${added === 0 ? 'All of them were already blocked.' : 'Nothing will be sent to them from now on.'}${faults.length > 0 ? ` Left out because they are not valid addresses: ${faults.slice(0, SHOWN).join(', ')}${faults.length > SHOWN ? ` and ${formatNumber(faults.length - SHOWN)} more` : ''}.` : ''}`,
    });
  };

  return { take, percent, outcome };
}

const inParts = (points: string[]): string[][] =>
  Array.from({ length: Math.ceil(points.length / limits.atOnce) }, (_, part) =>
    points.slice(part * limits.atOnce, (part + 1) * limits.atOnce),
  );
const SHOWN = 5;

interface Outcome {
  kind: 'done' | 'failed';
  title: string;
  text: string;
}
