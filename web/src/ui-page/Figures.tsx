import { useState } from 'react';
import { HoursField } from '../ui/fields/HoursField.tsx';
import { MoneyField } from '../ui/fields/MoneyField.tsx';
import { NumberField } from '../ui/fields/NumberField.tsx';
import { Specimen } from './Specimen.tsx';

export function Figures() {
  const [cents, setCents] = useState<number | null>(123_450);
  const [hours, setHours] = useState<number | null>(65);
  const [count, setCount] = useState<number | null>(4);
  return (
    <>
      <Specimen title="Money">
        <MoneyField label="Price" value={cents} onChange={setCents} help={`${cents ?? 'no'} cents`} />
      </Specimen>
      <Specimen title="Hours">
        <HoursField
          label="Hours"
          value={hours}
          onChange={setHours}
          help="Book 5.8 h. Add a note for the insurer."
        />
      </Specimen>
      <Specimen title="Number">
        <NumberField label="Axles" value={count} onChange={setCount} minValue={1} maxValue={6} />
      </Specimen>
      <Specimen title="Empty, invalid">
        <MoneyField label="Deductible" value={null} onChange={setCents} placeholder="0.00" />
        <MoneyField label="Discount" value={-5000} onChange={setCents} error="More than the total." />
      </Specimen>
      <Specimen title="Disabled">
        <MoneyField label="Total" value={724_186} onChange={setCents} isDisabled />
        <HoursField label="Book hours" value={58} onChange={setHours} isDisabled />
      </Specimen>
    </>
  );
}
