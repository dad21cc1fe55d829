import { Download } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { contactExportUrl } from '../../../config/paths';
import { pluralise } from '../../../lib/pluralise';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Progress } from '../../../ui/progress';
import { Row } from '../../../ui/stack';
import { theme } from '../../../ui/theme';
import { useContactExports } from './use-contact-exports';

/** Exports that are being made, also for whoever comes back; once ready, their file. What was ready before is in the dialog. */
export function RunningExports() {
  const { items = [] } = useContactExports();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const news = items.filter(({ id, state }) => state === 'running' && !seen.has(id));
  if (news.length > 0) setSeen(new Set([...seen, ...news.map(({ id }) => id)]));
  const drop = (id: string) => setSeen(new Set([...seen].filter((other) => other !== id)));

  return items
    .filter(({ id }) => seen.has(id))
    .map(({ id, state, progress, startedAgain, rows, cause }) => {
      if (state === 'running')
        return (
          <Progress
            key={id}
            label={
              startedAgain && progress === 0
                ? 'Starting again: the export was cut off. You can leave this page.'
                : 'Exporting contacts. You can leave this page.'
            }
            percent={progress}
          />
        );
      if (state === 'failed')
        return (
          <Progress
            key={id}
            label="Export"
            stopped={{
              cause: cause ?? 'The export stopped. Start it again.',
              onRetry: () => drop(id),
              retryLabel: 'Dismiss',
            }}
          />
        );
      if (state === 'cancelled') return null;
      return (
        <Ready key={id} role="status">
          <span>Your export of {pluralise(rows, 'person', 'people')} is ready.</span>
          <Row>
            <ButtonLink
              size="sm"
              variant="primary"
              href={contactExportUrl(id)}
              download
              icon={<Download />}
              onClick={() => drop(id)}
            >
              Download
            </ButtonLink>
            <Button size="sm" variant="quiet" onClick={() => drop(id)}>
              Dismiss
            </Button>
          </Row>
        </Ready>
      );
    });
}

const Ready = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.panel};
  ${theme.type.sm}
`;
