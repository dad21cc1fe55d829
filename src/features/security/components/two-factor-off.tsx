import { useState } from 'react';
import type { securityContract } from '../../../contracts/security';
import type { Output } from '../../../contracts/endpoint';
import { Button } from '../../../ui/button';
import { PanelBody } from '../../../ui/panel';
import { Text } from '../../../ui/text';
import { FormFoot } from './form-foot';
import { Stage } from './stage';
import { TwoFactorBegin } from './two-factor-begin';
import { TwoFactorScan } from './two-factor-scan';

/** Turning it on: the password, then the app, then the recovery codes. */
export function TwoFactorOff({ onCodes, onLost }: { onCodes: (codes: string[]) => void; onLost: () => void }) {
  const [step, setStep] = useState<'off' | 'password' | Output<typeof securityContract.createTwoFactor>>('off');
  const stop = () => setStep('off');
  return (
    <Stage step={typeof step === 'string' ? step : 'scan'}>
      <PanelBody>
        {step === 'off' && (
          <>
            <Text tone={2}>
              You’ll sign in with your password and a six-digit code from an authenticator app on your phone. Your
              password alone won’t let anyone in.
            </Text>
            <FormFoot>
              <Button variant="primary" onClick={() => setStep('password')}>
                Turn on
              </Button>
            </FormFoot>
          </>
        )}
        {step === 'password' && <TwoFactorBegin onBegun={setStep} onCancel={stop} />}
        {typeof step === 'object' && (
          <TwoFactorScan secret={step.secret} uri={step.uri} onCodes={onCodes} onLost={onLost} onCancel={stop} />
        )}
      </PanelBody>
    </Stage>
  );
}
