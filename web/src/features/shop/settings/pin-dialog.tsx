import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { PinField } from './pin-field.tsx';

interface PinDialogProps {
  readonly crewId: string;
  readonly name: string;
  readonly onClose: () => void;
}

export function PinDialog({ crewId, name, onClose }: PinDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title="Clock PIN" footer={<Button onPress={onClose}>Close</Button>}>
      <PinField crewId={crewId} name={name} />
    </Dialog>
  );
}
