import type { Discount } from '@dre/core/domain/estimates/model/profile';
import { cents, millionths, noMoney, noPercent } from '@dre/core/domain/units';
import { Checkbox } from '../../../../ui/choices/Checkbox.tsx';
import { Select } from '../../../../ui/choices/Select.tsx';
import { NumberSetting } from '../setting-fields.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { useProfileForm } from '../settings-form.ts';
import styles from '../settings.module.css';

const discounts: Readonly<Record<Discount['kind'], Discount>> = {
  none: { kind: 'none' },
  percent: { kind: 'percent', percent: noPercent },
  flat: { kind: 'flat', amount: noMoney },
};

export function TermsCard() {
  return (
    <SettingsCard
      id="terms"
      title="Sublet, discount, deductible"
      help="The discount is cut before tax. The deductible is what an estimate for an insurer starts with."
    >
      <div className={styles['fields']}>
        <SubletField />
        <DiscountFields />
        <DeductibleField />
        <BettermentField />
      </div>
      <Choices />
    </SettingsCard>
  );
}

export function SubletField() {
  const { current, changeProfile, profileFault } = useProfileForm();
  return (
    <NumberSetting
      kind="percent"
      label="Sublet markup"
      value={current.profile.subletMarkup}
      fault={profileFault('subletMarkup')}
      onChange={(markup) => changeProfile((profile) => ({ ...profile, subletMarkup: millionths(markup) }))}
    />
  );
}

export function DiscountFields() {
  const { current, changeProfile, profileFault, isReadOnly } = useProfileForm();
  const { discount } = current.profile;
  const change = (next: Discount) => changeProfile((profile) => ({ ...profile, discount: next }));
  return (
    <>
      <Select
        label="Discount"
        options={[
          { id: 'none', label: 'None' },
          { id: 'percent', label: 'Percent of the subtotal' },
          { id: 'flat', label: 'Flat amount' },
        ]}
        value={discount.kind}
        isDisabled={isReadOnly}
        onChange={(id) => {
          if (id !== discount.kind && id in discounts) change(discounts[id as Discount['kind']]);
        }}
      />
      {discount.kind === 'percent' && (
        <NumberSetting
          kind="percent"
          label="Discount percent"
          value={discount.percent}
          fault={profileFault('discount.percent')}
          onChange={(percent) => change({ kind: 'percent', percent: millionths(percent) })}
        />
      )}
      {discount.kind === 'flat' && (
        <NumberSetting
          kind="money"
          label="Discount amount"
          value={discount.amount}
          fault={profileFault('discount.amount')}
          onChange={(amount) => change({ kind: 'flat', amount: cents(amount) })}
        />
      )}
    </>
  );
}

function DeductibleField() {
  const { current, changeProfile, profileFault } = useProfileForm();
  return (
    <NumberSetting
      kind="money"
      label="Deductible"
      value={current.profile.deductible.standard}
      fault={profileFault('deductible.standard')}
      onChange={(standard) =>
        changeProfile((profile) => ({
          ...profile,
          deductible: { ...profile.deductible, standard: cents(standard) },
        }))
      }
    />
  );
}

function BettermentField() {
  const { current, changeProfile, isReadOnly } = useProfileForm();
  return (
    <Select
      label="Betterment is taken off"
      options={[
        { id: 'part', label: 'The part' },
        { id: 'part-and-labor', label: 'The part and its labor' },
      ]}
      value={current.profile.betterment.defaultBasis}
      isDisabled={isReadOnly}
      onChange={(id) =>
        changeProfile((profile) => ({
          ...profile,
          betterment: {
            ...profile.betterment,
            defaultBasis: id === 'part-and-labor' ? 'part-and-labor' : 'part',
          },
        }))
      }
    />
  );
}

function Choices() {
  const { current, changeProfile } = useProfileForm();
  return (
    <div className={styles['row']}>
      <Checkbox
        isSelected={current.profile.betterment.isTaxed}
        onChange={(isTaxed) =>
          changeProfile((profile) => ({ ...profile, betterment: { ...profile.betterment, isTaxed } }))
        }
      >
        Betterment takes its tax with it
      </Checkbox>
      <Checkbox
        isSelected={current.profile.deductible.printedIn === 'totals'}
        onChange={(isThere) =>
          changeProfile((profile) => ({
            ...profile,
            deductible: { ...profile.deductible, printedIn: isThere ? 'totals' : 'settlement' },
          }))
        }
      >
        Print the deductible among the totals
      </Checkbox>
    </div>
  );
}
