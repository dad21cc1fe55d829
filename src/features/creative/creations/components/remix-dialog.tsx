import { skipToken } from '@reduxjs/toolkit/query';
import { useDispatch } from 'react-redux';
import { messageOf } from '../../../../api/api-error';
import type { Creation } from '../../../../contracts/creation-record';
import { creativeContract } from '../../../../contracts/creative';
import { aspectRatioNames, selectableRatios, type AspectRatio } from '../../../../domain/image-format';
import { useContractForm } from '../../../../hooks/use-contract-form';
import { useDebounced } from '../../../../hooks/use-debounced';
import { Banner } from '../../../../ui/banner';
import { Button } from '../../../../ui/button';
import { ColoursField } from '../../../../ui/colours-field';
import { Dialog } from '../../../../ui/dialog';
import { DialogFoot } from '../../../../ui/dialog-foot';
import { Field } from '../../../../ui/field';
import { Form, FormPair } from '../../../../ui/form';
import { Select } from '../../../../ui/select';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton';
import { Text } from '../../../../ui/text';
import { TextInput } from '../../../../ui/text-input';
import { AllowanceLine, CreationRefusal, useAllowance } from '../../../plan/plan-parts';
import { useGetCreationQuery, useGetPictureReadingQuery, useRemixCreationMutation } from '../../creative-api';
import { isBuiltIn, ratioName, styleOptions } from '../../creation-labels';
import { creationViewed } from '../../creative-slice';
import { wordNames, type PictureWords } from '../../picture-words';
import { DescriptionField } from '../../making/components/description-field';
import { SupportingField, WordFields } from '../../making/components/word-fields';

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
          hasPhoto={details.hasPhoto}
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
  hasPhoto,
  onClose,
}: {
  creation: Creation;
  before: PictureWords;
  coloursBefore: string[];
  hasPhoto: boolean;
  onClose: () => void;
}) {
  const dispatch = useDispatch();
  const kind = creation.type === 'video' ? 'videos' : 'images';
  const { usedUp } = useAllowance(kind);
  const [remix] = useRemixCreationMutation();
  const { ref, values, bind, change, changed, faults, error, busy, onSubmit } = useContractForm({
    endpoint: creativeContract.remixCreation,
    from: {
      prompt: creation.prompt,
      style: creation.style,
      aspectRatio: creation.aspectRatio,
      colours: coloursBefore,
      ...before,
    },
    // What was left alone stays as it was.
    input: (_values, { style, ...others }) => ({ creationId: creation.id, ...others, ...(style && { style }) }),
    send: remix,
    onSaved: ({ id }) => {
      onClose();
      dispatch(creationViewed(id));
    },
    guarded: false,
  });
  const drawnHere = creation.type === 'image' && isBuiltIn(creation);
  // As text: an object that is made anew at each render never holds still.
  const { colours: _colours, ...asked } = JSON.parse(useDebounced(JSON.stringify(values), 400)) as typeof values;
  const {
    data: reading,
    error: unread,
    isFetching,
    refetch,
  } = useGetPictureReadingQuery(
    drawnHere && asked.prompt.trim() !== '' ? { ...asked, style: asked.style ?? undefined } : skipToken,
  );

  const named = Object.keys(changed);
  const isFree = drawnHere && named.length > 0 && named.every((name) => wordNames.some((word) => word === name));
  const blocked =
    (isFree ? undefined : usedUp) ??
    (values.prompt.trim() === '' ? 'Describe it first.' : named.length === 0 ? 'Change something first.' : undefined);

  return (
    <Form ref={ref} onSubmit={onSubmit} noValidate>
      {error !== null && <CreationRefusal error={error} />}
      <DescriptionField error={faults.prompt} byService={!isBuiltIn(creation)} {...bind('prompt')} />
      {drawnHere &&
        !reading &&
        (unread ? (
          <Banner title="Its words could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
            {messageOf(unread)} You can still change the rest.
          </Banner>
        ) : (
          <Skeleton label="Loading its words">
            <SkeletonBlock height="8rem" />
          </Skeleton>
        ))}
      {reading ? (
        <WordFields words={values} hasPhoto={hasPhoto} reading={reading} faults={faults} onChange={change} />
      ) : (
        !drawnHere && (
          <FormPair>
            <Field label="Headline" error={faults.headline} help="If empty, it is taken from the description.">
              <TextInput
                dir="auto"
                value={values.headline ?? ''}
                maxLength={120}
                onChange={({ target }) => change({ headline: target.value })}
              />
            </Field>
            <SupportingField
              value={values.supporting ?? ''}
              error={faults.supporting}
              onChange={(supporting) => change({ supporting })}
            />
          </FormPair>
        )
      )}
      <FormPair>
        <Field label="Aspect ratio">
          <Select
            options={creation.type === 'video' ? CLIP_RATIOS : RATIOS}
            value={values.aspectRatio}
            onChange={(aspectRatio) => change({ aspectRatio })}
          />
        </Field>
        <Field label="Style">
          <Select options={styleOptions} value={values.style} onChange={(style) => change({ style })} />
        </Field>
      </FormPair>
      <ColoursField
        legend="Colours"
        help="If there are none, the designer chooses."
        colours={values.colours}
        faults={faults}
        onChange={(colours) => change({ colours })}
      />
      <Text as="p" size="sm" tone={2}>
        {isFree ? 'Changing only the words or what is drawn costs nothing.' : <AllowanceLine kind={kind} />}
      </Text>
      <DialogFoot>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          variant="primary"
          busy={busy}
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
