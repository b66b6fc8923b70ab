import { addLogo } from '@dre/core/contract/account/settings';
import Upload from 'lucide-react/icons/upload';
import { useId, useState } from 'react';
import { useApi } from '../../../../lib/calls/services.ts';
import { problemText } from '../../../../lib/calls/use-action.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { FileDrop } from '../../../../ui/fields/FileDrop.tsx';
import { InlineError } from '../../../../ui/fields/InlineError.tsx';
import { LogoPicture } from './logo-picture.tsx';
import { prepareLogo } from './prepare-logo.ts';
import { useSettingsForm } from '../settings-form.ts';
import styles from '../settings.module.css';

interface LogoFieldProps {
  readonly logo: string | null;
  readonly onChange: (logo: string | null) => void;
}

export function LogoField({ logo, onChange }: LogoFieldProps) {
  const { isReadOnly } = useSettingsForm();
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const reasonId = useId();
  const [reason, setReason] = useState<string>();
  const take = async (file: File) => {
    setBusy(true);
    setReason(undefined);
    const prepared = await prepareLogo(file);
    const kept = prepared.ok ? await api.call(addLogo, { body: { image: prepared.image } }) : undefined;
    setBusy(false);
    if (!prepared.ok) setReason(prepared.reason);
    else if (kept?.ok) onChange(kept.value.id);
    else if (kept !== undefined) setReason(kept.refusal.errors?.['image'] ?? problemText(kept.refusal));
  };
  return (
    <div className={styles['logoRow']}>
      {logo !== null && <LogoPicture id={logo} alt="Your logo" />}
      {!isReadOnly && (
        <div className={styles['logoDrop']}>
          <FileDrop
            title={logo === null ? 'Add a logo' : 'Replace logo'}
            icon={<Upload aria-hidden="true" />}
            accept="image/png,image/jpeg"
            multiple={false}
            isDisabled={isBusy}
            onFiles={([file]) => file !== undefined && void take(file)}
          >
            PNG or JPG, at most 10 MB
          </FileDrop>
          {reason !== undefined && <InlineError id={reasonId}>{reason}</InlineError>}
        </div>
      )}
      {!isReadOnly && logo !== null && (
        <Button variant="ghost" onPress={() => onChange(null)}>
          Remove logo
        </Button>
      )}
      {isReadOnly && logo === null && <p className={styles['help']}>No logo.</p>}
    </div>
  );
}
