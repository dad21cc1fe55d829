import { Layers } from 'lucide-react';
import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { paths } from '../../config/paths';
import { ButtonLink } from '../../ui/button-link';
import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { Stack } from '../../ui/stack';
import { Tabs } from '../../ui/tabs';
import { useGetProfileQuery } from '../engine/engine-shared-api';
import { CreationDialog } from './creations/components/creation-dialog';
import { GenerateTab } from './making/components/generate-tab';
import { LibraryTab } from './library/components/library-tab';
import { TemplatesTab } from './templates/components/templates-tab';
import { useGetLibraryQuery, useListTemplatesQuery } from './creative-api';
import { selectTab, tabChosen } from './creative-slice';
import { creativeTemplates } from './templates/creative-templates';

export function CreativePage() {
  const dispatch = useDispatch();
  const tab = useSelector(selectTab);
  const { data: profile } = useGetProfileQuery();
  const { data: library } = useGetLibraryQuery();
  const { data: own } = useListTemplatesQuery();
  const templateJustUsed = useRef(false);

  // Reading and typing go on in the description that the template filled.
  const takeFocus = (description: HTMLTextAreaElement | null) => {
    if (!description || !templateJustUsed.current) return;
    templateJustUsed.current = false;
    description.focus();
  };

  return (
    <Page>
      <Stack gap={8}>
        <PageHeader
          title="AI Creative Suite"
          sentence={
            profile === null
              ? 'Describe it once. Tell the content engine about your business, and everything here will carry your name and colours.'
              : 'Describe it once. Every picture and clip uses your lettering, your colours and your name.'
          }
          actions={
            <ButtonLink to={`${paths.settings}?section=brand`} icon={<Layers />}>
              Brand kit
            </ButtonLink>
          }
        />
        <Tabs
          label="AI Creative Suite"
          value={tab}
          onChange={(next) => dispatch(tabChosen(next))}
          tabs={[
            { value: 'generate', label: 'Generate' },
            { value: 'library', label: 'Library', ...(library && { count: library.count }) },
            { value: 'templates', label: 'Templates', count: creativeTemplates.length + (own?.items.length ?? 0) },
          ]}
        >
          {tab === 'generate' && <GenerateTab descriptionRef={takeFocus} />}
          {tab === 'library' && <LibraryTab />}
          {tab === 'templates' && (
            <TemplatesTab
              onUsed={() => {
                templateJustUsed.current = true;
              }}
            />
          )}
        </Tabs>
      </Stack>
      <CreationDialog />
    </Page>
  );
}
