import { styled } from 'styled-components';
import { isApiError } from '../../../api/api-error';
import { securityContract } from '../../../contracts/security';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Button } from '../../../ui/button';
import { CodeInput } from '../../../ui/code-input';
import { CopyButton } from '../../../ui/copy-button';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Link } from '../../../ui/link';
import { QrFigure } from '../../../ui/qr-figure';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useConfirmTwoFactorMutation } from '../security-api';
import { FormFoot } from './form-foot';
import { Refusal } from './refusal';
import { StepHeading } from './step-heading';

export interface TwoFactorScanProps {
  uri: string;
  secret: string;
  onCodes: (codes: string[]) => void;
  /** No reply came: two-factor may be on now, with codes that nobody has seen. */
  onLost: () => void;
  onCancel: () => void;
}

/** Second step: the secret goes into the app, and the app's code comes back. */
export function TwoFactorScan({ uri, secret, onCodes, onLost, onCancel }: TwoFactorScanProps) {
  const [confirm] = useConfirmTwoFactorMutation();
  const { ref, bind, faults, refusal, busy, onSubmit } = useContractForm({
    endpoint: securityContract.confirmTwoFactor,
    from: { code: '' },
    send: async (typed) => {
      const outcome = await confirm(typed);
      if (isApiError(outcome.error) && outcome.error.kind !== 'api') onLost();
      return outcome;
    },
    onSaved: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  return (
    <>
      <StepHeading>Add Fourbeat to your app</StepHeading>
      <Secret>
        <QrFigure value={uri} label="QR code for your authenticator app" />
        <Beside>
          <Text tone={2}>
            Scan the code with your authenticator app. Using that device now? <Link href={uri}>Open your app</Link>, or
            type this key into it:
          </Text>
          <Key aria-label="Key for your authenticator app">{grouped(secret)}</Key>
          <CopyButton size="sm" text={secret} label="Copy the key" />
        </Beside>
      </Secret>
      <Refusal sentence={refusal} />
      <Form ref={ref} noValidate aria-label="Turn on two-factor sign-in" onSubmit={onSubmit}>
        <Field label="Code" required help="The six digits that the app shows now." error={faults.code}>
          <CodeInput {...bind('code')} digits />
        </Field>
        <FormFoot>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={busy} busyLabel="Turning on...">
            Turn on
          </Button>
        </FormFoot>
      </Form>
    </>
  );
}

/** Groups of four characters, easier to type. */
const grouped = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');

const Secret = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[5]};
`;

const Beside = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  flex: 1 1 14rem;
  gap: ${theme.space[3]};
  min-width: 0;
`;

const Key = styled.code`
  font-family: ${theme.font.mono};
  ${theme.type.sm}
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;
  user-select: all;
`;
