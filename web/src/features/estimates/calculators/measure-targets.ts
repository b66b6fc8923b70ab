import type { CalculationInputs } from '@dre/core/domain/estimates/model/calculation';
import type { Measured, MeasureShape } from './measuring.ts';

/** A calculator input that can take a measurement. */
export interface MeasureTarget {
  readonly label: string;
  readonly answers: (measured: Measured) => Readonly<Record<string, unknown>>;
}

export function measureTargets(inputs: CalculationInputs, shape: MeasureShape): readonly MeasureTarget[] {
  return targets[inputs.calculator][shape](inputs);
}

type Targets = Readonly<Record<MeasureShape, (inputs: CalculationInputs) => readonly MeasureTarget[]>>;

const targets: Readonly<Record<CalculationInputs['calculator'], Targets>> = {
  roofing: {
    line: () => [along('Length', 'length'), along('Width', 'width')],
    box: () => [{ label: 'Length and width', answers: ({ length, width }) => ({ length, width }) }],
  },
  siding: {
    line: () => [along('Length', 'length'), along('Height', 'height'), along('Molding', 'molding')],
    box: (inputs) => [
      { label: 'Length and height', answers: ({ length, width }) => ({ length, height: width }) },
      {
        label: 'An opening',
        answers: ({ area }) => ({
          openings: [...(inputs.calculator === 'siding' ? inputs.openings : []), area],
        }),
      },
    ],
  },
  refinish: {
    line: (inputs) =>
      inputs.calculator === 'refinish' && inputs.colors > 1 ? [along('Tape line', 'tapeLines')] : [],
    box: () => [over('Area', 'area')],
  },
  decals: {
    line: () => [along('Stripes', 'linearFeet')],
    box: () => [over('Graphics', 'area')],
  },
};

function along(label: string, name: string): MeasureTarget {
  return { label, answers: ({ length }) => ({ [name]: length }) };
}

function over(label: string, name: string): MeasureTarget {
  return { label, answers: ({ area }) => ({ [name]: area }) };
}
