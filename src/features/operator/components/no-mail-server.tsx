import { styled } from 'styled-components';
import { Panel, PanelBody } from '../../../ui/panel';
import { Text } from '../../../ui/text';
import { CodeLine } from './code-line';

/** Why emails are held, how to change that, and what to do until then. */
export function NoMailServer() {
  return (
    <Panel title="No mail server is set">
      <PanelBody>
        <Text size="sm">
          Emails are held below instead of being sent. Open one, copy its link and pass it on yourself; links work until
          the time shown beside them.
        </Text>
        <div>
          <Text size="sm" tone={2}>
            To send them, set all three where you start the server, then restart it. Without PUBLIC_URL, the address
            where people reach you, it refuses SMTP_URL:
          </Text>
          <Lines>
            <CodeLine label="Setting of the mail server">SMTP_URL=smtp://user:password@smtp.example.com:587</CodeLine>
            <CodeLine label="Setting of the sender">MAIL_FROM=Fourbeat &lt;no-reply@example.com&gt;</CodeLine>
            <CodeLine label="Setting of the public address">PUBLIC_URL=https://marketing.example.com</CodeLine>
          </Lines>
        </div>
      </PanelBody>
    </Panel>
  );
}

const Lines = styled.div`
  display: grid;
  gap: 0.375rem;
  margin-top: 0.5rem;
`;
