import { Mail as Envelope } from 'lucide-react';
import { styled } from 'styled-components';
import type { Mail } from '../../../contracts/operator';
import { formatAgo } from '../../../lib/format-ago';
import { Badge } from '../../../ui/badge';
import { ListRow } from '../../../ui/list';
import { theme } from '../../../ui/theme';
import { mailStateWords, sayKind } from './mail-words';

/** An email in the outbox; the row opens it. */
export function MailRow({ mail, zone, now, onOpen }: { mail: Mail; zone: string; now: Date; onOpen: () => void }) {
  const { label, status } = mailStateWords[mail.state];
  return (
    <ListRow
      glyph={<Envelope />}
      title={<span dir="auto">{mail.subject}</span>}
      meta={
        <>
          <Line dir="auto">To {mail.recipient}</Line>
          <Line>
            {sayKind(mail.kind)} · {formatAgo(mail.createdAt, zone, now)}
          </Line>
          {mail.cause && mail.state !== 'held' && <Cause dir="auto">{mail.cause}</Cause>}
        </>
      }
      side={<Badge status={status}>{label}</Badge>}
      onOpen={onOpen}
    />
  );
}

const Line = styled.span`
  display: block;
  overflow-wrap: anywhere;
`;

const Cause = styled(Line)`
  color: ${theme.color.text1};
`;
