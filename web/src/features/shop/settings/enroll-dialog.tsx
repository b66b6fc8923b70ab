import { enrollTablet } from '@dre/core/contract/shop/clock-keys';
import { useState } from 'react';
import { problemText } from '../../../lib/calls/use-action.ts';
import { useApi } from '../../../lib/calls/services.ts';
import { newId } from '../../../lib/new-id.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { useSession } from '../../session/session-context.ts';
import styles from './shop-settings.module.css';

const noStorage = 'This browser keeps no keys. Use another one, and no private window.';

/** Makes this browser the shop's clock: the key is made here, and the sign-in ends. */
export function EnrollDialog({ onClose }: { readonly onClose: () => void }) {
  const api = useApi();
  const session = useSession();
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const enroll = async () => {
    setBusy(true);
    try {
      const { newDeviceKey } = await import('../../../offline/clock-device/clock-crypto.ts');
      const { forgetDeviceKey, storeDeviceKey } =
        await import('../../../offline/clock-device/device-keys.ts');
      const { privateKey, publicKey } = await newDeviceKey();
      const id = newId();
      // The key is on the disk first: an enrolled tablet without its key would be of no use.
      await storeDeviceKey({ kind: 'tablet', id, privateKey, number: 0, pass: null });
      const reply = await api.call(enrollTablet, { body: { id, name: name.trim(), publicKey } });
      if (reply.ok) {
        session.end();
        location.assign('/shop/clock');
        return;
      }
      await forgetDeviceKey('tablet');
      setProblem(problemText(reply.refusal));
    } catch {
      setProblem(noStorage);
    }
    setBusy(false);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Use this device as the shop’s clock"
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" isDisabled={isBusy || name.trim() === ''} onPress={() => void enroll()}>
            Enroll and sign out
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <p>
          Everybody on the crew clocks here with their name and PIN. You are signed out in this browser; the
          clock needs no sign-in and takes no seat.
        </p>
        <TextField
          label="Name of the tablet"
          help="Where it hangs, such as Bay door."
          value={name}
          onChange={setName}
          {...(problem !== '' && { error: problem })}
        />
      </div>
    </Dialog>
  );
}
