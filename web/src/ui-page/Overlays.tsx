import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button } from '../ui/actions/Button.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { Drawer } from '../ui/overlays/Drawer.tsx';
import { Menu } from '../ui/overlays/Menu.tsx';
import { Popover } from '../ui/overlays/Popover.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { Tooltip } from '../ui/overlays/Tooltip.tsx';
import { useConfirm } from '../ui/overlays/use-confirm.tsx';
import { Row, Specimen } from './Specimen.tsx';

export function Overlays() {
  const [chosen, setChosen] = useState('nothing');
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'left'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Specimen title="Menu">
        <Row>
          <Menu
            trigger={<Button icon={<Ellipsis aria-hidden="true" />}>Line actions</Button>}
            label="Line actions"
            placement="bottom start"
            items={[
              { id: 'duplicate', label: 'Duplicate', icon: <Copy aria-hidden="true" />, keys: 'Ctrl D' },
              { id: 'note', label: 'Add a note for the insurer that needs a second line' },
              { id: 'lock', label: 'Lock', isDisabled: true },
              'line',
              { id: 'delete', label: 'Delete', icon: <Trash2 aria-hidden="true" />, isDanger: true },
            ]}
            onAction={setChosen}
          />
          <output>Chosen: {chosen}</output>
        </Row>
      </Specimen>
      <Specimen title="Popover, tooltip">
        <Row>
          <Popover trigger={<Button>Rates</Button>} label="Rates">
            Body labor <b className="tnum">$175.25</b> an hour, paint <b className="tnum">$162.00</b>.
          </Popover>
          <Tooltip text="Copy the estimate number">
            <Button iconOnly icon={<Copy aria-hidden="true" />} aria-label="Copy the estimate number" />
          </Tooltip>
        </Row>
      </Specimen>
      <Specimen title="Dialog, drawer">
        <Row>
          <Button onPress={() => setOpen('dialog')}>Open the dialog</Button>
          <Button onPress={() => setOpen('drawer')}>Open the drawer</Button>
          <Button onPress={() => setOpen('left')}>From the left</Button>
        </Row>
        <Dialog
          isOpen={open === 'dialog'}
          onClose={close}
          title="Send for approval"
          footer={
            <>
              <Button onPress={close}>Not now</Button>
              <Button variant="primary" onPress={close}>
                Send
              </Button>
            </>
          }
        >
          <TextField label="Email Address" defaultValue="claims@great-lakes.example" />
        </Dialog>
        <Drawer
          isOpen={open === 'drawer' || open === 'left'}
          onClose={close}
          title="History"
          side={open === 'left' ? 'left' : 'right'}
        >
          Priya Raman changed line 4 at 10:44 AM.
        </Drawer>
      </Specimen>
      <Confirmations />
    </>
  );
}

function Confirmations() {
  const { confirm, dialog } = useConfirm();
  const [result, setResult] = useState('none');
  const ask = async (question: Parameters<typeof confirm>[0]) => {
    setResult('waiting');
    setResult(String(await confirm(question)));
  };
  const deletion = {
    heading: 'Delete line 4?',
    message: 'Fender skirt, tandem axle, replace. Its two photos stay with the estimate.',
    cancel: true,
    destructive: true,
  };
  return (
    <Specimen title="Confirmation" size="half">
      <Row>
        <Button variant="danger-outline" onPress={() => void ask(deletion)}>
          Delete line 4
        </Button>
        <Button onPress={() => void ask({ heading: 'Import finished', message: '412 parts were read.' })}>
          Finish the import
        </Button>
        <output>Result: {result}</output>
      </Row>
      {dialog}
    </Specimen>
  );
}
