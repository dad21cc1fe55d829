import { env, forgetEnv } from './env';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
  forgetEnv();
});

const withSettings = (settings: Record<string, string>) => {
  process.env = { ...before, DATABASE_URL: 'postgres://localhost/x', APP_SECRET: 'x'.repeat(32), ...settings };
  forgetEnv();
  return env();
};

it('refuses to email links whose address a stranger could choose', () => {
  expect(() => withSettings({ SMTP_URL: 'smtp://mail.example.com' })).toThrow(/SMTP_URL needs PUBLIC_URL/);
  expect(
    withSettings({ SMTP_URL: 'smtp://mail.example.com', PUBLIC_URL: 'https://shop.example' }).mail.smtp?.host,
  ).toBe('mail.example.com');
  expect(
    withSettings({ SMTP_URL: 'smtp://mail.example.com', AWS_LAMBDA_FUNCTION_NAME: 'account' }).mail.smtp?.host,
  ).toBe('mail.example.com');
});

it('streams and works jobs in a long-lived process, and neither in functions', () => {
  expect(withSettings({})).toMatchObject({ canStream: true, jobsInFunctions: false });
  expect(withSettings({ AWS_LAMBDA_FUNCTION_NAME: 'engine' })).toMatchObject({
    canStream: false,
    jobsInFunctions: true,
  });
  expect(withSettings({ NETLIFY_DEV: 'true' })).toMatchObject({ canStream: false, jobsInFunctions: false });
});

it('searches Openverse for free photographs, another one like it, or none', () => {
  expect(withSettings({}).freePhotos).toBe('https://api.openverse.org/v1');
  expect(withSettings({ FREE_PHOTOS: 'on' }).freePhotos).toBe('https://api.openverse.org/v1');
  expect(withSettings({ FREE_PHOTOS: 'https://photos.example/v1/' }).freePhotos).toBe('https://photos.example/v1');
  expect(withSettings({ FREE_PHOTOS: 'off' }).freePhotos).toBeNull();
  for (const wrong of ['no', 'ftp://photos.example', 'javascript:alert(1)'])
    expect(() => withSettings({ FREE_PHOTOS: wrong })).toThrow(/FREE_PHOTOS is on, off or an address/);
});
