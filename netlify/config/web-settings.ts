import * as z from 'zod/mini';

/** WEB_ALLOWED_ORIGINS: host:port, separated by commas. */
export const allowedOrigins = z.pipe(
  z.pipe(
    z.string(),
    z.transform((list) =>
      list
        .split(',')
        .map((origin) => origin.trim())
        .filter((origin) => origin !== ''),
    ),
  ),
  z.array(
    z.string().check(
      z.regex(/^([a-z0-9.-]+|\[[0-9a-f:]+\]):\d{1,5}$/, {
        error: 'WEB_ALLOWED_ORIGINS lists host:port, separated by commas',
      }),
    ),
  ),
);

/** FREE_PHOTOS: on, off or the API of another Openverse. Becomes an address without a slash at its end; null: switched off. */
export const freePhotosSetting = z.pipe(
  z._default(
    z.string().check(z.regex(/^(on|off|https?:\/\/\S{1,300})$/, { error: 'FREE_PHOTOS is on, off or an address' })),
    'on',
  ),
  z.transform((setting) =>
    setting === 'off' ? null : setting === 'on' ? OPENVERSE : setting.replace(/\/{1,10}$/, ''),
  ),
);

/** https://api.openverse.org/v1/ */
const OPENVERSE = 'https://api.openverse.org/v1';
