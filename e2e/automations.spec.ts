import { openMailing, saveSender } from './harness/mailing';
import { expect, mailingTest as test } from './harness/test';

/**
 * An automation is built and started, and two of three people get its tag. One agreed to email and gets it and
 * the next step's tag, the other only the tag, and each one's log says why.
 */
test('an automation is built, started, and leads people through it, each with why', async ({ page }) => {
  const { zoe, sent } = await openMailing(page, 'automations');
  await saveSender(page);
  await page.goto('/dashboard/campaigns');
  await page.getByRole('button', { name: 'New Campaign' }).click();
  await page.getByRole('menuitem', { name: /Automation/ }).click();
  const steps = page.getByRole('list', { name: 'Steps of the automation' });
  await steps.getByRole('button', { name: 'No trigger yet' }).click();
  await page.getByRole('combobox', { name: 'Starts when someone' }).click();
  await page.getByRole('option', { name: 'gets a tag' }).click();
  await page.getByRole('combobox', { name: 'Tag' }).fill('Regular');
  await page.getByRole('button', { name: 'Done' }).click();

  const add = async (step: string) => {
    await steps
      .getByRole('button', { name: /^Add step after/ })
      .last()
      .click();
    await page.getByRole('menuitem', { name: step }).click();
  };
  await add('Change a tag');
  await page.getByRole('combobox', { name: 'Tag' }).fill('Greeted');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await add('Wait');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await steps
    .getByRole('button', { name: /^Add step after/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Send an email' }).click();
  await page.getByRole('textbox', { name: /^Email name/ }).fill('Welcome');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Write email', exact: true }).click();

  await page
    .getByRole('textbox', { name: 'Subject', exact: true })
    .fill('Welcome, {{ contact.first_name | default: "friend" }}');
  await page.getByRole('button', { name: 'Add block' }).last().click();
  await page.getByRole('menuitem', { name: 'Text', exact: true }).click();
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('The oven is hot from seven.');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'New automation' }).click();

  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start automation' }).click();
  await expect(page.getByText('It has started. People can enter from now on.')).toBeVisible();

  for (const name of ['Zoë Ångström', 'Hannah Boateng']) {
    await page.goto('/dashboard/contacts');
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('dialog', { name }).getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('combobox', { name: /^Tags/ }).fill('Regular,');
    await page.keyboard.press('Tab'); // from the suggestions
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('dialog', { name }).getByText('Regular').first()).toBeVisible();
  }

  await expect
    .poll(async () => (await sent()).flatMap(({ recipients }) => recipients), { timeout: MINUTES })
    .toEqual([zoe]);
  expect((await sent())[0]!.parsed.subject).toBe('Welcome, Zoë');

  await page.goto('/dashboard/campaigns');
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('link', { name: 'Steps' }).click();
  await page.getByRole('tab', { name: 'People' }).click();
  const why = async (name: string, sentence: string | RegExp) => {
    await page
      .getByRole('button', { name: new RegExp(name) })
      .first()
      .click();
    const log = page.getByRole('dialog', { name });
    for (const line of ['Entered: got the tag “Regular”.', sentence, 'Got the tag “Greeted”.', 'Waiting 1 day.'])
      await expect(log.getByText(line)).toBeVisible({ timeout: MINUTES });
    await page.keyboard.press('Escape');
    await expect(log).toBeHidden();
  };
  await why('Zoë Ångström', /^Sent “Welcome”\. Not opened yet\.$/);
  await why('Hannah Boateng', '“Welcome” was not sent. They have not agreed to marketing emails.');
});

/** The job runs once a minute, and again a minute later for people who came in between. */
const MINUTES = 180_000;
