import type { ContactChangeKind } from '../../../domain/contact';
import { formatNumber } from '../../../lib/format-number';
import { pluralise } from '../../../lib/pluralise';

/** What came of a change of many: "47 people archived." */
export function changeSentence(kind: ContactChangeKind, changed: number): string {
  if (kind === 'undo') return 'Change undone.';
  if (changed === 0) return 'Nothing to change. Everyone was already set that way.';
  const people = pluralise(changed, 'person', 'people');
  return {
    tag: `${people} tagged.`,
    untag: `Tag removed from ${people}.`,
    status: `Status changed for ${people}.`,
    archive: `${people} archived.`,
    restore: `${people} restored.`,
  }[kind];
}

/** A change that stopped on its way. */
export const stoppedSentence = (changed: number, total: number): string =>
  `The change stopped after ${formatNumber(changed)} of ${formatNumber(total)}. Those changes are saved. Try again for the rest.`;

/** What goes on in the background. */
export const changeLabels: Record<ContactChangeKind, string> = {
  tag: 'Tagging',
  untag: 'Removing the tag',
  status: 'Changing status',
  archive: 'Archiving',
  restore: 'Restoring',
  undo: 'Undoing the change',
};
