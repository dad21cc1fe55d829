import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { makeGuardedWeb } from '../guarded-web/guarded-web';
import { makeCertificate } from '../../testing/certificate';
import { refusal, startMailServer } from '../../testing/mail-server';
import { never } from '../../testing/vendor-server';
import { smtpCheck } from './smtp-check';

const { cert, key } = makeCertificate();
let stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops) await stop();
  stops = [];
});

async function server(...options: Parameters<typeof startMailServer>) {
  const started = await startMailServer(...options);
  stops.push(started.stop);
  return started;
}

/** Checks `port` of localhost; a server listening on another port plays the one on `as`. */
function check(port: number, values = {}, { as = port, signal = never(), silenceMs = 300_000 } = {}) {
  const line = {
    openLine: async () => {
      const socket = connect({ host: '127.0.0.1', port });
      await once(socket, 'connect');
      return { socket };
    },
  };
  const guarded = makeGuardedWeb({ allowedOrigins: [`localhost:${port}`], version: '1.2.3' });
  return smtpCheck(as === port ? guarded : line, { silenceMs, trusted: cert })(
    { smtpHost: 'localhost', smtpPort: String(as), smtpFrom: 'ada@bakery.example', ...values },
    signal,
  );
}

const login = { smtpUser: 'ada@bakery.example', smtpPassword: 'p:%s with spaces' };
const accepting = (seen: unknown[] = []): NonNullable<Parameters<typeof startMailServer>[0]> => ({
  cert,
  key,
  disabledCommands: [],
  onAuth: ({ username, password }, { secure }, done) => {
    seen.push({ username, password, secure });
    done(null, { user: username });
  },
});

describe('a test of a mail server', () => {
  it('signs in over STARTTLS, and sends nothing', async () => {
    const seen: unknown[] = [];
    const { port, mails } = await server(accepting(seen));
    expect(await check(port, login)).toEqual({
      works: true,
      sentence:
        'The mail server localhost can be reached and accepts the user name and password. Whether it takes mail from your address shows with the first one.',
    });
    expect(seen).toEqual([{ username: login.smtpUser, password: login.smtpPassword, secure: true }]);
    expect(mails).toEqual([]);
  });

  it('begins with TLS on port 465', async () => {
    const seen: unknown[] = [];
    const { port } = await server({ ...accepting(seen), secure: true });
    expect(await check(port, login, { as: 465 })).toMatchObject({ works: true });
    expect(seen).toMatchObject([{ secure: true }]);
  });

  it('needs no password where the server wants none', async () => {
    const { port } = await server();
    expect(await check(port)).toEqual({
      works: true,
      sentence:
        'The mail server localhost can be reached. Whether it takes mail from your address shows with the first one.',
    });
  });

  it('never sends a password unencrypted', async () => {
    const seen: unknown[] = [];
    const { port } = await server({ ...accepting(seen), disabledCommands: ['STARTTLS'], allowInsecureAuth: true });
    expect(await check(port, login)).toEqual({
      works: false,
      sentence: expect.stringContaining('offers no encrypted connection, so the password was not sent'),
    });
    expect(seen).toEqual([]);
  });

  it.each(['starttls', 'implicit'])('does not accept an untrusted certificate, by %s', async (kind) => {
    const seen: unknown[] = [];
    const { port } = await server({ ...accepting(seen), ...makeCertificate(), secure: kind === 'implicit' });
    expect(await check(port, login, { as: kind === 'implicit' ? 465 : port })).toEqual({
      works: false,
      sentence: 'The certificate of the mail server localhost is not valid, so nothing was sent to it.',
    });
    expect(seen).toEqual([]);
  });

  it.each([
    ['535 5.7.8 authentication failed', /does not accept this user name and password \(535\)/],
    ['454 4.7.0 temporary failure', /does not let anybody in right now \(454\)/],
  ])('explains "%s"', async (reply, sentence) => {
    const { port } = await server({ ...accepting(), onAuth: (_auth, _session, done) => done(refusal(reply)) });
    expect(await check(port, login)).toEqual({ works: false, sentence: expect.stringMatching(sentence) });
  });

  it.each([
    ['421 too many connections', /turned us away \(421\)\. Test again/],
    ['554 no service for you', /turned us away \(554\)\. Ask your mail provider/],
  ])('explains the greeting "%s"', async (reply, sentence) => {
    const { port } = await server({ onConnect: (_session, done) => done(refusal(reply)) });
    expect(await check(port)).toEqual({ works: false, sentence: expect.stringMatching(sentence) });
  });

  it('reports a server that is silent, and one that is not a mail server', async () => {
    const sockets: Socket[] = [];
    const other = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
    await once(other, 'listening');
    stops.push(() => {
      sockets.forEach((socket) => socket.destroy());
      other.close();
    });
    const { port } = other.address() as AddressInfo;
    expect(await check(port, {}, { silenceMs: 150 })).toEqual({
      works: false,
      sentence: 'The mail server localhost did not answer in time. Test again in a few minutes.',
    });
    expect(await check(port, {}, { signal: AbortSignal.timeout(150) })).toEqual({
      works: false,
      sentence: expect.stringContaining('did not answer in time'),
    });
    other.on('connection', (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    expect(await check(port)).toEqual({
      works: false,
      sentence: expect.stringMatching(/does not speak like a mail server|hung up before|turned us away/),
    });
  });

  it('reports a port where nobody listens', async () => {
    const { port, stop } = await startMailServer();
    await stop();
    expect(await check(port)).toEqual({
      works: false,
      sentence: 'The mail server localhost could not be reached. Check the address, or test again in a few minutes.',
    });
  });

  it.each(['127.0.0.1', 'localhost', '10.0.0.8', '169.254.169.254', '2130706433', 'nowhere.invalid'])(
    'connects to nothing private: %s',
    async (smtpHost) => {
      let connections = 0;
      const inside = await server({
        onConnect: (_session, done) => {
          connections += 1;
          done();
        },
      });
      const outcome = await smtpCheck(makeGuardedWeb({ version: '1.2.3' }))(
        { smtpHost, smtpPort: String(inside.port) },
        never(),
      );
      expect(outcome).toEqual({
        works: false,
        sentence: expect.stringContaining('was not found on the public internet'),
      });
      expect(connections).toBe(0);
    },
  );
});
