import { Sparkles, Video } from 'lucide-react';
import type { FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { checkInput } from '../../../../api/check-input';
import { creativeContract } from '../../../../contracts/creative';
import type { CreationType } from '../../../../domain/creation';
import { selectableRatios, videoDurations } from '../../../../domain/image-format';
import { focusFirstInvalid } from '../../../../lib/focus-first-invalid';
import { Button } from '../../../../ui/button';
import { Field } from '../../../../ui/field';
import { Panel, PanelBody, PanelFoot } from '../../../../ui/panel';
import { Select } from '../../../../ui/select';
import { theme } from '../../../../ui/theme';
import { AllowanceLine, useAllowance } from '../../../plan/plan-parts';
import { durationOptions, qualityOptions, ratioName, styleOptions } from '../../creation-labels';
import type { VideoDraft } from '../../creative-drafts';
import {
  lastDescribedAgain,
  selectMade,
  selectVideoDraft,
  videoDraftEdited,
  wordsPutRight,
} from '../../creative-slice';
import { useMaking } from '../hooks/use-making';
import { DescriptionField } from './description-field';
import { MakingForm } from './making-form';
import { PhotoField } from './photo-field';
import { PictureReading } from './picture-reading';
import { SelectPair } from './select-pair';

export function VideoCard({
  working,
  onSettled,
}: {
  /** What is being made: one thing at a time. */
  working: CreationType | null;
  onSettled: () => void;
}) {
  const dispatch = useDispatch();
  const draft = useSelector(selectVideoDraft);
  const made = useSelector(selectMade);
  const { generateVideo } = useMaking();
  const { usedUp } = useAllowance('videos');
  const edit = (change: Partial<VideoDraft>) => dispatch(videoDraftEdited(change));

  const isEmpty = draft.prompt.trim() === '';
  const faults: Record<string, string> = isEmpty ? {} : checkInput(creativeContract.generateVideo, draft);
  const blocked =
    working === 'image'
      ? 'A picture is being made. When it is ready, you can generate a clip.'
      : (usedUp ?? (isEmpty ? 'Describe the clip first.' : undefined));

  const submit = async (submission: FormEvent<HTMLFormElement>) => {
    submission.preventDefault();
    if (faults.prompt) return void focusFirstInvalid(submission.currentTarget);
    const { photo, ...wanted } = draft;
    await generateVideo({ ...wanted, ...(photo && canShow(draft) && { photoId: photo.id }) });
    onSettled();
  };

  return (
    <Panel title="Video" icon={<Video />}>
      <PanelBody>
        <MakingForm onSubmit={(submission) => void submit(submission)} noValidate>
          <DescriptionField
            error={faults.prompt}
            placeholder="What happens, and what should it end on?"
            value={draft.prompt}
            onChange={({ target }) => edit({ prompt: target.value })}
            onAgain={made.video ? () => dispatch(lastDescribedAgain('video')) : undefined}
          />
          <PhotoField
            photo={draft.photo}
            about={draft.prompt}
            invitation="The camera moves over a photo of your work."
            note={
              canShow(draft)
                ? 'The camera moves over this photo.'
                : 'Only the Photorealistic look shows photos. Choose that look, or this clip is drawn without it.'
            }
            onChange={(photo) => edit({ photo, ...(photo && { style: PHOTO_STYLE }) })}
          />
          <PictureReading
            draft={draft}
            hasPhoto={draft.photo !== null && canShow(draft)}
            onChange={(words, shown) => dispatch(wordsPutRight({ of: 'video', words, shown }))}
          />
          <SelectPair>
            <Field label="Duration">
              <Select
                options={durationOptions}
                value={String(draft.duration)}
                onChange={(value) =>
                  edit({ duration: videoDurations.find((seconds) => String(seconds) === value) ?? draft.duration })
                }
              />
            </Field>
            <Field label="Quality">
              <Select options={qualityOptions} value={draft.quality} onChange={(quality) => edit({ quality })} />
            </Field>
          </SelectPair>
          <LongerPair>
            <Field label="Aspect ratio">
              <Select options={RATIOS} value={draft.aspectRatio} onChange={(aspectRatio) => edit({ aspectRatio })} />
            </Field>
            <Field label="Look" help="Animated text and drawings with music. Not filmed.">
              <Select options={styleOptions} value={draft.style} onChange={(style) => edit({ style })} />
            </Field>
          </LongerPair>
          <PanelFoot>
            <AllowanceLine kind="videos" />
            <Button
              type="submit"
              variant="primary"
              icon={<Sparkles />}
              busy={working === 'video'}
              busyLabel="Generating..."
              {...(blocked && { disabledReason: blocked })}
            >
              Generate Video
            </Button>
          </PanelFoot>
        </MakingForm>
      </PanelBody>
    </Panel>
  );
}

const canShow = ({ style }: VideoDraft): boolean => style === PHOTO_STYLE;

/** "16:9 landscape" needs the width of a phone. */
const LongerPair = styled(SelectPair)`
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[4]};
  }
`;

/** The look that films photographs. */
const PHOTO_STYLE = 'photorealistic';
const RATIOS = selectableRatios.map((value) => ({ value, label: ratioName(value) }));
