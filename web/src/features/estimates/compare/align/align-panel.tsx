import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import { type Aligning, nextStepText, pointLetter } from './aligning.ts';
import { useBuilder } from '../../builder/builder-context.ts';
import { damageViewName } from '../../damage/damage-views.ts';
import { useCompareState, useRequestedAddress } from '../compare-context.ts';
import { otherDrawing } from './aligned-drawing.ts';
import styles from '../aside.module.css';

/** The photo's alignment with the drawing, and the controls to align it. */
export function AlignPanel() {
  const { photo, alignedMap, points, mayMark, drawing, go } = useCompareState();
  const { contents, estimate } = useBuilder().now;
  const requested = useRequestedAddress();
  if (photo === undefined) return null;
  if (points.aligning !== null) return <Marking aligning={points.aligning} />;
  const count = photo.alignment?.drawing === drawing ? photo.alignment.pairs.length : 0;
  const { alignment } = photo;
  const isElsewhere = alignment !== null && alignment.drawing !== drawing;
  const other = isElsewhere ? otherDrawing(alignment.drawing, estimate.unit, contents) : null;
  const view = other?.view ?? null;
  return (
    <section className={styles['align']} aria-label="Alignment">
      <p>
        <b>{alignedMap === null ? 'Not aligned' : `Aligned by ${count} points`}</b>{' '}
        {alignedMap === null &&
          (other?.text ?? 'Both are shown whole. Matching points put the same spot in the same place.')}
        {count === 2 && 'Two more take the perspective out.'}
      </p>
      {view !== null && (
        <div className={styles['actions']}>
          <Button onPress={() => go({ ...requested, photo: photo.id, side: view })}>
            {`Open ${damageViewName(view, contents.sides)}`}
          </Button>
        </div>
      )}
      {mayMark && (
        <div className={styles['actions']}>
          {count === 0 && <Button onPress={() => points.begin(2)}>Mark two matching points</Button>}
          {count === 2 && <Button onPress={() => points.begin(4)}>Mark two more</Button>}
          {count > 0 && (
            <Button variant="ghost" onPress={() => points.begin(count === 4 ? 4 : 2)}>
              Move points
            </Button>
          )}
          {count > 0 && (
            <Button variant="ghost" onPress={points.remove}>
              Remove
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function Marking({ aligning }: { readonly aligning: Aligning }) {
  const { points } = useCompareState();
  const { next, pairs } = aligning;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles['sheet']} aria-label="Matching points">
      <h2 ref={heading} tabIndex={-1}>
        Matching points
      </h2>
      <output>{nextStepText(aligning)}</output>
      <p className={styles['note']}>Or move the cross with the arrow keys and press Enter.</p>
      {points.refusal !== null && (
        <p role="alert" className={styles['refusal']}>
          {points.refusal}
        </p>
      )}
      <ul className={styles['spots']}>
        {pairs.map((pair, at) => (
          <li key={pointLetter(at)}>
            <b>{pointLetter(at)}</b>
            {(['photo', 'drawing'] as const).map((on) => {
              const isSet = (on === 'photo' ? pair.onPhoto : pair.onDrawing) !== null;
              const isNext = next?.pair === at && next.on === on;
              return (
                <button
                  key={on}
                  type="button"
                  aria-pressed={isNext}
                  aria-label={`${pointLetter(at)} on the ${on}, ${isSet ? 'set' : 'not set'}. Set it next`}
                  onClick={() => points.choose({ pair: at, on })}
                >
                  {on === 'photo' ? 'Photo' : 'Drawing'} {isSet ? '✓' : '–'}
                </button>
              );
            })}
          </li>
        ))}
      </ul>
      <div className={styles['actions']}>
        <Button onPress={points.end}>{next === null ? 'Done' : 'Cancel'}</Button>
      </div>
    </section>
  );
}
