import { useState } from 'react';
import type { Security } from '../../../contracts/security';
import { Badge } from '../../../ui/badge';
import { Panel, PanelBody } from '../../../ui/panel';
import { RecoveryCodes } from './recovery-codes';
import { Stage } from './stage';
import { TwoFactorOff } from './two-factor-off';
import { TwoFactorOn } from './two-factor-on';

/**
 * Two-factor sign-in. New recovery codes stay on screen until somebody confirms that they are saved, whatever
 * else changes.
 */
export function TwoFactorPanel({ security }: { security: Security }) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const [unseen, setUnseen] = useState(false);
  const showCodes = (made: string[]) => {
    setCodes(made);
    setUnseen(false);
  };
  return (
    <Panel
      title="Two-factor sign-in"
      side={security.twoFactor ? <Badge status="active">On</Badge> : <Badge status="inactive">Off</Badge>}
    >
      <Stage step={codes ? 'codes' : security.twoFactor ? 'on' : 'off'}>
        {codes ? (
          <PanelBody>
            <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
          </PanelBody>
        ) : security.twoFactor ? (
          <TwoFactorOn security={security} unseen={unseen} onCodes={showCodes} />
        ) : (
          <TwoFactorOff onCodes={showCodes} onLost={() => setUnseen(true)} />
        )}
      </Stage>
    </Panel>
  );
}
