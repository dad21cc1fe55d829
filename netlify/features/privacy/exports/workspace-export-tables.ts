/** The tables that an export of a workspace leaves out, and why; every other table is included. */
export const leftOutTables: ReadonlyMap<string, string> = new Map(
  Object.entries({
    idempotency_keys:
      'replies that were stored for a day in case a request is sent twice; everything in them is in the other tables',
    changes: 'notes to open pages that something changed; gone after an hour',
    data_exports: 'the list of exports themselves',
    contact_exports: 'the list of exports of contacts; their files are yours to download while they are there',
    campaign_steps: 'steps of the sums that campaigns show; they add up to what is in deliveries and conversions',
    connection_requests: 'people on their way to a network’s page and back; gone after a quarter of an hour',
    piece_marks: 'numbers by which posts that say the same are noticed; made of the posts’ own words',
    event_inbox: 'events of the last minute, on their way to the others',
    event_stale_days: 'days that are being summed',
    event_folds: 'how far the sums are',
    conversation_counts: 'sums of the other tables, kept so that conversations can be counted quickly',
    conversation_viewers: 'who has a conversation open at the moment; gone after an hour',
    inbound_receipts:
      'messages as they came in, before they were read; what they said is in messages, and they are gone after two weeks',
    contact_counts: 'sums of the other tables, kept so that lists can be counted quickly',
  }),
);

/** Columns left out besides those found by the rule below. */
const leftOutColumns: ReadonlyMap<string, string[]> = new Map(
  Object.entries({
    // An export says which keys are stored, but nothing of their values, not even the masks.
    credentials: ['key_id', 'sealed', 'shown'],
    // A hash of the network address that opened a demo.
    workspaces: ['demo_origin'],
    // Computed from other columns, for searching and sorting.
    contacts: ['search', 'name_key', 'touched_at', 'value_key', 'row_key'],
    creations: ['search'],
    connections: ['key_id', 'sealed'],
    conversations: ['search', 'subject_key', 'assignee_member_id'],
    messages: ['words', 'lease_until', 'receipt_id'],
    inbox_channels: ['key_id', 'sealed'],
    call_pushes: ['key_id', 'sealed'],
    // The attempt that is under way.
    postings: ['run', 'lease_until'],
    // Encrypted keys. What DNS says about them is public and included.
    sending_domains: ['private_key', 'private_key_id'],
    sending_settings: ['conversion_key', 'conversion_key_id'],
    // The run that is sending at the moment.
    campaigns: ['sender', 'sender_until', 'frozen_to'],
  }),
);

/** Whether a column may be exported. Secrets in a new table are protected by their column names alone. */
export const isExported = (table: string, column: string): boolean =>
  !SECRET.test(column) && !leftOutColumns.get(table)?.includes(column);

/**
 * The order in which a table is read page by page: an index that begins with the workspace and contains the
 * whole key, so that a page costs the same however large other workspaces are; otherwise the key itself.
 */
export function readingOrder(table: string, indexes: TableIndex[]): { order: string[]; indexed: boolean } {
  const key = indexes.find((index) => index.primary)?.columns;
  if (!key) throw new Error(`${table} has no primary key: an export could not read it page by page.`);
  const found = indexes
    .filter(
      ({ columns, nullable }) =>
        !nullable && columns[0] === WORKSPACE && key.every((column) => columns.includes(column)),
    )
    .sort((one, other) => one.columns.length - other.columns.length)[0];
  return { order: (found?.columns ?? key).filter((column) => column !== WORKSPACE), indexed: found !== undefined };
}

const SECRET = /(^|_)(token|secret|password|sealed|hash|cipher|backup_codes)(_|$)/;
const WORKSPACE = 'workspace_id';

export interface TableIndex {
  columns: string[];
  primary: boolean;
  nullable: boolean;
}
