import { otherChargeLabels, partSourceLabels } from '@dre/core/domain/account/setting-labels';
import { laborTypes } from '@dre/core/domain/catalogue/trade-words';
import { otherCharges, partSources, type Tax } from '@dre/core/domain/estimates/model/profile';
import { MultiSelect } from '../../../../ui/choices/MultiSelect.tsx';
import { useProfileForm } from '../settings-form.ts';
import styles from '../settings.module.css';

interface TaxBasisProps {
  readonly tax: Tax;
  readonly onChange: (tax: Tax) => void;
}

const services = [
  { id: 'onPaint', label: 'Paint materials' },
  { id: 'onSupplies', label: 'Shop supplies' },
  { id: 'onSublet', label: 'Sublet' },
] as const;

/** The basis of a tax: parts by source, labor by type, the rest one by one. */
export function TaxBasis({ tax, onChange }: TaxBasisProps) {
  const { current, isReadOnly } = useProfileForm();
  const choose = { isDisabled: isReadOnly, placeholder: 'None' };
  return (
    <div className={styles['fields']}>
      <MultiSelect
        {...choose}
        label="On parts"
        options={partSources.map((id) => ({ id, label: partSourceLabels[id] }))}
        value={new Set(tax.onParts)}
        onChange={(chosen) => onChange({ ...tax, onParts: partSources.filter((id) => chosen.has(id)) })}
      />
      <MultiSelect
        {...choose}
        label="On labor"
        options={laborTypes.map((id) => ({ id, label: current.profile.labor[id].name }))}
        value={new Set(tax.onLabor)}
        onChange={(chosen) => onChange({ ...tax, onLabor: laborTypes.filter((id) => chosen.has(id)) })}
      />
      <MultiSelect
        {...choose}
        label="On materials and sublet"
        options={services}
        value={new Set(services.filter(({ id }) => tax[id]).map(({ id }) => id))}
        onChange={(chosen) =>
          onChange({
            ...tax,
            onPaint: chosen.has('onPaint'),
            onSupplies: chosen.has('onSupplies'),
            onSublet: chosen.has('onSublet'),
          })
        }
      />
      <MultiSelect
        {...choose}
        label="On other charges"
        options={otherCharges.map((id) => ({ id, label: otherChargeLabels[id] }))}
        value={new Set(tax.onOther)}
        onChange={(chosen) => onChange({ ...tax, onOther: otherCharges.filter((id) => chosen.has(id)) })}
      />
    </div>
  );
}
