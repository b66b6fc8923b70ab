import type { DraftRow } from '@dre/core/contract/catalogue/book-draft';
import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { Button } from '../../../../ui/actions/Button.tsx';
import { ComboBox } from '../../../../ui/choices/ComboBox.tsx';
import { asPublished, newRow, removedRow } from '../staged-rows.ts';
import { StateBadge } from '../state-badge.tsx';
import styles from './drawer.module.css';
import type { PartTabProps } from './part-tab-props.ts';
import { TieDialog } from './tie-dialog.tsx';

/** The part's locations, and the regions of the pictures that show it. */
export function PlacesTab(props: PartTabProps) {
  const { part, lists, stage } = props;
  const [isTying, setTying] = useState(false);
  const remaining = part.places.filter(({ state }) => state !== 'removed');
  const hasRegion = remaining.some(({ cells }) => cells['region'] !== '');
  const add = (location: string) => {
    const [side = '', subSide = ''] = location.split(' ');
    const cells = { part_code: part.part.key, side, sub_side: subSide, region: '', sort: '10' };
    void stage([newRow('part-places.csv', cells)]);
  };
  return (
    <div className={styles['form']}>
      {!hasRegion && (
        <Alert tone="notice">
          No picture shows this part. Tie it to a region, so that it can be found by pressing on it.
        </Alert>
      )}
      <Button variant="primary" icon={<MapPin aria-hidden="true" />} onPress={() => setTying(true)}>
        Tie in the picture
      </Button>
      <ul className={styles['cards']}>
        {part.places.map((row) => (
          <LocationRow key={row.key} {...props} row={row} />
        ))}
      </ul>
      <ComboBox
        label="Add a place without a region"
        placeholder="Side, sub side"
        options={lists.subSides
          .filter(({ side, code }) => !remaining.some((row) => isAt(row, side, code)))
          .map(({ side, code, name }) => ({
            id: `${side} ${code}`,
            label: `${lists.nameOfSide(side)}, ${name}`,
          }))}
        value={null}
        onChange={(location) => location !== null && add(location)}
      />
      {isTying && <TieDialog {...props} onClose={() => setTying(false)} />}
    </div>
  );
}

function isAt({ cells }: DraftRow, side: string, subSide: string): boolean {
  return cells['side'] === side && cells['sub_side'] === subSide;
}

function LocationRow({ row, lists, stage }: PartTabProps & { readonly row: DraftRow }) {
  const { cells, state } = row;
  const back = asPublished('part-places.csv', row);
  const where = `${lists.nameOfSide(cells['side'] ?? '')}, ${lists.nameOfSubSide(cells['side'] ?? '', cells['sub_side'] ?? '')}`;
  return (
    <li className={styles['line']} data-state={state}>
      <span>
        {where}
        <span className={styles['region']}>{cells['region'] === '' ? 'no region' : cells['region']}</span>
      </span>
      {state !== 'same' && <StateBadge state={state} />}
      {back !== null ? (
        <Button variant="ghost" onPress={() => void stage([back])}>
          {state === 'removed' ? 'Keep it' : 'Take back'}
        </Button>
      ) : (
        <Button
          variant="ghost"
          aria-label={`Remove ${where} ${cells['region'] ?? ''}`}
          onPress={() => void stage([removedRow('part-places.csv', row)])}
        >
          Remove
        </Button>
      )}
    </li>
  );
}
