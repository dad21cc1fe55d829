import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useUnsaved } from '../../../hooks/use-unsaved';
import { downloadText } from '../../../lib/download-text';
import { formatDay } from '../../../lib/format-day';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { CopyButton } from '../../../ui/copy-button';
import { PrintSheet } from '../../../ui/print-sheet';
import { Row } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useSession } from '../../auth/auth-parts';
import { FormFoot } from './form-foot';
import { StepHeading } from './step-heading';

/** The recovery codes, shown only once. Whoever leaves without saving them is asked first. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const { user, workspace } = useSession();
  const [kept, setKept] = useState(false);
  const [asking, setAsking] = useState(false);
  const [prints, setPrints] = useState(false);
  const [madeAt] = useState(() => new Date());
  useUnsaved(!kept);

  const title = `Fourbeat recovery codes of ${user.email}`;
  const note = `Made on ${formatDay(madeAt, workspace.zone, { year: true })}. Each works once, in place of a code from the authenticator app.`;
  const text = [title, note, '', ...codes, ''].join('\n');

  return (
    <>
      <StepHeading>Save your recovery codes</StepHeading>
      <Text tone={2}>
        Each one signs you in once if you lose your phone. They are shown now and never again, so store them with your
        passwords or on paper.
      </Text>
      <Codes aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Row>
        <CopyButton text={text} label="Copy" />
        <Button icon={<Download />} onClick={() => downloadText('fourbeat-recovery-codes.txt', text)}>
          Download
        </Button>
        <Button icon={<Printer />} onClick={() => setPrints(true)}>
          Print
        </Button>
      </Row>
      <FormFoot>
        <Choice>
          <Checkbox checked={kept} onChange={setKept}>
            I have saved them
          </Checkbox>
        </Choice>
        <Button variant="primary" onClick={() => (kept ? onKept() : setAsking(true))}>
          Done
        </Button>
      </FormFoot>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={onKept}
        variant="danger"
        title="Continue without the codes?"
        sentence="They will not be shown again. Without them and without your phone, you cannot sign in."
        cancelLabel="Back to the codes"
        confirmLabel="Continue without them"
      />
      {prints && (
        <PrintSheet onPrinted={() => setPrints(false)}>
          <h1>{title}</h1>
          <p>{note}</p>
          <Codes>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </Codes>
        </PrintSheet>
      )}
    </>
  );
}

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${theme.space[2]} ${theme.space[5]};
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  font-family: ${theme.font.mono};
  ${theme.type.md}
  letter-spacing: 0.04em;
  user-select: text;
`;

const Choice = styled.div`
  flex: 1 1 12rem;
`;
