import { styled } from 'styled-components';
import { formatDay } from '../../../../lib/format-day';
import { Meter } from '../../../../ui/meter';
import { Panel, PanelBody } from '../../../../ui/panel';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton';
import { Stack } from '../../../../ui/stack';
import { Text } from '../../../../ui/text';
import { theme } from '../../../../ui/theme';
import { useAllowance } from '../../../plan/plan-parts';
import { useGetUsageQuery } from '../../creative-api';
import { NotRead } from './not-read';
import { usedOf } from '../usage-words';

export function UsagePanel() {
  const { data: usage, error, isFetching, refetch } = useGetUsageQuery();
  return (
    <Panel
      title="Usage"
      side={
        usage && (
          <Text as="span" size="xs" tone={3}>
            resets {formatDay(`${usage.resetsOn}T00:00:00Z`, 'UTC')}
          </Text>
        )
      }
    >
      <PanelBody>
        {usage ? (
          <>
            <Allowance name="Images" kind="images" {...usage.images} />
            <Allowance name="Videos" kind="videos" {...usage.videos} />
            <Line name="Downloads" value="Unlimited" />
          </>
        ) : error ? (
          <NotRead what="Your usage" error={error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Skeleton label="Loading your usage">
            <Stack gap={4}>
              <SkeletonBlock height="1.625rem" />
              <SkeletonBlock height="1.625rem" />
              <SkeletonBlock height="1.25rem" />
            </Stack>
          </Skeleton>
        )}
      </PanelBody>
    </Panel>
  );
}

function Allowance({
  name,
  kind,
  used,
  limit,
}: {
  name: string;
  kind: 'images' | 'videos';
  used: number;
  limit: number | null;
}) {
  const { level } = useAllowance(kind);
  return limit === null ? (
    <Line name={name} value={`${usedOf({ used, limit })}, unlimited`} />
  ) : (
    <Meter label={name} value={used} max={limit} text={usedOf({ used, limit })} tone={TONES[level]} />
  );
}

const TONES = { free: undefined, near: 'amber', used: 'red' } as const;

function Line({ name, value }: { name: string; value: string }) {
  return (
    <Words>
      <span>{name}</span>
      <span>{value}</span>
    </Words>
  );
}

const Words = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[3]};
  ${theme.type.sm}
  > :last-child {
    color: ${theme.color.text2};
    font-variant-numeric: tabular-nums;
  }
`;
