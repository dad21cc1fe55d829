import type { DevToolsEnhancerOptions, StoreEnhancer } from '@reduxjs/toolkit';
import { accountContract } from '../contracts/account';
import { authContract } from '../contracts/auth';
import { credentialContract } from '../contracts/credential';
import { operatorContract } from '../contracts/operator';
import { securityContract } from '../contracts/security';
import { vendorFieldNames, vendorFields } from '../domain/vendor';
import { buildOffer } from '../testing/builders/account';
import { buildCredentials } from '../testing/builders/credential';
import { mockEndpoint, refuse } from '../testing/server';
import { withoutSecrets } from './dev-tools';

type Browser = typeof globalThis & { __FOR_DEVELOPERS__?: boolean; __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: unknown };
const browser = globalThis as Browser;
afterEach(() => {
  delete browser.__FOR_DEVELOPERS__;
  delete browser.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__;
});

/**
 * Opens the application with a fake Redux DevTools extension. `seen` is what the extension was shown,
 * `connected` the options it was connected with.
 */
async function openWithExtension({ forDevelopers }: { forDevelopers: boolean }) {
  const seen: unknown[] = [];
  const connected: DevToolsEnhancerOptions[] = [];
  if (forDevelopers) browser.__FOR_DEVELOPERS__ = true;
  browser.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = (options: DevToolsEnhancerOptions) => {
    connected.push(options);
    const watch: StoreEnhancer = (createStore) => (reducer, state) =>
      createStore((before, action) => {
        const after = reducer(before, action);
        seen.push(
          options.actionSanitizer?.(action, seen.length) ?? action,
          options.stateSanitizer?.(after, seen.length) ?? after,
        );
        return after;
      }, state);
    return (...enhancers: StoreEnhancer[]): StoreEnhancer =>
      (createStore) =>
        [...enhancers, watch].reduceRight((create, enhance) => enhance(create) as typeof create, createStore);
  };
  jest.resetModules(); // Redux Toolkit looks for the extension when its module is loaded
  const [{ createAppStore }, { authApi }, { accountApi }, { credentialApi }, { securityApi }, { operatorApi }] =
    await Promise.all([
      import('./store'),
      import('../features/auth/auth-api'),
      import('../features/account/account-api'),
      import('../features/credential/credential-api'),
      import('../features/security/security-api'),
      import('../features/operator/operator-api'),
    ]);
  return { store: createAppStore(), authApi, accountApi, credentialApi, securityApi, operatorApi, seen, connected };
}

test('a production build does not connect to Redux DevTools', async () => {
  const { connected } = await openWithExtension({ forDevelopers: false });
  expect(connected).toEqual([]);
});

test('no password, code, key or token gets into the log of actions', async () => {
  const { store, authApi, accountApi, credentialApi, securityApi, operatorApi, seen } = await openWithExtension({
    forDevelopers: true,
  });
  mockEndpoint(authContract.login, () => refuse('unauthenticated', 'Login failed.'));
  mockEndpoint(accountContract.getInvitation, () => buildOffer());
  mockEndpoint(credentialContract.updateCredentials, () => buildCredentials());
  mockEndpoint(securityContract.createTwoFactor, () => ({ uri: 'otpauth://totp/hunter-uri', secret: 'hunter-secret' }));
  mockEndpoint(securityContract.createRecoveryCodes, () => ({ recoveryCodes: ['hunter-recovery-code'] }));
  mockEndpoint(operatorContract.getMetricsToken, () => ({ token: 'hunter-metrics-token' }));
  const values = Object.fromEntries(
    vendorFieldNames.filter((field) => vendorFields[field].secret).map((field) => [field, `hunter-${field}`]),
  );

  await store.dispatch(
    authApi.endpoints.login.initiate({ email: 'ada@example.com', password: 'hunter-password', code: '123456' }),
  );
  await store.dispatch(accountApi.endpoints.getInvitation.initiate({ token: 'hunter-"token' }));
  await store.dispatch(credentialApi.endpoints.updateCredentials.initiate({ ...values, openaiModel: 'gpt-5-mini' }));
  await store.dispatch(securityApi.endpoints.createTwoFactor.initiate({ currentPassword: 'hunter-current' }));
  await store.dispatch(
    securityApi.endpoints.createRecoveryCodes.initiate({ currentPassword: 'hunter-current', code: '123456' }),
  );
  await store.dispatch(operatorApi.endpoints.getMetricsToken.initiate());

  const shown = JSON.stringify(seen);
  expect([...shown.matchAll(/.{0,60}(hunter|"123456").{0,20}/g)].map(([around]) => around)).toEqual([]);
  for (const useful of [
    'ada@example.com',
    'login',
    'Login failed.',
    'unauthenticated',
    'gpt-5-mini',
    'getInvitation',
    'getMetricsToken',
  ])
    expect(shown).toContain(useful);
});

test('a link that is a key is shown without its token', () => {
  expect(
    withoutSecrets({
      mail: {
        text: 'Open https://shop.example/reset-password#token=abc123 today',
        link: '/reset-password#token=abc123',
        state: 'held',
      },
    }),
  ).toEqual({
    mail: {
      text: 'Open https://shop.example/reset-password#token=[removed] today',
      link: '/reset-password#token=[removed]',
      state: 'held',
    },
  });
});

test('a value without secrets stays the same object, so that DevTools need not compare it', () => {
  const state = { ideas: { selected: ['one', 'two'], at: 3 } };
  expect(withoutSecrets(state)).toBe(state);
});
