import { accessible } from './harness/accessible';
import { signUp } from './harness/people';
import { expect, test } from './harness/test';

/** A business with a website need not fill in the form by hand; a private address is refused. */
test('a website fills in the profile for the owner to correct', async ({ page, problems }) => {
  problems.expect(/status of 400/); // the private address
  await signUp(page, 'website', { company: 'Harbour Bakery' });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Describe your business' }).first().click();

  await page.getByRole('textbox', { name: 'Website' }).fill('http://169.254.169.254/latest/meta-data');
  await page.getByRole('button', { name: 'Read my website' }).click();
  await expect(page.getByLabel('Website')).toHaveAttribute('aria-invalid', 'true');

  await page.getByRole('textbox', { name: 'Website' }).fill(`http://${process.env.E2E_SITE_HOST}`);
  await page.getByRole('button', { name: 'Read my website' }).click();
  await expect(page.getByLabel('What you do')).toHaveValue('Sourdough and pastries by the harbour');
  await expect(page.getByLabel('Where you are')).toHaveValue(/3 Quay Street/);
  await expect(page.getByPlaceholder('Sourdough loaf').first()).toHaveValue('Sourdough loaves');
  await accessible(page);
  await page.getByRole('textbox', { name: 'Who it is for' }).fill('families and commuters nearby');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('button', { name: 'Skip to my ideas' }).click();
  await expect(page.getByRole('button', { name: /^Create Content/ })).toHaveCount(3);
});
