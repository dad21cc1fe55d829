import { Image as ImageIcon, Sparkles } from 'lucide-react';
import type { FormEvent, RefCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { checkInput } from '../../../../api/check-input';
import { creativeContract } from '../../../../contracts/creative';
import type { CreationType } from '../../../../domain/creation';
import { selectableRatios, type AspectRatio } from '../../../../domain/image-format';
import { focusFirstInvalid } from '../../../../lib/focus-first-invalid';
import { Button } from '../../../../ui/button';
import { Field } from '../../../../ui/field';
import { Panel, PanelBody, PanelFoot } from '../../../../ui/panel';
import { Select } from '../../../../ui/select';
import { AllowanceLine, useAllowance } from '../../../plan/plan-parts';
import {
  imageDraftEdited,
  lastDescribedAgain,
  selectBannerOffered,
  selectImageDraft,
  selectMade,
  wordsPutRight,
} from '../../creative-slice';
import { useListMakersQuery } from '../../creative-api';
import { photoNotes, ratioName, styleNotes, styleOptions } from '../../creation-labels';
import { useMaking } from '../hooks/use-making';
import { DescriptionField } from './description-field';
import { MakingForm } from './making-form';
import { PhotoField } from './photo-field';
import { PictureReading } from './picture-reading';
import { SelectPair } from './select-pair';

export function ImageCard({
  working,
  onSettled,
  descriptionRef,
}: {
  /** What is being made: one thing at a time. */
  working: CreationType | null;
  onSettled: () => void;
  descriptionRef: RefCallback<HTMLTextAreaElement>;
}) {
  const dispatch = useDispatch();
  const draft = useSelector(selectImageDraft);
  const made = useSelector(selectMade);
  const bannerOffered = useSelector(selectBannerOffered);
  const { generateImage } = useMaking();
  const { data: makers } = useListMakersQuery();
  const { usedUp } = useAllowance('images');

  const isEmpty = draft.prompt.trim() === '';
  const faults: Record<string, string> = isEmpty ? {} : checkInput(creativeContract.generateImage, draft);
  const note = draft.maker === 'built-in' ? (draft.photo ? photoNotes : styleNotes)[draft.style] : undefined;
  const blocked =
    working === 'video'
      ? 'A clip is being made. When it is ready, you can generate a picture.'
      : (usedUp ?? (isEmpty ? 'Describe the picture first.' : undefined));

  const submit = async (submission: FormEvent<HTMLFormElement>) => {
    submission.preventDefault();
    if (faults.prompt) return void focusFirstInvalid(submission.currentTarget);
    const { photo, ...wanted } = draft;
    await generateImage({ ...wanted, ...(photo && draft.maker === 'built-in' && { photoId: photo.id }) });
    onSettled();
  };

  return (
    <Panel title="Image" icon={<ImageIcon />}>
      <PanelBody>
        <MakingForm onSubmit={(submission) => void submit(submission)} noValidate>
          <DescriptionField
            ref={descriptionRef}
            error={faults.prompt}
            byService={draft.maker === 'service'}
            placeholder="What should people see, read and do?"
            value={draft.prompt}
            onChange={({ target }) => dispatch(imageDraftEdited({ prompt: target.value }))}
            onAgain={made.image ? () => dispatch(lastDescribedAgain('image')) : undefined}
          />
          {draft.maker === 'built-in' && (
            <PhotoField
              photo={draft.photo}
              about={draft.prompt}
              onChange={(photo) => dispatch(imageDraftEdited({ photo }))}
            />
          )}
          {draft.maker === 'built-in' && (
            <PictureReading
              draft={draft}
              hasPhoto={draft.photo !== null}
              onChange={(words, shown) => dispatch(wordsPutRight({ of: 'image', words, shown }))}
            />
          )}
          <SelectPair>
            <Field label="Aspect ratio">
              <Select
                options={bannerOffered ? WITH_BANNER : RATIOS}
                value={draft.aspectRatio}
                onChange={(aspectRatio) => dispatch(imageDraftEdited({ aspectRatio }))}
              />
            </Field>
            <Field label="Style" help={note}>
              <Select
                options={styleOptions}
                value={draft.style}
                onChange={(style) => dispatch(imageDraftEdited({ style }))}
              />
            </Field>
          </SelectPair>
          {makers && makers.items.length > 1 && (
            <Field
              label="Made by"
              help={
                draft.maker === 'service'
                  ? 'It is charged to your own account there and takes up to two minutes.'
                  : undefined
              }
            >
              <Select
                options={makers.items.map(({ id, name }) => ({ value: id, label: name }))}
                value={draft.maker}
                onChange={(next) => dispatch(imageDraftEdited({ maker: next }))}
              />
            </Field>
          )}
          <PanelFoot>
            <AllowanceLine kind="images" />
            <Button
              type="submit"
              variant="primary"
              icon={<Sparkles />}
              busy={working === 'image'}
              busyLabel="Generating..."
              {...(blocked && { disabledReason: blocked })}
            >
              Generate Image
            </Button>
          </PanelFoot>
        </MakingForm>
      </PanelBody>
    </Panel>
  );
}

const option = (value: AspectRatio) => ({ value, label: ratioName(value) });
const RATIOS = selectableRatios.map(option);
const WITH_BANNER = [...RATIOS, option('4:1')];
