import { Ellipsis, FileText } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { importErrorsUrl } from '../../../config/paths';
import type { ContactImport } from '../../../contracts/imports';
import { formatWhen } from '../../../lib/format-when';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ListRow } from '../../../ui/list';
import { LateMenu } from '../../../ui/late-menu';
import type { MenuEntry } from '../../../ui/menu';
import { useImportActions } from '../hooks/use-import-actions';
import { countsInWords, isAtWork, isOpen, stateOf } from '../import-words';
import { importOpened } from '../imports-slice';

/** An earlier import, or one that waits to be continued. */
export function ImportRow({ item, zone, now }: { item: ContactImport; zone: string; now: Date }) {
  const dispatch = useDispatch();
  const { undo, isUndoing, forget, isForgetting } = useImportActions(item);
  const { badge, words } = stateOf(item);
  const open = isOpen(item);
  const when = formatWhen(item.endedAt ?? item.createdAt, zone, now);
  const more: MenuEntry[] = [
    ...(item.counts.failed + item.warnings > 0 ? [{ label: 'Download problems', href: importErrorsUrl(item.id) }] : []),
    ...(item.canUndo ? [{ label: 'Undo this import', onSelect: undo }] : []),
    ...(open && !isAtWork(item) ? [{ label: 'Remove from list', danger: true, onSelect: forget }] : []),
  ];
  return (
    <ListRow
      glyph={<FileText />}
      title={item.name || 'Untitled file'}
      meta={`${[when[0]!.toUpperCase() + when.slice(1), item.actor, ...(open ? [] : [countsInWords(item.counts)])].filter(Boolean).join(' · ')}`}
      onOpen={() => dispatch(importOpened(item.id))}
      side={
        <>
          <Badge status={badge}>{isAtWork(item) ? `${words}, ${Math.round(item.progress)}%` : words}</Badge>
          {more.length > 0 && (
            <LateMenu
              items={more}
              trigger={
                <Button
                  variant="quiet"
                  iconOnly
                  busy={isUndoing || isForgetting}
                  label={`Actions for ${item.name}`}
                  icon={<Ellipsis />}
                />
              }
            />
          )}
        </>
      }
    />
  );
}
