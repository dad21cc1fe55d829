import { useState, type FormEvent } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useDispatch } from 'react-redux';
import { fieldsOf, messageOf } from '../../../api/api-error';
import type { Creation } from '../../../contracts/creation-record';
import { aspectRatioNames, selectableRatios, type AspectRatio } from '../../../domain/image-format';
import { useDebounced } from '../../../hooks/use-debounced';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { ColoursField } from '../../../ui/colours-field';
import { Dialog } from '../../../ui/dialog';
import { DialogFoot } from '../../../ui/dialog-foot';
import { Field } from '../../../ui/field';
import { Form, FormPair } from '../../../ui/form';
import { Select } from '../../../ui/select';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton';
import { Text } from '../../../ui/text';
import { TextInput } from '../../../ui/text-input';
import { AllowanceLine, CreationRefusal, useAllowance } from '../../plan/plan-parts';
import { useGetCreationQuery, useGetPictureReadingQuery, useRemixCreationMutation } from '../creative-api';
import { isBuiltIn, ratioName, styleOptions } from '../creation-labels';
import { creationViewed, wordNames, type PictureWords } from '../creative-slice';
import { DescriptionField } from './description-field';
import { WordFields } from './word-fields';

/** The same design with other words, colours or style, as a new one beside it. */
export function RemixDialog({ creation, open, onClose }: { creation: Creation; open: boolean; onClose: () => void }) {
  const { data: details, error } = useGetCreationQuery(open ? { creationId: creation.id } : skipToken);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Change words and look"
      sentence="This makes a new one and keeps the original."
    >
      {open &&
        !details &&
        (error ? (
          <Banner title="This could not be loaded.">{messageOf(error)}</Banner>
        ) : (
          <Skeleton label="Loading what it was made from">
            <SkeletonBlock height="14rem" />
          </Skeleton>
        ))}
      {open && details && (
        <RemixForm
          key={details.id}
          creation={creation}
          before={{
            headline: details.headline ?? undefined,
            supporting: details.supporting ?? undefined,
            kicker: details.kicker ?? undefined,
            subject: details.subject ?? undefined,
          }}
          coloursBefore={details.colours}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

function RemixForm({
  creation,
  before,
  coloursBefore,
  onClose,
}: {
  creation: Creation;
  before: PictureWords;
  coloursBefore: string[];
  onClose: () => void;
}) {
  const dispatch = useDispatch();
  const kind = creation.type === 'video' ? 'videos' : 'images';
  const { usedUp } = useAllowance(kind);
  const [remix, { error, isLoading }] = useRemixCreationMutation();
  const [look, setLook] = useState({
    prompt: creation.prompt,
    style: creation.style,
    aspectRatio: creation.aspectRatio,
  });
  const [words, setWords] = useState<PictureWords>({});
  const [colours, setColours] = useState(coloursBefore);
  const drawnHere = creation.type === 'image' && isBuiltIn(creation);
  const asked = useDebounced({ ...look, ...before, ...words }, 400);
  const { data: reading } = useGetPictureReadingQuery(
    drawnHere && asked.prompt.trim() !== '' ? { ...asked, style: asked.style ?? undefined } : skipToken,
  );
  const faults = fieldsOf(error);

  // What was left alone stays as it was.
  const changes = {
    ...(look.prompt.trim() !== creation.prompt && { prompt: look.prompt }),
    ...(look.style && look.style !== creation.style && { style: look.style }),
    ...(look.aspectRatio !== creation.aspectRatio && { aspectRatio: look.aspectRatio }),
    ...changedWords(before, words),
    ...(colours.join() !== coloursBefore.join() && { colours }),
  };
  const named = Object.keys(changes);
  const isFree = drawnHere && named.length > 0 && named.every((name) => wordNames.some((word) => word === name));
  const blocked =
    (isFree ? undefined : usedUp) ??
    (look.prompt.trim() === '' ? 'Describe it first.' : named.length === 0 ? 'Change something first.' : undefined);

  const submit = async (submission: FormEvent) => {
    submission.preventDefault();
    const { data } = await remix({ creationId: creation.id, ...changes });
    if (!data) return;
    onClose();
    dispatch(creationViewed(data.id));
  };

  return (
    <Form onSubmit={(submission) => void submit(submission)} noValidate>
      {error && <CreationRefusal error={error} />}
      <DescriptionField
        error={faults.prompt}
        byService={!isBuiltIn(creation)}
        value={look.prompt}
        onChange={({ target }) => setLook({ ...look, prompt: target.value })}
      />
      {drawnHere && !reading && (
        <Skeleton label="Loading its words">
          <SkeletonBlock height="8rem" />
        </Skeleton>
      )}
      {reading ? (
        <WordFields
          words={{ ...before, ...words }}
          reading={reading}
          faults={faults}
          onChange={(changed) => setWords({ ...words, ...changed })}
        />
      ) : (
        !drawnHere && (
          <FormPair>
            <Field label="Headline" error={faults.headline} help="If empty, it is taken from the description.">
              <TextInput
                dir="auto"
                value={words.headline ?? before.headline ?? ''}
                maxLength={120}
                onChange={({ target }) => setWords({ ...words, headline: target.value })}
              />
            </Field>
            <Field label="Supporting line" error={faults.supporting}>
              <TextInput
                dir="auto"
                value={words.supporting ?? before.supporting ?? ''}
                maxLength={200}
                onChange={({ target }) => setWords({ ...words, supporting: target.value })}
              />
            </Field>
          </FormPair>
        )
      )}
      <FormPair>
        <Field label="Aspect ratio">
          <Select
            options={creation.type === 'video' ? CLIP_RATIOS : RATIOS}
            value={look.aspectRatio}
            onChange={(aspectRatio) => setLook({ ...look, aspectRatio })}
          />
        </Field>
        <Field label="Style">
          <Select options={styleOptions} value={look.style} onChange={(style) => setLook({ ...look, style })} />
        </Field>
      </FormPair>
      <ColoursField
        legend="Colours"
        help="If there are none, the designer chooses."
        colours={colours}
        faults={faults}
        onChange={setColours}
      />
      <Text as="p" size="sm" tone={2}>
        {isFree ? 'Changing only the words or what is drawn costs nothing.' : <AllowanceLine kind={kind} />}
      </Text>
      <DialogFoot>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          variant="primary"
          busy={isLoading}
          busyLabel="Generating..."
          {...(blocked && { disabledReason: blocked })}
        >
          Make a new one
        </Button>
      </DialogFoot>
    </Form>
  );
}

const optionOf = (value: AspectRatio) => ({ value, label: ratioName(value) });
const RATIOS = aspectRatioNames.map(optionOf);
const CLIP_RATIOS = selectableRatios.map(optionOf);

/** What differs from what it was made with; a line that was never set and is empty still is none. */
const changedWords = (before: PictureWords, words: PictureWords): PictureWords =>
  Object.fromEntries(
    wordNames
      .filter((name) => words[name] !== undefined && words[name] !== before[name])
      .map((name) => [name, words[name]]),
  );
