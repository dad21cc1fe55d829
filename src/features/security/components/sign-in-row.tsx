import { Monitor, Smartphone } from 'lucide-react';
import { messageOf } from '../../../api/api-error';
import type { SignIn } from '../../../contracts/security';
import { toLocal } from '../../../domain/zoned-time';
import { formatDay } from '../../../lib/format-day';
import { formatTime } from '../../../lib/format-time';
import { sayDay } from '../../../lib/say-day';
import { Button } from '../../../ui/button';
import { ListRow } from '../../../ui/list';
import { Tag } from '../../../ui/tag';
import { useToast } from '../../../ui/use-toast';
import { useSession } from '../../auth/auth-parts';
import { useDeleteSignInMutation } from '../security-api';

/** A signed-in browser. */
export function SignInRow({ signIn, now }: { signIn: SignIn; now: Date }) {
  const { workspace } = useSession();
  const [end, { isLoading }] = useDeleteSignInMutation();
  const { show } = useToast();
  const { id, current, device, address, createdAt, seenAt } = signIn;
  const year =
    toLocal(new Date(createdAt), workspace.zone).date.slice(0, 4) !== toLocal(now, workspace.zone).date.slice(0, 4);
  const since = `since ${formatDay(createdAt, workspace.zone, { year })}, ${formatTime(createdAt, workspace.zone)}`;

  const signOut = async () => {
    const { error } = await end({ signInId: id });
    if (error) show({ kind: 'failure', text: messageOf(error) });
    else show({ text: `${device} is signed out.` });
  };

  return (
    <ListRow
      glyph={PHONES.test(device) ? <Smartphone /> : <Monitor />}
      title={device}
      meta={[address ?? 'address unknown', since, `last seen ${sayDay(seenAt, workspace.zone, now)}`].join(' · ')}
      side={
        current ? (
          <Tag>This browser</Tag>
        ) : (
          <Button
            size="sm"
            aria-label={`Sign out ${device}, ${since}`}
            busy={isLoading}
            busyLabel="Signing out…"
            onClick={() => void signOut()}
          >
            Sign out
          </Button>
        )
      }
    />
  );
}

const PHONES = /\b(Android|iOS|iPhone|iPad|phone)\b/i;
