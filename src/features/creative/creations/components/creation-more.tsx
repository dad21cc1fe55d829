import {
  Ellipsis,
  FolderInput,
  FolderMinus,
  FolderPlus,
  Frame,
  LayoutTemplate,
  Shuffle,
  SlidersHorizontal,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import type { Creation } from '../../../../contracts/creation-record';
import { isShown } from '../../../../domain/creation';
import { Button } from '../../../../ui/button';
import { LateMenu } from '../../../../ui/late-menu';
import type { MenuEntry } from '../../../../ui/menu';
import { useGetLibraryQuery } from '../../creative-api';
import { useCreationActions } from '../hooks/use-creation-actions';
import { LateFolderDialog } from '../../library/components/late-folder-dialog';
import { LateRatiosDialog, LateRemixDialog } from './late-dialogs';
import { LateTemplateDialog } from '../../templates/components/late-template-dialog';

/** What else can be made of a creation, and the way to part with it. */
export function CreationMore({ creation }: { creation: Creation }) {
  const { vary, remove, move } = useCreationActions(creation);
  const { data: library } = useGetLibraryQuery();
  const [open, setOpen] = useState<'remix' | 'ratios' | 'template' | 'folder' | null>(null);
  const close = () => setOpen(null);
  const bring = (dialog: 'remix' | 'ratios' | 'template' | 'folder', { fetch }: { fetch: () => void }) => {
    fetch();
    setOpen(dialog);
  };
  const noun = creation.type === 'video' ? 'clip' : 'picture';
  const byHand =
    creation.source === 'made'
      ? isShown(creation.status)
        ? undefined
        : 'It is not finished yet.'
      : `Only what was made here can be made again; this ${noun} was uploaded.`;
  const blocked = byHand ? { disabledReason: byHand } : {};
  const items: MenuEntry[] = [
    { label: 'Another variation', icon: <Shuffle />, onSelect: () => void vary(), ...blocked },
    {
      label: 'Change words and look…',
      icon: <SlidersHorizontal />,
      onSelect: () => bring('remix', LateRemixDialog),
      ...blocked,
    },
    ...(creation.type === 'image'
      ? [{ label: 'Other shapes…', icon: <Frame />, onSelect: () => bring('ratios', LateRatiosDialog), ...blocked }]
      : []),
    ...(creation.type === 'image' && creation.source === 'made'
      ? [
          {
            label: 'Save as a template…',
            icon: <LayoutTemplate />,
            onSelect: () => bring('template', LateTemplateDialog),
          },
        ]
      : []),
    { separator: true },
    ...(library?.folders ?? [])
      .filter(({ id }) => id !== creation.folderId)
      .map(({ id, name }) => ({
        label: `Move to ${name}`,
        icon: <FolderInput />,
        onSelect: () => void move(id, name),
      })),
    ...(creation.folderId
      ? [{ label: 'Remove from its folder', icon: <FolderMinus />, onSelect: () => void move(null, '') }]
      : []),
    { label: 'Move to a new folder…', icon: <FolderPlus />, onSelect: () => bring('folder', LateFolderDialog) },
    { separator: true },
    {
      label: 'Delete',
      icon: <Trash2 />,
      danger: true,
      onSelect: () => void remove(),
      ...(creation.pieceId ? { disabledReason: 'It is used in a post. Delete the post instead.' } : {}),
    },
  ];
  return (
    <>
      <LateMenu
        label={`More for ${creation.title}`}
        trigger={<Button variant="quiet" iconOnly label={`More for ${creation.title}`} icon={<Ellipsis />} />}
        items={items}
      />
      <LateRemixDialog creation={creation} open={open === 'remix'} onClose={close} />
      <LateRatiosDialog creation={creation} open={open === 'ratios'} onClose={close} />
      <LateFolderDialog open={open === 'folder'} onClose={close} onMade={({ id, name }) => void move(id, name)} />
      <LateTemplateDialog from={creation} open={open === 'template'} onClose={close} />
    </>
  );
}
