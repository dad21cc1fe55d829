import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import type { AnalyticsPeriod } from '../../../domain/analytics-period';
import { rangeInWords } from '../../../domain/analytics-sentence';
import { dayInWords } from '../../../domain/day-in-words';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { CopyButton } from '../../../ui/copy-button';
import { Row } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useCreateReportShareMutation, useDeleteReportShareMutation, useListReportSharesQuery } from './reports-api';

/** Links for people without an account. A link is shown once, when it is created: only its hash is stored. */
export function ReportShares({ period }: { period: AnalyticsPeriod }) {
  const { data, error: unread, refetch, isFetching } = useListReportSharesQuery();
  const [create, { data: made, error: unmade, isLoading }] = useCreateReportShareMutation();
  const [remove, { error: unremoved, isLoading: removing, reset }] = useDeleteReportShareMutation();
  const [leaving, setLeaving] = useState<Share | null>(null);
  const fresh =
    made && data?.items.some(({ id, state }) => id === made.share.id && state !== 'open') ? undefined : made;

  const revoke = async () => {
    if (leaving && !(await remove({ shareId: leaving.id })).error) setLeaving(null);
  };

  return (
    <>
      <Text size="sm" tone={2}>
        Anyone with the link can read this report for 90 days, without an account. You can withdraw it at any time.
      </Text>
      {unmade && <Banner title="The link could not be created.">{messageOf(unmade)}</Banner>}
      <Row>
        <Button icon={<Link2 />} busy={isLoading} onClick={() => void create({ period })}>
          Create link
        </Button>
        {fresh && <CopyButton label="Copy link" text={fresh.url} />}
      </Row>
      {fresh && (
        <div role="status">
          <Address>{fresh.url}</Address>
          <Text size="xs" tone={3}>
            Copy it now. We show it only once.
          </Text>
        </div>
      )}
      {unread && (
        <Banner title="Your links could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(unread)}
        </Banner>
      )}
      {data && data.items.length > 0 && (
        <Links aria-label="Your links">
          {data.items.map((share) => (
            <li key={share.id}>
              <span>
                <b>{rangeInWords(share)}</b>
                <small>{stateWords(share)}</small>
              </span>
              {share.state === 'open' && (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`Withdraw the link for ${rangeInWords(share)}`}
                  onClick={() => {
                    reset();
                    setLeaving(share);
                  }}
                >
                  Withdraw
                </Button>
              )}
            </li>
          ))}
        </Links>
      )}
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title="Withdraw this link?"
        sentence="The link will stop working for everyone who has it. You can create a new link at any time."
        confirmLabel="Withdraw link"
        variant="danger"
        busy={removing}
        onConfirm={() => void revoke()}
        error={unremoved ? messageOf(unremoved) : undefined}
      />
    </>
  );
}

function stateWords({ state, createdAt, expiresAt }: Share): string {
  if (state === 'revoked') return 'Withdrawn';
  const until = dayInWords(expiresAt.slice(0, 10), { year: true });
  return state === 'expired'
    ? `Expired on ${until}`
    : `Created on ${dayInWords(createdAt.slice(0, 10))}, works until ${until}`;
}

const Address = styled.p`
  ${theme.type.sm}
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;
`;

const Links = styled.ul`
  max-height: 12rem;
  overflow-y: auto;
  border-top: 1px solid ${theme.color.hairline};

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[3]};
    min-height: 3.25rem;
    border-bottom: 1px solid ${theme.color.hairline};
    ${theme.type.sm}
  }

  b {
    display: block;
    font-weight: ${theme.weight.medium};
  }

  small {
    ${theme.type.xs}
    color: ${theme.color.text3};
  }
`;

type Share = NonNullable<ReturnType<typeof useListReportSharesQuery>['data']>['items'][number];
