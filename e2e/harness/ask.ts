import { simpleParser, type ParsedMail } from 'mailparser';
import type { SharedServerName } from './shared-servers';

/** A worker's request to shared-servers.ts. A server that is not running yet is started, which may take a build. */
export const sharedServer = async (name: SharedServerName): Promise<SharedServer> => (await ask(name)) as SharedServer;

/** Resolves when the application is built; for journeys that start it themselves. */
export const untilBuilt = (): Promise<unknown> => ask('build');

/** The emails that `mailing`'s mail server accepted for these addresses, in order of arrival. */
export async function mailsTo(addresses: string[]): Promise<Mail[]> {
  const mails = (await ask('mails')) as { recipients: string[]; raw: string }[];
  const wanted = mails.filter(({ recipients }) => recipients.some((address) => addresses.includes(address)));
  return Promise.all(wanted.map(async ({ recipients, raw }) => ({ recipients, parsed: await simpleParser(raw) })));
}

async function ask(what: string): Promise<unknown> {
  const desk = process.env.E2E_SERVERS_URL;
  if (!desk) throw new Error('The journeys’ servers are started by e2e/harness/global-setup.ts.');
  const reply = await fetch(`${desk}/${what}`);
  const answer = (await reply.json()) as { error?: string };
  if (!reply.ok) throw new Error(answer.error);
  return answer;
}

export interface SharedServer {
  url: string;
  dataDir: string;
}

export interface Mail {
  recipients: string[];
  parsed: ParsedMail;
}
