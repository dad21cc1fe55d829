import { generateKeyPairSync, sign } from 'node:crypto';
import { HOUR_MS } from '../../src/domain/duration';

/**
 * A new self-signed certificate for `localhost` with its key: X.509 version 3 as in RFC 5280. Valid for an hour,
 * or expired an hour ago.
 */
export function makeCertificate({ type = 'ec', hasEnded = false }: { type?: 'ec' | 'rsa'; hasEnded?: boolean } = {}): {
  cert: string;
  key: string;
} {
  const { publicKey, privateKey } =
    type === 'ec'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const algorithm = type === 'ec' ? ECDSA_SHA256 : RSA_SHA256;
  const name = sequence(set(sequence(oid('550403'), der(0x0c, Buffer.from('localhost'))))); // CN=localhost
  const alternative = sequence(oid('551d11'), der(0x04, sequence(der(0x82, Buffer.from('localhost'))))); // subjectAltName
  const content = sequence(
    der(0xa0, integer(2)),
    integer(1),
    algorithm,
    name,
    sequence(time(hasEnded ? -7_200_000 : -HOUR_MS), time(hasEnded ? -HOUR_MS : HOUR_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(alternative)),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  const body = sequence(content, algorithm, signature).toString('base64').replace(/.{64}/g, '$&\n');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${body}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  };
}

function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const length =
    content.length < 0x80
      ? [content.length]
      : content.length < 0x100
        ? [0x81, content.length]
        : [0x82, content.length >> 8, content.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const sequence = (...contents: Buffer[]) => der(0x30, ...contents);
const set = (...contents: Buffer[]) => der(0x31, ...contents);
const integer = (value: number) => der(0x02, Buffer.from([value]));
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const time = (fromNow: number) =>
  der(0x17, Buffer.from(`${new Date(Date.now() + fromNow).toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));
const ECDSA_SHA256 = sequence(oid('2a8648ce3d040302'));
const RSA_SHA256 = sequence(oid('2a864886f70d01010b'), der(0x05));
