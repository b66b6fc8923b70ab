import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import type { Line } from '@dre/core/domain/estimates/model/line';
import { refusalMessage } from '@dre/core/domain/estimates/wording/refusal-messages';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { useMedia } from '../../../ui/primitives/use-media.ts';
import { Pin } from '../../../ui/layout/Pin.tsx';
import { nextStep } from '../lifecycle/next-step.ts';
import { useLifecycleActions } from '../lifecycle/use-lifecycle-actions.ts';
import type { EstimateNow } from '../open/use-estimate.ts';
import { useGoToLine } from '../totals/use-go-to-line.ts';
import { scrollToPart } from './scroll-to-part.ts';
import styles from './locked-work.module.css';

interface LockedZoneProps {
  readonly now: EstimateNow;
  readonly lines: readonly Line[];
  readonly region: string | null;
}

/** The zone's lines, why nothing can be added, and the way on. */
export function LockedZone({ now, lines, region }: LockedZoneProps) {
  // With a mouse the card of the part has the button.
  const isTouched = useMedia('(pointer: coarse)');
  const zone = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (region !== null && zone.current) scrollToPart(zone.current);
  }, [region]);
  return (
    <div ref={zone} className={styles['zone']}>
      <LockedReason estimate={now.estimate} mayEdit={now.mayEdit} hasButton={region !== null && isTouched} />
      <LockedLines now={now} lines={lines} region={region} nothing="No line here." />
    </div>
  );
}

/** The lines of a part or of a zone, in place of the operations that can no longer be added. */
export function LockedLines({
  now,
  lines,
  region = null,
  nothing,
}: {
  readonly now: Pick<EstimateNow, 'contents'>;
  readonly lines: readonly Line[];
  /** Lines of the selected region are highlighted. */
  readonly region?: string | null;
  readonly nothing: string;
}) {
  const goTo = useGoToLine();
  if (lines.length === 0) return <p className={styles['nothing']}>{nothing}</p>;
  return (
    <ul className={styles['lines']}>
      {lines.map(({ id, number, description, operation, place }) => (
        <li key={id} data-chosen={(region !== null && place.region === region) || undefined}>
          <button type="button" className={styles['line']} onClick={() => goTo(id)}>
            <Pin number={number} look="soft" />
            <span className={styles['description']}>{description}</span>
            <span>{operationName(now, operation)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function operationName({ contents }: Pick<EstimateNow, 'contents'>, operation: Line['operation']): string {
  return contents.operationKinds.find(({ code }) => code === operation)?.name ?? '';
}

interface LockedReasonProps {
  readonly estimate: Estimate;
  readonly mayEdit: boolean;
  /** One press leads on; elsewhere the bar above offers the same. */
  readonly hasButton: boolean;
}

/** Why nothing can be added, and the way on. */
export function LockedReason({ estimate, mayEdit, hasButton }: LockedReasonProps) {
  const { startSupplement } = useLifecycleActions();
  const step = nextStep(estimate, mayEdit);
  return (
    <div className={styles['reason']}>
      <p>{reasonText(estimate, step !== null)}</p>
      {step?.kind === 'supplement' && hasButton && (
        <Button onPress={startSupplement}>{`Start supplement ${String(step.number)}`}</Button>
      )}
    </div>
  );
}

function reasonText({ stage }: Pick<Estimate, 'stage'>, mayGoOn: boolean): string {
  if (stage === 'void') return refusalMessage({ kind: 'estimate-void' });
  return `This version cannot be changed.${mayGoOn ? ' Start a supplement.' : ''}`;
}
