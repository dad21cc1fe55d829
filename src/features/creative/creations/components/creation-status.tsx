import type { Creation } from '../../../../contracts/creation-record';
import { Badge } from '../../../../ui/badge';
import { statuses } from '../../../../ui/status';
import { Tag } from '../../../../ui/tag';
import { Text } from '../../../../ui/text';

/** How far it is. What people brought was never made, and only says where it is from. */
export function CreationStatus({
  creation: { status, progress, source, startedAgain, origin },
}: {
  creation: Pick<Creation, 'status' | 'progress' | 'source' | 'startedAgain' | 'origin'>;
}) {
  if (source === 'uploaded') return <Tag>{origin ? 'Free photo' : 'Uploaded'}</Tag>;
  if (status === 'refining') return <Badge status="in-progress">First version</Badge>;
  if (status === 'cancelled') return <Badge status="inactive">Cancelled</Badge>;
  if (status === 'generating') {
    if (progress > 0) return <Badge status="generating">{`${statuses.generating.label} ${progress}%`}</Badge>;
    return <Badge status="generating">{startedAgain ? 'Starting again' : statuses.generating.label}</Badge>;
  }
  return <Badge status={status} />;
}

/** What a first version is, or why it stayed one. */
export function CreationNote({
  creation: { status, progress, cause, startedAgain },
}: {
  creation: Pick<Creation, 'status' | 'progress' | 'cause' | 'startedAgain'>;
}) {
  if (status === 'refining')
    return (
      <Text size="sm" tone={2} numeric>
        {startedAgain
          ? 'The better version was interrupted. It is starting again'
          : 'A better version is being rendered'}
        {progress > 0 && progress < 100 ? ` (${progress}%)` : ''} and will replace this one. You can already use this
        one.
      </Text>
    );
  return status === 'completed' && cause ? (
    <Text size="sm" tone={2}>
      {cause}
    </Text>
  ) : null;
}
