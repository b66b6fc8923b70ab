import type { Photo } from '@dre/core/domain/estimates/model/estimate';
import { lengthText } from '@dre/core/domain/estimates/photos/photo-measure';
import Plus from 'lucide-react/icons/plus';
import { photoStamp } from '../../../lib/text/format.ts';
import { useStore } from '../../catalogue/illustration/use-store.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Pin } from '../../../ui/layout/Pin.tsx';
import { Switch } from '../../../ui/choices/Switch.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import { AlignPanel } from './align/align-panel.tsx';
import styles from './aside.module.css';
import { useCompareState } from './compare-context.ts';
import { MarkDetails } from './marks/mark-details.tsx';
import { markMeasure, measureText } from '@dre/core/domain/estimates/photos/mark-measure';
import { markName } from './marks/mark-text.ts';
import { PinProposal } from './pins/pin-proposal.tsx';
import { TextEntry } from './marks/text-entry.tsx';

/** Everything on the photo as text, with its actions. */
export function PhotoAside() {
  const { photo, pending, points } = useCompareState();
  const isBusy = pending !== null || points.aligning !== null;
  return (
    <aside className={styles['aside']} aria-label="Annotations" data-busy={isBusy || undefined}>
      {pending?.kind === 'pin' && <PinProposal key={String(pending.at)} pending={pending} />}
      {pending?.kind === 'text' && <TextEntry at={pending.at} />}
      {points.aligning !== null && <AlignPanel />}
      {photo && !isBusy && <OnThisPhoto photo={photo} />}
      {photo && !isBusy && <Facts photo={photo} />}
      {photo && !isBusy && <Foot photo={photo} />}
    </aside>
  );
}

function OnThisPhoto({ photo }: { readonly photo: Photo }) {
  const { mayMark } = useCompareState();
  const count = photo.pins.length + photo.marks.length;
  return (
    <div className={styles['listed']}>
      <h2>
        On this photo <span className={styles['count']}>{count}</span>
      </h2>
      {count === 0 && (
        <p className={styles['note']}>
          {mayMark ? 'Nothing is marked yet. Take a tool and mark what you see.' : 'Nothing is marked.'}
        </p>
      )}
      <ul className={styles['list']}>
        <PinRows photo={photo} />
        <MarkRows photo={photo} />
        {photo.knownLength && <ExistingRow photo={photo} length={photo.knownLength.length} />}
      </ul>
      <AlignPanel />
    </div>
  );
}

function PinRows({ photo }: { readonly photo: Photo }) {
  const { selected, select, actions, mayMark } = useCompareState();
  const { now, selection } = useBuilder();
  const selectedLine = useStore(selection, (value) => value.line);
  return photo.pins.map(({ id, lineId }) => {
    const line = now.estimate.lines.find((one) => one.id === lineId);
    if (line === undefined) return null;
    const isOn = selected?.id === id || selectedLine === lineId;
    const kind = now.contents.operationKinds.find(({ code }) => code === line.operation)?.name ?? '';
    return (
      <li key={id} data-selected={isOn || undefined}>
        <button type="button" aria-pressed={isOn} onClick={() => select({ kind: 'pin', id })}>
          <Pin number={line.number} look={isOn ? 'selected' : 'soft'} />
          <b>{line.description}</b>
          <span className={styles['small']}>{[kind, line.note].filter(Boolean).join('. ')}</span>
        </button>
        {selected?.id === id && mayMark && (
          <div className={styles['actions']}>
            <Button variant="ghost" onPress={() => actions.remove({ kind: 'pin', id })}>
              Remove pin
            </Button>
          </div>
        )}
      </li>
    );
  });
}

function MarkRows({ photo }: { readonly photo: Photo }) {
  const { selected, select, mayMark } = useCompareState();
  return photo.marks.map((mark) => {
    const isOn = selected?.id === mark.id;
    const measure = measureText(mark.kind, markMeasure(mark, photo));
    const isUnknown = mark.kind === 'measure' && measure === '';
    return (
      <li key={mark.id} data-selected={isOn || undefined}>
        <button
          type="button"
          aria-pressed={isOn}
          onClick={() => select(isOn ? null : { kind: 'mark', id: mark.id })}
        >
          <span className={styles['dot']} aria-hidden="true" />
          <b>{markName(mark)}</b>
          <span className={styles['small']}>{isUnknown ? 'No known length on this photo yet' : measure}</span>
        </button>
        {isOn && mayMark && <MarkDetails key={mark.id} mark={mark} photo={photo} />}
      </li>
    );
  });
}

function ExistingRow({ photo, length }: { readonly photo: Photo; readonly length: number }) {
  const { mayMark } = useCompareState();
  const { applyChanges } = useBuilder();
  const forget = () =>
    applyChanges('Forget the known length', [
      { kind: 'change-photo', photoId: photo.id, changes: { knownLength: null } },
    ]);
  return (
    <li className={styles['knownRow']}>
      <span>{`Known length ${lengthText(length / 1_000)}`}</span>
      {mayMark && (
        <span>
          <Button variant="ghost" onPress={forget}>
            Forget
          </Button>
        </span>
      )}
    </li>
  );
}

function Facts({ photo }: { readonly photo: Photo }) {
  return (
    <dl className={styles['facts']}>
      {photo.takenAt !== null && (
        <>
          <dt>Taken</dt>
          <dd>{photoStamp(photo.takenAt)}</dd>
        </>
      )}
      <dt>Size</dt>
      <dd>{`${photo.width} × ${photo.height}`}</dd>
    </dl>
  );
}

function Foot({ photo }: { readonly photo: Photo }) {
  const { mayMark, mayAddLine, setPending } = useCompareState();
  const { applyChanges } = useBuilder();
  if (!mayMark) return null;
  return (
    <div className={styles['foot']}>
      <Switch
        isSelected={photo.isPrinted}
        onChange={(isPrinted) =>
          applyChanges(isPrinted ? 'Print the photo' : 'Do not print the photo', [
            { kind: 'change-photo', photoId: photo.id, changes: { isPrinted } },
          ])
        }
      >
        Show on printed estimate
      </Switch>
      {mayAddLine && (
        <Button full icon={<Plus aria-hidden="true" />} onPress={() => setPending({ kind: 'pin', at: null })}>
          New line from this photo
        </Button>
      )}
    </div>
  );
}
