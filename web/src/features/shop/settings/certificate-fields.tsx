import type { Certificate } from '@dre/core/domain/shop/model/crew-member';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import styles from './shop-settings.module.css';

interface CertificateFieldsProps {
  readonly certificates: readonly Certificate[];
  readonly onChange: (certificates: readonly Certificate[]) => void;
}

/** The trade renames its certificates, so each is a name, an issuer and an expiry. */
export function CertificateFields({ certificates, onChange }: CertificateFieldsProps) {
  const change = (at: number, fields: Partial<Certificate>) =>
    onChange(certificates.map((one, index) => (index === at ? { ...one, ...fields } : one)));
  return (
    <fieldset className={styles['group']}>
      <legend>Certificates</legend>
      {[...certificates.entries()].map(([at, { name, issuer, expires }]) => (
        <div key={at} className={styles['certificate']}>
          <TextField label="Certificate" value={name} onChange={(text) => change(at, { name: text })} />
          <TextField label="Issued by" value={issuer} onChange={(text) => change(at, { issuer: text })} />
          <TextField
            label="Valid until"
            type="date"
            value={expires ?? ''}
            onChange={(day) => change(at, { expires: day === '' ? null : day })}
          />
          <Button
            aria-label={name === '' ? 'Remove this certificate' : `Remove ${name}`}
            onPress={() => onChange(certificates.filter((_, index) => index !== at))}
          >
            Remove
          </Button>
        </div>
      ))}
      <div>
        <Button onPress={() => onChange([...certificates, { name: '', issuer: '', expires: null }])}>
          Add a certificate
        </Button>
      </div>
    </fieldset>
  );
}
