import { useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { Stack } from '../../ui/stack';
import { Tabs } from '../../ui/tabs';
import { GenerateTab } from './components/generate-tab';
import { LibraryTab } from './components/library-tab';
import { PictureDialog } from './components/picture-dialog';
import { TemplatesTab } from './components/templates-tab';
import { selectTab, tabChosen } from './creative-slice';
import { creativeTemplates } from './creative-templates';
import { usePictures } from './hooks/use-pictures';
import type { ShownPicture } from './picture-labels';

export function CreativePage() {
  const dispatch = useDispatch();
  const tab = useSelector(selectTab);
  const { count } = usePictures();
  const [viewed, setViewed] = useState<ShownPicture | null>(null);
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
        <PageHeader title="AI Creative Suite" sentence="Say what people should see. It is drawn in seconds and kept in your library." />
        <Tabs
          label="AI Creative Suite"
          value={tab}
          onChange={(next) => dispatch(tabChosen(next))}
          tabs={[
            { value: 'generate', label: 'Generate' },
            { value: 'library', label: 'Library', ...(count !== undefined && { count }) },
            { value: 'templates', label: 'Templates', count: creativeTemplates.length },
          ]}
        >
          {tab === 'generate' && <GenerateTab onView={setViewed} descriptionRef={takeFocus} />}
          {tab === 'library' && <LibraryTab onView={setViewed} />}
          {tab === 'templates' && <TemplatesTab onUsed={() => { templateJustUsed.current = true; }} />}
        </Tabs>
      </Stack>
      <PictureDialog picture={viewed} onClose={() => setViewed(null)} />
    </Page>
  );
}
