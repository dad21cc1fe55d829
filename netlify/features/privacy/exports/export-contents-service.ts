import type { StoragePort } from '../../../ports/storage';
import type { ExportPosts } from './export-posts-service';
import type { ExportPeopleRepository } from './export-people-repository';
import type { ExportedTable, ExportRowsRepository, RowFilter } from './export-rows-repository';
import { endingOf, picturePath } from './export-storage';

/**
 * The contents of an export: lists, read page by page, and media, read one by one. Nothing but counts is read in
 * advance.
 */
export function makeExportContents({ rows, people, posts, storage, readCreation }: Dependencies) {
  async function* pagesOf(workspaceId: string, table: ExportedTable, where?: RowFilter): AsyncIterable<string[]> {
    let from: string[] | null = null;
    do {
      const page: { texts: string[]; next: string[] | null } = await rows.readRows(workspaceId, table, from, where);
      yield page.texts;
      from = page.next;
    } while (from);
  }

  const section = async (
    stem: string,
    workspaceId: string,
    table: ExportedTable,
    where?: RowFilter,
  ): Promise<Section> => ({
    stem,
    count: await rows.countRows(workspaceId, table, where),
    pages: () => pagesOf(workspaceId, table, where),
  });

  async function* mediaOf(workspaceId: string): AsyncIterable<MediaFile> {
    for (let after: string | null = null; ;) {
      const page: StoredMedia[] = await rows.readFiles(workspaceId, after);
      for (const { id, storageKey } of page)
        yield { path: `files/${id}.${endingOf(storageKey)}`, read: () => storage.read(storageKey) };
      if (page.length === 0) break;
      after = page.at(-1)!.id;
    }
    for (let after: string | null = null; ;) {
      const page: StoredMedia[] = await rows.readMessageFiles(workspaceId, after);
      for (const { id, storageKey } of page)
        yield { path: `message-files/${id}.${endingOf(storageKey)}`, read: () => storage.read(storageKey) };
      if (page.length === 0) break;
      after = page.at(-1)!.id;
    }
    for (let after: string | null = null; ;) {
      const page: StoredMedia[] = await rows.readPictures(workspaceId, after);
      for (const { id, storageKey } of page)
        yield { path: picturePath(id, storageKey), read: () => readCreation(workspaceId, id) };
      if (page.length === 0) break;
      after = page.at(-1)!.id;
    }
  }

  /** The rows of one workspace that are stored under a person's id. */
  async function inWorkspaceOf(userId: string, workspaceId: string, tables: ExportedTable[]): Promise<Section[]> {
    const own = await Promise.all(
      tables.flatMap((table) => {
        const column = PERSON_COLUMNS.find((name) => table.columns.includes(name));
        return column
          ? [section(`workspaces/${workspaceId}/${table.name}`, workspaceId, table, { column, equals: userId })]
          : [];
      }),
    );
    return own.filter(({ count }) => count > 0);
  }

  return {
    async ofWorkspace(workspaceId: string): Promise<Contents> {
      const sections = [
        listed('people/members', await people.listMembers(workspaceId)),
        listed('people/invitations', await people.listInvitations(workspaceId)),
      ];
      for (const table of await rows.listTables())
        sections.push(await section(`tables/${table.name}`, workspaceId, table));
      const name = await rows.findWorkspaceName(workspaceId);
      return {
        sections,
        pages: () => posts.pages(workspaceId, name),
        media: { count: await rows.countMedia(workspaceId), files: () => mediaOf(workspaceId) },
      };
    },

    /**
     * Null when the account is gone. Data stored under an email address is included once the person has confirmed
     * it.
     */
    async ofAccount(userId: string): Promise<Contents | null> {
      const person = await people.findPerson(userId);
      if (!person) return null;
      const memberships = await people.listMemberships(userId);
      const sections = [
        listed('account', [person]),
        listed('sign-in-methods', await people.listSignInMethods(userId)),
        listed('sessions', await people.listSessions(userId)),
        listed('memberships', memberships),
        listed('invitations-sent', await people.listInvitationsSent(userId)),
        listed('trial-use', await people.listTrialUse(userId)),
        listed('mails', await people.listMails(person)),
      ];
      if (person.emailVerified) {
        const { invitations, newsletter, messages } = await people.listByAddress(person.email.toLowerCase());
        sections.push(
          listed('invitations-received', invitations),
          listed('newsletter', newsletter),
          listed('contact-messages', messages),
        );
      }
      const tables = await rows.listTables();
      for (const { workspaceId } of memberships) sections.push(...(await inWorkspaceOf(userId, workspaceId, tables)));
      return { sections, pages: nothing, media: { count: 0, files: nothing } };
    },

    findWorkspaceName: (workspaceId: string): Promise<string> => rows.findWorkspaceName(workspaceId),

    findPersonName: async (userId: string): Promise<string> => (await people.findPerson(userId))?.name ?? 'someone',
  };
}

/** A list small enough to be read at once. */
const listed = (stem: string, items: object[]): Section => ({
  stem,
  count: items.length,

  async *pages() {
    yield items.map((item) => JSON.stringify(item));
  },
});

async function* nothing(): AsyncIterable<never> {}

/** Columns that say whose a row is; the first that a table has is used. */
const PERSON_COLUMNS = ['user_id', 'actor_id', 'created_by'];

export type ExportContents = ReturnType<typeof makeExportContents>;

export interface Contents {
  sections: Section[];
  /** Documents to read in a browser. */
  pages(): AsyncIterable<{ path: string; text: string }>;
  media: { count: number; files(): AsyncIterable<MediaFile> };
}

export interface Section {
  /** Its path without .json */
  stem: string;
  count: number;
  /** JSON texts, one per row. */
  pages(): AsyncIterable<string[]>;
}

export interface MediaFile {
  path: string;
  /** Null when its bytes are gone. */
  read(): Promise<Uint8Array | null>;
}

type StoredMedia = { id: string; storageKey: string };

interface Dependencies {
  rows: ExportRowsRepository;
  people: ExportPeopleRepository;
  posts: ExportPosts;
  storage: StoragePort;
  /** The file of a picture or clip; null when it was deleted since its page was read, or is lost. */
  readCreation(workspaceId: string, creationId: string): Promise<Uint8Array | null>;
}
