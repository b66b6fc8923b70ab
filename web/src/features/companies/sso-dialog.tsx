import { changeSsoSettings, readSsoSettings } from '@dre/core/contract/sso-settings';
import type { ReplyOf } from '@dre/core/contract/endpoint';
import { useState } from 'react';
import styles from '../../lib/list-page.module.css';
import { problemText, useAction } from '../../lib/use-action.ts';
import { useCall } from '../../lib/use-call.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Select } from '../../ui/Select.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { roleWords } from './words.ts';

type Settings = NonNullable<ReplyOf<typeof readSsoSettings>>;

interface SsoDialogProps {
  readonly company: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

const firstRoles = ['estimator', 'reviewer', 'technician'] as const;
const none: Settings = {
  enabled: true,
  entryPoint: '',
  idpEntityId: '',
  certificates: [],
  domains: [],
  defaultRole: 'estimator',
};

/** How a company signs its people in on its own page. */
export function SsoDialog({ company, onClose }: SsoDialogProps) {
  const { value, problem, isLoading, reload } = useCall(readSsoSettings, { params: { id: company.id } });
  return (
    <Dialog isOpen onClose={onClose} title={`Single sign-on of ${company.name}`}>
      {problem ? (
        <Alert tone="error" role="alert" actions={<Button onPress={reload}>Try Again</Button>}>
          {problemText(problem)}
        </Alert>
      ) : (
        <Loading
          isLoading={isLoading}
          label="The settings are being read"
          skeleton={<Skeleton shape="block" />}
        >
          <SsoForm companyId={company.id} settings={value ?? none} onClose={onClose} />
        </Loading>
      )}
    </Dialog>
  );
}

interface SsoFormProps {
  readonly companyId: string;
  readonly settings: Settings;
  readonly onClose: () => void;
}

function SsoForm({ companyId, settings, onClose }: SsoFormProps) {
  const [enabled, setEnabled] = useState(settings.enabled);
  const [entryPoint, setEntryPoint] = useState(settings.entryPoint);
  const [idpEntityId, setEntityId] = useState(settings.idpEntityId);
  const [certificates, setCertificates] = useState(settings.certificates.join('\n'));
  const [domains, setDomains] = useState(settings.domains.join(' '));
  const [defaultRole, setDefaultRole] = useState(settings.defaultRole);
  const { run, isBusy, problem } = useAction();
  const errors = problem?.errors ?? {};
  const submit = async () => {
    const body = {
      enabled,
      entryPoint: entryPoint.trim(),
      idpEntityId: idpEntityId.trim(),
      certificates: certificatesIn(certificates),
      domains: domains.split(/[\s,]+/).filter((domain) => domain !== ''),
      defaultRole,
    };
    const parts = { params: { id: companyId }, body };
    if (await run(changeSsoSettings, parts, 'Single sign-on is saved.')) onClose();
  };
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {problem && (
        <Alert tone="error" role="alert">
          {problemText(problem)}
        </Alert>
      )}
      <Checkbox isSelected={enabled} onChange={setEnabled}>
        People of these domains sign in on the page of the company
      </Checkbox>
      <TextField
        label="Email domains"
        value={domains}
        onChange={setDomains}
        help="Several with a space between them. Check that they belong to the company."
        error={errors['domains']}
      />
      <TextField
        label="Sign-in address"
        value={entryPoint}
        onChange={setEntryPoint}
        isRequired
        error={errors['entryPoint']}
      />
      <TextField
        label="Name of the identity provider"
        value={idpEntityId}
        onChange={setEntityId}
        isRequired
        help="Its entity ID, as in its metadata."
        error={errors['idpEntityId']}
      />
      <TextArea
        label="Certificates"
        value={certificates}
        onChange={setCertificates}
        isRequired
        rows={5}
        help="One to four, PEM, one below the other."
        error={errors['certificates']}
      />
      <Select
        label="Role of somebody new"
        options={firstRoles.map((id) => ({ id, label: roleWords[id] }))}
        value={defaultRole}
        onChange={(id) => setDefaultRole(firstRoles.find((one) => one === id) ?? defaultRole)}
      />
      <div className={styles['actions']}>
        <Button onPress={onClose}>Cancel</Button>
        <Button variant="primary" type="submit" loading={isBusy}>
          Save single sign-on
        </Button>
      </div>
    </form>
  );
}

/** Each certificate ends with its own last line; a bare text is handed on for the server to judge. */
function certificatesIn(text: string): string[] {
  const found = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g);
  return found ?? (text.trim() === '' ? [] : [text.trim()]);
}
