import type { CalculationInputs } from '@dre/core/domain/estimates/model/calculation';
import Ruler from 'lucide-react/icons/ruler';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import { CalculatorInput } from './calculator-input.tsx';
import { calculatorFields } from './calculator-fields.ts';
import styles from './calculator.module.css';
import type { OpenCalculation } from './use-calculation.ts';

const MeasureDialog = lazy(async () => {
  const { MeasureDialog: dialog } = await import('./measure-dialog.tsx');
  return { default: dialog };
});

export function CalculatorForm({ calculation }: { readonly calculation: OpenCalculation }) {
  const { now } = useBuilder();
  const [isMeasuring, setMeasuring] = useState(false);
  const { inputs, answer, refusal } = calculation;
  const values = inputs as CalculationInputs & Readonly<Record<string, unknown>>;
  return (
    <div className={styles['form']}>
      <LocationChoice inputs={inputs} onChange={(place) => answer('place', place)} />
      {calculatorFields(inputs, now).map((field) => (
        <CalculatorInput
          key={field.name}
          field={field}
          value={values[field.name]}
          isRefused={refusal?.field === field.name && values[field.name] !== 0}
          onChange={(value) => answer(field.name, value)}
        />
      ))}
      {now.estimate.unit.vehicleType !== null && (
        <Button full icon={<Ruler aria-hidden="true" />} onPress={() => setMeasuring(true)}>
          Measure on the picture
        </Button>
      )}
      {isMeasuring && (
        <Suspense fallback={null}>
          <MeasureDialog calculation={calculation} onClose={() => setMeasuring(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** The side and sub side the lines are listed under. */
function LocationChoice({
  inputs,
  onChange,
}: {
  readonly inputs: CalculationInputs;
  readonly onChange: (place: CalculationInputs['place']) => void;
}) {
  const { now } = useBuilder();
  const { zones, sides } = now.contents;
  const { vehicleType } = now.estimate.unit;
  const fitting = zones.filter((zone) => vehicleType === null || zone.vehicleTypes.includes(vehicleType));
  const sideName = (code: string) => sides.find((side) => side.code === code)?.name ?? code;
  const keyOf = ({ side, subSide }: { readonly side: string; readonly subSide: string }) =>
    `${side}/${subSide}`;
  return (
    <Select
      label="Where"
      options={fitting.map((zone) => ({ id: keyOf(zone), label: `${sideName(zone.side)}, ${zone.name}` }))}
      value={keyOf(inputs.place)}
      onChange={(id) => {
        const zone = fitting.find((one) => keyOf(one) === id);
        if (zone) onChange({ side: zone.side, subSide: zone.subSide, region: null });
      }}
    />
  );
}
