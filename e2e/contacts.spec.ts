import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { signUp } from './harness/people';
import { expect, test } from './harness/test';

/**
 * Somebody imports customers from a file, twice, finds one of them without accents, tags and untags two, adds
 * one by hand, records a consent, exports the list and undoes the import.
 */
test('contacts come in from a file, are found, changed, taken out and taken back', async ({ page, problems }) => {
  await signUp(page, 'contacts');
  await bring(page);
  await expect(page.getByRole('heading', { name: 'Imported: 3 people added.' })).toBeVisible();

  await page.goto('/dashboard/contacts');
  await expect(page.getByText('3 people. 3 new this month.')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('zoe ang');
  const table = page.getByRole('table', { name: 'Contacts' });
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table.getByText('Zoë Ångström')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search contacts' }).fill('');
  await expect(table.getByRole('row')).toHaveCount(4);

  for (const name of ['Zoë Ångström', 'Tomas Lindgren'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).hover(); // it closes after six seconds, but not under the pointer
  await expect(table.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(table.getByRole('row')).toHaveCount(4);

  await page.getByRole('button', { name: 'Add Contact' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add contact' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Priya Raman');
  await form.getByRole('textbox', { name: 'Email', exact: true }).fill('zoe@angstrom.example');
  await form.getByRole('button', { name: 'Add Contact' }).click();
  await expect(form.getByText(/Zoë Ångström already has this email address/)).toBeVisible();
  await form.getByRole('textbox', { name: 'Email', exact: true }).fill('priya@raman.example');
  await form.getByRole('button', { name: 'Add Contact' }).click();
  const panel = page.getByRole('dialog', { name: 'Priya Raman' });
  await panel.getByRole('button', { name: 'Change consent to marketing emails' }).click();
  const consent = page.getByRole('dialog', { name: 'Consent to marketing emails' });
  await consent.getByRole('textbox', { name: 'How you know' }).fill('Asked at the counter');
  await consent.getByRole('button', { name: 'Save consent' }).click();
  await expect(panel.getByText('Agreed', { exact: true })).toBeVisible();
  await expect(consent).toBeHidden(); // otherwise it would take the Escape
  await panel.getByRole('textbox', { name: 'Note' }).fill('Half a word');
  const keep = page.getByRole('button', { name: 'Keep writing' });
  // A dialog that is only just gone may still take the first one.
  await expect
    .poll(async () => {
      if (!(await keep.isVisible())) await page.keyboard.press('Escape');
      return keep.isVisible();
    })
    .toBe(true);
  await keep.click();
  await panel.getByRole('button', { name: 'Add note' }).click();
  await expect(panel.getByText('Half a word')).toBeVisible();
  await expect(panel.getByRole('textbox', { name: 'Note' })).toHaveValue(''); // otherwise it still has unsaved input
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Export/ });
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download' }).click(),
  ]);
  const csv = readFileSync(await download.path(), 'utf8');
  expect(csv.split('\r\n').filter(Boolean)).toHaveLength(5);
  expect(csv).toContain('Zoë Ångström');
  await page.keyboard.press('Escape');

  await bring(page, 'Nothing to import');
  await page.goto('/dashboard/contacts/import');
  await page
    .getByRole('button', { name: /^Actions for customers\.csv/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Undo this import' }).click();
  await page.goto('/dashboard/contacts');
  await expect(page.getByText('1 person. 1 new this month.')).toBeVisible();
  problems.expect(/status of 409/); // an address that somebody else has
});

/** Goes through the steps with the file; `ends` is the label of the last button. */
async function bring(page: Page, ends = 'Import 3 rows'): Promise<void> {
  await page.goto('/dashboard/contacts/import');
  await page
    .getByLabel('Contacts file')
    .setInputFiles({ name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Check file' }).click();
  const end = page.getByRole('button', { name: ends });
  await expect(end).toBeVisible();
  if (ends !== 'Nothing to import') await end.click();
}

const FILE =
  'Name;Email;Phone;Tags\nZoë Ångström;zoe@angstrom.example;;Regular\nTomas Lindgren;tomas@lindgren.example;0117 496 0123;"Catering, Regular"\nHannah Boateng;hannah@harbour.example;;\n';
