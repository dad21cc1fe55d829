import { accessible } from './harness/accessible';
import { mailsTo } from './harness/ask';
import { confirmAddress } from './harness/mailing';
import { signInToDemo, signUp } from './harness/people';
import { expect, mailingTest, test } from './harness/test';

const TAB = '/dashboard/content-engine?tab=voice-agent';

test('a test call rings, is talked in by keys with captions alone, and its choice stands on the tab and on the ideas', async ({
  page,
}) => {
  await signInToDemo(page);
  await page.goto(TAB);
  const recent = page.getByRole('region', { name: 'Recent calls' });
  // The demo's own two come with its sample data.
  await expect(recent.getByText('Completed')).toHaveCount(2);
  await page.getByRole('button', { name: 'Test call now' }).click();
  const rings = page.getByRole('dialog', { name: 'Your agent is calling' });
  await expect(rings).toBeVisible();
  await expect(page).toHaveTitle(/^☎ Call/);
  await accessible(page);

  // From here on without a mouse, and without the voice.
  await rings.getByRole('button', { name: 'Answer' }).press('Enter');
  const talk = page.getByRole('dialog', { name: 'On the call' });
  const captions = talk.getByRole('log', { name: 'Captions' });
  await expect(captions).toContainText('the automated assistant of');
  await expect(captions).toContainText('Which one shall we make?');
  const mute = talk.getByRole('button', { name: 'Mute the voice' });
  if (await mute.isVisible()) await mute.press('Enter');
  await accessible(page);
  const title = (await talk.getByRole('button', { name: /^2 / }).textContent())!.slice(2);
  await page.keyboard.press('7');
  await expect(captions).toContainText('You 7'); // the figures themselves were told at the beginning, too
  await expect(captions).toContainText('Analytics: people reached');
  await page.keyboard.press('5');
  await expect(captions).toContainText('About number 2');
  await page.keyboard.press('2');
  await expect(captions).toContainText('You chose number 2');
  await expect(talk.getByRole('button', { name: '1 Yes' })).toBeVisible();
  // A key that has just become a yes is held back for as long as nobody can have read it.
  const over = page.getByRole('dialog', { name: 'The call is over' });
  await expect(async () => {
    await page.keyboard.press('1');
    await expect(over).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(over.getByRole('log')).toContainText('It will be ready for your approval');
  await over.getByRole('button', { name: 'Close' }).press('Enter');

  const row = recent.getByRole('button', { name: title });
  await expect(recent).toContainText('3 suggestions, 1 approved');
  await row.click();
  const transcript = page.getByRole('dialog', { name: title });
  await expect(transcript).toContainText('Pressed 5');
  await expect(transcript).toContainText('I’m making');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: /^Ideas/ }).click();
  await expect(page.getByText(/^Already chosen: “.+”, in a call\./)).toBeVisible();
  await page.getByRole('link', { name: 'Read the call' }).click();
  await expect(page.getByRole('dialog', { name: title })).toContainText('I’m making');
});

mailingTest(
  'the link in an email shows the ideas, acts on a button, and tells whoever comes second',
  async ({ page, browser, baseURL }) => {
    const { email } = await signUp(page, 'choosing');
    await confirmAddress(page, email);
    const profile = await page.request.put('/api/engine/profile', {
      data: {
        name: 'Ada’s Bakery',
        what: 'Neighbourhood bakery with sourdough and pastries',
        where: 'Elm Street, Bristol',
        audience: 'families and commuters nearby',
        offers: ['sourdough loaves', 'morning buns'],
        tone: 'friendly',
      },
    });
    expect(profile.ok(), await profile.text()).toBe(true);
    const link = async () =>
      (await mailsTo([email])).map(({ parsed }) => /\/d\/[\w.-]+/.exec(parsed.text ?? '')?.[0]).find(Boolean) ?? '';
    // A job looks every minute.
    await expect.poll(link, { timeout: 150_000 }).not.toBe('');
    const address = await link();

    const [mine, late, plain] = await Promise.all(
      [true, true, false].map(async (javaScriptEnabled) =>
        (await browser.newContext({ baseURL: baseURL!, javaScriptEnabled })).newPage(),
      ),
    );
    for (const reader of [mine!, late!, plain!]) {
      await reader.goto(address);
      await expect(reader.getByRole('heading', { name: 'Which one shall we make?' })).toBeVisible();
    }
    await accessible(mine!);
    const ideas = await mine!.getByRole('heading', { level: 2 }).allTextContents();
    await mine!.getByRole('button', { name: 'Make this one' }).nth(1).click();
    await expect(mine!.getByRole('heading', { name: 'We are making it' })).toBeVisible();
    await late!.getByRole('button', { name: 'Make this one' }).first().click();
    await expect(late!.getByRole('heading', { name: 'This choice is made' })).toBeVisible();
    await expect(late!.getByText(/^Already chosen: “.+”, by email\.$/)).toBeVisible();
    await accessible(late!);
    await plain!.getByRole('button', { name: 'Make this one' }).last().click();
    await expect(plain!.getByRole('heading', { name: 'This choice is made' })).toBeVisible();
    await page.goto('/dashboard/content-engine?tab=ideas');
    await expect(page.getByText(/^Already chosen: “.+”, by email\./)).toBeVisible();
    await expect(page.getByRole('heading', { name: ideas[1]! }).first()).toBeVisible();
  },
);
