import { forgetEnv } from '../config/env';
import { closeCampaignMail } from '../features/sending/campaigns/campaign-sender-wiring';
import { startMailServer, type MailServer } from './mail-server';

/**
 * A real mail server for the campaigns of these tests, from MAIL_FROM where a workspace has no domain. `start`
 * replaces it with another one.
 */
export function useMailServer(connections = 3): {
  start(options?: Parameters<typeof startMailServer>[0]): Promise<MailServer>;
} {
  let running: MailServer | null = null;
  const take = (port: number): void => {
    Object.assign(process.env, {
      SMTP_URL: `smtp://127.0.0.1:${port}?tls=off`,
      PUBLIC_URL: 'https://marketing.example',
      MAIL_FROM: 'Fourbeat <no-reply@marketing.example>',
      MAIL_CONNECTIONS: String(connections),
      MAIL_DOMAIN_PER_MINUTE: '0',
      SHARED_SENDER: 'all',
    });
    closeCampaignMail();
    forgetEnv();
  };
  const stop = async (): Promise<void> => {
    closeCampaignMail();
    await running?.stop();
    running = null;
  };
  afterEach(stop);
  afterAll(() => {
    for (const name of [
      'SMTP_URL',
      'PUBLIC_URL',
      'MAIL_FROM',
      'MAIL_CONNECTIONS',
      'MAIL_DOMAIN_PER_MINUTE',
      'MAIL_BOUNCES',
      'MAIL_BOUNCE_DOMAINS',
      'SHARED_SENDER',
    ])
      delete process.env[name];
    forgetEnv();
  });
  return {
    async start(options) {
      await stop();
      running = await startMailServer(options);
      take(running.port);
      return running;
    },
  };
}
