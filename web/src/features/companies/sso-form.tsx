import type { ReplyOf } from '@dre/core/contract/endpoint';
import type { Problem } from '@dre/core/contract/problem';
import { samlAddresses } from '@dre/core/contract/session/sso';
import type { readSsoSettings } from '@dre/core/contract/companies/sso-settings';
import { useState } from 'react';
import styles from '../../lib/components/list-page.module.css';
import { problemText } from '../../lib/calls/use-action.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Checkbox } from '../../ui/choices/Checkbox.tsx';
import { Select } from '../../ui/choices/Select.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { roleLabels } from './company-labels.ts';

export type SsoSettings = NonNullable<ReplyOf<typeof readSsoSettings>>;

const firstRoles = ['estimator', 'reviewer', 'technician'] as const;

/** The initial settings of a company without single sign-on. */
export const noSsoSettings: SsoSettings = {
  enabled: true,
  entryPoint: '',
  idpEntityId: '',
  certificates: [],
  domains: [],
  defaultRole: 'estimator',
};

interface SsoFormProps {
  readonly settings: SsoSettings;
  /** States which domains may be named: different for owners and administrators. */
  readonly domainsHelp: string;
  readonly isBusy: boolean;
  readonly problem: Problem | undefined;
  readonly onSave: (settings: SsoSettings) => void;
  readonly onCancel: () => void;
}

/** The single sign-on settings of a company: the same form for its owners and for administrators. */
export function SsoForm({ settings, domainsHelp, isBusy, problem, onSave, onCancel }: SsoFormProps) {
  const [enabled, setEnabled] = useState(settings.enabled);
  const [entryPoint, setEntryPoint] = useState(settings.entryPoint);
  const [idpEntityId, setEntityId] = useState(settings.idpEntityId);
  const [certificates, setCertificates] = useState(settings.certificates.join('\n'));
  const [domains, setDomains] = useState(settings.domains.join(' '));
  const [defaultRole, setDefaultRole] = useState(settings.defaultRole);
  const errors = problem?.errors ?? {};
  const submit = () =>
    onSave({
      enabled,
      entryPoint: entryPoint.trim(),
      idpEntityId: idpEntityId.trim(),
      certificates: certificatesIn(certificates),
      domains: domains.split(/[\s,]+/).filter((domain) => domain !== ''),
      defaultRole,
    });
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
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
        help={domainsHelp}
        error={errors['domains']}
      />
      <p>
        Set up the identity provider with <a href={samlAddresses.metadata}>our metadata</a>, then enter what
        it says of itself:
      </p>
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
        options={firstRoles.map((id) => ({ id, label: roleLabels[id] }))}
        value={defaultRole}
        onChange={(id) => setDefaultRole(firstRoles.find((one) => one === id) ?? defaultRole)}
      />
      <div className={styles['actions']}>
        <Button onPress={onCancel}>Cancel</Button>
        <Button variant="primary" type="submit" loading={isBusy}>
          Save single sign-on
        </Button>
      </div>
    </form>
  );
}

/** Splits at each certificate's end line; a bare text is passed on for the server to judge. */
function certificatesIn(text: string): string[] {
  const found = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g);
  return found ?? (text.trim() === '' ? [] : [text.trim()]);
}
