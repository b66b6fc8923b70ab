import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import { useState } from 'react';
import { quantity } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { SegmentedControl } from '../../../ui/actions/SegmentedControl.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { platesOf } from '../../catalogue/book-page/book-plates.ts';
import { usePicture } from '../../catalogue/book-page/use-picture.ts';
import { useBuilder } from '../builder/builder-context.ts';
import { type DamageView, damageView, damageViewName, damageViews } from '../damage/damage-views.ts';
import { MeasurePicture } from './measure-picture.tsx';
import styles from './measure.module.css';
import { measureTargets } from './measure-targets.ts';
import { measured, type MeasureShape, type MeasurePoint } from './measuring.ts';
import type { OpenCalculation } from './use-calculation.ts';

/** Pictures are drawn in inches: two points give a length, two corners an area. */
export function MeasureDialog({
  calculation,
  onClose,
}: {
  readonly calculation: OpenCalculation;
  readonly onClose: () => void;
}) {
  const { now } = useBuilder();
  const { inputs, answer } = calculation;
  const [view, setView] = useState<DamageView>(damageView(inputs.place.side) ?? 'road');
  const [shape, setShape] = useState<MeasureShape>('box');
  const [points, setPoints] = useState<readonly [MeasurePoint, MeasurePoint] | null>(null);
  const { vehicleType, length } = now.estimate.unit;
  const picture = useSidePicture(vehicleType, view, length);
  const found = points === null ? null : measured(shape, ...points);
  const use = (answers: Readonly<Record<string, unknown>>) => {
    for (const [name, value] of Object.entries(answers)) answer(name, value);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title="Measure on the picture"
      footer={measureTargets(inputs, shape).map(({ label, answers }) => (
        <Button
          key={label}
          variant="primary"
          isDisabled={found === null || found.length === 0}
          onPress={() => found && use(answers(found))}
        >
          {`Use as ${label.toLowerCase()}`}
        </Button>
      ))}
    >
      <div className={styles['measure']}>
        <div className={styles['tools']}>
          <SegmentedControl
            label="What is measured"
            segments={[
              { id: 'box', label: 'Area' },
              { id: 'line', label: 'Length' },
            ]}
            value={shape}
            onChange={setShape}
          />
          <Select
            label="Side"
            options={damageViews.map((id) => ({ id, label: damageViewName(id, now.contents.sides) }))}
            value={view}
            onChange={(id) => {
              setView(damageView(id) ?? view);
              setPoints(null);
            }}
          />
        </div>
        {picture === null ? (
          <p>There is no picture of this side to measure on.</p>
        ) : (
          <MeasurePicture picture={picture} shape={shape} points={points} onPoints={setPoints} />
        )}
        <output className={styles['result']}>
          {found === null
            ? 'Tap two points, or drag from one to the other. Arrow keys move a point by an inch.'
            : measureText(shape, found)}
        </output>
        <p className={styles['hint']}>Drawings are of typical units: check the measure on the unit itself.</p>
      </div>
    </Dialog>
  );
}

function measureText(shape: MeasureShape, { length, width, area }: ReturnType<typeof measured>): string {
  return shape === 'line'
    ? `${quantity(length)} ft`
    : `${quantity(length)} × ${quantity(width)} ft, ${quantity(area)} sq ft`;
}

/** Draws the side in this unit's length, if it is known and the plate supports it. */
function useSidePicture(vehicleType: VehicleType | null, view: DamageView, feet: number | null) {
  const [plate] = vehicleType === null ? [] : platesOf(vehicleType, view);
  const inches = feet === null ? undefined : Math.round((feet * 12) / 1_000);
  return usePicture(plate, inches).picture;
}
