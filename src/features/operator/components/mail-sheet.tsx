import { Copy, Send } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { mediaUrl } from '../../../config/paths';
import { operatorContract, type MailContent, type System } from '../../../contracts/operator';
import { formatWhen } from '../../../lib/format-when';
import { Badge } from '../../../ui/badge';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Segmented } from '../../../ui/segmented';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton';
import { SlideOver } from '../../../ui/slide-over';
import { Row, Stack } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useToast } from '../../../ui/use-toast';
import { useSession } from '../../auth/auth-parts';
import { useCopy } from '../hooks/use-copy';
import { useNow } from '../../../hooks/use-now';
import { useGetMailQuery, useResendMailMutation } from '../operator-api';
import { CodeLine } from './code-line';
import { Facts } from '../../../ui/facts';
import { mailStateWords, sayKind } from './mail-words';

/** An email beside the list: what became of it, its link to pass on, and how it looks. */
export function MailSheet({
  mailId,
  system,
  onClose,
}: {
  mailId: string | null;
  system: System | undefined;
  onClose: () => void;
}) {
  const [last, setLast] = useState(mailId);
  if (mailId && mailId !== last) setLast(mailId); // stays rendered while the sheet slides away
  const {
    data: mail,
    error,
    isFetching,
    refetch,
  } = useGetMailQuery({ mailId: last ?? '' }, { skip: last === null, refetchOnMountOrArgChange: true });
  const shown = mail?.id === last ? mail : undefined;
  return (
    <SlideOver
      open={mailId !== null}
      onClose={onClose}
      title={<span dir="auto">{shown?.subject ?? 'Email'}</span>}
      footer={shown && <SendAgain mail={shown} hasServer={system ? system.mailHost !== null : undefined} />}
    >
      {shown && <Content mail={shown} trusted={system && system.publicUrl !== null} />}
      {!shown && error && (
        <Banner title="This email could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(error)}
        </Banner>
      )}
      {!shown && !error && (
        <Skeleton label="Loading the email">
          <SkeletonBlock height="16rem" />
        </Skeleton>
      )}
    </SlideOver>
  );
}

/**
 * `trusted`: the email was written with PUBLIC_URL. Undefined while that is unknown, and until then no link is
 * offered.
 */
function Content({ mail, trusted }: { mail: MailContent; trusted: boolean | undefined }) {
  const { workspace } = useSession();
  const now = useNow();
  const copy = useCopy();
  const [view, setView] = useState<'preview' | 'text'>('preview');
  const { label, status } = mailStateWords[mail.state];
  const link = mail.link !== null && trusted !== undefined ? (trusted ? mail.link : atThisOrigin(mail.link)) : null;
  const ended = new Date(mail.expiresAt) <= now;
  return (
    <Stack gap={5}>
      <Facts
        facts={[
          { name: 'State', value: <Badge status={status}>{label}</Badge> },
          { name: 'To', value: <span dir="auto">{mail.recipient}</span> },
          { name: 'About', value: sayKind(mail.kind) },
          { name: 'Written', value: formatWhen(mail.createdAt, workspace.zone, now) },
          ...(mail.sentAt ? [{ name: 'Sent', value: formatWhen(mail.sentAt, workspace.zone, now) }] : []),
          ...(mail.cause && mail.state !== 'held'
            ? [{ name: 'Cause', value: <span dir="auto">{mail.cause}</span> }]
            : []),
        ]}
      />
      {link && (
        <Stack gap={2}>
          <Text size="sm" weight="medium">
            {ended ? 'Its link has expired' : `Its link, until ${formatWhen(mail.expiresAt, workspace.zone, now)}`}
          </Text>
          <CodeLine label="Link in the email">{link}</CodeLine>
          {link !== mail.link && (
            <Text size="sm" tone={2}>
              It starts with the address you are on now. The email below has another one, taken from a request because
              PUBLIC_URL is not set: pass on this link, not the email.
            </Text>
          )}
          <Row>
            <Button icon={<Copy />} onClick={() => void copy(link, 'Link')}>
              Copy link
            </Button>
          </Row>
        </Stack>
      )}
      {mail.readable ? (
        <Stack gap={3}>
          <Segmented
            label="Show as"
            value={view}
            onChange={setView}
            options={[
              { value: 'preview', label: 'As sent' },
              { value: 'text', label: 'Text' },
            ]}
          />
          {view === 'preview' ? (
            <Preview
              title={`Mail: ${mail.subject}`}
              sandbox=""
              src={mediaUrl(operatorContract.getMailHtml.path.replace(':mailId', mail.id))}
            />
          ) : (
            <SystemEmail dir="auto">{mail.text}</SystemEmail>
          )}
        </Stack>
      ) : (
        <Text size="sm" tone={2}>
          Its text was erased: {ERASED[mail.state] ?? 'its links have ended'}. We keep a record of who it was for and
          what happened to it.
        </Text>
      )}
    </Stack>
  );
}

function SendAgain({ mail, hasServer }: { mail: MailContent; hasServer: boolean | undefined }) {
  const [resend, { isLoading }] = useResendMailMutation();
  const { show } = useToast();
  const send = async () => {
    const { error } = await resend({ mailId: mail.id });
    show(error ? { kind: 'failure', text: messageOf(error) } : { text: 'The email is on its way.' });
  };
  const reason = cannotSend(mail, hasServer);
  return (
    <Button
      wide
      variant="primary"
      icon={<Send />}
      onClick={() => void send()}
      busy={isLoading}
      busyLabel="Sending"
      {...(reason && { disabledReason: reason })}
    >
      {mail.state === 'held' ? 'Send' : 'Send again'}
    </Button>
  );
}

function cannotSend({ state, readable }: MailContent, hasServer: boolean | undefined): string | undefined {
  if (state === 'sent') return 'This email has already been sent.';
  if (state === 'ended') return 'Its link was used, replaced or withdrawn, or it has expired.';
  if (state === 'waiting' || state === 'sending') return 'This email is on its way.';
  if (!readable) return 'Its text was erased when its links ended.';
  return hasServer === false ? 'Set SMTP_URL and PUBLIC_URL first.' : undefined;
}

/** Without PUBLIC_URL, the origin of an email's link is the host that its request named, which anybody can choose. */
function atThisOrigin(link: string): string {
  const { pathname, search, hash } = new URL(link);
  return `${window.location.origin}${pathname}${search}${hash}`;
}

const ERASED: Partial<Record<MailContent['state'], string>> = {
  sent: 'the email was sent',
  ended: 'its link no longer works',
};

const Preview = styled.iframe`
  width: 100%;
  height: 26rem;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.control};
`;

const SystemEmail = styled.p`
  ${theme.type.sm}
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
