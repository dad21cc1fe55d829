import { useState, type FormEvent } from 'react';
import { messageOf } from '../../../api/api-error';
import type { Creation } from '../../../contracts/creation-record';
import { aspectRatioNames, type AspectRatio } from '../../../domain/image-format';
import { listed } from '../../../domain/listed';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { Dialog } from '../../../ui/dialog';
import { Fieldset } from '../../../ui/fieldset';
import { Form } from '../../../ui/form';
import { useToast } from '../../../ui/use-toast';
import { useCreateRatiosMutation } from '../creative-api';
import { ratioName } from '../creation-labels';
import { DialogFoot } from '../../../ui/dialog-foot';

/** The same picture, laid out anew for other shapes. */
export function RatiosDialog({ creation, open, onClose }: { creation: Creation; open: boolean; onClose: () => void }) {
  const { show } = useToast();
  const [createRatios, { error, isLoading }] = useCreateRatiosMutation();
  const others = aspectRatioNames.filter((ratio) => ratio !== creation.aspectRatio);
  const [chosen, setChosen] = useState<AspectRatio[]>(others);

  const submit = async (submission: FormEvent) => {
    submission.preventDefault();
    const { data } = await createRatios({ creationId: creation.id, ratios: chosen });
    if (!data) return;
    onClose();
    show({
      text: `${listed(data.items.map(({ aspectRatio }) => aspectRatio))} ${data.items.length === 1 ? 'is' : 'are'} in your library.`,
    });
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Other shapes"
      sentence="The layout is adapted to each shape, so nothing is cut off. These do not count towards your monthly limit."
    >
      <Form onSubmit={(submission) => void submit(submission)} noValidate>
        {error && <Banner title="The shapes could not be made.">{messageOf(error)}</Banner>}
        <Fieldset legend="Shapes">
          {others.map((ratio) => (
            <Checkbox
              key={ratio}
              checked={chosen.includes(ratio)}
              onChange={(on) => setChosen(on ? [...chosen, ratio] : chosen.filter((other) => other !== ratio))}
            >
              {ratioName(ratio)}
            </Checkbox>
          ))}
        </Fieldset>
        <DialogFoot>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant="primary"
            busy={isLoading}
            busyLabel="Drawing…"
            {...(chosen.length === 0 && { disabledReason: 'Choose a shape first.' })}
          >
            Make {chosen.length === 1 ? 'it' : `these ${chosen.length}`}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
