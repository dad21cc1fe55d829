import { useState } from 'react';
import { useNow } from '../../../hooks/use-now';
import type { ContactDetail } from '../../../contracts/contact-record';
import { refusalSentence, type ConsentChannel } from '../../../domain/consent';
import { sayDay } from '../../../lib/say-day';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { List, ListRow } from '../../../ui/list';
import { Panel } from '../../../ui/panel';
import { useSession } from '../../auth/auth-parts';
import { channelWords } from './channel-words';
import { ConsentDialog } from './consent-dialog';
import { LedgerDialog } from './ledger-dialog';

/** What a contact agreed to, per channel, as it stands; changes are written into the ledger. */
export function ConsentSection({ contact }: { contact: ContactDetail }) {
  const { workspace } = useSession();
  const now = useNow();
  const [asked, setAsked] = useState<ConsentChannel | null>(null);
  const [reading, setReading] = useState(false);
  return (
    <Panel
      level={3}
      title="Consent to marketing"
      side={
        <Button variant="quiet" size="sm" onClick={() => setReading(true)}>
          History
        </Button>
      }
    >
      <List label="Consents by channel">
        {contact.consents.map(({ channel, state, basis, at }) => {
          const block = contact.suppressed.find((one) => one.channel === channel);
          const said =
            state === 'granted'
              ? `${basis === 'existing-customer' ? 'As a customer' : 'Agreed'} ${at ? sayDay(at, workspace.zone, now) : ''}`
              : state === 'withdrawn'
                ? `Withdrawn ${at ? sayDay(at, workspace.zone, now) : ''}`
                : 'Never asked';
          return (
            <ListRow
              key={channel}
              title={channelWords[channel].name}
              meta={block ? `${refusalSentence(block.reason, channel)} ${said}.` : `${said}.`}
              side={
                <>
                  {block ? (
                    <Badge status="failed">Blocked</Badge>
                  ) : state === 'granted' ? (
                    <Badge status="success">Agreed</Badge>
                  ) : (
                    <Badge status="inactive">{state ? 'Withdrawn' : 'No'}</Badge>
                  )}
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={`Change consent to ${channelWords[channel].what}`}
                    onClick={() => setAsked(channel)}
                  >
                    Change
                  </Button>
                </>
              }
            />
          );
        })}
      </List>
      <ConsentDialog contact={contact} channel={asked} onClose={() => setAsked(null)} />
      <LedgerDialog contactId={contact.id} open={reading} onClose={() => setReading(false)} />
    </Panel>
  );
}
