import type { Photo, PhotoMark } from '@dre/core/domain/estimates/model/estimate';
import { thousandths } from '@dre/core/domain/units';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Menu } from '../../../../ui/overlays/Menu.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { useBuilder } from '../../builder/builder-context.ts';
import { blankEntry } from '../../calculators/calculator-entry.ts';
import { calculatorNames, type CalculatorName } from '../../calculators/calculator-labels.ts';
import { measureTargets } from '../../calculators/measure-targets.ts';
import { useCalculatorSheet } from '../../calculators/use-calculator-sheet.tsx';
import { useCompareState } from '../compare-context.ts';
import { markMeasure } from '@dre/core/domain/estimates/photos/mark-measure';
import { measuredFeet } from './mark-text.ts';
import { readInches } from './read-inches.ts';
import styles from '../aside.module.css';

/** The actions on the selected mark. */
export function MarkDetails({ mark, photo }: { readonly mark: PhotoMark; readonly photo: Photo }) {
  const { actions } = useCompareState();
  const [text, setText] = useState(mark.text);
  const rename = () => {
    if (text !== mark.text) actions.redraw({ ...mark, text });
  };
  const measure = markMeasure(mark, photo);
  return (
    <div className={styles['details']}>
      <TextField
        label={mark.kind === 'text' ? 'Text' : 'Label'}
        value={text}
        maxLength={200}
        onChange={setText}
        onBlur={rename}
        onKeyDown={(event) => event.key === 'Enter' && rename()}
      />
      {mark.kind === 'measure' && <KnownLengthField mark={mark} photo={photo} />}
      <div className={styles['actions']}>
        {measure && <UseInCalculator shape={mark.kind === 'measure' ? 'line' : 'box'} measure={measure} />}
        <Button variant="ghost" onPress={() => actions.remove({ kind: 'mark', id: mark.id })}>
          Delete
        </Button>
      </div>
    </div>
  );
}

/** One known length scales every other measurement on the photo. */
function KnownLengthField({ mark, photo }: { readonly mark: PhotoMark; readonly photo: Photo }) {
  const { applyChanges } = useBuilder();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const set = () => {
    const [inches, from, to] = [readInches(text), ...mark.points];
    if (inches === undefined || !from || !to) return setError('Write a length like 30 in or 2 ft 6 in.');
    const knownLength = { from, to, length: thousandths(Math.round(inches * 1_000)) };
    const change = { kind: 'change-photo' as const, photoId: photo.id, changes: { knownLength } };
    if (applyChanges('Set the known length', [change])) setText('');
    return setError(undefined);
  };
  return (
    <div className={styles['known']}>
      <TextField
        label="This length is known"
        placeholder="2 ft 6 in"
        value={text}
        error={error}
        onChange={setText}
        onKeyDown={(event) => event.key === 'Enter' && set()}
      />
      <Button onPress={set}>Set</Button>
    </div>
  );
}

function UseInCalculator({
  shape,
  measure,
}: {
  readonly shape: 'line' | 'box';
  readonly measure: NonNullable<ReturnType<typeof markMeasure>>;
}) {
  const { now } = useBuilder();
  const { open, sheet } = useCalculatorSheet();
  const nowhere = { side: 'whole' as const, subSide: '', region: null };
  const targets = (Object.keys(calculatorNames) as CalculatorName[]).flatMap((calculator) =>
    measureTargets(blankEntry(calculator, nowhere, now.estimate.unit, now.book), shape).map((target) => ({
      calculator,
      ...target,
    })),
  );
  return (
    <>
      <Menu
        label="Use in calculator"
        items={targets.map(({ calculator, label }, at) => ({
          id: String(at),
          label: `${calculatorNames[calculator]}: ${label.toLowerCase()}`,
        }))}
        onAction={(id) => {
          const target = targets[Number(id)];
          if (target) open({ calculator: target.calculator, answers: target.answers(measuredFeet(measure)) });
        }}
        trigger={<Button>Use in calculator</Button>}
      />
      {sheet}
    </>
  );
}
