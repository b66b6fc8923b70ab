import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { isOpen, type RepairTask } from '@dre/core/domain/shop/model/repair-task';
import { viewOfLine } from '../../estimates/damage/damage-views.ts';
import { SideDrawing } from '../order/drawing/side-drawing.tsx';

interface TaskDrawingProps {
  readonly order: RepairOrder;
  readonly task: RepairTask;
}

/** The side of the unit the task stands on, with its number alone. */
export function TaskDrawing({ order, task }: TaskDrawingProps) {
  const { location, lineNumber, description, operation, key } = task.work;
  const { type, length } = order.unit;
  const view = location === null ? undefined : viewOfLine({ place: location });
  if (location === null || view === undefined || type === null) return null;
  const line = {
    number: lineNumber,
    description,
    location,
    isReplaced: operation === 'replace',
    look: isOpen(task) ? ('open' as const) : ('done' as const),
    task: key,
  };
  return (
    <SideDrawing
      view={view}
      vehicleType={type}
      length={length ?? undefined}
      lines={[line]}
      selected={null}
      isClose
    />
  );
}
