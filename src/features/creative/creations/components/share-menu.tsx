import { Link2, Link2Off, Send, Share2 } from 'lucide-react';
import type { Creation } from '../../../../contracts/creation-record';
import { isShown } from '../../../../domain/creation';
import { Button } from '../../../../ui/button';
import { LateMenu } from '../../../../ui/late-menu';
import type { MenuEntry } from '../../../../ui/menu';
import { useShare } from '../hooks/use-share';

/** Hands it on: a page of its own that can be taken back, or the file itself. */
export function ShareMenu({ creation, small = false }: { creation: Creation; small?: boolean }) {
  const { send, link, takeBack, sharing } = useShare(creation);
  const label = `Share ${creation.title}`;
  const items: MenuEntry[] = [
    {
      label: creation.shared ? 'Copy the link again' : 'Copy a link to a page',
      icon: <Link2 />,
      onSelect: () => void link(),
      ...(isShown(creation.status) ? {} : { disabledReason: 'It is not finished yet.' }),
    },
    {
      label: creation.type === 'video' ? 'Send the clip' : 'Send or copy the picture',
      icon: <Send />,
      onSelect: () => void send(),
    },
    ...(creation.shared
      ? [
          { separator: true } as const,
          { label: 'Stop sharing', icon: <Link2Off />, danger: true, onSelect: () => void takeBack() },
        ]
      : []),
  ];
  const trigger = small ? (
    <Button variant="quiet" size="sm" iconOnly label={label} icon={<Share2 />} busy={sharing} />
  ) : (
    <Button icon={<Share2 />} busy={sharing}>
      Share
    </Button>
  );
  return <LateMenu label={label} align="start" trigger={trigger} items={items} />;
}
