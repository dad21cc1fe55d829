import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { accessible } from './harness/accessible';
import { PASSWORD, signUp } from './harness/people';
import { expect, test } from './harness/test';

test('someone locks the account with a second factor, comes back with a code, and takes everything along', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 403/); // signing in without a code
  const { email } = await signUp(page, 'locked', { company: 'Rye & Co' });

  await page.goto('/dashboard/settings?section=security');
  const panel = page.getByRole('region', { name: 'Two-factor sign-in' });
  await panel.getByRole('button', { name: 'Turn on' }).click();
  await panel.getByLabel('Current password').fill(PASSWORD);
  await panel.getByRole('button', { name: 'Continue' }).click();
  await expect(panel.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = ((await panel.getByLabel('Key for your authenticator app').textContent()) ?? '').replaceAll(/\s/g, '');
  await accessible(page);
  await panel.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
  await panel.getByRole('button', { name: 'Turn on' }).click();
  const codes = panel.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await panel.getByRole('checkbox').check();
  await panel.getByRole('button', { name: 'Done' }).click();
  await expect(panel.getByText('On', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('textbox', { name: 'Code' }).fill(recovery);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/dashboard/settings?tab=privacy');
  await page.getByRole('button', { name: 'Export everything' }).click();
  const part = page.getByRole('link', { name: /^Download/ });
  await expect(part).toBeVisible();
  const download = page.waitForEvent('download');
  await part.click();
  const files = unzipSync(readFileSync(await (await download).path()));
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['README.txt', 'index.json', 'tables/workspaces.json']));
  const said = Object.values(files)
    .map((bytes) => strFromU8(bytes, true))
    .join('\n');
  expect(said).toContain('Rye & Co');
  expect(said).not.toContain(secret);
  expect(said).not.toContain(PASSWORD);
});

/** The code of an authenticator app for a base-32 secret (RFC 6238: SHA-1, half minutes, six digits). */
function codeOf(secret: string): string {
  const bits = [...secret]
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const mac = createHmac('sha1', Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2))))
    .update(counter)
    .digest();
  return String((mac.readUInt32BE(mac[19]! & 15) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}
