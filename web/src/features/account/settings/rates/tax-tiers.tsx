import { limits } from '@dre/core/domain/estimates/model/limits';
import type { Tax, TaxTier } from '@dre/core/domain/estimates/model/profile';
import { cents, millionths, noMoney } from '@dre/core/domain/units';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { Button } from '../../../../ui/actions/Button.tsx';
import { NumberSetting, OptionalNumberSetting } from '../setting-fields.tsx';
import { useProfileForm } from '../settings-form.ts';
import styles from '../settings.module.css';

interface TaxTiersProps {
  readonly tax: Tax;
  readonly path: string;
  readonly onChange: (tax: Tax) => void;
}

/** Rates by the amount of the base; the last tier has no upper end. */
export function TaxTiers({ tax, path, onChange }: TaxTiersProps) {
  const { isReadOnly } = useProfileForm();
  const { tiers } = tax;
  const change = (next: readonly TaxTier[]) => onChange({ ...tax, tiers: next });
  const add = () => {
    const highest = tiers.at(-2)?.upTo ?? 0;
    const closed = tiers.map((tier, at) =>
      at === tiers.length - 1 ? { ...tier, upTo: cents(highest + 1_000_00) } : tier,
    );
    change([...closed, { upTo: null, rate: tiers.at(-1)?.rate ?? tax.rate, surcharge: noMoney }]);
  };
  return (
    <>
      {tiers.map((tier, at) => (
        <TierFields
          // A tier is identified by its position: it has no other name.
          key={`tier ${String(at)}`}
          tier={tier}
          path={`${path}.tiers.${String(at)}`}
          number={at + 1}
          isLast={at === tiers.length - 1}
          onChange={(next) => change(tiers.map((one, index) => (index === at ? next : one)))}
          onRemove={() => change(opened(tiers.filter((_, index) => index !== at)))}
        />
      ))}
      {!isReadOnly && tiers.length < limits.taxTiers && (
        <div className={styles['row']}>
          <Button variant="ghost" icon={<Plus aria-hidden="true" />} onPress={add}>
            {tiers.length === 0 ? 'Use tiers' : 'Add a tier'}
          </Button>
        </div>
      )}
    </>
  );
}

function opened(tiers: readonly TaxTier[]): readonly TaxTier[] {
  return tiers.map((tier, at) => (at === tiers.length - 1 ? { ...tier, upTo: null } : tier));
}

interface TierFieldsProps {
  readonly tier: TaxTier;
  readonly path: string;
  readonly number: number;
  readonly isLast: boolean;
  readonly onChange: (tier: TaxTier) => void;
  readonly onRemove: () => void;
}

function TierFields({ tier, path, number, isLast, onChange, onRemove }: TierFieldsProps) {
  const { profileFault, isReadOnly } = useProfileForm();
  const name = `Tier ${String(number)}`;
  return (
    <fieldset className={styles['tier']} aria-label={name}>
      {isLast ? (
        <span className={styles['open']}>{name}: all above</span>
      ) : (
        <OptionalNumberSetting
          kind="money"
          label={`${name} up to`}
          value={tier.upTo}
          fault={profileFault(`${path}.upTo`)}
          onChange={(upTo) => onChange({ ...tier, upTo: upTo === null ? null : cents(upTo) })}
        />
      )}
      <NumberSetting
        kind="percent"
        label={`${name} rate`}
        value={tier.rate}
        fault={profileFault(`${path}.rate`)}
        onChange={(rate) => onChange({ ...tier, rate: millionths(rate) })}
      />
      <NumberSetting
        kind="money"
        label={`${name} surcharge`}
        value={tier.surcharge}
        fault={profileFault(`${path}.surcharge`)}
        onChange={(surcharge) => onChange({ ...tier, surcharge: cents(surcharge) })}
      />
      {!isReadOnly && (
        <Button variant="ghost" iconOnly aria-label={`Remove ${name}`} onPress={onRemove}>
          <Trash2 aria-hidden="true" />
        </Button>
      )}
    </fieldset>
  );
}
