import type { ReactNode } from 'react';
import { AuthLayout } from '../account-parts';

/** A page whose address has no token, as after a reload: its link is as good as it was, so no new one is offered first. */
export const ForgottenLink = ({ other }: { other: ReactNode }) => (
  <AuthLayout
    title="Open the link again"
    sentence="This page no longer has its link. Open it again from the email."
    other={other}
  >
    {null}
  </AuthLayout>
);
