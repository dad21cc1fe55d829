import { useState, type FormEvent } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useDispatch } from 'react-redux';
import { fieldsOf, messageOf } from '../../../api/api-error';
import type { Creation } from '../../../contracts/creation-record';
import { aspectRatioNames, selectableRatios, type AspectRatio } from '../../../domain/image-format';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { ColoursField } from '../../../ui/colours-field';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { Form, FormPair } from '../../../ui/form';
import { Select } from '../../../ui/select';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton';
import { Text } from '../../../ui/text';
import { TextInput } from '../../../ui/text-input';
import { AllowanceLine, CreationRefusal, useAllowance } from '../../plan/plan-parts';
import { useGetCreationQuery, useRemixCreationMutation } from '../creative-api';
import { isBuiltIn, ratioName, styleOptions } from '../creation-labels';
import { creationViewed } from '../creative-slice';
import { DescriptionField } from './description-field';
import { DialogFoot } from '../../../ui/dialog-foot';

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
          before={{ headline: details.headline ?? '', supporting: details.supporting ?? '', colours: details.colours }}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

function RemixForm({ creation, before, onClose }: { creation: Creation; before: Words; onClose: () => void }) {
  const dispatch = useDispatch();
  const kind = creation.type === 'video' ? 'videos' : 'images';
  const { usedUp } = useAllowance(kind);
  const [remix, { error, isLoading }] = useRemixCreationMutation();
  const [look, setLook] = useState({
    prompt: creation.prompt,
    style: creation.style,
    aspectRatio: creation.aspectRatio,
  });
  const [words, setWords] = useState(before);
  const faults = fieldsOf(error);

  // What was left alone stays as it was.
  const changes = {
    ...(look.prompt.trim() !== creation.prompt && { prompt: look.prompt }),
    ...(look.style && look.style !== creation.style && { style: look.style }),
    ...(look.aspectRatio !== creation.aspectRatio && { aspectRatio: look.aspectRatio }),
    ...(words.headline !== before.headline && { headline: words.headline }),
    ...(words.supporting !== before.supporting && { supporting: words.supporting }),
    ...(words.colours.join() !== before.colours.join() && { colours: words.colours }),
  };
  const blocked =
    usedUp ??
    (look.prompt.trim() === ''
      ? 'Describe it first.'
      : Object.keys(changes).length === 0
        ? 'Change something first.'
        : undefined);

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
      <FormPair>
        <Field
          label="Headline"
          error={faults.headline}
          help={before.headline === '' ? 'If empty, it is taken from the description.' : 'If empty, there is none.'}
        >
          <TextInput
            dir="auto"
            value={words.headline}
            placeholder={before.headline === '' ? creation.title : undefined}
            maxLength={120}
            onChange={({ target }) => setWords({ ...words, headline: target.value })}
          />
        </Field>
        <Field label="Supporting line" error={faults.supporting}>
          <TextInput
            dir="auto"
            value={words.supporting}
            maxLength={200}
            onChange={({ target }) => setWords({ ...words, supporting: target.value })}
          />
        </Field>
      </FormPair>
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
        colours={words.colours}
        faults={faults}
        onChange={(colours) => setWords({ ...words, colours })}
      />
      <Text as="p" size="sm" tone={2}>
        <AllowanceLine kind={kind} />
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

interface Words {
  headline: string;
  supporting: string;
  colours: string[];
}
