import type { Security, SignIn } from '../../contracts/security';

/** An account with only a password. */
export const buildSecurity = (partial: Partial<Security> = {}): Security => ({
  twoFactor: false,
  recoveryCodesLeft: 0,
  passwordChangedAt: '2026-03-02T09:00:00.000Z',
  emailChange: null,
  ...partial,
});

/** This browser's session by default. */
export const buildSignIn = (partial: Partial<SignIn> = {}): SignIn => ({
  id: '3b1f0c9e-7a52-4d13-8f6e-1c2d3e4f5a01',
  current: true,
  device: 'Firefox on Windows',
  address: '203.0.113.7',
  createdAt: '2026-06-03T09:00:00.000Z',
  seenAt: new Date().toISOString(),
  ...partial,
});

export const recoveryCodes = ['4f7k-92ma', 'b8xw-1qpt', 'n3vd-6yhr', 'z5gc-0jel'];
