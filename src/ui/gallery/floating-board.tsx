import { Copy, Ellipsis, Pencil, SlidersHorizontal, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button';
import { ConfirmDialog } from '../confirm-dialog';
import { Dialog } from '../dialog';
import { Field } from '../field';
import { Menu } from '../menu';
import { PanelBody } from '../panel';
import { Popover } from '../popover';
import { SlideOver } from '../slide-over';
import { Row, Stack } from '../stack';
import { Text } from '../text';
import { TextInput } from '../text-input';
import { Tooltip } from '../tooltip';
import { useToast } from '../use-toast';
import { Board } from './board';

type Opened = 'confirm' | 'delete' | 'form' | 'right' | 'left';

export function FloatingBoard() {
  const { show } = useToast();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <Board title="Dialog: only when something cannot be undone; menus, popovers and slide-overs for the rest">
      <Row>
        <Button onClick={() => setOpened('confirm')}>Send campaign</Button>
        <Button variant="danger" onClick={() => setOpened('delete')}>
          Delete workspace
        </Button>
        <Button onClick={() => setOpened('form')}>Rename</Button>
        <Button onClick={() => setOpened('right')}>Open detail</Button>
        <Button onClick={() => setOpened('left')}>Open sidebar</Button>
      </Row>
      <Row>
        <Menu
          trigger={<Button iconOnly label="More" icon={<Ellipsis />} />}
          align="start"
          items={[
            { heading: 'Friday burger night' },
            { label: 'Edit', icon: <Pencil />, onSelect: () => show({ text: 'Editing' }), side: 'E' },
            { label: 'Duplicate', icon: <Copy />, to: '/ui' },
            { separator: true },
            {
              label: 'Delete',
              icon: <Trash2 />,
              danger: true,
              onSelect: () => show({ text: 'Deleted', undo: () => show({ text: 'Back again' }) }),
            },
            { label: 'Send again', disabledReason: 'It is still being sent.', onSelect: () => undefined },
          ]}
        />
        <Popover title="Filters" align="start" trigger={<Button icon={<SlidersHorizontal />}>Filters</Button>}>
          <PanelBody>
            <Field label="Written since">
              <TextInput type="date" />
            </Field>
          </PanelBody>
        </Popover>
        <Tooltip label="Opens in the same window">
          <Button variant="quiet">Hover me</Button>
        </Tooltip>
      </Row>
      <ConfirmDialog
        open={opened === 'confirm'}
        onClose={close}
        title="Send “Friday burger night” to 1,248 people?"
        sentence="It leaves now and cannot be called back. 37 people who unsubscribed are left out."
        confirmLabel="Send to 1,248 people"
        onConfirm={close}
      />
      <ConfirmDialog
        open={opened === 'delete'}
        onClose={close}
        variant="danger"
        title="Delete Corner Grill?"
        sentence="Its posts, pictures and contacts go with it."
        confirmLabel="Delete Corner Grill"
        onConfirm={close}
        error="The server did not answer. Nothing was deleted."
      />
      <Dialog
        open={opened === 'form'}
        onClose={close}
        title="Rename workspace"
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
            <Button variant="primary" onClick={close}>
              Save name
            </Button>
          </>
        }
      >
        <Field label="Workspace name">
          <TextInput defaultValue="Corner Grill" />
        </Field>
      </Dialog>
      <SlideOver
        open={opened === 'right'}
        onClose={close}
        title="Priya Raman"
        footer={
          <Button variant="primary" onClick={close}>
            Save contact
          </Button>
        }
      >
        <Stack gap={4}>
          <Field label="Email">
            <TextInput type="email" defaultValue="priya@raman.example" />
          </Field>
          <Field label="Phone">
            <TextInput type="tel" defaultValue="(555) 013-0119" />
          </Field>
        </Stack>
      </SlideOver>
      <SlideOver open={opened === 'left'} onClose={close} title="Menu" side="left">
        <Text tone={2}>The phone’s sidebar.</Text>
      </SlideOver>
    </Board>
  );
}
