import { styled } from 'styled-components';
import { paths } from '../../../config/paths';
import { retentionKinds, retentionSentence } from '../../../domain/retention';
import { Link } from '../../../ui/link';
import { Panel, PanelBody } from '../../../ui/panel';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';

/** The retention table that the server enforces, as sentences. */
export function RetentionPanel() {
  return (
    <Panel title="How long things are kept">
      <PanelBody>
        <Text tone={2}>What you make stays until you delete it. Everything else is deleted automatically:</Text>
        <Sentences role="list">
          {retentionKinds.map((kind) => (
            <li key={kind}>{retentionSentence(kind)}</li>
          ))}
        </Sentences>
        <Text tone={2}>
          The <Link to={paths.privacyPolicy}>privacy policy</Link> has the rest.
        </Text>
      </PanelBody>
    </Panel>
  );
}

const Sentences = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  ${theme.type.sm}
`;
