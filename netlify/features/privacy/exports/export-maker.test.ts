import { unzipSync } from 'fflate';
import { privacyContract } from '../../../../src/contracts/privacy';
import { HOUR_MS } from '../../../../src/domain/duration';
import { AppError } from '../../../errors/app-error';
import type { ArchivePort } from '../../../ports/archive';
import type { StoragePort } from '../../../ports/storage';
import { systemClock } from '../../../providers/system/clock';
import { systemIds } from '../../../providers/system/ids';
import { zipArchive } from '../../../providers/zip/zip-archive';
import { addCreation } from '../../../testing/creations';
import { asOwner, useDatabase } from '../../../testing/database';
import { payloadOf, unpack } from '../../../testing/exports';
import { onePixel, register } from '../../../testing/world';
import { fileRepository } from '../../file/file-repository';
import { fileService } from '../../file/file-wiring';
import { makeOrphanService } from '../../file/orphan-service';
import { mediaStorage } from '../../file/storage-wiring';
import { makeExportContents } from './export-contents-service';
import { makeExportMaker } from './export-maker-service';
import { exportPeopleRepository } from './export-people-repository';
import { exportRepository, type ExportRepository } from './export-repository';
import { exportRowsRepository } from './export-rows-repository';
import { readingOrder } from './workspace-export-tables';
import { exportPosts } from './export-maker-wiring';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;
const PART = 100_000;

/** The real job, with small parts and the test's obstacles. */
const maker = ({
  partBytes = PART,
  repository = exportRepository as ExportRepository,
  storage = mediaStorage() as StoragePort,
  clock = systemClock,
  rows = exportRowsRepository,
  archive = zipArchive,
  readCreation = async (): Promise<Uint8Array | null> => new Uint8Array(10),
} = {}) =>
  makeExportMaker({
    repository,
    contents: makeExportContents({ rows, people: exportPeopleRepository, posts: exportPosts(), storage, readCreation }),
    archive,
    storage,
    partBytes,
    clock,
    ids: systemIds,
    log: () => undefined,
  });

const begin = async (owner: Owner) =>
  payloadOf((await owner.call('privacy', privacyContract.createExport, { scope: 'workspace' })).body.data.id);
const rowOf = async (exportId: string) =>
  (
    await asOwner<{ state: string; progress: number; parts: { key: string; bytes: number }[]; cause: string | null }>(
      'SELECT * FROM data_exports WHERE id = $1',
      [exportId],
    )
  )[0];
const storedKeys = async (workspaceId: string) => {
  const keys: string[] = [];
  for await (const batch of mediaStorage().list(`exports/${workspaceId}`)) keys.push(...batch);
  return keys.sort();
};
/** Three pages of incompressible rows: six parts of an export, half a kilobyte each. */
const MESSAGES = 1_200;
const addMessages = (workspaceId: string) =>
  asOwner(
    `INSERT INTO contact_messages (id, workspace_id, name, email, subject, message, created_at)
     SELECT gen_random_uuid(), $1, 'Visitor ' || n, 'v@example.com', '', (SELECT string_agg(md5(random()::text || n || part), '') FROM generate_series(1, 15) part), now() - n * interval '1 second' FROM generate_series(1, $2::int) n`,
    [workspaceId, MESSAGES],
  );
const messagesIn = (files: Record<string, Uint8Array>): { name: string }[] =>
  Object.keys(files)
    .filter((path) => path.startsWith('tables/contact_messages'))
    .sort((one, other) => Number(/-(\d+)/.exec(one)?.[1] ?? 1) - Number(/-(\d+)/.exec(other)?.[1] ?? 1))
    .flatMap((path) => JSON.parse(new TextDecoder().decode(files[path])));

/** Throws once before the `nth` write of a part, where a killed process would have ended. */
const dyingAt = (nth: number): StoragePort => {
  let writes = 0;
  const storage = mediaStorage();
  return {
    ...storage,
    write: async (key, bytes) => {
      writes += 1;
      if (writes === nth) throw new Error('killed');
      await storage.write(key, bytes);
    },
  };
};

/** An upload and three pictures, as rows. */
async function addMedia() {
  const file = await fileService().keep(owner.workspaceId, { bytes: onePixel, purpose: 'logo', name: 'logo.gif' });
  return {
    file,
    pictures: [
      await addCreation(owner.workspaceId),
      await addCreation(owner.workspaceId),
      await addCreation(owner.workspaceId),
    ],
  };
}

let owner: Owner;
beforeEach(async () => {
  owner = await register();
});

describe('a large export', () => {
  it('comes in parts that are not larger than they may be, each a zip of whole files, with every row once and in order', async () => {
    await addMessages(owner.workspaceId);
    const payload = await begin(owner);
    await maker().make(payload);
    const { parts, state } = (await rowOf(payload.exportId))!;
    expect(state).toBe('ready');
    expect(parts.length).toBeGreaterThan(2);
    // Plus what the compressor holds when a part is full: on Netlify there is half a megabyte of room for it.
    expect(Math.max(...parts.map(({ bytes }) => bytes))).toBeLessThan(PART + 256 * 1024);
    const { files, json } = await unpack(owner, payload.exportId);
    const names = messagesIn(files).map(({ name }) => name);
    expect(names).toEqual(Array.from({ length: MESSAGES }, (_, n) => `Visitor ${MESSAGES - n}`));
    expect(json('index.json').counts['tables/contact_messages']).toBe(MESSAGES);
    expect(new Set(json('index.json').files.map(({ part }: { part: number }) => part)).size).toBe(parts.length);
    expect(await storedKeys(owner.workspaceId)).toEqual(parts.map(({ key }) => key).sort());
  });

  it('begins another part before a picture that does not fit', async () => {
    await addMedia();
    const payload = await begin(owner);
    await maker({ partBytes: 30_000, readCreation: async () => crypto.getRandomValues(new Uint8Array(25_000)) }).make(
      payload,
    );
    const { parts } = (await rowOf(payload.exportId))!;
    const pictures = (await asOwner('SELECT 1 FROM creations WHERE workspace_id = $1', [owner.workspaceId])).length;
    expect(pictures).toBe(3);
    expect(parts.length).toBeGreaterThan(pictures);
    for (const { key, bytes } of parts) {
      const zip = (await mediaStorage().read(key))!;
      expect(zip.byteLength).toBe(bytes);
      expect(Object.keys(unzipSync(zip)).filter((path) => path.startsWith('creations/')).length).toBeLessThanOrEqual(1);
    }
  });

  it('says how far it is, at most once a second, and never that it is ready before it is', async () => {
    await addMessages(owner.workspaceId);
    const payload = await begin(owner);
    let now = Date.now();
    const said: number[] = [];
    const repository = {
      ...exportRepository,
      update: (
        attempt: Parameters<ExportRepository['update']>[0],
        change: Parameters<ExportRepository['update']>[1],
      ) => ('progress' in change && said.push(change.progress), exportRepository.update(attempt, change)),
    };
    await maker({ repository, clock: { now: () => new Date((now += 300)) } }).make(payload);
    expect(said.length).toBeGreaterThan(2);
    expect(said).toEqual([...said].sort((one, other) => one - other));
    expect(Math.max(...said)).toBeLessThanOrEqual(99);
    expect(said.length).toBeLessThan(40); // instead of a page or more for each of eighty tables
    expect((await rowOf(payload.exportId))!.progress).toBe(100);
  });

  it('holds one page of rows and one part in memory, however many rows there are', async () => {
    await addMessages(owner.workspaceId);
    const payload = await begin(owner);
    const most = { rows: 0, bytes: 0, archives: 0 };
    const rows: typeof exportRowsRepository = {
      ...exportRowsRepository,
      readRows: async (...given) => {
        const page = await exportRowsRepository.readRows(...given);
        most.rows = Math.max(most.rows, page.texts.length);
        return page;
      },
    };
    let open = 0;
    const archive: ArchivePort = {
      begin: () => {
        const begun = zipArchive.begin();
        open += 1;
        return {
          ...begun,
          size: () => {
            most.bytes = Math.max(most.bytes, begun.size());
            most.archives = Math.max(most.archives, open);
            return begun.size();
          },
          close: () => {
            open -= 1;
            return begun.close();
          },
        };
      },
    };
    await maker({ rows, archive }).make(payload);
    expect(most.rows).toBe(500);
    expect(most.archives).toBe(1);
    expect(most.bytes).toBeGreaterThan(PART / 4);
    expect(most.bytes).toBeLessThan(PART + 256 * 1024);
  });
});

describe('an export that was cut off', () => {
  it.each([1, 2, 3])(
    'at part %i is made again by the next attempt, complete, and leaves nothing behind',
    async (nth) => {
      await addMessages(owner.workspaceId);
      const payload = await begin(owner);
      await expect(maker({ storage: dyingAt(nth) }).make(payload)).rejects.toThrow('killed');
      await maker().make(payload);
      const { files } = await unpack(owner, payload.exportId);
      expect(messagesIn(files)).toHaveLength(MESSAGES);
      expect(await storedKeys(owner.workspaceId)).toEqual(
        (await rowOf(payload.exportId))!.parts.map(({ key }) => key).sort(),
      );
    },
  );

  it('by a kill that nobody could clear up after is made anew as well', async () => {
    await addMessages(owner.workspaceId);
    const payload = await begin(owner);
    const stateOf = async () => {
      const { items } = (await owner.call('privacy', privacyContract.listExports, {})).body.data;
      const { state, startedAgain } = items.find(({ id }: { id: string }) => id === payload.exportId);
      return { state, startedAgain };
    };
    // As kill -9 leaves it: parts in storage, the row running, nothing released.
    await exportRepository.take(payload.workspaceId, payload.exportId, 'dead');
    expect(await stateOf()).toEqual({ state: 'running', startedAgain: false });
    await exportRepository.take(payload.workspaceId, payload.exportId, 'dead as well');
    expect(await stateOf()).toEqual({ state: 'running', startedAgain: true });
    await mediaStorage().write(`exports/${payload.workspaceId}/${payload.exportId}/dead-1.zip`, new Uint8Array(10));
    await maker().make(payload);
    expect(await stateOf()).toEqual({ state: 'ready', startedAgain: false });
    expect(messagesIn((await unpack(owner, payload.exportId)).files)).toHaveLength(MESSAGES);
    expect((await storedKeys(owner.workspaceId)).filter((key) => key.includes('dead'))).toEqual([]);
  });

  it('and was presumed dead while it lived ends when another attempt has begun', async () => {
    await addMessages(owner.workspaceId);
    const payload = await begin(owner);
    const storage = mediaStorage();
    let second: Promise<void> | undefined;
    const slow: StoragePort = {
      ...storage,
      write: async (key, bytes) => {
        await (second ??= maker().make(payload));
        await storage.write(key, bytes);
      },
    };
    await maker({ storage: slow }).make(payload);
    expect((await rowOf(payload.exportId))!.state).toBe('ready');
    expect(messagesIn((await unpack(owner, payload.exportId)).files)).toHaveLength(MESSAGES);
    expect(await storedKeys(owner.workspaceId)).toEqual(
      (await rowOf(payload.exportId))!.parts.map(({ key }) => key).sort(),
    );
  });

  it('keeps its parts when only the reply that it is ready was lost', async () => {
    const payload = await begin(owner);
    const repository = {
      ...exportRepository,
      finish: async (...given: Parameters<ExportRepository['finish']>): Promise<boolean> => {
        await exportRepository.finish(...given);
        throw new Error('connection lost');
      },
    };
    await expect(maker({ repository }).make(payload)).rejects.toThrow('connection lost');
    await maker().make(payload);
    expect(Object.keys((await unpack(owner, payload.exportId)).files)).toContain('index.json');
  });
});

describe('an export that is cancelled while it runs', () => {
  it('stops before its next part, and nothing of it stays', async () => {
    await addMessages(owner.workspaceId);
    const payload = await begin(owner);
    const storage = mediaStorage();
    let writes = 0;
    const cancelling: StoragePort = {
      ...storage,
      write: async (key, bytes) => {
        writes += 1;
        if (writes === 2)
          expect(
            (await owner.call('privacy', privacyContract.deleteExport, { exportId: payload.exportId })).status,
          ).toBe(200);
        await storage.write(key, bytes);
      },
    };
    await maker({ storage: cancelling }).make(payload);
    expect([writes, await rowOf(payload.exportId), await storedKeys(owner.workspaceId)]).toEqual([2, undefined, []]);
    await maker().make(payload); // the job runs once more and finds nothing to do
    expect(await storedKeys(owner.workspaceId)).toEqual([]);
  });
});

describe('an export that fails', () => {
  it('says after the last attempt what stood in its way, in a sentence for people', async () => {
    const payload = await begin(owner);
    const away: StoragePort = {
      ...mediaStorage(),
      write: async () => {
        throw new AppError(
          'unavailable',
          'We cannot reach the file store right now. Nothing is lost; try again in a moment.',
          { detail: 'S3: PUT answered 503' },
        );
      },
    };
    await expect(maker({ storage: away }).make(payload)).rejects.toThrow('file store');
    expect(await rowOf(payload.exportId)).toMatchObject({ state: 'waiting', progress: 0, parts: [] });
    await maker().giveUp(payload);
    expect(await rowOf(payload.exportId)).toMatchObject({
      state: 'failed',
      cause: 'We cannot reach the file store right now. Nothing is lost; try again in a moment.',
    });
  });

  it('does not because a picture was deleted meanwhile or an upload is lost: the index says so', async () => {
    const { file, pictures } = await addMedia();
    const [kept] = await asOwner<{ storage_key: string }>('SELECT storage_key FROM files WHERE id = $1', [file.id]);
    await mediaStorage().remove(kept!.storage_key);
    const payload = await begin(owner);
    await maker({ readCreation: async () => null }).make(payload);
    const { json } = await unpack(owner, payload.exportId);
    expect((json('tables/creations.json') as { id: string }[]).map(({ id }) => id).sort()).toEqual(
      [...pictures].sort(),
    );
    expect(json('index.json').missing.sort()).toEqual(
      [`files/${file.id}.gif`, ...pictures.map((id) => `creations/${id}.webp`)].sort(),
    );
  });
});

describe('what is left in the store', () => {
  it('by exports that no row names goes after a day, and what a row names stays', async () => {
    const payload = await begin(owner);
    await maker().make(payload);
    const named = await storedKeys(owner.workspaceId);
    const orphan = `exports/${owner.workspaceId}/${crypto.randomUUID()}/${crypto.randomUUID()}-1.zip`;
    await mediaStorage().write(orphan, new Uint8Array(3));
    await makeOrphanService({
      repository: fileRepository,
      storage: mediaStorage(),
      clock: { now: () => new Date(Date.now() + 25 * HOUR_MS) },
    }).removeOrphans();
    expect(await storedKeys(owner.workspaceId)).toEqual(named);
  });
});

describe('the order in which a table is read', () => {
  const key = { columns: ['id'], primary: true, nullable: false };
  it('is an index of the workspace that holds the whole key, or else the key', () => {
    expect(
      readingOrder('pieces', [key, { columns: ['workspace_id', 'created_at', 'id'], primary: false, nullable: false }]),
    ).toEqual({ order: ['created_at', 'id'], indexed: true });
    expect(
      readingOrder('pieces', [
        key,
        { columns: ['workspace_id', 'published_at', 'id'], primary: false, nullable: true },
      ]),
    ).toEqual({ order: ['id'], indexed: false });
    expect(readingOrder('profiles', [{ columns: ['workspace_id'], primary: true, nullable: false }])).toEqual({
      order: [],
      indexed: true,
    });
  });
  it('cannot be found without a key, which a new table must have', () => {
    expect(() => readingOrder('odd', [{ columns: ['workspace_id'], primary: false, nullable: false }])).toThrow(
      'odd has no primary key',
    );
  });
});
