import { Download, X } from 'lucide-react';
import { styled } from 'styled-components';
import { contactExportUrl } from '../../../config/paths';
import type { ContactExport } from '../../../contracts/contact-exports';
import { MINUTE_MS } from '../../../domain/duration';
import { formatBytes } from '../../../lib/format-bytes';
import { formatDay } from '../../../lib/format-day';
import { formatWhen } from '../../../lib/format-when';
import { pluralise } from '../../../lib/pluralise';
import { useNow } from '../../../hooks/use-now';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Progress } from '../../../ui/progress';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useSession } from '../../auth/auth-parts';

/** One export: how far it is, its file, or why there is none. */
export function ExportRow({ item, onCancel }: { item: ContactExport; onCancel: () => void }) {
  const { workspace } = useSession();
  const now = useNow(MINUTE_MS);
  const { id, state, format, rows, bytes, progress, startedAgain, cause, createdAt, expiresAt } = item;
  const name = `${pluralise(rows, 'person', 'people')} as ${format === 'csv' ? 'CSV' : 'JSON'}`;
  return (
    <Item>
      <Top>
        <div>
          <Text size="sm" weight="medium">
            {state === 'running' ? `Export as ${format === 'csv' ? 'CSV' : 'JSON'}` : name}
          </Text>
          <Text size="xs" tone={3}>
            {state === 'ready' && bytes !== null ? `${formatBytes(bytes)}, requested ` : 'Requested '}
            {formatWhen(createdAt, workspace.zone, now)}
            {state === 'ready' && `. Available until ${formatDay(expiresAt, workspace.zone)}.`}
            {state === 'cancelled' && '. Stopped.'}
          </Text>
        </div>
        {state === 'ready' && (
          <ButtonLink size="sm" href={contactExportUrl(id)} download icon={<Download />}>
            Download
          </ButtonLink>
        )}
        {state === 'running' && (
          <Button size="sm" variant="quiet" icon={<X />} onClick={onCancel}>
            Stop
          </Button>
        )}
      </Top>
      {state === 'running' && (
        <Progress
          label={
            startedAgain && rows === 0
              ? 'Starting again: the export was cut off. You can leave this page.'
              : rows > 0
                ? `${pluralise(rows, 'person', 'people')} exported. You can leave this page.`
                : 'You can leave this page.'
          }
          percent={progress}
        />
      )}
      {state === 'failed' && (
        <Progress label={name} stopped={{ cause: cause ?? 'The export stopped. Start it again.' }} />
      )}
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} 0;
  & + & {
    border-top: 1px solid ${theme.color.hairline};
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  > :first-child {
    min-width: 0;
  }
`;
