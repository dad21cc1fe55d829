import { messageOf } from '../../../../api/api-error';
import { paths } from '../../../../config/paths';
import { campaignLimits, type CampaignType } from '../../../../domain/campaign';
import { segmentSentence } from '../../../../domain/segment';
import { Banner } from '../../../../ui/banner';
import { Checkbox } from '../../../../ui/checkbox';
import { Fieldset } from '../../../../ui/fieldset';
import { Link } from '../../../../ui/link';
import { Segmented } from '../../../../ui/segmented';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton';
import { Stack } from '../../../../ui/stack';
import { Text } from '../../../../ui/text';
import { useListSegmentsQuery } from '../../../segments/segments-api';
import { useSegmentWords } from '../hooks/use-segment-words';

/** Everybody who agreed, or the people of some segments. A broadcast goes to everybody. */
export function AudienceFields({ type, audience, wantsSegments, onWantsSegments, onChange }: AudienceFieldsProps) {
  if (type === 'broadcast')
    return (
      <Text size="sm" tone={2}>
        A broadcast goes to everyone who has agreed to your marketing emails.
      </Text>
    );
  const bySegments = wantsSegments || audience.segmentIds.length > 0;
  const choose = (who: 'everybody' | 'segments') => {
    onWantsSegments(who === 'segments');
    if (who === 'everybody' && audience.segmentIds.length > 0) onChange([]);
  };
  return (
    <>
      <Segmented
        label="Recipients"
        value={bySegments ? 'segments' : 'everybody'}
        onChange={choose}
        options={[
          { value: 'everybody', label: 'Everyone who agreed' },
          { value: 'segments', label: 'Some segments' },
        ]}
      />
      {bySegments ? (
        <Segments chosen={audience.segmentIds} onChange={onChange} />
      ) : (
        <Text size="sm" tone={2}>
          We leave out anyone who hasn’t agreed, has unsubscribed or can’t be reached.
        </Text>
      )}
    </>
  );
}

function Segments({ chosen, onChange }: { chosen: readonly string[]; onChange: (segmentIds: string[]) => void }) {
  const { data, error, isFetching, refetch } = useListSegmentsQuery();
  const words = useSegmentWords();
  if (!data) {
    return error ? (
      <Banner title="Your segments could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </Banner>
    ) : (
      <Skeleton label="Loading segments">
        <Stack gap={2}>
          <SkeletonBlock />
          <SkeletonBlock width="70%" />
        </Stack>
      </Skeleton>
    );
  }
  const gone = chosen.filter((id) => !data.items.some((segment) => segment.id === id));
  const toggle = (id: string, on: boolean) => onChange(on ? [...chosen, id] : chosen.filter((other) => other !== id));
  const isFull = chosen.length >= campaignLimits.segments;
  if (data.items.length === 0 && gone.length === 0)
    return (
      <Text size="sm" tone={2}>
        There are no segments yet. <Link to={paths.segments}>Create one</Link>, then come back. Your changes here are
        kept.
      </Text>
    );
  return (
    <Fieldset
      legend="Contacts in any of these"
      {...(chosen.length === 0 && { error: 'Choose a segment, or go back to everyone.' })}
      {...(isFull && { help: `You can choose up to ${campaignLimits.segments} segments.` })}
    >
      <Stack gap={3}>
        {data.items.map(({ id, name, rules }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            disabled={isFull && !chosen.includes(id)}
            onChange={(on) => toggle(id, on)}
            help={segmentSentence(rules, words)}
          >
            {name}
          </Checkbox>
        ))}
        {gone.map((id) => (
          <Checkbox key={id} checked onChange={(on) => toggle(id, on)} help="It no longer has anyone in it.">
            A deleted segment
          </Checkbox>
        ))}
      </Stack>
    </Fieldset>
  );
}

interface AudienceFieldsProps {
  type: CampaignType;
  audience: { segmentIds: string[] };
  /** Segments were asked for, though none is chosen yet. */
  wantsSegments: boolean;
  onWantsSegments: (wants: boolean) => void;
  onChange: (segmentIds: string[]) => void;
}
