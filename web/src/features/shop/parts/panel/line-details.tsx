import { partCountText } from '@dre/core/domain/catalogue/unit-labels';
import Plus from 'lucide-react/icons/plus';
import Undo2 from 'lucide-react/icons/undo-2';
import { createElement } from 'react';
import { newId } from '../../../../lib/new-id.ts';
import type { OrderChange } from '../../../../offline/shop/apply-order-changes.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { onDemand, useOnDemand } from '../../../../ui/primitives/on-demand.ts';
import { useShop } from '../../open/use-shop.ts';
import { count } from '../../board/view/board-text.ts';
import { shortDay } from '@dre/core/domain/short-day';
import { isToOrder, isToReturn } from '../list/tool-row.tsx';
import type { PartsScreen } from '../use-parts-screen.ts';
import type { Parts } from '../use-parts.ts';
import { isWaiting } from '../view/part-text.ts';
import type { OpenPart, QueueRow } from '../view/parts-view.ts';
import { CountControls } from './count-controls.tsx';
import { DayEditor } from './day-editor.tsx';
import { LinePhoto } from './line-photo.tsx';
import styles from './panel.module.css';

/** The drawing kit is large, and the desk works without it. */
const drawing = onDemand(async () => (await import('./part-drawing.tsx')).PartDrawing);

interface LineDetailsProps {
  readonly parts: Parts;
  readonly screen: PartsScreen;
  readonly row: QueueRow;
}

/** The open part: photo, day, count, and what else can be done with it. */
export function LineDetails({ parts, screen, row }: LineDetailsProps) {
  const { today, mayOrder } = parts;
  const { lineNumber, unit } = row.part.work;
  const { toOrder, damagedHere, surplus } = row.quantities;
  const vehicleType = useShop(({ cards }) => cards.get(row.order)?.card.vehicleType);
  const Drawing = useOnDemand(drawing, true);
  return (
    <div className={styles['details']}>
      <div className={styles['pictures']}>
        {Drawing !== undefined &&
          vehicleType != null &&
          createElement(Drawing, { key: row.id, part: row.part, vehicleType })}
        <LinePhoto key={row.order} order={row.order} lineNumber={lineNumber} />
      </div>
      {mayOrder && isWaiting(row.queue) && (
        <DayEditor
          key={`${row.id} ${String(row.part.expected.length)}`}
          rows={[row]}
          today={today}
          onSave={(day) => void screen.write(dayChanges([row], day), dayDone([row], day))}
        />
      )}
      {(isWaiting(row.queue) || row.queue === 'unchecked') && (
        <CountControls
          row={row}
          counted={screen.counts.of(row.id)}
          onCount={(counted) => screen.counts.enter(row.id, counted)}
        />
      )}
      {mayOrder && (isToOrder(row) || isToReturn(row)) && (
        <div className={styles['more']}>
          {isToOrder(row) && (
            <Button
              variant="primary"
              icon={<Plus aria-hidden="true" />}
              onPress={() => screen.ask('order', [row])}
            >
              {`Order ${partCountText(toOrder, unit)}`}
            </Button>
          )}
          {isToReturn(row) && (
            <Button icon={<Undo2 aria-hidden="true" />} onPress={() => screen.ask('return', [row])}>
              {`Return ${partCountText(damagedHere + surplus, unit)}`}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

export function dayChanges(rows: readonly OpenPart[], day: string | null): readonly OrderChange[] {
  return rows.map(({ order, part }) => ({
    order,
    change: { kind: 'expect-part', part: part.work.key, expected: { id: newId(), day, reason: '' } },
  }));
}

export function dayDone(rows: readonly OpenPart[], day: string | null): string {
  const [row] = rows;
  const what =
    rows.length === 1 && row !== undefined ? row.part.work.description : count(rows.length, 'part');
  return day === null ? `${what}: no date.` : `${what}: expected ${shortDay(day)}.`;
}
