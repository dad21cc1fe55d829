import { styled } from 'styled-components';
import { apiUrl } from '../../../config/paths';
import { countryOf } from '../../../domain/calendar/country';
import { currencyOf } from '../../../domain/currency';
import { CopyButton } from '../../../ui/copy-button';
import { Details } from '../../../ui/details';
import { Row } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useSession } from '../../auth/auth-parts';

/** What the person who looks after the website may need. */
export function ForDevelopers() {
  const currency = currencyOf(countryOf(useSession().workspace.zone));
  const conversion = `fourbeat('Booked', { value: 49.50, currency: '${currency}' })`;
  const origin = new URL(apiUrl('/')).origin;
  const policy = `script-src ${origin};\nconnect-src ${origin};`;
  return (
    <Details summary="For the person who looks after your website">
      <Text size="sm" tone={2}>
        To count a booking or a sale, call this once it is confirmed. The amount counts in your workspace’s currency,{' '}
        {currency}. Without the second part it is an event, such as a menu that was opened.
      </Text>
      <Code>{conversion}</Code>
      <Text size="sm" tone={2}>
        Single-page applications need nothing else. If your site has a content security policy, add our address to these
        two lines of it:
      </Text>
      <Code>{policy}</Code>
      <Row>
        <CopyButton size="sm" label="Copy call" text={conversion} />
        <CopyButton size="sm" label="Copy policy" text={policy} />
      </Row>
    </Details>
  );
}

const Code = styled.pre`
  ${theme.type.xs}
  padding: ${theme.space[3]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
