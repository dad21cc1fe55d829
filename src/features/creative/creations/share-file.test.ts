import { http, HttpResponse } from 'msw';
import { server } from '../../../testing/server';
import { pictureAsPng } from './picture-file';
import { shareFile } from './share-file';

// A canvas is the one thing of a browser that jsdom has not; how the picture is handed on does not depend on it.
jest.mock('./picture-file', () => ({ pictureAsPng: jest.fn() }));

const picture = { src: '/api/creative/creations/1/file', title: 'Friday: burger/night', type: 'image' as const };
const png = new Blob(['png'], { type: 'image/png' });

beforeEach(() => {
  jest.mocked(pictureAsPng).mockReset().mockResolvedValue(png);
  browserHas({});
});

test('where the system shares files, it gets the picture as a file with a safe name', async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  browserHas({ share, canShare: () => true });

  expect(await shareFile(picture)).toBe('shared');
  const { files, title } = share.mock.calls[0][0] as { files: File[]; title: string };
  expect(title).toBe('Friday: burger/night');
  expect([files[0]!.name, files[0]!.type]).toEqual(['Friday burger night.png', 'image/png']);
});

test('whoever closes the share sheet is not offered another way', async () => {
  const write = jest.fn();
  browserHas({
    share: () => Promise.reject(new DOMException('closed', 'AbortError')),
    canShare: () => true,
    clipboard: { write, writeText: write },
  });

  expect(await shareFile(picture)).toBe('cancelled');
  expect(write).not.toHaveBeenCalled();
});

test('where files cannot be shared, the picture is copied', async () => {
  const write = jest.fn().mockResolvedValue(undefined);
  const share = jest.fn();
  browserHas({ share, canShare: () => false, clipboard: { write, writeText: jest.fn() } });

  expect(await shareFile(picture)).toBe('copied');
  expect(share).not.toHaveBeenCalled();
  const [item] = write.mock.calls[0][0] as [FakeClipboardItem];
  expect(await item.parts['image/png']).toBe(png);
});

test('a share sheet that fails gives way to copying', async () => {
  browserHas({
    share: () => Promise.reject(new DOMException('too late', 'NotAllowedError')),
    canShare: () => true,
    clipboard: { write: () => Promise.resolve(), writeText: jest.fn() },
  });
  expect(await shareFile(picture)).toBe('copied');
});

test('a clip goes to the share sheet as a file, and nowhere else', async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  const clip = {
    src: 'http://localhost/api/creative/creations/2/file',
    title: 'Burger, stacked',
    type: 'video' as const,
  };
  let loads = 0;
  server.use(
    http.get(clip.src, () => {
      loads += 1;
      return new HttpResponse(new Uint8Array([0, 0, 0, 8]), { headers: { 'content-type': 'video/mp4' } });
    }),
  );
  browserHas({ share, canShare: () => true });
  expect(await shareFile(clip)).toBe('shared');
  const [file] = (share.mock.calls[0][0] as { files: File[] }).files;
  expect([file!.name, file!.type, loads]).toEqual(['Burger, stacked.mp4', 'video/mp4', 1]);

  browserHas({ clipboard: { write: () => Promise.resolve() } });
  expect(await shareFile(clip)).toBe('failed');
});

test('a browser that can do none of it says so instead of doing nothing', async () => {
  expect(await shareFile(picture)).toBe('failed');
});

function browserHas({
  share,
  canShare,
  clipboard,
}: {
  share?: unknown;
  canShare?: unknown;
  clipboard?: unknown;
}): void {
  for (const [name, value] of Object.entries({ share, canShare, clipboard }))
    Object.defineProperty(navigator, name, { value, configurable: true });
  Object.defineProperty(globalThis, 'ClipboardItem', { value: FakeClipboardItem, configurable: true });
}

class FakeClipboardItem {
  constructor(readonly parts: Record<string, Promise<Blob>>) {}
}
