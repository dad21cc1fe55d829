import { CircleAlert, CircleCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import type { Credentials, CredentialTest } from '../../../contracts/credential';
import { missingForTest, vendorFields, vendors, type VendorName } from '../../../domain/vendor';
import { formatWhen } from '../../../lib/format-when';
import { useNow } from '../../../hooks/use-now';
import { Button } from '../../../ui/button';
import { theme } from '../../../ui/theme';
import { useSession } from '../../auth/auth-parts';
import { useTestCredentialsMutation } from '../credential-api';

/** The button that tries what is stored, and why a test could not be made. */
export function VendorTest({
  vendor,
  stored,
  dirty,
}: {
  vendor: VendorName;
  stored: Credentials['fields'];
  dirty: boolean;
}) {
  const { demo } = useSession();
  const [test, { isLoading, error }] = useTestCredentialsMutation();
  const missing = missingForTest(
    vendor,
    stored.map(({ field }) => field),
  )
    .map((field) => `“${vendorFields[field].label}”`)
    .join(' and ');
  const reason = demo ? DEMO : dirty ? 'Save first.' : missing ? `Store ${missing} first.` : undefined;
  return (
    <Tried>
      <Button
        busy={isLoading}
        busyLabel="Testing…"
        aria-label={`Test ${vendors[vendor].name}`}
        {...(reason && { disabledReason: reason })}
        onClick={() => void test({ vendor })}
      >
        Test
      </Button>
      {error && !isLoading && <span role="alert">{messageOf(error)}</span>}
    </Tried>
  );
}

/** What the last test found, in words, and when. */
export function TestResult({ test: { works, sentence, at } }: { test: CredentialTest }) {
  const { workspace } = useSession();
  const now = useNow();
  return (
    <Result role="status" $works={works}>
      {works ? <CircleCheck aria-label="Works" /> : <CircleAlert aria-label="Does not work" />}
      <span>
        {sentence} <Time>Tested {formatWhen(at, workspace.zone, now)}.</Time>
      </span>
    </Result>
  );
}

const DEMO = 'A demo cannot do this. Register to open your own workspace.';

const Tried = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  > [role='alert'] {
    color: ${theme.tone.red.text};
  }
`;

const Result = styled.p<{ $works: boolean }>`
  display: flex;
  gap: ${theme.space[2]};
  ${theme.type.sm}
  color: ${({ $works }) => ($works ? theme.tone.green.text : theme.tone.red.text)};
  svg {
    flex: none;
    margin-top: 2px;
  }
  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Time = styled.span`
  color: ${theme.color.text3};
`;
