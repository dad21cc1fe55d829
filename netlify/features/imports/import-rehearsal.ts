import {
  isRead,
  type KnownPeople,
  type Merged,
  type NumberedRow,
  type Person,
  type ReadRow,
} from './running/import-merge';

/**
 * What a check remembers of earlier batches, since it stores nothing: whom it would have created or changed.
 * Their images are kept as text up to a limit; beyond that only their existence, so that a second row about them
 * always counts as an update.
 */
export function makeImportRehearsal(mostBytes = 64 * 1024 * 1024) {
  const images = new Map<string, string>();
  const byPoint = new Map<string, string[]>();
  let bytes = 0;

  const keysOf = ({ key, points }: Pick<Person, 'key' | 'points'> | ReadRow): string[] => [
    ...(key ? [`key ${key}`] : []),
    ...points.map(({ kind, value }) => `${kind} ${value}`),
  ];

  return {
    /** The known contacts, plus those that earlier batches created, as they left them. */
    overlay<Known extends KnownPeople>(known: Known, rows: readonly NumberedRow[]): Known {
      const asked = new Set(
        rows.flatMap((row) => (isRead(row) ? keysOf(row) : [])).flatMap((key) => byPoint.get(key) ?? []),
      );
      const stored = known.people.map((person) => recall(person.id) ?? person);
      const here = new Set(stored.map(({ id }) => id));
      return {
        ...known,
        people: [...stored, ...[...asked].filter((id) => !here.has(id)).flatMap((id) => recall(id) ?? [])],
      };
    },

    keep({ created, changed }: Merged): void {
      for (const person of [...created, ...changed]) {
        for (const key of keysOf(person))
          if (!byPoint.get(key)?.includes(person.id)) byPoint.set(key, [...(byPoint.get(key) ?? []), person.id]);
        const { before: _before, newTags: _tags, newNotes: _notes, newConsents: _consents, ...image } = person;
        const text = JSON.stringify({ ...image, isNew: false, met: true });
        bytes += text.length - (images.get(person.id)?.length ?? 0);
        images.set(
          person.id,
          bytes <= mostBytes ? text : JSON.stringify({ id: person.id, key: person.key, points: person.points }),
        );
      }
    },
  };

  function recall(id: string): Person | null {
    const text = images.get(id);
    if (text === undefined) return null;
    const image = JSON.parse(text) as Omit<Person, 'lastContactAt'> & { lastContactAt: string | null };
    return {
      ...NOBODY,
      ...image,
      lastContactAt: image.lastContactAt ? new Date(image.lastContactAt) : null,
      newTags: [],
      newNotes: [],
      newConsents: [],
    };
  }
}

const NOBODY: Omit<Person, 'id' | 'key' | 'points' | 'newTags' | 'newNotes' | 'newConsents'> = {
  isNew: false,
  madeHere: false,
  met: true,
  name: '',
  company: '',
  status: 'lead',
  value: null,
  lastContactAt: null,
  tags: [],
  custom: {},
  consents: { email: null, sms: null, voice: null },
  notes: [],
};
