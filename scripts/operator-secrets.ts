import { administration } from '../netlify/features/operator/administration-repository';
import { metricsToken } from '../netlify/http/metrics-access';
import type { OperatorCommand } from './operator-command';
import { count } from './operator-listing';
import { keepRootSecret, newRootSecret } from './root-secret';

export const secretCommands: Record<string, OperatorCommand> = {
  token: {
    usage: 'token',
    about: 'the bearer token of /metrics',
    arguments: [0, 0],
    run: async () => metricsToken().token,
  },
  'rotate-secret': {
    usage: 'rotate-secret',
    about: 'a new root secret; everybody signs in anew',
    arguments: [0, 0],
    run: async (_words, _options, { dataDir, secretChosen }) => {
      const secret = newRootSecret();
      if (secretChosen)
        return [
          `APP_SECRET=${secret}`,
          'The root secret comes from APP_SECRET, so nothing was changed. Set it to this text everywhere the product runs, set APP_SECRET_FORMER to the secret that it replaces, so that stored keys of outside services still open, and restart it.',
          CONSEQUENCES,
        ].join('\n');
      keepRootSecret(dataDir, secret);
      const ended = await administration.endAllSessions();
      return [
        `A new root secret lies in ${dataDir}/runtime.json; ${count(ended, 'session')} ended. Restart the product now: until then it signs with the old one.`,
        CONSEQUENCES,
      ].join('\n');
    },
  },
};

const CONSEQUENCES =
  'Everybody signs in anew, signed links to files and a derived metrics token change, links in newsletter mails that were sent before (to confirm and to unsubscribe) end, and the limits on demos and calls start counting anew. Passwords, data, password links and stored keys of outside services stay as they are.';
