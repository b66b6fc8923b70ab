import { limits } from '@dre/core/domain/estimates/model/limits';
import { partSources, type Tax } from '@dre/core/domain/estimates/model/profile';
import { millionths, noPercent } from '@dre/core/domain/units';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { newId } from '../../../../lib/new-id.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { NumberSetting, TextSetting } from '../setting-fields.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { useProfileForm } from '../settings-form.ts';
import styles from '../settings.module.css';
import { TaxBasis } from './tax-basis.tsx';
import { TaxTiers } from './tax-tiers.tsx';

export function TaxesCard() {
  const { current, changeProfile, profileFault, isReadOnly } = useProfileForm();
  const { taxes } = current.profile;
  const change = (next: readonly Tax[]) => changeProfile((profile) => ({ ...profile, taxes: next }));
  const isFull = taxes.length >= limits.taxes;
  return (
    <SettingsCard
      id="taxes"
      title="Taxes"
      help="Charged on the groups you choose. For an exempt customer, remove it on the estimate."
    >
      {taxes.map((tax, index) => (
        <TaxFields
          key={tax.id}
          tax={tax}
          index={index}
          onChange={(next) => change(taxes.map((one) => (one.id === tax.id ? next : one)))}
          onRemove={() => change(taxes.filter(({ id }) => id !== tax.id))}
        />
      ))}
      {taxes.length === 0 && <p className={styles['help']}>No tax is charged.</p>}
      {profileFault('taxes') !== undefined && <p role="alert">{profileFault('taxes')}</p>}
      {!isReadOnly && (
        <div className={styles['row']}>
          <Button
            icon={<Plus aria-hidden="true" />}
            isDisabled={isFull}
            onPress={() => change([...taxes, newTax()])}
          >
            Add a tax
          </Button>
          {isFull && <span className={styles['help']}>A profile holds at most {limits.taxes} taxes.</span>}
        </div>
      )}
    </SettingsCard>
  );
}

interface TaxFieldsProps {
  readonly tax: Tax;
  readonly index: number;
  readonly onChange: (tax: Tax) => void;
  readonly onRemove: () => void;
}

function TaxFields({ tax, index, onChange, onRemove }: TaxFieldsProps) {
  const { profileFault, isReadOnly } = useProfileForm();
  const path = `taxes.${String(index)}`;
  const name = tax.name.trim() === '' ? `Tax ${String(index + 1)}` : tax.name;
  return (
    <fieldset className={styles['group']} aria-label={name}>
      <div className={styles['taxHead']}>
        <TextSetting
          label="Name"
          value={tax.name}
          fault={profileFault(`${path}.name`)}
          onChange={(next) => onChange({ ...tax, name: next })}
        />
        <NumberSetting
          kind="percent"
          label="Rate"
          value={tax.rate}
          fault={profileFault(`${path}.rate`)}
          {...(tax.tiers.length > 0 && { help: 'Its tiers hold instead.' })}
          onChange={(rate) => onChange({ ...tax, rate: millionths(rate) })}
        />
        {!isReadOnly && (
          <Button variant="ghost" iconOnly aria-label={`Remove ${name}`} onPress={onRemove}>
            <Trash2 aria-hidden="true" />
          </Button>
        )}
      </div>
      <TaxBasis tax={tax} onChange={onChange} />
      <TaxTiers tax={tax} path={path} onChange={onChange} />
    </fieldset>
  );
}

function newTax(): Tax {
  return {
    id: newId(),
    name: '',
    rate: noPercent,
    onParts: partSources,
    onLabor: [],
    onPaint: true,
    onSupplies: true,
    onSublet: false,
    onOther: [],
    tiers: [],
  };
}
