import { useState } from 'react';
import { paths } from '../../../config/paths';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { useAuth } from '../../auth/auth-parts';
import { useJoin, type Attempt } from '../hooks/use-join';
import { Said } from './said';

/** Signed in with the invited address: one press. */
export function JoinSignedIn({
  token,
  attempt,
  email,
  workspaceName,
}: {
  token: string;
  attempt: Attempt;
  email: string;
  workspaceName: string;
}) {
  const { join, isJoining } = useJoin();
  const [refusal, setRefusal] = useState<string | null>(null);
  const accept = async () => {
    setRefusal(null);
    const { error } = await attempt(() => join({ token }));
    setRefusal(error ?? null);
  };
  return (
    <>
      <Said>You are signed in as {email}. Your own workspaces stay as they are; you can move between all of them.</Said>
      {refusal !== null && <Banner title={refusal} />}
      <Button variant="accent" size="lg" wide busy={isJoining} busyLabel="Joining…" onClick={() => void accept()}>
        Join {workspaceName}
      </Button>
    </>
  );
}

/** Signed in as somebody else: the invitation waits until they have logged out. */
export function SignedInElsewhere({ email, signedInAs }: { email: string; signedInAs: string }) {
  const { logout } = useAuth();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    await logout(paths.login);
  };
  return (
    <>
      <Said>
        You are signed in as {signedInAs}, and this invitation is for {email}. Log out to accept it with that address.
      </Said>
      <Button variant="primary" size="lg" wide busy={busy} busyLabel="Logging out…" onClick={() => void leave()}>
        Log out and continue
      </Button>
    </>
  );
}
