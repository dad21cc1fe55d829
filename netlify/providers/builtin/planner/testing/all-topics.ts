import { allNotes } from '../knowledge/note-files';
import { allOwnWords } from '../knowledge/own-words';
import { loadPack, packIds } from '../knowledge/pack-files';
import { sectionNames } from '../knowledge/trade-pack';

/** The topic of every entry that there is. */
export async function topicsOfAll(): Promise<ReadonlySet<string>> {
  const packs = (await Promise.all(packIds.map(loadPack))).filter((pack) => pack !== null);
  return new Set(
    [...packs, ...(await allNotes()), ...(await allOwnWords())].flatMap((pack) =>
      sectionNames.flatMap((section) => Object.keys(pack[section]).map((id) => `${pack.id}/${id}`)),
    ),
  );
}
