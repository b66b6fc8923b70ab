import { createShareLink, type ShareAudience, shareLimits } from '@dre/core/contract/sharing/sharing';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { problemText, useAction } from '../../../lib/calls/use-action.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { showBanner } from '../../../ui/feedback/banner/banners.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { RadioGroup } from '../../../ui/choices/RadioGroup.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import styles from './links.module.css';

interface NewLinkDialogProps {
  readonly estimateId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onCreated: () => void;
}

const days = [7, 14, shareLimits.usualDays, 60, shareLimits.days].map((count) => ({
  id: String(count),
  label: `${String(count)} days`,
}));

/** Asks for audience and duration, then shows the link's address this once. */
export function NewLinkDialog({ estimateId, isOpen, onClose, onCreated }: NewLinkDialogProps) {
  const { run, isBusy, problem, forget } = useAction();
  const [audience, setAudience] = useState<ShareAudience>('owner');
  const [open, setOpen] = useState(String(shareLimits.usualDays));
  const [address, setAddress] = useState<string>();
  const make = async () => {
    const body = { audience, days: Number(open) };
    const created = await run(createShareLink, { params: { id: estimateId }, body }, 'The link is made');
    if (created === undefined) return;
    setAddress(new URL(created.address, window.location.origin).href);
    onCreated();
  };
  const close = () => {
    forget();
    setAddress(undefined);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={address === undefined ? 'New link' : 'Copy the link now'}
      footer={
        address === undefined ? (
          <>
            <Button onPress={close}>Cancel</Button>
            <Button variant="primary" loading={isBusy} onPress={() => void make()}>
              Make link
            </Button>
          </>
        ) : (
          <Button onPress={close}>Close</Button>
        )
      }
    >
      {address === undefined ? (
        <div className={styles['form']}>
          <RadioGroup
            label="For"
            options={[
              { id: 'owner', label: 'The customer, to approve and sign' },
              { id: 'insurer', label: 'The insurer, to answer line by line' },
            ]}
            value={audience}
            onChange={(id) => setAudience(id as ShareAudience)}
          />
          <Select label="Open for" options={days} value={open} onChange={setOpen} />
          {problem !== undefined && (
            <Alert tone="error" role="alert">
              {problemText(problem)}
            </Alert>
          )}
        </div>
      ) : (
        <Address address={address} />
      )}
    </Dialog>
  );
}

function Address({ address }: { readonly address: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      void showBanner({ message: 'The link is copied' });
    } catch {
      // Without clipboard permission the user copies the address from the field.
      void showBanner({ message: 'Select the link and copy it', tone: 'error' });
    }
  };
  return (
    <div className={styles['form']}>
      <p>
        Copy it now: once this is closed, only a new link can be made. Whoever has it can open it. The version
        counts as sent once its reader uses the link, or when you mark it as sent.
      </p>
      <TextField
        label="Link"
        value={address}
        isReadOnly
        onFocus={({ target }) => (target as HTMLInputElement).select()}
      />
      <div>
        <Button variant="primary" icon={<Copy aria-hidden="true" size={16} />} onPress={() => void copy()}>
          Copy link
        </Button>
      </div>
    </div>
  );
}
