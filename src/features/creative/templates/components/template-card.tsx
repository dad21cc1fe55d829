import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../../api/api-error';
import type { CreationTemplate } from '../../../../contracts/creation-templates';
import { aspectRatios, type AspectRatio, type ImageStyle } from '../../../../domain/image-format';
import { Button } from '../../../../ui/button';
import { LateMenu } from '../../../../ui/late-menu';
import { Row } from '../../../../ui/stack';
import { Tag } from '../../../../ui/tag';
import { theme } from '../../../../ui/theme';
import { useToast } from '../../../../ui/use-toast';
import { useCreateTemplateMutation, useDeleteTemplateMutation } from '../../creative-api';
import { LateTemplateDialog } from './late-template-dialog';
import { TemplatePicture } from './template-picture';
import { Tile, TileInfo } from '../../creations/components/tile';

/** One starting point. The workspace's own can be changed and deleted. */
export function TemplateCard({ name, description, prompt, aspectRatio, style, tag, own, onUse }: TemplateCardProps) {
  return (
    <Tile>
      <TemplatePicture name={name} prompt={prompt} aspectRatio={aspectRatio} style={style} />
      <Words>
        <h2 dir="auto">{name}</h2>
        <p dir="auto">{description}</p>
        <Tags>
          <Tag>{aspectRatio}</Tag>
          <Tag>
            {aspectRatios[aspectRatio].width} × {aspectRatios[aspectRatio].height}
          </Tag>
          <Tag>{tag}</Tag>
        </Tags>
        <Row>
          <Button aria-label={`Use Template: ${name}`} onClick={onUse}>
            Use Template
          </Button>
          {own && <OwnMenu template={own} />}
        </Row>
      </Words>
    </Tile>
  );
}

function OwnMenu({ template }: { template: CreationTemplate }) {
  const { show } = useToast();
  const [remove] = useDeleteTemplateMutation();
  const [create] = useCreateTemplateMutation();
  const [editing, setEditing] = useState(false);

  const edit = () => {
    LateTemplateDialog.fetch();
    setEditing(true);
  };
  const takeAway = async () => {
    const { id, ...kept } = template;
    const { error } = await remove({ templateId: id });
    show(
      error
        ? { kind: 'failure', text: messageOf(error) }
        : { text: `“${template.name}” was deleted.`, undo: () => void create(kept) },
    );
  };

  return (
    <>
      <LateMenu
        label={`More for ${template.name}`}
        trigger={<Button variant="quiet" iconOnly label={`More for ${template.name}`} icon={<Ellipsis />} />}
        items={[
          { label: 'Edit…', icon: <Pencil />, onSelect: edit },
          { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => void takeAway() },
        ]}
      />
      <LateTemplateDialog template={template} open={editing} onClose={() => setEditing(false)} />
    </>
  );
}

const Words = styled(TileInfo)`
  align-items: flex-start;
  > h2,
  > p {
    max-width: 100%;
    overflow-wrap: anywhere;
  }
  > h2,
  > p {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
  }
  > p {
    ${theme.type.sm} color: ${theme.color.text2};
    text-wrap: pretty;
  }
`;

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  margin: ${theme.space[1]} 0 ${theme.space[3]};
`;

interface TemplateCardProps {
  name: string;
  description: string;
  /** What it puts on the Generate tab; null while that is not known. */
  prompt: string | null;
  aspectRatio: AspectRatio;
  style: ImageStyle;
  tag: string;
  own?: CreationTemplate;
  onUse: () => void;
}
