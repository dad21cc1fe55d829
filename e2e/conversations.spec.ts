import type { APIRequestContext, Page } from '@playwright/test';
import { accessible } from './harness/accessible';
import { signUp } from './harness/people';
import { expect, test } from './harness/test';

/**
 * An owner connects a chat, a visitor of their website writes, and the owner answers, notes, closes and finds again,
 * without a reload; then the same on a phone.
 */
test('a visitor writes, and the owner reads, answers, notes, closes and finds it', async ({ page, request }) => {
  await signUp(page, 'conversations', { company: 'Corner Grill' });
  await page.goto('/dashboard/conversations');
  await expect(page.getByRole('heading', { name: 'Select a conversation' })).toBeVisible();
  await expect(page.getByText('No conversations yet')).toBeVisible();
  await accessible(page);

  await page.getByRole('link', { name: 'Connect a channel' }).click();
  await page.getByRole('button', { name: 'Connect Live chat' }).click();
  const form = page.getByRole('dialog', { name: 'Connect Live chat' });
  await form.getByRole('textbox', { name: 'Domains' }).fill('corner-grill.example');
  await form.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Website chat' })).toBeVisible();
  await accessible(page);
  await saveReply(page);

  await page.goto('/dashboard/conversations');
  const visitor = await visitorOf(request, await chatKey(page));
  await visitor.writes('Could you do ten of us on Saturday? <b>All</b> of us');
  const list = page.getByRole('list', { name: 'Conversations' });
  await list.getByRole('button', { name: /Visitor/ }).click();
  const thread = page.getByRole('list', { name: 'Thread' });
  await expect(thread.getByText('Could you do ten of us on Saturday? <b>All</b> of us')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Unread 0' })).toBeVisible();
  await accessible(page);

  // A draft outlives a reload, Enter sends it, and the visitor reads it.
  const box = page.getByRole('textbox', { name: 'Message to Visitor' });
  await box.fill('The long table');
  await page.reload();
  await expect(box).toHaveValue('The long table');
  await box.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' is yours.');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('');
  await expect(thread.getByText('The long table is yours.')).toHaveCount(1);
  await expect.poll(() => visitor.reads()).toContain('The long table is yours.');

  await visitor.writes('Perfect!');
  await expect(thread.getByText('Perfect!')).toBeVisible();

  await page.getByRole('button', { name: 'Saved replies' }).click();
  await page.getByRole('button', { name: /Parking/ }).click();
  await expect(box).toHaveValue('You can park behind the house.');
  await box.fill('');

  await page.getByRole('button', { name: 'Private note' }).click();
  await page.getByRole('textbox', { name: 'Private note' }).fill('Regular guest');
  await page.keyboard.press('Enter');
  await expect(thread.getByText('Regular guest')).toBeVisible();
  expect(await visitor.reads()).not.toContain('Regular guest');

  await thread.getByText('Regular guest').click(); // away from the box, where letters are only letters
  await page.keyboard.press('e');
  await expect(page.getByRole('tab', { name: 'Closed 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('tab', { name: 'Closed 0' })).toBeVisible();

  await page.keyboard.press('/');
  await page.keyboard.type('saturday');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.type(' penguin');
  await expect(page.getByText('Nothing found for “saturday penguin”.')).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Contact details' }).click();
  await expect(page.getByText('Not in your contacts yet')).toBeVisible();
  await expect(thread).toBeHidden();
  await accessible(page);
  await page.getByRole('button', { name: 'Back to the messages' }).click();
  await expect(thread).toBeVisible();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(list).toBeVisible();
  await expect(thread).toBeHidden();
  await accessible(page);
});

async function saveReply(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Saved replies' }).click();
  await page.getByRole('button', { name: 'Add saved reply' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Parking');
  await page.getByRole('textbox', { name: 'Reply' }).fill('You can park behind the house.');
  await page.getByRole('button', { name: 'Save reply' }).click();
  await expect(page.getByRole('list', { name: 'Saved replies' }).getByText('Parking')).toBeVisible();
}

async function chatKey(page: Page): Promise<string> {
  const reply = await page.request.get('/api/inbox/channels');
  const { data } = (await reply.json()) as { data: { items: { chat: { key: string } | null }[] } };
  return data.items.find(({ chat }) => chat !== null)!.chat!.key;
}

/** Somebody on the owner's website, as its chat calls the server. */
async function visitorOf(request: APIRequestContext, key: string) {
  const address = 'https://corner-grill.example/menu';
  const headers = { origin: 'https://corner-grill.example' };
  const path = `/api/chat/${encodeURIComponent(key)}`;
  const reply = await request.post(`${path}/visits`, { headers, data: { page: address } });
  expect(reply.ok(), await reply.text()).toBe(true);
  const { visitor } = ((await reply.json()) as { data: { visitor: string } }).data;
  return {
    async writes(text: string): Promise<void> {
      const data = { visitor, messageId: crypto.randomUUID(), text, page: address };
      const sent = await request.post(`${path}/messages`, { headers, data });
      expect(sent.ok(), await sent.text()).toBe(true);
    },
    async reads(): Promise<string[]> {
      const opened = await request.post(`${path}/visits`, { headers, data: { page: address, visitor } });
      const { data } = (await opened.json()) as { data: { messages: { content: string }[] } };
      return data.messages.map(({ content }) => content);
    },
  };
}
