import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import type { CreationTemplate } from '../../../contracts/creative';
import { aspectRatios, type AspectRatio } from '../../../domain/image-format';
import { Button } from '../../../ui/button';
import { Row } from '../../../ui/stack';
import { Tag } from '../../../ui/tag';
import { theme } from '../../../ui/theme';
import { useToast } from '../../../ui/use-toast';
import { useCreateTemplateMutation, useDeleteTemplateMutation } from '../creative-api';
import { LateMenu } from './late-menu';
import { TemplateDialog } from './template-dialog';
import { TemplateShape } from './template-shape';

/** One starting point. The workspace's own can be changed and deleted. */
export function TemplateCard({ name, description, aspectRatio, tag, own, onUse }: { name: string; description: string; aspectRatio: AspectRatio; tag: string; own?: CreationTemplate; onUse: () => void }) {
  return (
    <Card>
      <TemplateShape ratio={aspectRatio} />
      <Info>
        <h2 dir="auto">{name}</h2>
        <p dir="auto">{description}</p>
        <Tags>
          <Tag>{aspectRatio}</Tag>
          <Tag>{aspectRatios[aspectRatio].width} × {aspectRatios[aspectRatio].height}</Tag>
          <Tag>{tag}</Tag>
        </Tags>
        <Row>
          <Button aria-label={`Use Template: ${name}`} onClick={onUse}>Use Template</Button>
          {own && <OwnMenu template={own} />}
        </Row>
      </Info>
    </Card>
  );
}

function OwnMenu({ template }: { template: CreationTemplate }) {
  const { show } = useToast();
  const [remove] = useDeleteTemplateMutation();
  const [create] = useCreateTemplateMutation();
  const [editing, setEditing] = useState(false);

  const takeAway = async () => {
    const { id, ...kept } = template;
    const { error } = await remove({ templateId: id });
    show(error ? { kind: 'failure', text: messageOf(error) } : { text: `“${template.name}” was deleted.`, undo: () => void create(kept) });
  };

  return (
    <>
      <LateMenu
        label={`More for ${template.name}`}
        trigger={<Button variant="quiet" iconOnly label={`More for ${template.name}`} icon={<Ellipsis />} />}
        items={[{ label: 'Edit…', icon: <Pencil />, onSelect: () => setEditing(true) }, { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => void takeAway() }]}
      />
      <TemplateDialog template={template} open={editing} onClose={() => setEditing(false)} />
    </>
  );
}

const Card = styled.li`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.panel};
  overflow: hidden;
`;

const Info = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  align-items: flex-start;
  gap: ${theme.space[2]};
  padding: ${theme.space[5]};
  > h2, > p { max-width: 100%; overflow-wrap: anywhere; }
  > p { ${theme.type.sm} color: ${theme.color.text2}; text-wrap: pretty; }
  > :last-child { margin-top: auto; }
  ${theme.media.phone} { padding: ${theme.space[4]}; }
`;

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  margin: ${theme.space[1]} 0 ${theme.space[3]};
`;
