import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import Circle from 'lucide-react/icons/circle';
import UserPlus from 'lucide-react/icons/user-plus';
import { orDash } from '../../../../lib/text/format.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { clockedText } from '../../open/clocked-text.ts';
import { dayOf, timeIn } from '../../open/shop-day.ts';
import { hoursOf } from '../../board/view/board-text.ts';
import { shortDay } from '@dre/core/domain/short-day';
import { useShop } from '../../open/use-shop.ts';
import { Clocked } from '../clocked.tsx';
import { useOrderNow } from '../order-context.ts';
import { HoldMarks } from './hold-marks.tsx';
import type { TreeRows } from './use-tree-rows.ts';
import styles from './work-grid.module.css';
import type { StepRow } from './work-rows.ts';

interface StepHeadProps {
  readonly step: StepRow;
  readonly isOpen: boolean;
  readonly tree: TreeRows;
  readonly onFold: () => void;
}

/** One department in one phase: its state, who is on it and where, and its hours. */
export function StepHead({ step, isOpen, tree, onFold }: StepHeadProps) {
  const { rights, time, request } = useOrderNow();
  const note = useStepNote(step);
  return (
    <tr
      ref={tree.ref(step.key)}
      className={styles['step']}
      data-state={step.state}
      aria-level={1}
      aria-expanded={isOpen}
      tabIndex={tree.active === step.key ? 0 : -1}
      onFocus={() => tree.onFocus(step.key)}
    >
      <td {...gridcell}>
        <span className={styles['head']}>
          <button
            type="button"
            className={styles['fold']}
            tabIndex={-1}
            aria-label={`${isOpen ? 'Fold' : 'Open'} ${step.name}`}
            onClick={onFold}
          >
            <ChevronRight aria-hidden="true" />
          </button>
          <StepMark state={step.state} />
          <b>{step.name}</b>
          <HoldMarks holds={step.holds} />
          {note !== '' && <span className={styles['note']}>{note}</span>}
        </span>
      </td>
      <td {...gridcell} className={styles['sold']}>
        {orDash(step.sold, hoursOf)}
      </td>
      <td
        {...gridcell}
        className={styles['clocked']}
        data-over={(step.clocked > step.sold && step.sold > 0) || undefined}
      >
        <Clocked>{orDash(step.clocked, clockedText)}</Clocked>
      </td>
      {time.isWhole && (
        <td {...gridcell}>
          <Clocked>{orDash(step.left, clockedText)}</Clocked>
        </td>
      )}
      <td {...gridcell} className={styles['end']}>
        {rights.plans && step.state !== 'done' && (
          <Button
            variant="ghost"
            iconOnly
            aria-label={`Assign people to ${step.name}`}
            icon={<UserPlus aria-hidden="true" />}
            onPress={() => request({ kind: 'assign', step: step.key })}
          />
        )}
      </td>
    </tr>
  );
}

const gridcell = { role: 'gridcell' } as const;

const stateLabels = { done: 'Done', running: 'Running', open: 'Open' } as const;

function StepMark({ state }: Pick<StepRow, 'state'>) {
  const label = { role: 'img', 'aria-label': stateLabels[state] };
  if (state === 'done') return <CircleCheck {...label} className={styles['done']} />;
  if (state === 'running') return <span {...label} className={styles['dot']} />;
  return <Circle {...label} className={styles['open']} />;
}

/** "Done Nov 25, J. Amadi"; "Bay 3, M. Pruitt since 7:31 AM"; the people planned for it. */
function useStepNote({ finished, running, people, location, tasks }: StepRow): string {
  const { names, zone } = useOrderNow();
  const locations = useShop((state) => state.locations);
  if (finished !== null && tasks.length > 0) {
    return `Done ${shortDay(dayOf(zone, finished.at))}, ${finished.by}`;
  }
  const place = locations.find((one) => one.location.id === location)?.location.name;
  const [first] = running;
  const who =
    first === undefined
      ? people.map((person) => names.get(person) ?? '').join(', ')
      : `${running.map(({ crew }) => names.get(crew) ?? '').join(', ')} since ${timeIn(zone, first.since)}`;
  return [place, who].filter(Boolean).join(', ');
}
