import { box, clip, track, words } from '../../../testing/clips';
import { clipInspector } from './clip-inspector';

const inspect = (bytes: Uint8Array) => clipInspector.inspect(bytes);
const kindOf = (bytes: Uint8Array) => inspect(bytes).kind;

describe('a clip', () => {
  it('of H.264 with or without AAC is taken with the size and the time that its index says', () => {
    expect(inspect(clip())).toMatchObject({ kind: 'clip', width: 320, height: 180, durationMs: 2_000 });
    expect(inspect(clip({ tracks: [track({ width: 1080, height: 1920 })] }))).toMatchObject({
      kind: 'clip',
      width: 1080,
      height: 1920,
    });
  });

  it('that a telephone filmed upright is as wide as it is shown', () => {
    expect(inspect(clip({ tracks: [track({ width: 1920, height: 1080, turned: true })] }))).toMatchObject({
      width: 1080,
      height: 1920,
    });
  });

  it('loses its place, its times and the words about it, and keeps its length and its frames', () => {
    const place = box('udta', box('©xyz', Buffer.from('+51.4545-002.5879/', 'latin1')));
    const original = clip({
      tracks: [track({ more: [box('meta', words(0), Buffer.from('Elm Street', 'latin1'))] })],
      inMovie: [place],
      behind: [box('uuid', Buffer.from('0123456789abcdefAda Baker', 'latin1'))],
    });
    const before = original.slice();
    const found = inspect(original);
    if (found.kind !== 'clip') throw new Error(found.kind);
    const text = Buffer.from(found.bytes).toString('latin1');
    for (const word of [
      '51.45',
      'xyz',
      'Elm Street',
      'Ada Baker',
      "Ada's telephone",
      Buffer.from(words(1_700_000_000)).toString('latin1'),
    ])
      expect(text).not.toContain(word);
    expect(found.bytes.byteLength).toBe(original.byteLength);
    expect(text.slice(text.indexOf('mdat'))).toBe(Buffer.from(before).toString('latin1').slice(text.indexOf('mdat')));
    expect(original).toEqual(before); // what was handed over stays as it is
    expect(kindOf(found.bytes)).toBe('clip');
  });
});

it.each([
  ['other', 'a text', new TextEncoder().encode('this is no clip at all, whatever its name says')],
  ['other', 'nothing', new Uint8Array()],
  ['other', "QuickTime's own", clip({ brand: 'qt  ' })],
  ['broken', 'cut off', clip().slice(0, -10)],
  ['broken', 'without its end in the index', clip({ inMovie: [Buffer.from([0, 0, 0])] })],
  [
    'broken',
    'without an index',
    new Uint8Array(Buffer.concat([box('ftyp', Buffer.from('isom'), words(0)), box('mdat', Buffer.alloc(9))])),
  ],
  ['broken', 'with an index that leads outside', clip({ tracks: [track({ offset: 1_000_000 })] })],
  ['broken', 'of no time', clip({ durationMs: 0 })],
  ['broken', 'of no size', clip({ tracks: [track({ width: 0 })] })],
  ['pieces', 'a stream', clip({ behind: [box('moof', words(0))] })],
  ['pieces', 'a stream that says so', clip({ inMovie: [box('mvex', words(0))] })],
  ['codec', 'H.265', clip({ tracks: [track({ coding: 'hvc1' })] })],
  ['codec', 'MP3', clip({ tracks: [track(), track({ kind: 'soun', coding: '.mp3' })] })],
  ['tracks', 'only sound', clip({ tracks: [track({ kind: 'soun', coding: 'mp4a' })] })],
  ['tracks', 'two pictures', clip({ tracks: [track(), track()] })],
  ['tracks', 'places', clip({ tracks: [track(), track({ kind: 'meta', coding: 'mett' })] })],
] as const)('is %s: %s', (kind, _what, bytes) => expect(kindOf(bytes)).toBe(kind));

it('of any damaged kind gets one of these answers', () => {
  const whole = clip();
  for (let at = 0; at < whole.byteLength - 70; at += 1) {
    const changed = whole.slice();
    changed[at] = changed[at]! ^ 0xff;
    expect(['clip', 'other', 'broken', 'pieces', 'codec', 'tracks']).toContain(kindOf(changed));
  }
});
