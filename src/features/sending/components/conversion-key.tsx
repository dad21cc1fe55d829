import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { apiUrl } from '../../../config/paths';
import type { SendingSettings } from '../../../contracts/sending';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { CopyButton } from '../../../ui/copy-button';
import { Details } from '../../../ui/details';
import { Panel, PanelBody } from '../../../ui/panel';
import { Row } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useToast } from '../../../ui/use-toast';
import { useSession } from '../../auth/auth-parts';
import { useCreateConversionKeyMutation } from '../sending-api';
import { ClaimLimit } from './claim-limit';

/** How the business's own shop or till reports sales that came from emails. */
export function ConversionKey({ settings }: { settings: SendingSettings }) {
  const { conversionKey, conversionPath } = settings;
  const { workspace } = useSession();
  const { show } = useToast();
  const [create, { isLoading }] = useCreateConversionKeyMutation();
  const [asks, setAsks] = useState(false);
  const address = conversionPath.startsWith('/') ? apiUrl(conversionPath) : conversionPath;
  const make = async () => {
    setAsks(false);
    const { error } = await create();
    if (error) show({ kind: 'failure', text: messageOf(error) });
  };
  return (
    <Panel title="Report sales">
      <PanelBody>
        <Text size="sm" tone={2}>
          Your shop or till can tell us when an email leads to a sale, so your campaigns show what they have earned. The
          person who looks after your website sets it up once.
        </Text>
        <ClaimLimit settings={settings} />
        <Details summary="For the person who looks after your website">
          <Text size="sm" tone={2}>
            Links in your emails add <code>fb_click</code> to the addresses of your own sites. Send it back with a sale,
            or send the buyer’s email address with your key, and we credit the campaign. Each reference counts once.
          </Text>
          {workspace.role !== 'owner' ? (
            <Text size="sm" tone={2}>
              Only workspace owners can create and see the key here.
            </Text>
          ) : conversionKey === null ? (
            <Row>
              <Button onClick={() => void make()} busy={isLoading} busyLabel="Creating…">
                Create key
              </Button>
            </Row>
          ) : (
            <>
              <Code>{example(address, conversionKey)}</Code>
              <Row>
                <CopyButton size="sm" label="Copy request" text={example(address, conversionKey)} />
                <CopyButton size="sm" label="Copy key" text={conversionKey} />
                <Button size="sm" variant="quiet" onClick={() => setAsks(true)} busy={isLoading} busyLabel="Creating…">
                  Replace key
                </Button>
              </Row>
            </>
          )}
        </Details>
        <ConfirmDialog
          open={asks}
          title="Replace the key?"
          confirmLabel="Replace key"
          onClose={() => setAsks(false)}
          onConfirm={() => void make()}
          sentence="The current key stops working immediately, wherever it is used."
        />
      </PanelBody>
    </Panel>
  );
}

const example = (address: string, key: string): string =>
  `curl -X POST ${address} \\\n  -H 'content-type: application/json' \\\n  -d '{"key":"${key}","email":"guest@example.com","reference":"order-1001","value":24.50}'`;

const Code = styled.pre`
  ${theme.type.xs}
  padding: ${theme.space[3]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
