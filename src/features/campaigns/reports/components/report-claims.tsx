import { styled } from 'styled-components';
import { messageOf } from '../../../../api/api-error';
import { contactPath } from '../../../../config/paths';
import type { ConversionClaim } from '../../../../contracts/campaign-claims';
import { formatMoney } from '../../../../lib/format-money';
import { formatWhen } from '../../../../lib/format-when';
import { Badge } from '../../../../ui/badge';
import { Banner } from '../../../../ui/banner';
import { Button } from '../../../../ui/button';
import { Link } from '../../../../ui/link';
import { Panel, PanelBody } from '../../../../ui/panel';
import { Text } from '../../../../ui/text';
import { theme } from '../../../../ui/theme';
import { useToast } from '../../../../ui/use-toast';
import { useSession } from '../../../auth/auth-parts';
import { useListConversionClaimsQuery, useUpdateConversionClaimMutation } from '../../campaigns-api';
import { claimsSentence } from '../report-words';

/** Large sales that only a click vouches for. Owners decide whether their amounts count; members see what waits. */
export function ReportClaims({
  campaignId,
  currency,
  zone,
  now,
}: {
  campaignId: string;
  currency: string;
  zone: string;
  now: Date;
}) {
  const isOwner = useSession().workspace.role === 'owner';
  const { currentData, error, isFetching, refetch } = useListConversionClaimsQuery({ campaignId });
  if (!currentData && error)
    return (
      <Panel title="Reported sales">
        <PanelBody>
          <Banner title="Reported sales could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
            {messageOf(error)}
          </Banner>
        </PanelBody>
      </Panel>
    );
  if (!currentData || currentData.items.length === 0) return null;
  const { items, waiting } = currentData;
  return (
    <Panel title="Reported sales">
      <PanelBody>
        <Text size="sm" weight="medium">
          {claimsSentence(waiting, isOwner, currency)}
        </Text>
        <Text size="sm" tone={2}>
          These were reported through a link in an email, which anyone who got that email can do. Compare them with your
          till or shop. The sales count either way, but their amounts count only when{' '}
          {isOwner ? 'you confirm them' : 'an owner confirms them'}.
        </Text>
        {items.length >= MOST_SHOWN && (
          <Text size="sm" tone={2}>
            The {MOST_SHOWN} newest are shown. The rest will show as you check these.
          </Text>
        )}
      </PanelBody>
      <Rows role="list" aria-label="Reported sales">
        {items.map((claim) => (
          <Claim
            key={claim.id}
            claim={claim}
            campaignId={campaignId}
            isOwner={isOwner}
            currency={currency}
            when={formatWhen(claim.at, zone, now)}
          />
        ))}
      </Rows>
    </Panel>
  );
}

function Claim({
  claim: { id, reference, amount, state, contactId, name },
  campaignId,
  isOwner,
  currency,
  when,
}: ClaimProps) {
  const [update, { isLoading, originalArgs }] = useUpdateConversionClaimMutation();
  const { show } = useToast();
  const money = formatMoney(amount / 100, currency);
  const decide = async (counts: boolean) => {
    const { error } = await update({ campaignId, claimId: id, counts });
    if (error) show({ kind: 'failure', text: messageOf(error) });
  };
  const isBusy = (counts: boolean): boolean => isLoading && originalArgs?.counts === counts;
  return (
    <li>
      <div>
        <p>
          <b>
            <bdi>{reference}</bdi>
          </b>
          <b>{money}</b>
        </p>
        <Text size="sm" tone={2}>
          {contactId ? (
            <Link to={contactPath(contactId)}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            'An erased person'
          )}{' '}
          · {when}
        </Text>
      </div>
      <Actions>
        <Badge {...BADGES[state]} />
        {isOwner && state !== 'counted' && (
          <Button
            size="sm"
            busy={isBusy(true)}
            busyLabel="Counting…"
            aria-label={`Count ${money} of ${reference}`}
            onClick={() => void decide(true)}
          >
            Count {money}
          </Button>
        )}
        {isOwner && state !== 'refused' && (
          <Button
            size="sm"
            busy={isBusy(false)}
            busyLabel="Leaving out…"
            aria-label={`Don’t count the amount of ${reference}`}
            onClick={() => void decide(false)}
          >
            Don’t count the amount
          </Button>
        )}
      </Actions>
    </li>
  );
}

/** As many as the list answers at most. */
const MOST_SHOWN = 100;

const BADGES = {
  waiting: { status: 'review', children: 'Waiting' },
  counted: { status: 'success', children: 'Counted' },
  refused: { status: 'inactive', children: 'Not counted' },
} as const;

const Rows = styled.ul`
  ${theme.type.sm}
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[2]} ${theme.space[4]};
    padding: ${theme.space[3]} ${theme.space[5]};
    border-top: 1px solid ${theme.color.hairline};
  }
  > li > :first-child {
    flex: 1 1 14rem;
    min-width: 0;
  }
  p {
    overflow-wrap: anywhere;
  }
  p > b {
    font-weight: ${theme.weight.medium};
    font-variant-numeric: tabular-nums;
  }
  p > b + b {
    margin-inline-start: ${theme.space[3]};
  }
  ${theme.media.phone} {
    > li {
      padding-inline: ${theme.space[4]};
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
`;

interface ClaimProps {
  claim: ConversionClaim;
  campaignId: string;
  isOwner: boolean;
  currency: string;
  when: string;
}
