import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import type { Connection } from '../../../contracts/publishing-connections';
import { channelLabel } from '../../../domain/posting';
import { formatDay } from '../../../lib/format-day';
import { Badge } from '../../../ui/badge';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Link } from '../../../ui/link';
import { Row } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useToast } from '../../../ui/use-toast';
import { useSession } from '../../auth/auth-parts';
import {
  useCreateMetaConnectionMutation,
  useDeleteConnectionMutation,
  useTestConnectionMutation,
} from '../publishing-api';
import { connectionBadges, connectionHints, fixLinks, isReady } from './connection-words';
import { LateConnectDialog } from './late-connect-dialog';

/** One network: whose account, since when, what is wrong, and what can be done. */
export function ConnectionRow({ connection }: { connection: Connection }) {
  const { demo, workspace } = useSession();
  const { show } = useToast();
  const [connecting, setConnecting] = useState(false);
  const [removing, setRemoving] = useState(false);
  const [createMeta, meta] = useCreateMetaConnectionMutation();
  const [test, testing] = useTestConnectionMutation();
  const [remove, removal] = useDeleteConnectionMutation();
  const { channel, way, state, account, accountUrl, connectedBy, connectedAt, expiresAt, findings } = connection;
  const label = channelLabel(channel);
  const { status, label: badge } = connectionBadges[state];
  const isThere = state !== 'not-connected';
  const blocked = demo
    ? 'Networks cannot be connected in a demo.'
    : workspace.role !== 'owner'
      ? 'Only owners of the workspace can change connections.'
      : undefined;
  const day = (at: string) => formatDay(at, workspace.zone, { year: true });

  const connect = async () => {
    if (channel !== 'facebook' && channel !== 'instagram') {
      LateConnectDialog.fetch();
      setConnecting(true);
      return;
    }
    const { data } = await createMeta({ channel });
    if (data) show({ text: `${label} is connected.` });
  };
  const tryIt = async () => {
    const { data } = await test({ channel });
    if (data) show({ ...(!data.works && { kind: 'failure' as const }), text: data.sentence });
  };
  const takeAway = async () => {
    const { data } = await remove({ channel });
    if (data) setRemoving(false);
  };
  const failure = meta.error ?? testing.error;

  return (
    <Item>
      <Line>
        <div>
          <strong>{label}</strong>
          <Text size="xs" tone={3}>
            {!isThere ? (
              connectionHints[channel]
            ) : (
              <>
                {accountUrl ? <Link href={accountUrl}>{account}</Link> : account}
                {connectedAt && ` · connected by ${connectedBy} on ${day(connectedAt)}`}
                {expiresAt && ` · valid until ${day(expiresAt)}`}
              </>
            )}
          </Text>
        </div>
        <Badge status={status}>{badge}</Badge>
      </Line>
      {findings.length > 0 && (
        <Findings>
          {findings.map(({ sentence, fix }) => (
            <li key={sentence}>
              {sentence} {fixLinks[fix] && <Link to={fixLinks[fix].to}>{fixLinks[fix].label}</Link>}
            </li>
          ))}
        </Findings>
      )}
      {failure && <Banner title="That did not work.">{messageOf(failure)}</Banner>}
      <Row>
        <Button
          size="sm"
          variant={isThere ? 'second' : 'primary'}
          onClick={() => void connect()}
          busy={meta.isLoading}
          disabledReason={
            blocked ?? (way === 'keys' && !isReady(connection) ? 'Complete the steps listed above first.' : undefined)
          }
        >
          {isThere ? (channel === 'webhook' ? 'Change' : 'Connect again') : `Connect ${label}`}
        </Button>
        {isThere && (
          <>
            <Button size="sm" onClick={() => void tryIt()} busy={testing.isLoading} disabledReason={blocked}>
              Test
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setRemoving(true)} disabledReason={blocked}>
              Disconnect
            </Button>
          </>
        )}
      </Row>
      {way !== 'keys' && <LateConnectDialog channel={channel} open={connecting} onClose={() => setConnecting(false)} />}
      <ConfirmDialog
        open={removing}
        onClose={() => setRemoving(false)}
        title={`Disconnect ${label}?`}
        sentence={`Posts that are planned for ${label} will wait for you to post them by hand. Posts already there stay.`}
        confirmLabel={`Disconnect ${label}`}
        variant="primary"
        busy={removal.isLoading}
        onConfirm={() => void takeAway()}
        {...(removal.error && { error: messageOf(removal.error) })}
      />
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  padding: ${theme.space[4]} ${theme.space[5]};
  overflow-wrap: anywhere;
  & + & {
    border-top: 1px solid ${theme.color.hairline};
  }
  ${theme.media.phone} {
    padding-inline: ${theme.space[4]};
  }
`;

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[3]};
  > div {
    min-width: 0;
  }
  strong {
    ${theme.type.sm}
    font-weight: ${theme.weight.medium};
  }
`;

const Findings = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[1]};
  ${theme.type.sm}
  color: ${theme.color.text2};
`;
