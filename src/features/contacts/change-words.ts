import type { ContactChangeKind } from '../../domain/contact';
import { formatNumber } from '../../lib/format-number';
import { pluralise } from '../../lib/pluralise';

/** What came of a change of many: "47 people archived." */
export function changeSentence(kind: ContactChangeKind, changed: number): string {
  if (kind === 'undo') return 'Taken back.';
  if (changed === 0) return 'Nothing to change: it was like that already.';
  const people = pluralise(changed, 'person', 'people');
  return {
    tag: `${people} tagged.`,
    untag: `Tag taken off ${people}.`,
    status: `Status of ${people} changed.`,
    archive: `${people} archived.`,
    restore: `${people} restored.`,
  }[kind];
}

/** A change that stopped on its way. */
export const stoppedSentence = (changed: number, total: number): string =>
  `The change stopped after ${formatNumber(changed)} of ${formatNumber(total)}. What it changed stays; do it again for the others.`;

/** What goes on in the background. */
export const changeLabels: Record<ContactChangeKind, string> = {
  tag: 'Tagging',
  untag: 'Taking the tag off',
  status: 'Changing the status',
  archive: 'Archiving',
  restore: 'Restoring',
  undo: 'Taking it back',
};
