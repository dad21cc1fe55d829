import type { StoragePort } from '../ports/storage';

/** What every store must do, whoever provides it. `makeStorage` is called after the tests' own beforeAll. */
export function behavesAsStorage(makeStorage: () => StoragePort): void {
  const text = (bytes: Uint8Array | null) => bytes && new TextDecoder().decode(bytes);
  const bytes = (words: string) => new TextEncoder().encode(words);
  const all = async (folder: string) => {
    const keys: string[] = [];
    for await (const batch of makeStorage().list(folder)) keys.push(...batch);
    return keys.sort();
  };

  it('gives back what was written, byte for byte, also zeros and high bytes', async () => {
    const every = Uint8Array.from({ length: 256 }, (_, index) => index);
    await makeStorage().write('files/a/every-byte.png', every);
    expect(await makeStorage().read('files/a/every-byte.png')).toEqual(every);
  });

  it('writes what a view shows of a larger buffer, not the buffer', async () => {
    await makeStorage().write('files/a/view.png', bytes('....inside....').subarray(4, 10));
    expect(text(await makeStorage().read('files/a/view.png'))).toBe('inside');
  });

  it('answers null for a key that is not there, and removes it without complaint', async () => {
    expect(await makeStorage().read('files/a/never.png')).toBeNull();
    expect(await makeStorage().stat('files/a/never.png')).toBeNull();
    await expect(makeStorage().remove('files/a/never.png')).resolves.toBeUndefined();
  });

  it('tells size and time of writing', async () => {
    const before = Date.now();
    await makeStorage().write('files/a/told.png', bytes('seven b'));
    const stored = await makeStorage().stat('files/a/told.png');
    expect(stored?.bytes).toBe(7);
    // Stores count in whole seconds, and a file system's clock is coarser than Node's.
    expect(Math.abs(stored!.writtenAt!.getTime() - before)).toBeLessThan(10_000);
  });

  it('forgets what was removed', async () => {
    await makeStorage().write('files/a/gone.png', bytes('x'));
    await makeStorage().remove('files/a/gone.png');
    expect(await makeStorage().read('files/a/gone.png')).toBeNull();
  });

  it('lists what lies below a folder and nothing beside it', async () => {
    for (const key of ['listed/1.png', 'listed/deep/er/2.png', 'listed-not/3.png'])
      await makeStorage().write(key, bytes('x'));
    expect(await all('listed')).toEqual(['listed/1.png', 'listed/deep/er/2.png']);
    expect(await all('nowhere')).toEqual([]);
  });

  it('reads a part, where it can, and no more than there is', async () => {
    const storage = makeStorage();
    await storage.write('files/a/part.png', bytes('0123456789'));
    if (!storage.readRange) return;
    expect(text(await storage.readRange('files/a/part.png', 2, 4))).toBe('234');
    expect(text(await storage.readRange('files/a/part.png', 8, 400))).toBe('89');
    expect(await storage.readRange('files/a/never.png', 0, 1)).toBeNull();
  });

  it.each(hostileKeys.map((key) => [JSON.stringify(key).slice(0, 60), key]))(
    'refuses the key %s before anything is asked',
    async (_shown, key) => {
      const storage = makeStorage();
      for (const attempt of [
        () => storage.read(key),
        () => storage.write(key, bytes('x')),
        () => storage.remove(key),
        () => storage.stat(key),
      ]) {
        await expect((async () => attempt())()).rejects.toThrow('A storage key holds');
      }
      await expect((async () => all(key))()).rejects.toThrow('A storage folder holds');
    },
  );
}

/** Every known way of escaping from a folder. */
export const hostileKeys = [
  '../secret.txt',
  'files/../../etc/passwd',
  '..',
  '.',
  '',
  '/',
  '/etc/passwd',
  'files//double.png',
  'files/./here.png',
  '..%2fsecret.txt',
  '%2e%2e/secret.txt',
  '%252e%252e%252fsecret.txt',
  'files\\..\\secret.txt',
  'C:\\windows\\win.ini',
  'files/x.png\u0000.txt',
  'files/\u0000',
  'files/%00.png',
  'files/x.png ',
  'files/x\n.png',
  'FILES/x.png',
  'files/ünï.png',
  'files/․․/x.png',
  '~/x.png',
  'files:x.png',
  'files/con.',
  '.env',
  `files/${'a'.repeat(300)}.png`,
  `${'a/'.repeat(2_000)}x.png`,
];
