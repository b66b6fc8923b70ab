import { readEstimate } from '@dre/core/contract/estimates/estimates';
import { readMailTemplates } from '@dre/core/contract/sharing/estimate-mail';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { mailLimits, type MailTemplate } from '@dre/core/domain/sharing/mail-template';
import Copy from 'lucide-react/icons/copy';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { useApi } from '../../../../lib/calls/services.ts';
import { problemText } from '../../../../lib/calls/use-action.ts';
import { useQuery } from '../../../../lib/calls/use-query.ts';
import { newId } from '../../../../lib/new-id.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Select } from '../../../../ui/choices/Select.tsx';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { showBanner } from '../../../../ui/feedback/banner/banners.ts';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import {
  rowFor,
  rowIssue,
  type SendChannel,
  type SendRow,
  sendRow,
  type Sent,
} from '../../../estimates/lifecycle/send/send-rows.ts';
import dialogStyles from '../../dialogs/dialogs.module.css';
import { useOrderNow } from '../order-context.ts';

/** The owner's link with the stage, the day and the released photos: mailed, or copied. */
export function StatusDialog({ onClose }: { readonly onClose: () => void }) {
  const { order, estimate } = useOrderNow();
  const { data, error } = useQuery(readEstimate, { params: { id: estimate.id } }, estimate.id);
  const templates = useQuery(readMailTemplates, {});
  const isRead = data !== undefined && (templates.data !== undefined || templates.error !== undefined);
  return (
    <Dialog isOpen onClose={onClose} title={`Send status: ${order.number}`}>
      {error !== undefined && (
        <Alert tone="error" role="alert">
          {problemText(error)}
        </Alert>
      )}
      {error === undefined && !isRead && <Skeleton shape="block" />}
      {isRead && (
        <StatusForm content={data.estimate} canMail={templates.data?.canMail ?? false} onClose={onClose} />
      )}
    </Dialog>
  );
}

const message: MailTemplate = {
  subject: 'The repair of your {{vehicle}} at {{company}}',
  text: `Hello {{customer}},

this page shows how the repair of your {{vehicle}} stands, the day it is promised for, and your estimate:

{{link}}

It is kept up to date. To ask something, simply answer this message.

{{estimator}}
{{company}}`,
};

interface StatusFormProps {
  readonly content: Estimate;
  readonly canMail: boolean;
  readonly onClose: () => void;
}

function StatusForm({ content, canMail, onClose }: StatusFormProps) {
  const api = useApi();
  const [id] = useState(newId);
  const [typed, setTyped] = useState<Partial<SendRow>>({ withPdf: false });
  const [sent, setSent] = useState<Sent>();
  const [issue, setIssue] = useState('');
  const [isBusy, setBusy] = useState(false);
  const row = rowFor(content, { audience: 'customer', id, message, canMail, typed });
  const change = (changes: Partial<SendRow>) => setTyped({ ...typed, ...changes });
  const send = async () => {
    const wrong = rowIssue(row);
    setIssue(wrong ?? '');
    if (wrong !== undefined) return;
    setBusy(true);
    const version = content.versions.at(-1)?.label ?? '';
    const outcome = await sendRow(api, content.id, version, row);
    setBusy(false);
    if (outcome.kind === 'refused') setIssue(outcome.why);
    else setSent(outcome);
  };
  if (sent !== undefined) return <SentStatus sent={sent} onClose={onClose} />;
  return (
    <form
      className={dialogStyles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {issue !== '' && (
        <Alert tone="error" role="alert">
          {issue}
        </Alert>
      )}
      <StatusFields row={row} canMail={canMail} onChange={change} />
      <div className={dialogStyles['actions']}>
        <Button onPress={onClose}>Cancel</Button>
        <Button variant="primary" type="submit" icon={<Send aria-hidden="true" />} loading={isBusy}>
          {row.channel === 'email' ? 'Send' : 'Make the link'}
        </Button>
      </div>
    </form>
  );
}

interface StatusFieldsProps {
  readonly row: SendRow;
  readonly canMail: boolean;
  readonly onChange: (changes: Partial<SendRow>) => void;
}

function StatusFields({ row: { channel, to, message: words }, canMail, onChange }: StatusFieldsProps) {
  return (
    <>
      <Select
        label="How"
        options={[
          ...(canMail ? [{ id: 'email', label: 'E-mail with a link' }] : []),
          { id: 'link', label: 'Link alone' },
        ]}
        value={channel}
        onChange={(next) => onChange({ channel: next as SendChannel })}
      />
      {channel === 'email' && (
        <>
          <TextField
            label="E-mail address"
            type="email"
            isRequired
            value={to}
            onChange={(next) => onChange({ to: next })}
          />
          <TextArea
            label="Message"
            help="Names in double braces are filled in."
            rows={8}
            maxLength={mailLimits.text}
            value={words.text}
            onChange={(text) => onChange({ message: { ...words, text } })}
          />
        </>
      )}
      <p className={dialogStyles['muted']}>
        It opens the owner’s page: first the stage, the promised day, what is waited for and the photos you
        released, below them the estimate with its amounts, the owner’s share and the signature. Once the time
        to approve is over or the link is revoked, it shows the repair alone, until 30 days after the unit is
        handed over.
      </p>
    </>
  );
}

function SentStatus({ sent, onClose }: { readonly sent: Sent; readonly onClose: () => void }) {
  const copy = async (address: string) => {
    await navigator.clipboard.writeText(address);
    void showBanner({ message: 'The link is copied.' });
  };
  return (
    <div className={dialogStyles['form']}>
      <output>
        {sent.kind === 'mailed' && <Alert tone="success">{`The mail to ${sent.to} is on its way.`}</Alert>}
        {sent.kind === 'link' && (
          <Alert
            tone="success"
            actions={
              <Button icon={<Copy aria-hidden="true" />} onPress={() => void copy(sent.address)}>
                Copy the link
              </Button>
            }
          >
            <p>Copy the link now, it is not shown again.</p>
            <p className={dialogStyles['address']}>{sent.address}</p>
          </Alert>
        )}
      </output>
      <div className={dialogStyles['actions']}>
        <Button variant="primary" onPress={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}
