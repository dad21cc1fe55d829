import { styled } from 'styled-components';
import { Panel, PanelBody } from '../../../ui/panel';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { CodeLine } from './code-line';

/** The settings that fill in an invoice, shown before the first one is issued. */
export function InvoiceLetterhead() {
  return (
    <Panel title="What your invoices say">
      <PanelBody>
        <Text size="sm" tone={2}>
          Set these where you start the server, then restart it. A | starts a new line. Without INVOICE_SELLER an
          invoice names what BUSINESS_NAME, BUSINESS_ADDRESS and BUSINESS_EMAIL say. Existing invoices do not change.
        </Text>
        <Lines>
          <CodeLine label="Setting of who sells">
            INVOICE_SELLER=Example Ltd|1 Example Street|Bristol BS1 4DJ|VAT number GB 123 4567 89
          </CodeLine>
          <CodeLine label="Setting of how to pay">INVOICE_PAYMENT=Bank transfer to Example Ltd|IBAN …|BIC …</CodeLine>
          <CodeLine label="Setting of the tax in percent">INVOICE_TAX_RATE=20</CodeLine>
          <CodeLine label="Setting of a sentence at the foot">INVOICE_NOTE=Thank you for your trust.</CodeLine>
        </Lines>
      </PanelBody>
    </Panel>
  );
}

const Lines = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`;
