import type { System } from '../../../src/contracts/operator';
import type { RegistrationMode } from '../../../src/domain/registration';

/**
 * The settings that an operator should know, each with a warning where its value is risky. Names and kinds only,
 * never a secret.
 */
export function settingsOf(settings: InstallationSettings, origin: string): System['settings'] {
  const {
    publicUrl,
    secretChosen,
    databaseChosen,
    demoLogin,
    registration,
    sharedSender,
    operatorEmail,
    metricsTokenChosen,
  } = settings;
  return [
    {
      name: 'Public address',
      value: publicUrl ?? `${origin}, taken from each request`,
      warning: publicUrl
        ? null
        : 'PUBLIC_URL is not set: links in emails and canonical links follow the address that a request names. Set it once people reach this installation by a name.',
    },
    {
      name: 'Root secret',
      value: secretChosen ? 'APP_SECRET' : 'made here, in the data folder',
      warning: secretChosen
        ? null
        : 'Keep the data folder’s runtime.json in your backup: without it everybody is signed out and signed links end.',
    },
    {
      name: 'Database',
      value: databaseChosen ? 'DATABASE_URL' : 'embedded PostgreSQL, in the data folder',
      warning: null,
    },
    {
      name: 'Demo login',
      value: demoLogin ? 'on: an email without an account opens a demo for a day' : 'off',
      warning: null,
    },
    {
      name: 'Registration',
      value: {
        open: 'open: anybody may make an account',
        invitation: 'by invitation: npm run operator -- invite <email>',
        closed: 'closed',
      }[registration],
      warning: null,
    },
    {
      name: 'Campaigns',
      value:
        sharedSender === null
          ? 'nowhere: no mail server is set'
          : sharedSender === 'all'
            ? 'from MAIL_FROM where a workspace has no domain'
            : 'from a verified domain of their workspace',
      warning:
        sharedSender === 'all' && registration === 'open'
          ? 'Anybody may register and send campaigns from your own address. Leave SHARED_SENDER at notices, or set REGISTRATION to invitation.'
          : null,
    },
    {
      name: 'Operator',
      value: operatorEmail
        ? `${operatorEmail}, once that address is confirmed`
        : 'the first account that was registered',
      warning: null,
    },
    {
      name: 'Metrics',
      value: metricsTokenChosen ? '/metrics with METRICS_TOKEN' : '/metrics with a token of its own, below',
      warning: null,
    },
  ];
}

export interface InstallationSettings {
  publicUrl: string | undefined;
  secretChosen: boolean;
  databaseChosen: boolean;
  demoLogin: boolean;
  registration: RegistrationMode;
  /** What MAIL_FROM is used for; null without a mail server that reaches anybody. */
  sharedSender: 'notices' | 'all' | null;
  operatorEmail: string | undefined;
  metricsTokenChosen: boolean;
}
