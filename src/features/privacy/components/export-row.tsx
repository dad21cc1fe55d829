import { Download, Trash2, X } from 'lucide-react';
import { styled } from 'styled-components';
import { mediaUrl } from '../../../config/paths';
import type { DataExport } from '../../../contracts/privacy';
import { useNow } from '../../../hooks/use-now';
import { formatBytes } from '../../../lib/format-bytes';
import { formatDay } from '../../../lib/format-day';
import { formatWhen } from '../../../lib/format-when';
import { pluralise } from '../../../lib/pluralise';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Progress } from '../../../ui/progress';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useSession } from '../../auth/auth-parts';

/** An export: its progress, its downloads, or why it failed. */
export function ExportRow({
  item,
  onRetry,
  onRemove,
}: {
  item: DataExport;
  onRetry: () => void;
  onRemove: () => void;
}) {
  const { workspace } = useSession();
  const now = useNow();
  const name = item.scope === 'workspace' ? `Everything in ${workspace.name}` : 'Your account';
  const asked = `requested ${formatWhen(item.createdAt, workspace.zone, now)}`;

  if (item.state === 'ready') {
    const size = item.parts.reduce((sum, { bytes }) => sum + bytes, 0);
    return (
      <Item>
        <Head>
          <div>
            <Title>{name}</Title>
            <Text as="p" size="xs" tone={3}>
              {formatBytes(size)}
              {item.parts.length > 1 &&
                ` in ${pluralise(item.parts.length, 'zip file', 'zip files')}: unpack all of them into one folder`}
              , {asked}. Available until {formatDay(item.expiresAt, workspace.zone)}.
            </Text>
          </div>
          <Side>
            {item.parts.length === 1 && (
              <ButtonLink size="sm" href={mediaUrl(item.parts[0]!.url)} download icon={<Download />}>
                Download
              </ButtonLink>
            )}
            <Button
              iconOnly
              size="sm"
              variant="quiet"
              label="Delete this export"
              icon={<Trash2 />}
              onClick={onRemove}
            />
          </Side>
        </Head>
        {item.parts.length > 1 && (
          <Parts role="list" aria-label={`Zip files of ${name}`}>
            {item.parts.map(({ url, bytes }, n) => (
              <li key={url}>
                <ButtonLink
                  size="sm"
                  href={mediaUrl(url)}
                  download
                  icon={<Download />}
                >{`Part ${n + 1}, ${formatBytes(bytes)}`}</ButtonLink>
              </li>
            ))}
          </Parts>
        )}
      </Item>
    );
  }

  return (
    <Item>
      <Head>
        <div>
          <Title>{name}</Title>
          <Text as="p" size="xs" tone={3}>
            {asked[0]!.toUpperCase() + asked.slice(1)}
          </Text>
        </div>
        <Side>
          {item.state === 'failed' ? (
            <Button
              iconOnly
              size="sm"
              variant="quiet"
              label="Delete this export"
              icon={<Trash2 />}
              onClick={onRemove}
            />
          ) : (
            <Button size="sm" variant="quiet" icon={<X />} onClick={onRemove}>
              Cancel
            </Button>
          )}
        </Side>
      </Head>
      {item.state === 'failed' && (
        <Progress label={name} stopped={{ cause: item.cause ?? 'The export stopped.', onRetry }} />
      )}
      {item.state === 'waiting' && (
        <Progress label={item.startedAgain ? STARTING_AGAIN : 'Waiting to start. You can leave this page.'} />
      )}
      {item.state === 'running' && (
        <Progress
          label={item.startedAgain && item.progress === 0 ? STARTING_AGAIN : 'Exporting. You can leave this page.'}
          percent={item.progress}
        />
      )}
    </Item>
  );
}

const STARTING_AGAIN = 'Starting again: the export was cut off. You can leave this page.';

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[5]};
  & + & {
    border-top: 1px solid ${theme.color.hairline};
  }
  ${theme.media.phone} {
    padding-inline: ${theme.space[4]};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[3]};
  > :first-child {
    min-width: 0;
  }
`;

const Title = styled.p`
  ${theme.type.sm}
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;
`;

const Side = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  gap: ${theme.space[2]};
`;

/** On some hosts a large export is split into dozens of parts. */
const Parts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  max-height: 14rem;
  overflow-y: auto;
`;
