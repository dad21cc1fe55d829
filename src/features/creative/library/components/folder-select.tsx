import { FolderCog, FolderPlus, Folder as FolderIcon, Images, Inbox } from 'lucide-react';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../../ui/button';
import { LateMenu } from '../../../../ui/late-menu';
import type { MenuEntry } from '../../../../ui/menu';
import { useGetLibraryQuery } from '../../creative-api';
import { filterEdited, selectFilter } from '../../creative-slice';
import { LateFolderDialog } from './late-folder-dialog';

/** Which folder is shown, and the ways to make one, rename it or take it away. */
export function FolderSelect() {
  const dispatch = useDispatch();
  const { folder } = useSelector(selectFilter);
  const { data } = useGetLibraryQuery();
  const [editing, setEditing] = useState<'new' | 'current' | null>(null);
  const folders = data?.folders ?? [];
  const current = folders.find(({ id }) => id === folder);
  const choose = (next: string | null) => dispatch(filterEdited({ folder: next }));
  const edit = (which: 'new' | 'current') => {
    LateFolderDialog.fetch();
    setEditing(which);
  };
  const items: MenuEntry[] = [
    {
      label: 'Everything',
      icon: <Images />,
      current: folder === null,
      onSelect: () => choose(null),
      ...(data && { side: data.count }),
    },
    { label: 'Not in a folder', icon: <Inbox />, current: folder === 'none', onSelect: () => choose('none') },
    ...folders.map(({ id, name, count }) => ({
      label: name,
      icon: <FolderIcon />,
      side: count,
      current: folder === id,
      onSelect: () => choose(id),
    })),
    { separator: true },
    { label: 'New folder…', icon: <FolderPlus />, onSelect: () => edit('new') },
    ...(current ? [{ label: `Change “${current.name}”…`, icon: <FolderCog />, onSelect: () => edit('current') }] : []),
  ];
  return (
    <>
      <LateMenu
        label="Folder"
        align="start"
        trigger={
          <Button icon={<FolderIcon />}>{current?.name ?? (folder === 'none' ? 'Not in a folder' : 'Folders')}</Button>
        }
        items={items}
      />
      <LateFolderDialog
        folder={editing === 'current' ? current : undefined}
        open={editing !== null}
        onClose={() => setEditing(null)}
      />
    </>
  );
}
