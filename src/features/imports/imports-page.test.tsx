import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../config/paths';
import { contactsContract } from '../../contracts/contacts';
import { importsContract, type ContactImport } from '../../contracts/imports';
import { buildContactBook } from '../../testing/builders/contacts';
import { buildCounts, buildImport, buildPreview } from '../../testing/builders/imports';
import { buildSession } from '../../testing/builders/session';
import { mockUpload } from '../../testing/mock-upload';
import { pressAgain } from '../../testing/press-again';
import { renderApp } from '../../testing/render';
import { mockEndpoint, refuse } from '../../testing/server';
import { newDraft, storeDraft } from './import-draft';
import './imports-page'; // the page is lazy; importing it here keeps the loading out of each test's time limit

const ID = buildImport().id;
/** Slices of jsdom's File are not accepted by Node's fetch as a body. */
const file = (name = 'customers.csv', text = '01234567') =>
  Object.assign(new File([text], name, { type: 'text/csv' }), {
    slice: (from: number, to: number) => new Blob([text.slice(from, to)]),
  });
let serverState: ContactImport[];
let calls: string[];

beforeEach(() => {
  serverState = [];
  calls = [];
  mockEndpoint(contactsContract.getContactBook, () =>
    buildContactBook({
      fields: [{ id: 'c1d2e3f4-8c3a-4d8b-8dbd-4c5a6f7e8d02', label: 'Table number', kind: 'number', choices: [] }],
    }),
  );
  mockEndpoint(importsContract.listImports, () => ({ items: serverState, nextCursor: null }));
  mockEndpoint(
    importsContract.getImport,
    ({ importId }) => serverState.find(({ id }) => id === importId) ?? refuse('not_found'),
  );
  mockEndpoint(importsContract.getImportPreview, ({ hasHeader }) => buildPreview({ hasHeader: hasHeader !== 'no' }));
  mockEndpoint(importsContract.listImportCauses, () => ({
    items: [
      {
        kind: 'refused' as const,
        cause: 'This row has no name, email, phone or company.',
        count: 2,
        lines: [17, 20],
      },
      {
        kind: 'left-out' as const,
        cause: '“Email Address” is not an email address.',
        count: 9,
        lines: [2, 3, 5, 7, 11],
      },
    ],
  }));
  mockEndpoint(importsContract.listImportErrors, ({ kind }) => ({
    nextCursor: null,
    items:
      kind === 'refused'
        ? [
            {
              line: 17,
              kind: 'refused' as const,
              reason: 'This row has no name, email, phone or company.',
              column: '',
              value: '',
              row: ',,12',
            },
          ]
        : [
            {
              line: 2,
              kind: 'left-out' as const,
              reason: 'Left out: “ada(at)example.com” (Email Address) is not an email address.',
              column: 'Email Address',
              value: 'ada(at)example.com',
              row: 'ada(at)example.com,Ada',
            },
          ],
  }));
  mockUpload(importsContract.updateImportPart, calls, () => {
    const partsHere = [1, 2].slice(0, calls.length);
    serverState = serverState.map((item) => ({
      ...item,
      partsHere,
      state: partsHere.length === 2 ? ('ready' as const) : ('uploading' as const),
    }));
    return { part: calls.length };
  });
});
afterEach(() => window.sessionStorage.clear());

const open = (address: string = paths.contactImport) => renderApp(address, { session: buildSession() });
const hold = (partial: Partial<ContactImport> = {}) => (serverState = [buildImport(partial)])[0]!;
const at = (step?: string) => open(`${paths.contactImport}?import=${ID}${step ? `&step=${step}` : ''}`);
const input = () => screen.findByLabelText('Contacts file');

test('a file is uploaded in parts, and its columns are shown with what they contain', async () => {
  const created = mockEndpoint(importsContract.createImport, () => hold({ state: 'uploading', partsHere: [] }));
  const { user, router } = open();
  await user.upload(await input(), file());
  expect(await screen.findByText('This looks like a Mailchimp export.')).toBeVisible();
  expect(created).toEqual([{ name: 'customers.csv', bytes: 8 }]);
  expect(calls).toEqual([`PUT /api/imports/${ID}/parts/1, 4 bytes`, `PUT /api/imports/${ID}/parts/2, 4 bytes`]);
  expect(router.state.location.search).toBe(`?import=${ID}`);
  expect(screen.getByText('2 of 3 columns are used')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Field for Email Address' })).toHaveTextContent('Email');
  expect(screen.getByRole('combobox', { name: 'Field for Table' })).toHaveTextContent('Skip this column');
  expect(screen.getByText('Zoë')).toBeVisible();
});

test('a workbook is not sent, and says how to save it as CSV', async () => {
  const { user } = open();
  await user.upload(await input(), file('customers.xlsx'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Save As and the type “CSV UTF-8”');
});

test('a dropped file is taken; two at once are not', async () => {
  mockEndpoint(importsContract.createImport, () => hold({ state: 'uploading', partsHere: [] }));
  open();
  await input();
  const target = screen.getByText(/Drop a CSV or TSV file here/);
  const drop = (files: File[]) => fireEvent.drop(target, { dataTransfer: { types: ['Files'], files } });
  drop([file(), file('more.csv')]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose one file at a time.');
  drop([file()]);
  expect(await screen.findByText('This looks like a Mailchimp export.')).toBeVisible();
});

test('a half-uploaded file continues with the same file and refuses another', async () => {
  hold({ state: 'uploading', partsHere: [1] });
  calls.push('the first part, earlier');
  const { user } = at();
  expect(await screen.findByText(/1 of 2 parts of/)).toBeVisible();
  await user.upload(await input(), file('others.csv'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This is a different file.');
  await user.upload(await input(), file());
  expect(await screen.findByText('This looks like a Mailchimp export.')).toBeVisible();
  expect(calls.slice(1)).toEqual([`PUT /api/imports/${ID}/parts/2, 4 bytes`]);
});

test('the check uses the chosen columns, format and options', async () => {
  hold();
  const previews = mockEndpoint(importsContract.getImportPreview, ({ hasHeader }) =>
    buildPreview({ hasHeader: hasHeader !== 'no' }),
  );
  const checks = mockEndpoint(importsContract.checkImport, () => hold({ state: 'checking', progress: 30 }));
  const { user } = at();
  await user.click(await screen.findByRole('combobox', { name: 'Field for Table' }));
  await user.click(await screen.findByRole('option', { name: 'Table number' }));
  await user.click(screen.getByRole('checkbox', { name: 'The first row has column names' }));
  await waitFor(() => expect(previews.map(({ hasHeader }) => hasHeader)).toEqual([undefined, 'no']));
  expect(await screen.findByText('3 of 3 columns are used')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('group', { name: 'Step 3 of 4: Choices' })).toHaveFocus();
  await user.type(await screen.findByLabelText(/Tags for everyone/), 'Fair, 2026');
  await user.click(screen.getByRole('checkbox', { name: 'Email' }));
  await user.click(screen.getByRole('button', { name: 'Check file' }));
  expect(await screen.findByText('How they agreed is required.')).toBeVisible();
  expect(checks).toEqual([]);
  await user.type(screen.getByLabelText('How they agreed'), 'Signed at our stall');
  await user.click(screen.getByRole('button', { name: 'Check file' }));
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '30');
  expect(checks).toEqual([
    {
      importId: ID,
      encoding: 'utf-8',
      delimiter: ',',
      hasHeader: false,
      mode: 'create-and-update',
      status: 'lead',
      tags: ['Fair', '2026'],
      consent: { channels: ['email'], proof: 'Signed at our stall' },
      columns: [
        { column: 0, target: 'email' },
        { column: 1, target: 'first-name' },
        { column: 2, target: { fieldId: 'c1d2e3f4-8c3a-4d8b-8dbd-4c5a6f7e8d02' } },
      ],
    },
  ]);
});

test('a column that no field fits can get a field of its own at once', async () => {
  hold();
  const fields = [
    { id: 'c1d2e3f4-8c3a-4d8b-8dbd-4c5a6f7e8d02', label: 'Size', kind: 'text' as const, choices: [] as string[] },
  ];
  mockEndpoint(contactsContract.getContactBook, () => buildContactBook({ fields }));
  const created = mockEndpoint(contactsContract.createContactField, ({ label, kind }) => {
    const field = { id: 'c1d2e3f4-8c3a-4d8b-8dbd-4c5a6f7e8d09', label, kind, choices: [] };
    fields.push({ ...field, kind: 'text' });
    return field;
  });
  const { user } = at();
  await user.click(await screen.findByRole('combobox', { name: 'Field for Table' }));
  await user.click(await screen.findByRole('option', { name: 'New field…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New field' }));
  expect(dialog.getByLabelText('Name')).toHaveValue('Table');
  expect(dialog.getByRole('combobox', { name: 'Type' })).toHaveTextContent('Number');
  await user.click(dialog.getByRole('button', { name: 'Add field' }));
  expect(await screen.findByText('3 of 3 columns are used')).toBeVisible();
  expect(created).toEqual([{ label: 'Table', kind: 'number', choices: [] }]);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Field for Table' })).toHaveTextContent('Table'));
});

test('without a consent it says what that means', async () => {
  hold();
  at('choices');
  expect(await screen.findByText(/this file won’t give anyone new consent to marketing/)).toBeVisible();
});

/** Opens a file whose check matches the current choices. */
async function openChecked(partial: Partial<ContactImport> = {}) {
  hold();
  mockEndpoint(importsContract.checkImport, () =>
    hold({ state: 'checked', dryRun: true, counts: buildCounts(), ...partial }),
  );
  const app = at('choices');
  const check = await screen.findByRole('button', { name: 'Check file' });
  await waitFor(() => expect(check).not.toHaveAccessibleDescription()); // the file has been read
  await app.user.click(check);
  return app;
}

test('the check says what would happen, with the lines that are wrong, and the button names the rows', async () => {
  const { user } = await openChecked({ warnings: 9 });
  const counted = (await screen.findByText('New')).closest('dl')!;
  expect(counted).toHaveTextContent('New1,180Changed68Unchanged42Left out8With errors2');
  expect(screen.getByRole('heading', { name: '2 rows with errors, 9 values left out' })).toBeVisible();
  const causes = within(await screen.findByRole('list', { name: 'Causes' }));
  expect(causes.getByText('2 rows · lines 17 and 20')).toBeVisible();
  await user.click(causes.getByText('Left out: “Email Address” is not an email address.'));
  expect(causes.getByText('9 values · lines 2, 3, 5, 7, 11 and 4 more')).toBeVisible();
  expect(await causes.findByRole('row', { name: /2 ada\(at\)example.com/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download problems' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/api/imports/${ID}/errors/file`),
  );
  const starts = mockEndpoint(importsContract.startImport, () =>
    hold({ state: 'importing', progress: 12, counts: buildCounts({ rows: 160 }) }),
  );
  await user.click(screen.getByRole('button', { name: 'Import 1,248 rows' }));
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '12');
  expect(starts).toHaveLength(1);
  const cancels = mockEndpoint(importsContract.cancelImport, () =>
    hold({ state: 'cancelled', canUndo: true, counts: buildCounts({ created: 100, updated: 0 }) }),
  );
  await user.click(screen.getByRole('button', { name: 'Stop importing' }));
  expect(
    await screen.findByText('Stopped: 100 people added. These changes stay unless you undo the import.'),
  ).toBeVisible();
  expect(cancels).toHaveLength(1);
});

test('a choice that changes after the check requires another check', async () => {
  const { user } = await openChecked();
  await screen.findByRole('button', { name: 'Import 1,248 rows' });
  await user.click(screen.getByRole('button', { name: '3 Choices' }));
  await user.type(await screen.findByLabelText(/Tags for everyone/), 'Fair');
  await user.click(screen.getByRole('button', { name: '4 Check and import' }));
  expect(await screen.findByText('Something has changed since this file was checked.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Import 1,248 rows' })).not.toBeInTheDocument();
});

test('the check says how many are not given the consent of everybody', async () => {
  await openChecked({ excluded: 3 });
  expect(
    await screen.findByText(
      '3 people have not agreed, according to a column of this file. They do not get the consent that you ticked for everybody.',
    ),
  ).toBeVisible();
});

test('what was chosen is there again after a reload', async () => {
  hold();
  storeDraft(ID, { ...newDraft, tags: 'Fair', mode: 'create-only' });
  at('choices');
  expect(await screen.findByLabelText(/Tags for everyone/)).toHaveValue('Fair');
  expect(screen.getByRole('combobox', { name: 'People you already have' })).toHaveTextContent('Only add new people');
});

test('a check in which nothing is new has nothing to import, and says so', async () => {
  await openChecked({ counts: buildCounts({ created: 0, updated: 0, failed: 0, unchanged: 1_300 }) });
  expect(await screen.findByRole('button', { name: 'Nothing to import' })).toHaveAccessibleDescription(
    'This file has no new or changed contacts.',
  );
});

test('an import that was refused says why and keeps what was chosen', async () => {
  const { user } = await openChecked();
  mockEndpoint(importsContract.startImport, () => refuse('trial_ended', 'Your trial has ended.'));
  await user.click(await screen.findByRole('button', { name: 'Import 1,248 rows' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your trial has ended. Nothing was imported, and your choices are still here.'.replace('. N', '.N'),
  );
});

test('a finished import says what it did and is undone with one press', async () => {
  hold({ state: 'done', canUndo: true, counts: buildCounts(), endedAt: '2026-06-09T09:55:00.000Z' });
  const undone = mockEndpoint(importsContract.undoImport, () => hold({ state: 'undone', counts: buildCounts() }));
  const { user } = at();
  expect(
    await screen.findByRole('heading', { name: 'Imported: 1,180 people added, 68 rows about existing contacts.' }),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: '2 Columns' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo this import' }));
  expect(await screen.findByRole('heading', { name: 'This import has been undone.' })).toBeVisible();
  expect(undone).toHaveLength(1);
});

test('an import that failed says the cause and what to do', async () => {
  hold({ state: 'failed', cause: 'The file ends in the middle of a row.', counts: buildCounts() });
  at();
  expect(await screen.findByRole('alert')).toHaveTextContent('The file ends in the middle of a row.');
});

test('a check that failed says the cause and can be run again', async () => {
  hold({ state: 'failed', dryRun: true, cause: 'The worker stopped.' });
  const checks = mockEndpoint(importsContract.checkImport, () =>
    hold({ state: 'checked', dryRun: true, counts: buildCounts({ failed: 0 }) }),
  );
  const { user } = at('check');
  expect(await screen.findByRole('alert')).toHaveTextContent('The worker stopped.');
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByRole('button', { name: 'Import 1,248 rows' })).toBeVisible();
  expect(checks).toHaveLength(1);
});

test('until the file has been read, nothing is said about its check; a file that cannot be read says so', async () => {
  hold({ state: 'checked', dryRun: true, counts: buildCounts() });
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  mockEndpoint(importsContract.getImportPreview, async () => {
    await promise;
    return refuse('conflict', 'This file has gone.');
  });
  const { user } = at('check');
  expect(await screen.findByText('Reading the file')).toBeInTheDocument();
  expect(screen.queryByText(/has changed since|hasn’t been checked/)).not.toBeInTheDocument();
  answer();
  expect(await screen.findByText('This file has gone.')).toBeVisible();
  mockEndpoint(importsContract.getImportPreview, () => buildPreview());
  await pressAgain(user);
  expect(await screen.findByText('Something has changed since this file was checked.')).toBeVisible();
});

test('earlier imports say what they added; an unfinished one can be continued or deleted', async () => {
  serverState = [
    buildImport(),
    buildImport({
      id: ID.replace('01', '02'),
      name: 'fair.csv',
      state: 'done',
      counts: buildCounts(),
      canUndo: true,
      endedAt: '2026-06-09T09:55:00.000Z',
    }),
  ];
  const { user, router } = open();
  const rows = within(await screen.findByRole('list', { name: 'Imports' })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('Not imported yet');
  expect(rows[1]).toHaveTextContent(
    '1,180 added, 68 updated, 42 unchanged, 8 left out and 2 with errors of 1,300 rows',
  );
  await user.click(within(rows[0]!).getByRole('button', { name: 'customers.csv' }));
  expect(await screen.findByText('2 of 3 columns are used')).toBeVisible();
  expect(router.state.location.search).toBe(`?import=${ID}`);
  const forgotten = mockEndpoint(importsContract.deleteImport, ({ importId }) => {
    serverState = serverState.filter(({ id }) => id !== importId);
    return { id: importId };
  });
  await user.click(screen.getByRole('button', { name: 'Actions for customers.csv' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove from list' }));
  expect(await screen.findByText(/Drop a CSV or TSV file here/)).toBeVisible();
  expect(forgotten).toEqual([{ importId: ID }]);
});

test('an import that is gone says so', async () => {
  const { user } = at();
  expect(await screen.findByText('Import not found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import file' }));
  expect(await input()).toBeInTheDocument();
});

test('the way back leads to the contacts', async () => {
  open();
  await input();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Contacts' })).toHaveAttribute(
    'href',
    paths.contacts,
  );
});
