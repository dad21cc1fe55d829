import { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { Transform, type TransformCallback } from 'node:stream';
import { promisify } from 'node:util';
import zlib, { type ZlibOptions } from 'node:zlib';

/**
 * Loaded before Netlify's packager (`--import`), which compresses the same bundles and native packages anew for each of
 * the functions that carry them: 44 archives repeat 14 MB of pictures' code alone eighteen times. Each content is
 * compressed once here, with the result that the packager would have had.
 */
class DeflateOnce extends Transform {
  private readonly parts: Buffer[] = [];
  private readonly settings: ZlibOptions;

  constructor(settings: ZlibOptions = {}) {
    super();
    this.settings = settings;
  }

  override _transform(part: Buffer, _: BufferEncoding, done: TransformCallback): void {
    this.parts.push(part);
    done();
  }

  override _flush(done: TransformCallback): void {
    const content = Buffer.concat(this.parts);
    const key = `${this.settings.level ?? ''} ${createHash('sha1').update(content).digest('hex')}`;
    const packed = known.get(key) ?? deflate(content, this.settings);
    known.set(key, packed);
    packed.then((bytes) => done(null, bytes), done);
  }
}

const known = new Map<string, Promise<Buffer>>();
const deflate = promisify<Buffer, ZlibOptions, Buffer>(zlib.deflateRaw);

Object.assign(zlib, { DeflateRaw: DeflateOnce });
syncBuiltinESMExports();
