import { createServer } from 'node:http';
import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { listenOnFreePort } from '../scripts/ports';
import { accessible } from './harness/accessible';
import { signUp } from './harness/people';
import { expect, test } from './harness/test';

test('a visitor of a website that we did not write and its owner talk, and neither reloads a page', async ({
  page,
  browser,
}) => {
  await signUp(page, 'chat', { company: 'Corner Grill' });
  const owner = inboxOf(page.request);
  const shop = await serveShop(await owner.connect(['localhost']));
  try {
    const guest = await openAs(browser, `${shop.url}/menu?secret=1`);
    const chat = guest.page;
    await chat.getByRole('button', { name: 'Open chat' }).click();
    const panel = chat.getByRole('dialog', { name: 'Chat with us' });
    await expect(panel.getByText('Hello! How can we help?')).toBeVisible();
    expect(await guest.kept()).toEqual({ cookies: [], stored: 0 });
    await accessible(chat);

    // Both ways, markup and all.
    const log = panel.getByRole('log');
    await panel.getByRole('textbox', { name: 'Your message' }).fill(`Is there a table? ${HOSTILE}`);
    await chat.keyboard.press('Enter');
    await expect(log.getByText('Is there a table?')).toBeVisible();
    const conversationId = await owner.conversation('Is there a table?');
    await owner.type(conversationId, true);
    await expect(panel.getByText('Typing…')).toBeVisible();
    await owner.answer(conversationId, `Yes, at eight. ${HOSTILE}`);
    await expect(log.getByText('Yes, at eight.')).toBeVisible();
    await expect(log.getByText('Ada Baker')).toBeVisible();
    await expect.poll(() => owner.states(conversationId)).toEqual(['received', 'read']);
    await panel.getByRole('textbox', { name: 'Your message' }).pressSequentially('We are f');
    await expect.poll(() => owner.isVisitorTyping(conversationId)).toBe(true);
    await panel.getByRole('textbox', { name: 'Your message' }).fill('');

    // A picture, on a page whose policy allows none of ours.
    await chat
      .locator('input[type=file]')
      .setInputFiles({ name: 'cake.png', mimeType: 'image/png', buffer: await picture(chat) });
    await expect(log.getByRole('img', { name: 'cake.png' })).toBeVisible();

    // History is there after a reload, and in another tab, where news come too.
    await chat.reload();
    await chat.getByRole('button', { name: 'Open chat' }).click();
    await expect(log.getByText('Yes, at eight.')).toBeVisible();
    await expect(log.getByRole('img', { name: 'cake.png' })).toBeVisible();
    const tab = await guest.context.newPage();
    await tab.goto(`${shop.url}/jobs`);
    await expect(tab.getByRole('button', { name: 'Open chat' })).toBeVisible();
    await owner.answer(conversationId, 'Shall I book it?');
    await expect(log.getByText('Shall I book it?')).toBeVisible();
    await tab.getByRole('button', { name: /^Open chat/ }).click();
    await expect(tab.getByRole('log').getByText('Shall I book it?')).toBeVisible();
    await tab.close();

    // In a tunnel: kept, sent once when the connection is back.
    await guest.context.setOffline(true);
    await panel.getByRole('textbox', { name: 'Your message' }).fill('Yes please!');
    await chat.keyboard.press('Enter');
    await expect(panel.getByText('You are offline.')).toBeVisible();
    await guest.context.setOffline(false);
    await expect.poll(() => owner.texts(conversationId)).toContain('Yes please!');
    await expect(panel.getByText('You are offline.')).toBeHidden();
    expect((await owner.texts(conversationId)).filter((text) => text === 'Yes please!')).toHaveLength(1);

    await chat.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(chat.getByRole('button', { name: 'Open chat' })).toBeFocused();
    expect(await chat.evaluate(() => (window as { hacked?: unknown }).hacked)).toBeUndefined();
    expect(guest.problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED/.test(problem))).toEqual([]);
    expect(shop.asked.filter((path) => path.includes('secret'))).toEqual(['/menu?secret=1', '/menu?secret=1']);

    // The same page under a domain that the owner has not allowed shows nothing.
    const foreign = await openAs(browser, `${shop.url.replace('localhost', '127.0.0.1')}/menu`);
    await expect.poll(() => foreign.refused).toEqual([403]);
    await expect(foreign.page.getByRole('button', { name: 'Open chat' })).toHaveCount(0);
  } finally {
    shop.stop();
  }
});

/** The owner's side as its page calls it. */
function inboxOf(request: APIRequestContext) {
  const data = async (reply: Awaited<ReturnType<APIRequestContext['get']>>): Promise<unknown> => {
    expect(reply.ok(), await reply.text()).toBe(true);
    return ((await reply.json()) as { data: unknown }).data;
  };
  /** Oldest first. */
  const messages = async (id: string) =>
    ((await data(await request.get(`/api/conversations/${id}/messages`))) as { items: Line[] }).items.toReversed();
  return {
    /** Returns the line for the website. */
    async connect(hosts: string[]): Promise<string> {
      const look = { title: '', greeting: '', away: '', accent: '', side: 'right' };
      const connect = { channel: 'livechat', name: 'Website', hosts, look };
      const channel = (await data(await request.post('/api/inbox/channels', { data: { connect } }))) as {
        chat: { snippet: string };
      };
      return channel.chat.snippet;
    },
    async conversation(beginning: string): Promise<string> {
      const find = async () =>
        (
          (await data(await request.get('/api/conversations'))) as { items: { id: string; lastMessage: string }[] }
        ).items.find(({ lastMessage }) => lastMessage.startsWith(beginning));
      await expect.poll(find).toBeDefined();
      return (await find())!.id;
    },
    answer: async (id: string, text: string) =>
      data(await request.post(`/api/conversations/${id}/messages`, { data: { messageId: crypto.randomUUID(), text } })),
    type: async (id: string, typing: boolean) =>
      data(await request.put(`/api/conversations/${id}/presence`, { data: { typing } })),
    isVisitorTyping: async (id: string) =>
      ((await data(await request.get(`/api/conversations/${id}`))) as { typing: boolean }).typing,
    states: async (id: string) => (await messages(id)).map(({ state }) => state),
    texts: async (id: string) => (await messages(id)).map(({ content }) => content),
  };
}

/** A visitor's browser. The chat's shadow root is closed to scripts; it is opened here for the test alone. */
async function openAs(browser: Browser, url: string) {
  const context: BrowserContext = await browser.newContext();
  await context.addInitScript(() => {
    const original = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (init) {
      return original.call(this, { ...init, mode: 'open' });
    };
  });
  const page: Page = await context.newPage();
  const problems: string[] = [];
  const refused: number[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('response', (response) => {
    if (response.url().includes('/api/chat/') && response.status() >= 400) refused.push(response.status());
  });
  await page.goto(url);
  return {
    context,
    page,
    problems,
    refused,
    kept: async () => ({
      cookies: await context.cookies(),
      stored: await page.evaluate(() => localStorage.length + sessionStorage.length),
    }),
  };
}

/** Drawn by the browser: a real one, of a size that can be seen. */
const picture = async (page: Page): Promise<Buffer> => page.locator('h1').screenshot();

/** Under a strict policy, which allows our address in two lines and nothing else of ours, and with rude styles. */
async function serveShop(line: string): Promise<{ url: string; asked: string[]; stop(): void }> {
  const ours = new URL(/src="([^"]+)"/.exec(line)![1]!).origin;
  const asked: string[] = [];
  const server = createServer((request, reply) => {
    asked.push(request.url ?? '');
    if (request.url === '/shop.css')
      return reply
        .writeHead(200, { 'content-type': 'text/css' })
        .end('* { color: navy; font: 2rem serif } div { display: none !important }');
    if (request.url === '/favicon.ico') return reply.writeHead(204).end();
    reply
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; style-src 'self'; script-src ${ours}; connect-src ${ours}; require-trusted-types-for 'script'; trusted-types 'none'`,
      })
      .end(SHOP.replace('</head>', `${line}</head>`));
  });
  const port = await listenOnFreePort(server, 24_400);
  return {
    url: `http://localhost:${port}`,
    asked,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const HOSTILE = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
const SHOP = `<!doctype html><html lang="en"><head><title>Corner Grill</title><link rel="stylesheet" href="/shop.css"></head>
  <body><main><h1>Corner Grill</h1><p>Open from five.</p></main></body></html>`;

interface Line {
  state: string;
  content: string;
}
