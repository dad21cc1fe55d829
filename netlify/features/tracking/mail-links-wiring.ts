import { formerKeysFor, keyFor } from '../../keys/keys';
import type { MailLinks } from '../../ports/mail-links';
import { makeMailLinks } from '../../providers/system/mail-links';

/** Links in emails that begin with `origin`, without a trailing slash. Reading tokens needs none. */
export const mailLinks = (origin: string): MailLinks =>
  makeMailLinks(
    origin,
    {
      open: keyFor('mail-open'),
      click: keyFor('mail-click'),
      preferences: keyFor('mail-preferences'),
      picture: keyFor('mail-picture'),
      conversion: keyFor('mail-conversion'),
    },
    { click: formerKeysFor('mail-click'), preferences: formerKeysFor('mail-preferences') },
  );
