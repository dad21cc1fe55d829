import { gzipSync } from 'node:zlib';
import { makeChatScript } from './chat-script';

test('the chat that websites load is 20 KB at most, compressed', async () => {
  expect(gzipSync(await makeChatScript(), { level: 9 }).byteLength).toBeLessThanOrEqual(20 * 1024);
});

test('it makes no code and no markup of text, sets no cookie, and is plain ASCII', async () => {
  const script = new TextDecoder().decode(await makeChatScript());
  expect(script).toContain('attachShadow({mode:"closed"})');
  expect(script).not.toMatch(
    /cookie|\beval\b|Function\(|innerHTML|outerHTML|insertAdjacentHTML|document\.write|setAttribute\("style"|DOMParser/,
  );
  expect([...script].every((sign) => sign.charCodeAt(0) < 128)).toBe(true);
});
