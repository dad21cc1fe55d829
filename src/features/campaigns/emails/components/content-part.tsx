import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useMediaQuery } from '../../../../hooks/use-media-query';
import { Button } from '../../../../ui/button';
import { Panel, PanelBody } from '../../../../ui/panel';
import { Stack } from '../../../../ui/stack';
import { Text } from '../../../../ui/text';
import { theme } from '../../../../ui/theme';
import { blockNames } from '../block-words';
import type { BlockEditing } from '../hooks/use-block-editing';
import type { EmailDraft } from '../hooks/use-email-draft';
import { BlockFields } from './block-fields';
import { DraftPanel } from './draft-panel';
import { MailCanvas } from './mail-canvas';
import { MailEnvelope } from './mail-envelope';

/** The mail itself: as it will look at the left, the fields of what is chosen at the right; on narrow screens below it. */
export function ContentPart({
  draft,
  editing,
  isLocked,
  isNamed = false,
}: {
  draft: EmailDraft;
  editing: BlockEditing;
  isLocked: boolean;
  isNamed?: boolean;
}) {
  const [drafting, setDrafting] = useState(false);
  const isNarrow = useMediaQuery('(max-width: 1080px)');
  const { selected } = editing;
  const fields = selected && (
    <BlockFields key={selected.id} block={selected} onChange={(change) => editing.change(selected.id, change)} />
  );
  return (
    <Layout>
      <Stack gap={5}>
        <MailEnvelope draft={draft} isLocked={isLocked} isNamed={isNamed} />
        <MailCanvas
          editing={editing}
          isLocked={isLocked}
          fields={
            isNarrow && selected ? (
              <Below role="group" aria-label={`Fields of this ${blockNames[selected.kind].toLowerCase()}`}>
                {fields}
              </Below>
            ) : null
          }
        />
      </Stack>
      {!isLocked && (
        <Side>
          {selected && !isNarrow ? (
            <Panel
              title={blockNames[selected.kind]}
              side={
                <Button size="sm" variant="quiet" onClick={() => editing.select(null)}>
                  Done
                </Button>
              }
            >
              <PanelBody>{fields}</PanelBody>
            </Panel>
          ) : (
            <Panel title="Edit your email">
              <PanelBody>
                <Text size="sm" tone={2}>
                  {isNarrow ? 'Press' : 'Click'} a block to edit it
                  {isNarrow ? '' : '. Drag it, or press Alt and an arrow key, to move it'}. Your changes are saved as
                  you write.
                </Text>
                <div>
                  <Button icon={<Sparkles />} onClick={() => setDrafting(true)}>
                    Draft it for me
                  </Button>
                </div>
              </PanelBody>
            </Panel>
          )}
        </Side>
      )}
      <DraftPanel open={drafting} onClose={() => setDrafting(false)} draft={draft} />
    </Layout>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 23rem;
  gap: ${theme.space[6]};
  align-items: start;
  > :only-child {
    grid-column: 1 / -1;
  }
  @media (max-width: 1080px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Stays in sight while the mail scrolls. */
const Side = styled.div`
  position: sticky;
  top: calc(${theme.size.header} + ${theme.space[4]});
  max-height: calc(100dvh - ${theme.size.header} - ${theme.space[8]});
  min-width: 0;
  overflow-y: auto;
  scrollbar-width: thin;
  @media (max-width: 1080px) {
    position: static;
    order: -1;
    max-height: none;
  }
`;

const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding: ${theme.space[4]};
  border-top: 1px solid ${theme.color.hairline};
`;
