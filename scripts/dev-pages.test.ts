import { createServer } from 'node:net';
import { once } from 'node:events';
import { openPages, type DevPages } from './dev-pages';
import { findFreePort, isAnswered } from './ports';

describe('the port of the pages under netlify dev', () => {
  let pages: DevPages | undefined;
  afterEach(() => pages?.close());

  test('answers connections at once, and a request when there is something to answer it', async () => {
    const port = await findFreePort(24_300);
    pages = await openPages(port);
    expect(await isAnswered(port)).toBe(true);
    const arrived = once(pages.server, 'request');
    const early = fetch(`http://127.0.0.1:${port}/early`).then((reply) => reply.text());
    await arrived;
    pages.serve((request, reply) => reply.end(`page ${request.url}`));
    expect(await early).toBe('page /early');
    expect(await (await fetch(`http://127.0.0.1:${port}/late`)).text()).toBe('page /late');
  });

  test('says so when another program has it', async () => {
    const other = createServer();
    const port = await findFreePort(24_300);
    await once(other.listen(port, '127.0.0.1'), 'listening');
    try {
      await expect(openPages(port)).rejects.toThrow(
        `Port ${port}, which netlify.toml gives to Vite, is taken by another program.`,
      );
    } finally {
      other.close();
    }
  });
});
