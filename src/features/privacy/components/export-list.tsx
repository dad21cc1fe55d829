import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import type { DataExport } from '../../../contracts/privacy';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { theme } from '../../../ui/theme';
import { useDeleteExportMutation } from '../privacy-api';
import { ExportRow } from './export-row';

/** Exports in progress, ready and failed, newest first. */
export function ExportList({ items, onRetry }: { items: DataExport[]; onRetry: (scope: DataExport['scope']) => void }) {
  const [asked, setAsked] = useState<DataExport | null>(null);
  const [remove, { isLoading, error, reset }] = useDeleteExportMutation();

  const close = () => {
    setAsked(null);
    reset();
  };
  const confirm = async (item: DataExport) => {
    if (!(await remove({ exportId: item.id })).error) close();
  };

  return (
    <>
      <Items role="list" aria-label="Your exports">
        {items.map((item) => (
          <ExportRow key={item.id} item={item} onRetry={() => onRetry(item.scope)} onRemove={() => setAsked(item)} />
        ))}
      </Items>
      <ConfirmDialog
        open={asked !== null}
        onClose={close}
        variant="danger"
        onConfirm={() => asked && void confirm(asked)}
        busy={isLoading}
        {...(asked?.state === 'waiting' || asked?.state === 'running'
          ? {
              title: 'Cancel this export?',
              sentence: 'The unfinished export will be thrown away. Your data stays as it is.',
              confirmLabel: 'Cancel the export',
              cancelLabel: 'Keep exporting',
              busyLabel: 'Cancelling…',
            }
          : {
              title: 'Delete this export?',
              sentence: 'Its files will be deleted. Your data stays as it is, and you can export it again.',
              confirmLabel: 'Delete',
              busyLabel: 'Deleting…',
            })}
        {...(error && { error: messageOf(error) })}
      />
    </>
  );
}

const Items = styled.ul`
  min-width: 0;
  border-top: 1px solid ${theme.color.hairline};
`;
