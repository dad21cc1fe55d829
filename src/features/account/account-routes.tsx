import type { RouteObject } from 'react-router-dom';
import { paths } from '../../config/paths';

/** Pages that mails lead to. They are for whoever has the link, signed in or not. */
export const accountRoutes: RouteObject[] = [
  {
    path: paths.forgotPassword,
    handle: { title: 'Forgot password' },
    lazy: async () => ({ Component: (await import('./forgot-password-page')).ForgotPasswordPage }),
  },
  {
    path: paths.resetPassword,
    handle: { title: 'New password' },
    lazy: async () => ({ Component: (await import('./reset-password-page')).ResetPasswordPage }),
  },
  {
    path: paths.verifyEmail,
    handle: { title: 'Confirm your address' },
    lazy: async () => ({ Component: (await import('./verify-email-page')).VerifyEmailPage }),
  },
  {
    path: paths.invitation,
    handle: { title: 'Invitation' },
    lazy: async () => ({ Component: (await import('./invitation-page')).InvitationPage }),
  },
];
