import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { registrationModes, type RegistrationMode } from '../../src/domain/registration';
import { listedSecrets } from './former-secrets';
import { inboundMailSettings, type InboundMailSettings } from './inbound-mail-settings';
import { invoiceSettings, type InvoiceSettings } from './invoice-settings';
import { mailReportSettings, type MailReportSettings } from './mail-report-settings';
import { mailSettings, type MailSettings } from './mail-settings';
import { siteSettings, type SiteSettings } from './site-settings';
import { allowedOrigins, freePhotosSetting } from './web-settings';

/**
 * The only reader of the environment, one group per capability. Values that the operator did not set and the
 * start scripts chose (the embedded database's address, the generated root secret) come from the runtime file
 * that they write.
 */
export function env(): Env {
  cached ??= parse();
  return cached;
}

/** Forgets the cached values; for tests, and for scripts that have just written the runtime file. */
export const forgetEnv = (): void => {
  cached = undefined;
};

function parse(): Env {
  const dataDir = resolve(process.env.DATA_DIR ?? '.data');
  const runtime = runtimeSchema.parse(readRuntime(resolve(dataDir, 'runtime.json')));
  const read = z.safeParse(
    envSchema,
    Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== '')),
  );
  if (!read.success)
    throw new Error(
      `${read.error.issues[0]?.path.join('.')} is set to something else than it can be: ${read.error.issues[0]?.message}`,
    );
  const raw = read.data;
  // netlify dev sets NETLIFY_DB_URL to a database of its own that shares one session among all connections, which
  // we cannot use.
  const databaseUrl =
    raw.DATABASE_URL ?? runtime.databaseUrl ?? (raw.NETLIFY_DEV === 'true' ? undefined : raw.NETLIFY_DB_URL);
  const appSecret = raw.APP_SECRET ?? runtime.appSecret;
  if (!databaseUrl)
    throw new Error('No database: set DATABASE_URL, or start with `npm run dev` or `npm start`, which bring one.');
  if (!appSecret) throw new Error('No root secret: set APP_SECRET to at least 32 random characters.');
  // Otherwise links in emails would follow the Host header, which whoever requests one can choose.
  if (
    raw.SMTP_URL &&
    !raw.PUBLIC_URL &&
    raw.NETLIFY !== 'true' &&
    raw.NETLIFY_DEV !== 'true' &&
    raw.AWS_LAMBDA_FUNCTION_NAME === undefined
  ) {
    throw new Error(
      'SMTP_URL needs PUBLIC_URL, the address under which people reach this installation: links in mails lead there.',
    );
  }
  return {
    dataDir,
    databaseUrl,
    databaseListenUrl: raw.DATABASE_LISTEN_URL ?? databaseUrl,
    eventsUrl: raw.EVENTS_URL,
    appSecret,
    formerAppSecrets: [...listedSecrets(raw.APP_SECRET_FORMER), ...(runtime.formerAppSecrets ?? [])].filter(
      (secret) => secret !== appSecret,
    ),
    appSecretChosen: raw.APP_SECRET !== undefined,
    databaseChosen: databaseUrl !== runtime.databaseUrl,
    metricsToken: raw.METRICS_TOKEN,
    publicUrl: raw.PUBLIC_URL,
    linkOrigin: (
      raw.PUBLIC_URL ?? (raw.NETLIFY === 'true' || raw.AWS_LAMBDA_FUNCTION_NAME !== undefined ? raw.URL : undefined)
    )?.replace(/\/$/, ''),
    demoLogin: raw.DEMO_LOGIN !== 'off',
    registration: raw.REGISTRATION,
    operatorEmail: raw.OPERATOR_EMAIL?.toLowerCase(),
    webAllowedOrigins: raw.WEB_ALLOWED_ORIGINS ?? [],
    freePhotos: raw.FREE_PHOTOS,
    logLevel: raw.LOG_LEVEL,
    onNetlify: raw.NETLIFY === 'true' || raw.AWS_LAMBDA_FUNCTION_NAME !== undefined,
    underNetlifyDev: raw.NETLIFY_DEV === 'true',
    canStream: raw.AWS_LAMBDA_FUNCTION_NAME === undefined && raw.NETLIFY_DEV !== 'true',
    jobsInFunctions: raw.AWS_LAMBDA_FUNCTION_NAME !== undefined && raw.NETLIFY_DEV !== 'true',
    storage: storageOf(raw),
    encoder: { ffmpegPath: raw.FFMPEG_PATH, taskRoot: raw.LAMBDA_TASK_ROOT, searchPath: raw.PATH },
    mail: mailSettings({
      smtpUrl: raw.SMTP_URL ?? runtime.smtpUrl,
      from: raw.MAIL_FROM,
      publicUrl: raw.PUBLIC_URL,
      operatorEmail: raw.OPERATOR_EMAIL?.toLowerCase(),
      connections: raw.MAIL_CONNECTIONS,
      perMinute: raw.MAIL_DOMAIN_PER_MINUTE,
      bounces: raw.MAIL_BOUNCES,
      bounceDomains: raw.MAIL_BOUNCE_DOMAINS,
      // Without SMTP_URL, email goes to the mailbox of `npm run dev` and reaches nobody.
      sharedSender: raw.SHARED_SENDER ?? (raw.SMTP_URL ? 'notices' : 'all'),
    }),
    mailReports: mailReportSettings({
      eventsPassword: raw.MAIL_EVENTS_PASSWORD,
      sendgridKey: raw.SENDGRID_WEBHOOK_KEY,
      postmarkPassword: raw.POSTMARK_WEBHOOK_PASSWORD,
      brevoPassword: raw.BREVO_WEBHOOK_PASSWORD,
      resendSecret: raw.RESEND_WEBHOOK_SECRET,
      mailgunKey: raw.MAILGUN_WEBHOOK_KEY,
      sesTopics: raw.SES_TOPIC_ARN,
    }),
    inboundMail: inboundMailSettings(raw),
    invoices: invoiceSettings(
      {
        seller: raw.INVOICE_SELLER,
        payment: raw.INVOICE_PAYMENT,
        note: raw.INVOICE_NOTE,
        taxRate: raw.INVOICE_TAX_RATE,
      },
      [raw.BUSINESS_NAME, raw.BUSINESS_ADDRESS, raw.BUSINESS_EMAIL],
    ),
    site: siteSettings({
      name: raw.BUSINESS_NAME,
      email: raw.BUSINESS_EMAIL,
      phone: raw.BUSINESS_PHONE,
      address: raw.BUSINESS_ADDRESS,
      hours: raw.BUSINESS_HOURS,
      social: raw.BUSINESS_SOCIAL,
    }),
  };
}

/**
 * On hosted Netlify the file system is lost after a call; under netlify dev the worker beside it must see the
 * same files.
 */
function storageOf(raw: z.infer<typeof envSchema>): Env['storage'] {
  const hosted = (raw.NETLIFY === 'true' || raw.AWS_LAMBDA_FUNCTION_NAME !== undefined) && raw.NETLIFY_DEV !== 'true';
  const kind = raw.STORAGE ?? (hosted ? 'netlify-blobs' : 'file');
  if (kind !== 's3') return { kind, prefix: raw.STORAGE_PREFIX };
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = raw;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey)
    throw new Error('STORAGE=s3 needs S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  return { kind, prefix: raw.STORAGE_PREFIX, endpoint, region: raw.S3_REGION, bucket, accessKeyId, secretAccessKey };
}

function readRuntime(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {}; // no start script has run here, so everything must come from the environment
  }
}

let cached: Env | undefined;

const runtimeSchema = z.object({
  databaseUrl: z.optional(z.string()),
  appSecret: z.optional(z.string()),
  formerAppSecrets: z.optional(z.array(z.string())),
  smtpUrl: z.optional(z.string()),
});

const envSchema = z.object({
  DATABASE_URL: z.optional(z.string()),
  NETLIFY_DB_URL: z.optional(z.string()),
  DATABASE_LISTEN_URL: z.optional(z.string()),
  EVENTS_URL: z.optional(
    z.url({
      protocol: /^https?$/,
      error: 'EVENTS_URL is an address such as http://user:password@clickhouse.example.com:8123/fourbeat',
    }),
  ),
  APP_SECRET: z.optional(z.string().check(z.minLength(32, { error: 'APP_SECRET needs at least 32 characters' }))),
  APP_SECRET_FORMER: z.optional(
    z.string().check(z.minLength(32, { error: 'APP_SECRET_FORMER lists former root secrets, separated by commas' })),
  ),
  PUBLIC_URL: z.optional(z.url()),
  URL: z.optional(z.url()),
  METRICS_TOKEN: z.optional(
    z.string().check(z.regex(/^.{24,200}$/s, { error: 'METRICS_TOKEN needs at least 24 characters, at most 200' })),
  ),
  DEMO_LOGIN: z.optional(z.enum(['on', 'off'])),
  REGISTRATION: z._default(z.enum(registrationModes, { error: 'REGISTRATION is open, invitation or closed' }), 'open'),
  OPERATOR_EMAIL: z.optional(z.email()),
  WEB_ALLOWED_ORIGINS: z.optional(allowedOrigins),
  FREE_PHOTOS: freePhotosSetting,
  FFMPEG_PATH: z.optional(z.string()),
  LAMBDA_TASK_ROOT: z.optional(z.string()),
  PATH: z.optional(z.string()),
  LOG_LEVEL: z._default(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
  STORAGE: z.optional(z.enum(['file', 'netlify-blobs', 's3'], { error: 'STORAGE is file, netlify-blobs or s3' })),
  STORAGE_PREFIX: z.optional(
    z
      .string()
      .check(z.regex(/^[a-z0-9-]{1,60}$/, { error: 'STORAGE_PREFIX holds lower-case letters, digits and hyphens' })),
  ),
  S3_ENDPOINT: z.optional(z.url({ error: 'S3_ENDPOINT is an address such as https://s3.eu-central-1.amazonaws.com' })),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_BUCKET: z.optional(
    z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: 'S3_BUCKET is the name of a bucket' })),
  ),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  SMTP_URL: z.optional(z.string()),
  MAIL_FROM: z.optional(z.string()),
  MAIL_CONNECTIONS: z.optional(z.string()),
  MAIL_DOMAIN_PER_MINUTE: z.optional(z.string()),
  MAIL_BOUNCES: z.optional(z.string()),
  MAIL_BOUNCE_DOMAINS: z.optional(z.enum(['any'], { error: 'MAIL_BOUNCE_DOMAINS is any, or left out' })),
  SHARED_SENDER: z.optional(z.enum(['notices', 'all'], { error: 'SHARED_SENDER is notices or all' })),
  MAIL_EVENTS_PASSWORD: z.optional(z.string().check(z.maxLength(200))),
  SENDGRID_WEBHOOK_KEY: z.optional(z.string().check(z.maxLength(1_000))),
  POSTMARK_WEBHOOK_PASSWORD: z.optional(z.string().check(z.maxLength(200))),
  BREVO_WEBHOOK_PASSWORD: z.optional(z.string().check(z.maxLength(200))),
  RESEND_WEBHOOK_SECRET: z.optional(z.string().check(z.maxLength(300))),
  MAILGUN_WEBHOOK_KEY: z.optional(z.string().check(z.maxLength(200))),
  SES_TOPIC_ARN: z.optional(z.string().check(z.maxLength(4_000))),
  INBOUND_MAIL_DOMAIN: z.optional(z.string().check(z.maxLength(253))),
  INBOUND_MAIL_PASSWORD: z.optional(z.string().check(z.maxLength(200))),
  INBOUND_MAIL_SECRET: z.optional(z.string().check(z.maxLength(300))),
  INVOICE_SELLER: z.optional(z.string()),
  INVOICE_PAYMENT: z.optional(z.string()),
  INVOICE_NOTE: z.optional(z.string()),
  INVOICE_TAX_RATE: z.optional(z.string()),
  BUSINESS_NAME: z.optional(z.string()),
  BUSINESS_EMAIL: z.optional(z.string()),
  BUSINESS_PHONE: z.optional(z.string()),
  BUSINESS_ADDRESS: z.optional(z.string()),
  BUSINESS_HOURS: z.optional(z.string()),
  BUSINESS_SOCIAL: z.optional(z.string()),
  NETLIFY: z.optional(z.string()),
  NETLIFY_DEV: z.optional(z.string()),
  AWS_LAMBDA_FUNCTION_NAME: z.optional(z.string()),
});

export interface Env {
  /** Folder for media and, without DATABASE_URL, for the embedded database. */
  dataDir: string;
  databaseUrl: string;
  /** A direct address for LISTEN, for when DATABASE_URL is a pooler. */
  databaseListenUrl: string;
  /** ClickHouse for single events; undefined: they stay in PostgreSQL. */
  eventsUrl: string | undefined;
  appSecret: string;
  /** Replaced root secrets: they still decrypt what was sealed with them, but sign nothing. */
  formerAppSecrets: string[];
  /** Whether APP_SECRET is set; otherwise the secret is in the data folder. */
  appSecretChosen: boolean;
  /** Whether the operator named a database; otherwise the embedded one runs. */
  databaseChosen: boolean;
  /** What a metrics server presents at /metrics; undefined: a token derived from the root secret. */
  metricsToken: string | undefined;
  publicUrl: string | undefined;
  /**
   * The origin for links in emails that no request caused: PUBLIC_URL, on Netlify the site's own address,
   * otherwise unknown.
   */
  linkOrigin: string | undefined;
  demoLogin: boolean;
  /** Who may register. */
  registration: RegistrationMode;
  operatorEmail: string | undefined;
  /** Origins on this machine, as host:port, that the guarded fetch may read although they are private. */
  webAllowedOrigins: string[];
  /** The API of the catalogue of free photographs, without a slash at its end; null: switched off. */
  freePhotos: string | null;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  onNetlify: boolean;
  underNetlifyDev: boolean;
  /** Whether the process lives long enough to push changes to open pages. */
  canStream: boolean;
  /** Whether there is no long-lived worker, so that functions start one when there is work. */
  jobsInFunctions: boolean;
  /** Where to look for the program that encodes clips; in `taskRoot` also for the one that speaks. */
  encoder: { ffmpegPath?: string | undefined; taskRoot?: string | undefined; searchPath?: string | undefined };
  /** Where media are stored. `prefix` is a folder in a store that several installations share. */
  storage: { prefix: string | undefined } & (
    | { kind: 'file' | 'netlify-blobs' }
    | { kind: 's3'; endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string }
  );
  /** The mail server and the sender's address. */
  mail: MailSettings;
  /** Which services may report what became of emails. */
  mailReports: MailReportSettings;
  inboundMail: InboundMailSettings;
  /** The seller's details on invoices. */
  invoices: InvoiceSettings;
  /** The operator's details for the public pages. */
  site: SiteSettings;
}
