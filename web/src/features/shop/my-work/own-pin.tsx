import KeyRound from 'lucide-react/icons/key-round';
import { createElement, useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';
import { useShop } from '../open/use-shop.ts';

const pinDialog = onDemand(async () => (await import('../settings/pin-dialog.tsx')).PinDialog);

/** The person's own PIN for the shared tablet. */
export function OwnPin() {
  const member = useShop(({ crew, me }) => crew.find((one) => one.member.id === me)?.member);
  const [isOpen, setOpen] = useState(false);
  const PinDialog = useOnDemand(pinDialog, isOpen);
  if (member === undefined) return null;
  return (
    <>
      <Button variant="ghost" icon={<KeyRound />} onPress={() => setOpen(true)}>
        Clock PIN for the shared tablet
      </Button>
      {isOpen &&
        PinDialog &&
        createElement(PinDialog, { crewId: member.id, name: member.name, onClose: () => setOpen(false) })}
    </>
  );
}
