import type { RuleFiring } from '../../../../src/contracts/rules';
import { nameWithin } from '../../../../src/domain/calendar/say-date';
import { holdWords, skipWords } from '../../../../src/domain/rule';
import type { FiringRow } from '../rules-repository';

/** A firing in words. `title`: of its post, while that exists. */
export function presentFiring(row: FiringRow & { title: string | null }): RuleFiring {
  const { id, state, at, pieceId, title } = row;
  return {
    id,
    state,
    at: at.toISOString(),
    sentence: sentenceOf(row),
    piece: title === null ? null : { id: pieceId, title },
  };
}

function sentenceOf({ state, reason, held, subject, draft, title }: FiringRow & { title: string | null }): string {
  const about =
    subject?.kind === 'holiday'
      ? ` for ${nameWithin(subject.name)}`
      : subject?.kind === 'item'
        ? ` for “${subject.title}”`
        : subject
          ? ` after ${subject.people === 1 ? 'one visitor' : `${subject.people} visitors`} in seven days`
          : '';
  switch (state) {
    case 'due':
    case 'making':
      return `Making a post${about}.`;
    case 'made':
      if (title === null) return `Made “${draft?.title ?? ''}”, which has been deleted since.`;
      return held
        ? `Made “${title}”${about}. It waits for your approval: ${holdWords[held]}.`
        : `Made “${title}”${about}.`;
    case 'skipped':
      return `No post${about}: ${reason ? skipWords[reason] : 'it was skipped'}.`;
    case 'failed':
      return `No post${about}: we tried several times, but something went wrong on our side.`;
    case 'known':
      return 'It was in the feed before the rule started.';
  }
}
