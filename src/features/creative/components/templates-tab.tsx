import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { aspectRatios } from '../../../domain/image-format';
import { Button } from '../../../ui/button';
import { Tag } from '../../../ui/tag';
import { theme } from '../../../ui/theme';
import { useToast } from '../../../ui/use-toast';
import { useGetProfileQuery } from '../../engine/engine-api';
import { selectImageDraft, templateUndone, templateUsed } from '../creative-slice';
import { creativeTemplates, startingPrompt, type TemplateId } from '../creative-templates';
import { TemplateShape } from './template-shape';

/** The four starting points. Using one fills the generate tab and goes there; what stood there can be had back. */
export function TemplatesTab({ onUsed }: { onUsed: () => void }) {
  const dispatch = useDispatch();
  const { show } = useToast();
  const draft = useSelector(selectImageDraft);
  const { data: profile } = useGetProfileQuery();

  const use = (template: TemplateId, name: string) => {
    onUsed();
    dispatch(templateUsed({ template, prompt: startingPrompt(template, profile) }));
    if (draft.prompt.trim() !== '') show({ text: `${name} replaced your description.`, undo: () => dispatch(templateUndone(draft)) });
  };

  return (
    <Grid role="list">
      {creativeTemplates.map(({ id, name, description, aspectRatio, category }) => (
        <Card key={id}>
          <TemplateShape ratio={aspectRatio} />
          <Info>
            <h2>{name}</h2>
            <p>{description}</p>
            <Tags>
              <Tag>{aspectRatio}</Tag>
              <Tag>{aspectRatios[aspectRatio].width} × {aspectRatios[aspectRatio].height}</Tag>
              <Tag>{CATEGORIES[category]}</Tag>
            </Tags>
            <Button aria-label={`Use Template: ${name}`} onClick={() => use(id, name)}>Use Template</Button>
          </Info>
        </Card>
      ))}
    </Grid>
  );
}

const CATEGORIES = { social: 'Social', video: 'Video', email: 'Email' };

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space[5]};
  @media (max-width: 1240px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${theme.media.phone} { grid-template-columns: minmax(0, 1fr); gap: ${theme.space[4]}; }
`;

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
