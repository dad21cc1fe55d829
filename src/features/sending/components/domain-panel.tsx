import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import type { SendingDomain } from '../../../contracts/sending';
import { quotedStrings, TXT_STRING, type DnsRecordPurpose, type DnsRecordState } from '../../../domain/sending-domain';
import { Badge } from '../../../ui/badge';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { CopyButton } from '../../../ui/copy-button';
import { Details } from '../../../ui/details';
import { Panel, PanelBody, PanelFoot } from '../../../ui/panel';
import type { StatusName } from '../../../ui/status';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useToast } from '../../../ui/use-toast';
import { useSession } from '../../auth/auth-parts';
import { useCheckSendingDomainMutation, useDeleteSendingDomainMutation } from '../sending-api';

/** A sending domain: the DNS records to set, and what was found. */
export function DomainPanel({
  domain: { id, domain, verified, keyLost, checkedAt, records },
  used,
}: {
  domain: SendingDomain;
  used: boolean;
}) {
  const { demo, workspace } = useSession();
  const { show } = useToast();
  const [check, checking] = useCheckSendingDomainMutation();
  const [remove, removing] = useDeleteSendingDomainMutation();
  const [asks, setAsks] = useState(false);
  const showFailure = async (work: Promise<{ error?: unknown }>) => {
    const { error } = await work;
    if (error) show({ kind: 'failure', text: messageOf(error as Parameters<typeof messageOf>[0]) });
  };
  return (
    <Panel
      title={domain}
      side={
        <Badge status={keyLost ? 'failed' : verified ? 'success' : 'pending'}>
          {keyLost ? 'Key unreadable' : verified ? (used ? 'Verified, in use' : 'Verified') : 'Not verified yet'}
        </Badge>
      }
    >
      <PanelBody>
        {keyLost && (
          <Banner title="The key for this domain can no longer be read.">
            Nothing is sent from this domain. Delete it and add it again to get a new key, then enter that key in DNS.
          </Banner>
        )}
        <Text size="sm" tone={2}>
          {verified
            ? 'Its key is in DNS. We check every day that it is still there.'
            : 'Enter these records where you manage your domain, then check them here. They can take an hour to show up everywhere.'}
        </Text>
        <Records>
          {records.map(({ purpose, type, host, value, state, found, required }) => (
            <li key={purpose}>
              <Head>
                <b>{PURPOSES[purpose].name}</b>
                <Badge status={state === 'missing' && checkedAt === null ? 'pending' : STATES[state].status}>
                  {state === 'missing' && checkedAt === null ? 'Not checked yet' : STATES[state].label}
                </Badge>
              </Head>
              <Text size="sm" tone={2}>
                {PURPOSES[purpose].why} {required ? 'Required.' : 'Recommended.'}
              </Text>
              <Pair>
                <span>{type} at</span>
                <div>{host}</div>
                <CopyButton size="sm" label="Copy name" text={host} />
              </Pair>
              <Pair>
                <span>Value</span>
                <div>{value}</div>
                <CopyButton size="sm" label="Copy value" text={value} />
              </Pair>
              {value.length > TXT_STRING && <LongValue value={value} />}
              {found !== null && (
                <Pair>
                  <span>Found</span>
                  <div>{found}</div>
                </Pair>
              )}
              {purpose === 'spf' && state !== 'ok' && (
                <Text size="sm" tone={2}>
                  A domain can have only one SPF record. If yours already has one, add our part to it instead of
                  creating a second.
                </Text>
              )}
            </li>
          ))}
        </Records>
        <PanelFoot>
          <Button
            variant="quiet"
            onClick={() => setAsks(true)}
            {...(workspace.role !== 'owner' && { disabledReason: 'Only workspace owners can delete a domain.' })}
          >
            Delete
          </Button>
          <Button
            onClick={() => void showFailure(check({ domainId: id }))}
            busy={checking.isLoading}
            busyLabel="Checking DNS..."
            {...(demo && {
              disabledReason: 'A demo doesn’t check DNS. In your own workspace, this checks your records.',
            })}
          >
            Check now
          </Button>
        </PanelFoot>
        <ConfirmDialog
          open={asks}
          title={`Delete ${domain}?`}
          confirmLabel="Delete domain"
          variant="danger"
          busy={removing.isLoading}
          onClose={() => setAsks(false)}
          sentence="Its key will be deleted and nothing more will be sent from it. If you add the domain again, it gets a new key."
          onConfirm={() => void showFailure(remove({ domainId: id })).then(() => setAsks(false))}
        />
      </PanelBody>
    </Panel>
  );
}

/** DNS keeps a text as strings of at most 255 bytes each (RFC 1035, 3.3.14). */
function LongValue({ value }: { value: string }) {
  const quoted = quotedStrings(value);
  return (
    <Details summary="It is longer than 255 characters">
      <Text size="sm" tone={2}>
        Most control panels take the value in one piece and split it for you. If yours doesn’t, or you edit a zone file,
        enter it as these quoted pieces side by side. They are read as one.
      </Text>
      <Pair>
        <span>Pieces</span>
        <div>{quoted}</div>
        <CopyButton size="sm" label="Copy pieces" text={quoted} />
      </Pair>
    </Details>
  );
}

const PURPOSES: Record<DnsRecordPurpose, { name: string; why: string }> = {
  dkim: { name: 'DKIM', why: 'Proves that an email is from you and was not changed on the way.' },
  spf: { name: 'SPF', why: 'Lists the servers that send for your domain.' },
  dmarc: { name: 'DMARC', why: 'Tells mailbox providers what to do with emails that pass neither check.' },
  bounces: { name: 'Return path', why: 'Lets undelivered emails bounce back in your domain’s name.' },
};
const STATES: Record<DnsRecordState, { label: string; status: StatusName }> = {
  ok: { label: 'Correct', status: 'success' },
  missing: { label: 'Missing', status: 'warning' },
  wrong: { label: 'Different value', status: 'danger' },
  unknown: { label: 'DNS did not answer', status: 'warning' },
};

const Records = styled.ul`
  display: grid;
  gap: ${theme.space[5]};
  > li {
    display: grid;
    gap: ${theme.space[2]};
    min-width: 0;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  ${theme.type.sm}
`;

/** Not a description list, which may not contain a button. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[3]};
  ${theme.type.xs}
  > span {
    color: ${theme.color.text2};
  }
  > div {
    padding: ${theme.space[2]};
    border-radius: ${theme.radius.control};
    background: ${theme.color.sunken};
    overflow-wrap: anywhere;
  }
  @media (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[1]};
    > button {
      justify-self: start;
    }
  }
`;
