import { useState } from 'react';
import type { Security } from '../../../contracts/security';
import { Button } from '../../../ui/button';
import { Panel, PanelBody, PanelSection } from '../../../ui/panel';
import { Row } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { useToast } from '../../../ui/use-toast';
import { useSession } from '../../auth/auth-parts';
import { EmailForm } from './email-form';
import { PendingEmail } from './pending-email';
import { Stage } from './stage';

/** The sign-in address, and the new one awaiting confirmation. */
export function EmailPanel({ security }: { security: Security }) {
  const { user } = useSession();
  const { show } = useToast();
  const [editing, setEditing] = useState<{ email: string } | null>(null);
  const { emailChange } = security;
  const finish = (email: string) => {
    setEditing(null);
    show({ text: `A link is on its way to ${email}. Open it there.` });
  };
  return (
    <Panel title="Email address">
      <Stage step={editing ? 'form' : emailChange ? 'waiting' : 'address'}>
        <PanelBody>
          <Row between gap={4}>
            <Text>{user.email}</Text>
            {!editing && !emailChange && <Button onClick={() => setEditing({ email: '' })}>Change address</Button>}
          </Row>
        </PanelBody>
        {emailChange && !editing && (
          <PendingEmail change={emailChange} onResend={() => setEditing({ email: emailChange.email })} />
        )}
        {editing && (
          <PanelSection>
            <EmailForm
              initialEmail={editing.email}
              security={security}
              onDone={finish}
              onCancel={() => setEditing(null)}
            />
          </PanelSection>
        )}
      </Stage>
    </Panel>
  );
}
