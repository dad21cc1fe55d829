import type { Creation } from '../../../../contracts/creation-record';
import { creativeContract } from '../../../../contracts/creative';
import { aspectRatioNames } from '../../../../domain/image-format';
import { listed } from '../../../../domain/listed';
import { useContractForm } from '../../../../hooks/use-contract-form';
import { Banner } from '../../../../ui/banner';
import { Button } from '../../../../ui/button';
import { Checkbox } from '../../../../ui/checkbox';
import { Dialog } from '../../../../ui/dialog';
import { Fieldset } from '../../../../ui/fieldset';
import { Form } from '../../../../ui/form';
import { useToast } from '../../../../ui/use-toast';
import { useCreateRatiosMutation } from '../../creative-api';
import { ratioName } from '../../creation-labels';
import { DialogFoot } from '../../../../ui/dialog-foot';

/** The same picture, laid out anew for other shapes. */
export function RatiosDialog({ creation, open, onClose }: { creation: Creation; open: boolean; onClose: () => void }) {
  const { show } = useToast();
  const [createRatios] = useCreateRatiosMutation();
  const others = aspectRatioNames.filter((ratio) => ratio !== creation.aspectRatio);
  const { ref, values, change, refusal, busy, onSubmit } = useContractForm({
    endpoint: creativeContract.createRatios,
    from: { ratios: others },
    input: ({ ratios }) => ({ creationId: creation.id, ratios }),
    send: createRatios,
    onSaved: ({ items }) => {
      onClose();
      show({
        text: `${listed(items.map(({ aspectRatio }) => aspectRatio))} ${items.length === 1 ? 'is' : 'are'} in your library.`,
      });
    },
    guarded: false,
  });
  const chosen = values.ratios;

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Other shapes"
      sentence="The layout is adapted to each shape, so nothing is cut off. These do not count towards your monthly limit."
    >
      <Form ref={ref} onSubmit={onSubmit} noValidate>
        {refusal !== null && <Banner title="The shapes could not be made.">{refusal}</Banner>}
        <Fieldset legend="Shapes">
          {others.map((ratio) => (
            <Checkbox
              key={ratio}
              checked={chosen.includes(ratio)}
              onChange={(on) => change({ ratios: on ? [...chosen, ratio] : chosen.filter((other) => other !== ratio) })}
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
            busy={busy}
            busyLabel="Drawing..."
            {...(chosen.length === 0 && { disabledReason: 'Choose a shape first.' })}
          >
            Make {chosen.length === 1 ? 'it' : `these ${chosen.length}`}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
