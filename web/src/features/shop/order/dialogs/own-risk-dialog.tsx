import { authorizeAtOwnRisk } from '@dre/core/contract/shop/shop';
import { shopLimits } from '@dre/core/domain/shop/model/shop-limits';
import { useState } from 'react';
import { FormDialog } from '../../../../lib/components/form-dialog.tsx';
import { newId } from '../../../../lib/new-id.ts';
import { useAction } from '../../../../lib/calls/use-action.ts';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import dialogStyles from '../../dialogs/dialogs.module.css';
import { takeFocus } from '../../dialogs/order-dialog.tsx';
import { useOrderNow } from '../order-context.ts';

/** Begins the work of a version nobody agreed to yet. The server derives the work, so this needs the network. */
export function OwnRiskDialog({ onClose }: { readonly onClose: () => void }) {
  const { order } = useOrderNow();
  const { run, isBusy, problem } = useAction();
  const [ids] = useState(() => ({ editId: newId(), device: newId() }));
  const [reason, setReason] = useState('');
  const version = order.pending?.version;
  if (version === undefined) return null;
  const send = async () => {
    const body = { ...ids, version, reason: reason.trim() };
    const done = await run(
      authorizeAtOwnRisk,
      { params: { id: order.id }, body },
      `${version} is worked on at our own risk.`,
    );
    if (done !== undefined) onClose();
  };
  return (
    <FormDialog
      title={`Work on ${version} at our own risk`}
      problem={problem}
      submit={{ name: 'Work at our own risk', isBusy, isDisabled: reason.trim() === '' }}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <p className={dialogStyles['muted']}>
        {`${version} is not approved yet. Its tasks open and its parts are ordered; if it is declined, the time spent on it is not paid.`}
      </p>
      <TextField
        label="Reason"
        isRequired
        inputRef={takeFocus}
        maxLength={shopLimits.shortText}
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  );
}
