import { suppliesMethodLabels } from '@dre/core/domain/account/setting-labels';
import type { ShopSupplies } from '@dre/core/domain/estimates/model/profile';
import { cents, centsPerHour, millionths, noMoney } from '@dre/core/domain/units';
import { Checkbox } from '../../../../ui/choices/Checkbox.tsx';
import { Select } from '../../../../ui/choices/Select.tsx';
import { NumberSetting, OptionalNumberSetting } from '../setting-fields.tsx';
import { useProfileForm } from '../settings-form.ts';
import styles from '../settings.module.css';

/** The initial values of each calculation method when it is first selected. */
const begun: { readonly [Method in ShopSupplies['method']]: Extract<ShopSupplies, { method: Method }> } = {
  none: { method: 'none' },
  percent: {
    method: 'percent',
    percent: millionths(50_000),
    ofLabor: true,
    ofParts: false,
    min: null,
    max: null,
  },
  'per-hour': { method: 'per-hour', rate: centsPerHour(5_00), min: null, max: null },
  flat: { method: 'flat', amount: noMoney },
};

export function SuppliesFields() {
  const { current, changeProfile, profileFault, isReadOnly } = useProfileForm();
  const supplies = current.profile.shopSupplies;
  const change = (shopSupplies: ShopSupplies) => changeProfile((profile) => ({ ...profile, shopSupplies }));
  return (
    <fieldset className={styles['group']} aria-label="Shop supplies">
      <div className={styles['fields']}>
        <Select
          label="Shop supplies"
          options={Object.entries(suppliesMethodLabels).map(([id, label]) => ({ id, label }))}
          value={supplies.method}
          isDisabled={isReadOnly}
          onChange={(id) => {
            if (id !== supplies.method && id in begun) change(begun[id as ShopSupplies['method']]);
          }}
        />
        {supplies.method === 'percent' && (
          <NumberSetting
            kind="percent"
            label="Percent"
            value={supplies.percent}
            fault={profileFault('shopSupplies.percent')}
            onChange={(percent) => change({ ...supplies, percent: millionths(percent) })}
          />
        )}
        {supplies.method === 'per-hour' && (
          <NumberSetting
            kind="money"
            label="Rate"
            suffix="per body h"
            value={supplies.rate}
            fault={profileFault('shopSupplies.rate')}
            onChange={(rate) => change({ ...supplies, rate: centsPerHour(rate) })}
          />
        )}
        {supplies.method === 'flat' && (
          <NumberSetting
            kind="money"
            label="Amount"
            value={supplies.amount}
            fault={profileFault('shopSupplies.amount')}
            onChange={(amount) => change({ ...supplies, amount: cents(amount) })}
          />
        )}
        {'min' in supplies && <Bounds supplies={supplies} onChange={change} />}
      </div>
      {supplies.method === 'percent' && (
        <div className={styles['row']}>
          <Checkbox isSelected={supplies.ofLabor} onChange={(ofLabor) => change({ ...supplies, ofLabor })}>
            Of labor
          </Checkbox>
          <Checkbox isSelected={supplies.ofParts} onChange={(ofParts) => change({ ...supplies, ofParts })}>
            Of parts
          </Checkbox>
        </div>
      )}
    </fieldset>
  );
}

interface BoundsProps {
  readonly supplies: Extract<ShopSupplies, { method: 'percent' | 'per-hour' }>;
  readonly onChange: (supplies: ShopSupplies) => void;
}

function Bounds({ supplies, onChange }: BoundsProps) {
  const { profileFault } = useProfileForm();
  const money = (value: number | null) => (value === null ? null : cents(value));
  return (
    <>
      <OptionalNumberSetting
        kind="money"
        label="Supplies, at least"
        placeholder="None"
        value={supplies.min}
        fault={profileFault('shopSupplies.min')}
        onChange={(min) => onChange({ ...supplies, min: money(min) })}
      />
      <OptionalNumberSetting
        kind="money"
        label="Supplies, at most"
        placeholder="No limit"
        value={supplies.max}
        fault={profileFault('shopSupplies.max')}
        onChange={(max) => onChange({ ...supplies, max: money(max) })}
      />
    </>
  );
}
