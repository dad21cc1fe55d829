import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { Banner } from '../../../ui/banner';
import { SlideOver } from '../../../ui/slide-over';
import { Segmented } from '../../../ui/segmented';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton';
import { Row, Stack } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { MailFrame } from '../../campaigns/campaigns-parts';
import { useGetPieceNewsletterQuery } from '../publishing-api';

/** A post as it would arrive by email. */
export function NewsletterPreview({ pieceId, subject, open, onClose }: NewsletterPreviewProps) {
  return (
    <SlideOver open={open} onClose={onClose} title="Newsletter preview">
      {open && <Shown pieceId={pieceId} subject={subject} />}
    </SlideOver>
  );
}

function Shown({ pieceId, subject }: Pick<NewsletterPreviewProps, 'pieceId' | 'subject'>) {
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  // The post may have been edited since the page asked.
  const { data, error, isFetching, refetch } = useGetPieceNewsletterQuery(
    { pieceId, ...(subject && { subject }) },
    { refetchOnMountOrArgChange: true },
  );
  if (!data && error)
    return (
      <Banner title="The preview could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </Banner>
    );
  if (!data)
    return (
      <Skeleton label="Loading the preview">
        <SkeletonBlock height="24rem" />
      </Skeleton>
    );
  return (
    <Stack gap={4}>
      <Row between gap={3}>
        <Inbox>
          <Text weight="medium">
            <bdi>{data.subject}</bdi>
          </Text>
          <Text size="sm" tone={2}>
            <bdi>{data.preheader}</bdi>
          </Text>
        </Inbox>
        <Segmented label="Colours" value={scheme} onChange={setScheme} options={SCHEMES} />
      </Row>
      <MailFrame html={data.html} isDark={scheme === 'dark'} width="phone" />
    </Stack>
  );
}

const Inbox = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const SCHEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

interface NewsletterPreviewProps {
  pieceId: string;
  subject: string | null;
  open: boolean;
  onClose: () => void;
}
