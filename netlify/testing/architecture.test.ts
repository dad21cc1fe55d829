import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import pg from 'pg';
import { allContracts } from '../../src/contracts/all-contracts';
import { pathParameters } from '../../src/contracts/endpoint';
import { allJobs } from '../jobs/jobs-wiring';
import { chanceIn, crowdedFolders, repeatedNames, repliesByHand } from './architecture-rules';
import { asOwner, useDatabase } from './database';

useDatabase();

const root = join(__dirname, '../..');
const list = (folder: string) => readdirSync(join(root, folder), { withFileTypes: true });
const text = (file: string) => readFileSync(join(root, file), 'utf8');
const folders = (folder: string) =>
  list(folder)
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

/** Features that lack one of the four canonical files, and why. */
const lean: Record<string, Record<string, string>> = {
  fault: { service: 'it writes to the log and nothing else', repository: 'it writes to the log and nothing else' },
  cover: { repository: 'it draws what articles in the code ask for' },
  health: { service: 'it only asks the database for its schema version' },
  sample: { repository: 'a sample is a file for two days and no row' },
  website: { repository: 'it keeps nothing of its own: a logo goes to the files, the rest to the form' },
  privacy: {
    service: 'two use-cases, export and deletion, each with services of its own',
    repository: 'as its services',
  },
  publishing: {
    service: 'three use-cases, connections, postings and the webhook, each with a service of its own',
    repository: 'as its services',
  },
  conversations: {
    service: 'use-cases with folders: the list, messages, changes, reading, each with services of its own',
    repository: 'as its services',
  },
  inbound: {
    service: 'two sorts of senders, mail and social networks, each with services of its own',
    repository: 'as its services',
  },
  inbox: {
    service: 'two use-cases, channels and tools, each with a service of its own',
    repository: 'as its services',
  },
  calls: { service: 'three use-cases, the plan, the talk and the telephone, each with a service of its own' },
  mail: { handlers: 'no address leads to it: features add mails, jobs send them, the operator’s feature shows them' },
};

describe('a feature of the server', () => {
  it.each(folders('netlify/features'))('%s has its canonical files', (noun) => {
    const missing = ['handlers', 'service', 'repository', 'wiring'].filter(
      (role) => !existsSync(join(root, `netlify/features/${noun}/${noun}-${role}.ts`)) && !lean[noun]?.[role],
    );
    expect(missing).toEqual([]);
  });

  it.each(folders('netlify/features').filter((noun) => !lean[noun]?.handlers))(
    '%s has a contract and an entry of the same name',
    (noun) => {
      expect(Object.keys(allContracts)).toContain(noun);
      expect(existsSync(join(root, `netlify/functions/${noun}.ts`))).toBe(true);
    },
  );
});

describe('the files of a feature of the server', () => {
  it('lie in a folder for each use case where they are many', () => {
    const files = readdirSync(join(root, 'netlify/features'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)));
    expect(crowdedFolders(files, 25)).toEqual([]);
  });

  it('are too many when one more is put among them', () => {
    const files = ['a/b.ts', 'a/c.ts', 'a/d/e.ts', 'f/g.ts'];
    expect([crowdedFolders(files, 2), crowdedFolders([...files, 'a/h.ts'], 2)]).toEqual([[], ['a']]);
  });
});

/** Features of the browser that other features show, and where. */
const withoutPages: Record<string, string> = {
  calls: 'a tab of the content engine, and a dialog wherever it rings',
  chat: 'a script that websites of businesses load (scripts/chat-script.ts)',
  credential: 'a tab of Settings',
  decisions: 'below the ideas of the content engine',
  material: 'panels of the content engine and the overview',
  plan: 'a section of Settings',
  privacy: 'panels of Settings',
  rules: 'a tab of the content engine',
  security: 'a section of Settings',
  visits: 'a panel of Analytics and of Settings',
};

describe('a feature of the browser', () => {
  it.each(folders('src/features').filter((noun) => !withoutPages[noun]))('%s has a front door', (noun) => {
    expect(existsSync(join(root, `src/features/${noun}/${noun}-routes.tsx`))).toBe(true);
  });
});

describe('an entry', () => {
  const all = list('netlify/functions')
    .map((entry) => entry.name)
    .filter((name) => name.endsWith('.ts'));
  const unaddressed = all.filter((name) => /^cron-.*\.ts$|-background\.ts$/.test(name));
  const entries = all.filter((name) => !unaddressed.includes(name));

  it.each(unaddressed)('%s is a schedule or a background function, as its name says, and has no path', (file) => {
    expect(text(`netlify/functions/${file}`)).toMatch(
      file.startsWith('cron-')
        ? /export const config: Config = \{ schedule: '[^']+' \};/
        : /export const config: Config = \{ background: true \};/,
    );
  });

  it.each(entries)('%s names a literal path that reaches every endpoint of its contract and no other entry', (file) => {
    const noun = basename(file, '.ts');
    const paths = pathsOf(text(`netlify/functions/${file}`));
    const reaches = (path: string) =>
      paths.some((pattern) => new URLPattern({ pathname: pattern }).test({ pathname: sample(path) }));
    expect(paths.length).toBeGreaterThan(0);
    expect(
      Object.values(allContracts[noun]!)
        .map(({ path }) => path)
        .filter((path) => !reaches(path)),
    ).toEqual([]);
    const foreign = Object.entries(allContracts)
      .filter(([other]) => other !== noun)
      .flatMap(([, contract]) => Object.values(contract).map(({ path }) => path));
    expect(foreign.filter(reaches)).toEqual([]);
  });

  it.each(entries)('%s stays a door of at most twelve lines, its addresses aside', (file) => {
    expect(
      text(`netlify/functions/${file}`)
        .split('\n')
        .filter((line) => line.trim() && !/^\s+'[^']+',$/.test(line)).length,
    ).toBeLessThanOrEqual(12);
  });
});

describe('names', () => {
  it('of endpoints say what they do with which noun, or are listed with their reason', () => {
    const exceptions: Record<string, string> = {
      login: 'the field calls it so',
      register: 'the field calls it so',
      logout: 'the field calls it so',
      activateWorkspace: 'switching changes the session, not the workspace',
      generateImage: 'the specification names the call',
      answerCall: 'takes up a call that rings',
      answerPhoneCall: 'the telephone service asks for the first words',
      takePhoneTurn: 'the telephone service tells what was said',
      receivePhoneStatus: 'the telephone service reports',
      receivePhoneMachine: 'the telephone service reports',
      receiveOwnerText: 'the telephone service reports',
      retryJob: 'runs a job, edits none',
      resendMail: 'sends a mail, edits none',
      testCredentials: 'tries keys, edits none',
      finishConsent: 'the person is back from a network’s page',
      testConnection: 'tries an account, edits none',
      replayWebhookDelivery: 'sends a message again, edits none',
      restoreCreation: 'undoes a removal',
      cancelCreation: 'stops work, edits none',
      remixCreation: 'makes another one from it',
      finishClip: 'joins what was sent',
      generateVideo: 'the specification names the call',
      changePassword: 'the person’s own word, and updatePassword is the link’s',
      confirmTwoFactor: 'proves that the app has the secret',
      endTwoFactor: 'a decision with a proof, not a removal',
      cancelPlan: 'a decision, not an edit',
      resumePlan: 'a decision, not an edit',
      payInvoice: 'books a payment, edits none',
      voidInvoice: 'a decision, not an edit',
      countContacts: 'a number, no row',
      countSegment: 'a number, no row',
      eraseContact: 'for good, with everything about a person: more than a removal',
      sendContactMessage: 'sends a mail, edits none',
      changeContacts: 'one change of many, whatever it is',
      undoContactBatch: 'takes a change of many back',
      undoImport: 'takes an import back',
      checkImport: 'counts what it would do',
      startImport: 'begins work, edits none',
      cancelImport: 'stops work, edits none',
      cancelContactExport: 'stops work, edits none',
      checkSendingDomain: 'asks DNS, edits nothing that people made',
      followLink: 'leads somewhere, edits nothing of a workspace',
      savePreferences: 'ends or renews, whichever its form says',
      addConversion: 'tells of what happened elsewhere',
      addVisits: 'tells of what happened elsewhere',
      checkVisitSite: 'looks whether anything came, edits none',
      receiveSendgridEvents: 'their word',
      receivePostmarkEvents: 'their word',
      receiveSesEvents: 'their word',
      receiveBrevoEvents: 'their word',
      receiveResendEvents: 'their word',
      receiveMailgunEvents: 'their word',
      receiveBounce: 'their word',
      receiveSendgridMail: 'their word',
      receivePostmarkMail: 'their word',
      receiveMail: 'their word',
      receiveTwilioMessage: 'their word',
      receiveTwilioStatus: 'their word',
      receiveMetaEvents: 'their word',
      changeConversations: 'one change of many, whatever it is',
      mergeConversations: 'makes one of two',
      splitConversation: 'makes two of one',
      undoConversationChange: 'takes a change back',
      retryMessage: 'sends once more, edits none',
      checkInboxChannel: 'tries a channel, edits none',
      sendSignup: 'asks for a mail, makes no contact yet',
      confirmSignup: 'a decision, not an edit',
      startCampaign: 'begins work, edits none',
      pauseRule: 'stops work, edits none',
      resumeRule: 'goes on with work, edits none',
      restoreRule: 'undoes a removal',
      pauseCampaign: 'stops work, edits none',
      resumeCampaign: 'goes on with work, edits none',
      stopCampaign: 'a decision, not an edit',
      stopAutomationRun: 'a decision, not an edit',
      unscheduleCampaign: 'takes a start back',
      resendDeliveries: 'a decision, not an edit',
      checkCampaign: 'says what is wrong, edits none',
      countAudience: 'a number, no row',
      restoreEmailVersion: 'brings a former state back',
      previewCampaignEmail: 'renders, edits none',
      sendTestEmail: 'sends a mail, edits none',
      draftCampaignEmail: 'proposes, saves nothing',
      acceptInvitation: 'a decision, not an edit',
      confirmSubscription: 'a decision, not an edit',
      applyInsight: 'does what it advises',
      undoInsight: 'takes that back',
      dismissInsight: 'a decision, not an edit',
      dismissIdea: 'a decision, not an edit',
      restoreIdea: 'takes that back',
      approvePiece: 'a decision, not an edit',
      movePiece: 'changes when, not what',
      withdrawPiece: 'a decision, not an edit',
      takeDownPiece: 'a decision, not an edit',
    };
    const odd = Object.values(allContracts)
      .flatMap((contract) => Object.keys(contract))
      .filter((name) => !/^(list|get|create|update|delete)[A-Z]/.test(name) && !exceptions[name]);
    expect(odd).toEqual([]);
  });

  const files = ['src', 'netlify'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.d\.ts$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  );

  it('of source files are in kebab case', () => {
    expect(files.filter((file) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.test)?\.tsx?$/.test(basename(file)))).toEqual([]);
  });

  /** Layers in which each noun has one file, told apart by its folder. */
  const layers =
    /^(src\/(contracts|domain|documents)|netlify\/(functions|ports|documents|database\/schema))\/|\/testing\//;
  const shared: Record<string, string> = {
    'env.ts': 'each side reads its own environment',
    'request.ts': 'what the client sends, and what the server reads; no file can import both',
    'hash.ts': 'a client’s and a planner’s; no file can import both',
    'mail-words.ts': 'an operator’s page and a planner; no file can import both',
    'password-strength.ts': 'the same judge, loaded by the browser and given to the server',
    'password-strength.test.ts': 'as what they test',
  };

  it('of source files are unique outside the layers, or listed with their reason', () => {
    const repeated = repeatedNames(files, layers);
    expect(repeated.filter(({ name }) => !shared[name])).toEqual([]);
    expect(Object.keys(shared).filter((name) => !repeated.some((one) => one.name === name))).toEqual([]);
  });

  it('that two files share are seen, layers apart', () => {
    const sown = ['src/features/a/form.tsx', 'netlify/features/b/form.tsx', 'src/domain/plan.ts', 'src/api/plan.ts'];
    expect(repeatedNames(sown, layers)).toEqual([{ name: 'form.tsx', files: sown.slice(0, 2) }]);
  });
});

describe('a service', () => {
  const services = readdirSync(join(root, 'netlify/features'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-service.ts'))
    .map((file) => `netlify/features/${file}`);
  /** Exceptions, and why. */
  const measures: Record<string, { takes: string; because: string }> = {
    'campaign-sender-service.ts': {
      takes: 'performance.now(',
      because: 'its leases and waits are lengths of time that run with real timers, whatever the clock says',
    },
    'automation-advance-service.ts': {
      takes: 'performance.now(',
      because: 'a pass ends after a length of real time, whatever the clock says',
    },
  };

  it.each(services)('%s takes time and chance from its ports', (file) => {
    const allowed = measures[basename(file)]?.takes;
    const taken = chanceIn(text(file));
    expect(taken.filter((words) => words !== allowed)).toEqual([]);
    expect(taken.length > 0).toBe(allowed !== undefined);
  });

  it.each([
    'const now = Date.now();',
    'const now = new Date();',
    'const started = performance.now();',
    'const started = process.hrtime.bigint();',
    'const lot = Math.random();',
    'const id = crypto.randomUUID();',
    "import { randomBytes } from 'node:crypto';",
    'const lot = randomInt(6);',
    'crypto.getRandomValues(new Uint8Array(16));',
    "const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });",
  ])('is caught at %s', (line) => expect(chanceIn(line)).toHaveLength(1));

  it.each(['const now = clock.now();', 'const later = new Date(now.getTime() + 1);', 'const id = ids.token(24);'])(
    'may say %s',
    (line) => expect(chanceIn(line)).toEqual([]),
  );
});

describe('a handler', () => {
  const handlers = readdirSync(join(root, 'netlify/features'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-handlers.ts'))
    .map((file) => `netlify/features/${file}`);

  it.each(handlers)('%s sends pages and files the one way, with the policy of their kind', (file) => {
    expect(repliesByHand(text(file))).toEqual([]);
  });

  it.each([
    "const headers = { 'content-security-policy': POLICY };",
    "new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });",
    "if (request.headers.get('If-None-Match') === tag) return known;",
  ])('is caught at %s', (line) => expect(repliesByHand(line)).toHaveLength(1));
});

describe('the database', () => {
  const unprotected = `
    SELECT c.relname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'workspace_id'
    WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = 'public'::regnamespace
      AND NOT (c.relrowsecurity AND c.relforcerowsecurity AND EXISTS (SELECT 1 FROM pg_policy p WHERE p.polrelid = c.oid))`;

  it('forces row-level security with a policy on every table that has a workspace_id', async () => {
    expect(await asOwner(unprotected)).toEqual([]);
  });

  it('grants partitions to nobody: they are reached through their parent, whose policies hold', async () => {
    await asOwner("SELECT make_event_months(now() - interval '1 month', now())");
    const partitions =
      "SELECT c.oid::regclass::text AS name FROM pg_class c WHERE c.relispartition AND c.relkind = 'r'";
    expect((await asOwner(partitions)).length).toBeGreaterThan(1);
    expect(
      await asOwner(
        `${partitions} AND c.relnamespace = 'public'::regnamespace AND EXISTS (SELECT 1 FROM pg_roles r WHERE r.rolname IN ('app', 'worker', 'visitor', 'auth', 'finder') AND has_any_column_privilege(r.oid, c.oid, 'SELECT, INSERT, UPDATE, REFERENCES'))`,
      ),
    ).toEqual([]);
  });

  it.each([
    'CREATE TABLE sown (workspace_id uuid)',
    'ALTER TABLE pieces DISABLE ROW LEVEL SECURITY',
    'ALTER TABLE pieces NO FORCE ROW LEVEL SECURITY',
    `DO $$ DECLARE it record; BEGIN
      FOR it IN SELECT polname FROM pg_policy WHERE polrelid = 'pieces'::regclass LOOP
        EXECUTE format('DROP POLICY %I ON pieces', it.polname);
      END LOOP; END $$`,
  ])('would be caught at %s', async (change) => {
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    try {
      await client.query('BEGIN');
      await client.query(change);
      const { rows } = await client.query(unprotected);
      expect(rows).toEqual([{ relname: change.includes('sown') ? 'sown' : 'pieces' }]);
    } finally {
      await client.query('ROLLBACK');
      await client.end();
    }
  });

  it('gives the roles of requests and jobs no way round it', async () => {
    const roles = await asOwner<{ rolname: string }>(
      "SELECT rolname FROM pg_roles WHERE rolname IN ('app', 'worker', 'visitor', 'auth', 'finder') AND NOT rolsuper AND NOT rolbypassrls AND NOT rolcreaterole AND NOT rolcanlogin ORDER BY 1",
    );
    expect(roles.map((role) => role.rolname)).toEqual(['app', 'auth', 'finder', 'visitor', 'worker']);
    const owned = await asOwner(
      "SELECT c.relname FROM pg_class c JOIN pg_roles r ON r.oid = c.relowner WHERE r.rolname IN ('app', 'worker', 'visitor', 'auth', 'finder')",
    );
    expect(owned).toEqual([]);
  });

  it('has a queue for every job of every feature', async () => {
    const queues = await asOwner<{ name: string }>('SELECT name FROM pgboss.queue');
    expect(queues.map((queue) => queue.name)).toEqual(expect.arrayContaining(jobsOfFeatures()));
  });
});

describe('the worker', () => {
  it('has a handler for every job of every feature, one', () => {
    expect(allJobs.map(({ job }) => job.name).sort()).toEqual(jobsOfFeatures());
  });

  it('knows the job that comes after one that was given up', () => {
    const names = allJobs.map(({ job }) => job.name);
    expect(allJobs.flatMap(({ job }) => job.whenGivenUp ?? []).filter((heir) => !names.includes(heir))).toEqual([]);
  });
});

/** Queue names from the tree's `-jobs.ts` files. */
function jobsOfFeatures(): string[] {
  return readdirSync(join(root, 'netlify'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-jobs.ts'))
    .flatMap((file) => [...text(`netlify/${file}`).matchAll(/^ {2}name: '([^']+)',$/gm)].map((match) => match[1]!))
    .sort();
}

function pathsOf(source: string): string[] {
  const literal =
    /export const config: Config = \{\s*path: (\[[^\]]*\]|'[^']*')(?:,\s*preferStatic: true)?,?\s*\};/.exec(
      source,
    )?.[1] ?? '';
  return [...literal.matchAll(/'([^']+)'/g)].map((match) => match[1]!);
}

const sample = (path: string) => pathParameters(path).reduce((filled, name) => filled.replace(`:${name}`, 'x'), path);
