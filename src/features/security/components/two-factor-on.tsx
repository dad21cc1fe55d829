import { useState } from 'react';
import type { Security } from '../../../contracts/security';
import { pluralise } from '../../../lib/pluralise';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { PanelBody, PanelSection } from '../../../ui/panel';
import { Text } from '../../../ui/text';
import { useToast } from '../../../ui/use-toast';
import { useCreateRecoveryCodesMutation, useEndTwoFactorMutation } from '../security-api';
import { FormFoot } from './form-foot';
import { ProofForm } from './proof-form';
import { Stage } from './stage';

export interface TwoFactorOnProps {
  security: Security;
  /** It was turned on here, but the reply with the recovery codes was lost. */
  unseen: boolean;
  onCodes: (codes: string[]) => void;
}

/** How many recovery codes are left, new codes, and turning two-factor off. */
export function TwoFactorOn({ security, unseen, onCodes }: TwoFactorOnProps) {
  const [doing, setDoing] = useState<'codes' | 'end' | null>(null);
  const [renew] = useCreateRecoveryCodesMutation();
  const [end] = useEndTwoFactorMutation();
  const { show } = useToast();
  const left = security.recoveryCodesLeft;
  const stop = () => setDoing(null);

  return (
    <Stage step={doing ?? 'nothing'}>
      <PanelBody>
        <Text tone={2}>Signing in takes your password and a code from your authenticator app.</Text>
        {unseen && (
          <Banner tone="amber" title="Two-factor sign-in is on, but we could not show your recovery codes.">
            Make new ones, so that losing your phone does not lock you out.
          </Banner>
        )}
        {!unseen && left <= FEW && (
          <Banner
            tone="amber"
            title={left === 0 ? 'You have no recovery codes left.' : `Only ${pluralise(left, 'recovery code')} left.`}
          >
            Make new ones, so that losing your phone does not lock you out.
          </Banner>
        )}
        <FormFoot>
          {!unseen && left > FEW && <p>{pluralise(left, 'recovery code')} left.</p>}
          {doing === null && (
            <>
              <Button variant="quiet" onClick={() => setDoing('end')}>
                Turn off
              </Button>
              <Button onClick={() => setDoing('codes')}>Make new recovery codes</Button>
            </>
          )}
        </FormFoot>
      </PanelBody>
      {doing === 'codes' && (
        <PanelSection>
          <ProofForm
            label="Make new recovery codes"
            sentence="The old ones stop working."
            confirmLabel="Make new codes"
            busyLabel="Making…"
            onCancel={stop}
            lost="Your old codes may have stopped working already: try again to see the new ones."
            send={async (proof) => {
              const outcome = await renew(proof);
              if (outcome.data) onCodes(outcome.data.recoveryCodes);
              return outcome;
            }}
          />
        </PanelSection>
      )}
      {doing === 'end' && (
        <PanelSection>
          <ProofForm
            label="Turn off two-factor sign-in"
            sentence="Your password alone will then sign you in. The recovery codes stop working."
            confirmLabel="Turn off"
            busyLabel="Turning off..."
            variant="danger"
            onCancel={stop}
            send={async (proof) => {
              const outcome = await end(proof);
              if (outcome.data) show({ text: 'Two-factor sign-in is off.' });
              return outcome;
            }}
          />
        </PanelSection>
      )}
    </Stage>
  );
}

const FEW = 2;
