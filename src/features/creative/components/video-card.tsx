import { Sparkles, Video } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { videoDurations, videoQualities } from '../../../domain/image-format';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Form, FormPair } from '../../../ui/form';
import { Panel, PanelBody, PanelFoot } from '../../../ui/panel';
import { Select } from '../../../ui/select';
import { TextArea } from '../../../ui/text-area';
import { AllowanceLine } from '../../plan/plan-parts';
import { selectVideoDraft, videoDraftEdited, type VideoDraft } from '../creative-slice';
import { useImageGeneration } from '../hooks/use-image-generation';

/** The controls of a video. They wait for the motion renderer, and say so. */
export function VideoCard() {
  const dispatch = useDispatch();
  const draft = useSelector(selectVideoDraft);
  const { busy } = useImageGeneration();
  const edit = (change: Partial<VideoDraft>) => dispatch(videoDraftEdited(change));
  return (
    <Panel title="Video" icon={<Video />}>
      <PanelBody>
        <Form onSubmit={(submission) => submission.preventDefault()} noValidate>
          <Field label="Description">
            <TextArea dir="auto" placeholder="What happens, and what should it end on?" value={draft.prompt} onChange={({ target }) => edit({ prompt: target.value })} />
          </Field>
          <FormPair>
            <Field label="Duration">
              <Select
                options={DURATIONS}
                value={String(draft.duration)}
                onChange={(value) => edit({ duration: videoDurations.find((seconds) => String(seconds) === value) ?? draft.duration })}
              />
            </Field>
            <Field label="Quality" help={NOT_YET}>
              <Select options={QUALITIES} value={draft.quality} onChange={(quality) => edit({ quality })} />
            </Field>
          </FormPair>
          <PanelFoot>
            <AllowanceLine kind="videos" />
            <Button type="submit" variant="primary" icon={<Sparkles />} busy={busy} busyLabel="Generating..." disabledReason={NOT_YET}>
              Generate Video
            </Button>
          </PanelFoot>
        </Form>
      </PanelBody>
    </Panel>
  );
}

const NOT_YET = 'Video comes with the motion renderer; pictures work today.';
const DURATIONS = videoDurations.map((seconds) => ({ value: String(seconds), label: `${seconds} seconds` }));
const QUALITIES = (['sd', 'hd', '4k'] as const).map((value) => ({ value, label: `${value.toUpperCase()} ${videoQualities[value]}` }));
