import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, forgetEnv } from '../netlify/config/env';
import { mailSettings } from '../netlify/config/mail-settings';
import { smtpMail } from '../netlify/providers/smtp/smtp-mail';
import { useDatabase } from '../netlify/testing/database';
import { chooseMailbox } from './dev-mailbox';
import { isAnswered } from './ports';
import { prepareRuntime } from './prepare-runtime';

useDatabase();

const dataDir = mkdtempSync(join(tmpdir(), 'fourbeat-mailbox-'));
afterEach(() => {
  delete process.env.SMTP_URL;
  delete process.env.PUBLIC_URL;
  forgetEnv();
});
afterAll(() => rmSync(dataDir, { recursive: true }));

it('shows on its page what was sent to it, on this machine only, and is gone after the stop', async () => {
  const { smtpUrl, line, start } = await chooseMailbox();
  const stop = start(dataDir);
  const { smtp, from } = mailSettings({ smtpUrl });
  const page = /http:\/\/localhost:(\d+)/.exec(line[1])!;
  await until(async () => (await isAnswered(smtp!.port)) && (await isAnswered(Number(page[1]))));
  const outside = Object.values(networkInterfaces())
    .flat()
    .filter((address) => address && !address.internal && address.family === 'IPv4')
    .map((address) => address!.address);
  for (const host of outside)
    expect([await isAnswered(smtp!.port, host), await isAnswered(Number(page[1]), host)]).toEqual([false, false]);
  const mail = smtpMail({ server: smtp!, from });
  expect(
    await mail.send({
      id: crypto.randomUUID(),
      recipient: 'ada@bakery.example',
      subject: 'Hello Ada',
      html: '<p>Hello</p>',
      text: 'Hello',
    }),
  ).toMatchObject({ state: 'accepted' });
  await until(async () =>
    ((await (await fetch(`http://127.0.0.1:${page[1]}/email`)).json()) as { subject: string }[]).some(
      ({ subject }) => subject === 'Hello Ada',
    ),
  );
  await stop();
  mail.close();
  expect([await isAnswered(smtp!.port), await isAnswered(Number(page[1]))]).toEqual([false, false]);
});

it('is not started where a mail server is named, and the password is not printed', async () => {
  process.env.SMTP_URL = 'smtp://ada:secret@smtp.example.com:587';
  const { smtpUrl, line } = await chooseMailbox();
  expect([smtpUrl, line]).toEqual([undefined, ['Mail', 'goes out through smtp.example.com:587']]);
});

it('is known to functions and worker while it runs, and to no later start', async () => {
  const file = () => readFileSync(join(process.env.DATA_DIR!, 'runtime.json'), 'utf8');
  const server = () => {
    forgetEnv();
    return env().mail.smtp;
  };
  const running = await prepareRuntime(() => {}, 'smtp://127.0.0.1:1025?tls=off');
  expect(server()).toMatchObject({ host: '127.0.0.1', port: 1025 });
  await prepareRuntime(() => {}); // the first was killed; this is `npm start`
  expect([server(), file().includes('1025')]).toEqual([undefined, false]);
  const again = await prepareRuntime(() => {}, 'smtp://127.0.0.1:1025?tls=off');
  await again.stop();
  expect(server()).toBeUndefined();
  await running.stop();
});

it('gives way to the mail server that the environment names', async () => {
  const running = await prepareRuntime(() => {}, 'smtp://127.0.0.1:1025?tls=off');
  process.env.SMTP_URL = 'smtp://smtp.example.com';
  process.env.PUBLIC_URL = 'https://marketing.example';
  forgetEnv();
  expect(env().mail.smtp!.host).toBe('smtp.example.com');
  await running.stop();
});

/** Repeats until the condition holds; the test's own timeout is the limit. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 100));
}
