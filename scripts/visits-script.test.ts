import { gzipSync } from 'node:zlib';
import { makeVisitsScript } from './visits-script';

test('the script that websites load is 1,000 bytes at most, compressed', async () => {
  expect(gzipSync(await makeVisitsScript(), { level: 9 }).byteLength).toBeLessThanOrEqual(1_000);
});

test('it reads and writes no cookie and no storage, and makes no code of text', async () => {
  const script = new TextDecoder().decode(await makeVisitsScript());
  expect(script).toContain('sendBeacon');
  expect(script).not.toMatch(
    /cookie|[sS]torage|indexedDB|caches|\beval\b|Function\(|innerHTML|document\.write|createElement/,
  );
});
