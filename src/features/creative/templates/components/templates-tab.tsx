import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { messageOf } from '../../../../api/api-error';
import { Banner } from '../../../../ui/banner';
import { Stack } from '../../../../ui/stack';
import { theme } from '../../../../ui/theme';
import { useToast } from '../../../../ui/use-toast';
import { useGetProfileQuery } from '../../../engine/engine-shared-api';
import { categoryNames } from '../../creation-labels';
import { useListTemplatesQuery } from '../../creative-api';
import { selectImageDraft, templateUndone, templateUsed } from '../../creative-slice';
import { creativeTemplates, startingPrompt } from '../creative-templates';
import { TemplateCard } from './template-card';

/** Starting points: the four that come with the product, and those that the workspace kept. Using one fills the generate tab and goes there; what stood there can be had back. */
export function TemplatesTab({ onUsed }: { onUsed: () => void }) {
  const dispatch = useDispatch();
  const { show } = useToast();
  const draft = useSelector(selectImageDraft);
  const { data: profile, isLoading } = useGetProfileQuery();
  const { data: own, error, isFetching, refetch } = useListTemplatesQuery();

  const use = (name: string, filled: Parameters<typeof templateUsed>[0]) => {
    onUsed();
    dispatch(templateUsed(filled));
    if (draft.prompt.trim() !== '')
      show({ text: `${name} replaced your description.`, undo: () => dispatch(templateUndone(draft)) });
  };

  return (
    <Stack gap={5}>
      {error && (
        <Banner title="Your own templates could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(error)}
        </Banner>
      )}
      <Grid role="list">
        {creativeTemplates.map(({ id, name, description, aspectRatio, category }) => (
          <TemplateCard
            key={id}
            name={name}
            description={description}
            prompt={isLoading ? null : startingPrompt(id, profile)}
            aspectRatio={aspectRatio}
            style="minimalist"
            tag={categoryNames[category]}
            onUse={() => use(name, { template: id, prompt: startingPrompt(id, profile), aspectRatio })}
          />
        ))}
        {own?.items.map((template) => (
          <TemplateCard
            key={template.id}
            name={template.name}
            description={template.description || template.prompt}
            prompt={template.prompt}
            aspectRatio={template.aspectRatio}
            style={template.style}
            tag={categoryNames[template.category]}
            own={template}
            onUse={() =>
              use(template.name, {
                template: template.aspectRatio === '4:1' ? 'email-banner' : null,
                prompt: template.prompt,
                aspectRatio: template.aspectRatio,
                style: template.style,
              })
            }
          />
        ))}
      </Grid>
    </Stack>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space[5]};
  @media (max-width: 1240px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[4]};
  }
`;
