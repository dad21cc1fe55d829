import { styled } from 'styled-components';
import { Panel, PanelBody } from '../../../ui/panel';
import { theme } from '../../../ui/theme';
import type { SignupValues } from '../signup-values';

/** The page as it is written here, drawn; nothing in it can be pressed. */
export function SignupPreview({ values, workspaceName }: { values: SignupValues; workspaceName: string }) {
  const fields = [
    'Email',
    ...(values.asksName ? ['Name (optional)'] : []),
    ...(values.asksPhone ? ['Phone (optional)'] : []),
  ];
  return (
    <Panel title="Preview">
      <PanelBody>
        <Sheet>
          <small>{workspaceName}</small>
          <b>{values.title || 'Title'}</b>
          {values.text && <p>{values.text}</p>}
          {fields.map((field) => (
            <Box key={field}>
              <span>{field}</span>
              <i />
            </Box>
          ))}
          <Agree>
            <i />
            <span>{values.wording || 'Consent wording'}</span>
          </Agree>
          <Press>{values.button || 'Button'}</Press>
        </Sheet>
        <Note>
          Next, we email them a link to confirm. They join your list once they confirm, and then see: “{values.thanks}”
        </Note>
      </PanelBody>
    </Panel>
  );
}

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding: ${theme.space[5]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.picture};
  background: ${theme.color.canvas};
  ${theme.type.sm}
  overflow-wrap: anywhere;
  small {
    ${theme.type.xs} color: ${theme.color.text3};
  }
  b {
    ${theme.type.xl} letter-spacing: ${theme.track.tight};
    text-wrap: balance;
  }
  p {
    color: ${theme.color.text2};
    white-space: pre-line;
  }
`;

const Box = styled.div`
  display: grid;
  gap: 0.25rem;
  ${theme.type.xs}
  i {
    height: ${theme.size.controlMd};
    border: 1px solid ${theme.color.control};
    border-radius: ${theme.radius.control};
    background: ${theme.color.panel};
  }
`;

const Agree = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  ${theme.type.xs}
  color: ${theme.color.text2};
  i {
    flex: none;
    width: 1rem;
    height: 1rem;
    border: 1px solid ${theme.color.control};
    border-radius: 4px;
    background: ${theme.color.panel};
  }
  span {
    min-width: 0;
  }
`;

const Press = styled.div`
  padding: ${theme.space[2]} ${theme.space[4]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.primary};
  color: ${theme.color.onPrimary};
  font-weight: ${theme.weight.medium};
  text-align: center;
`;

const Note = styled.p`
  ${theme.type.xs}
  color: ${theme.color.text3};
  text-wrap: pretty;
  overflow-wrap: anywhere;
`;
