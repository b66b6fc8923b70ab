import { locationKinds, type ShopLocation } from '@dre/core/domain/shop/model/shop-location';
import { useState } from 'react';
import { newId } from '../../../lib/new-id.ts';
import type { ShopReply } from '../../../offline/shop/shop-transport.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { type Column, Table } from '../../../ui/layout/Table.tsx';
import { inchesText } from './inches-text.ts';
import { LocationDialog } from './location-dialog.tsx';
import { kindLabels } from './location-kinds.ts';
import styles from './shop-settings.module.css';

type StoredLocation = ShopReply['locations'][number];

interface LocationsCardProps {
  readonly locations: readonly StoredLocation[];
  readonly mayChange: boolean;
  readonly onChanged: () => void;
}

/** The places a unit can stand in. A unit that does not fit is not moved there. */
export function LocationsCard({ locations, mayChange, onChanged }: LocationsCardProps) {
  const [open, setOpen] = useState<StoredLocation>();
  return (
    <Card
      as="section"
      heading={<h2 id="places">Places</h2>}
      aria-labelledby="places"
      more={
        mayChange && (
          <Button onPress={() => setOpen({ location: blankLocation(), revision: 0 })}>Add a place</Button>
        )
      }
    >
      {locations.length === 0 ? (
        <p className={styles['empty']}>
          No places yet. Add the bays, the booth and the yard: the board then says where every unit stands,
          and a unit is never sent where it does not fit.
        </p>
      ) : (
        <Table
          caption="Places"
          rows={inOrder(locations)}
          rowKey={({ location }) => location.id}
          columns={locationColumns(mayChange ? setOpen : undefined)}
        />
      )}
      {open !== undefined && (
        <LocationDialog
          key={open.location.id}
          stored={open}
          onClose={() => setOpen(undefined)}
          onChanged={onChanged}
        />
      )}
    </Card>
  );
}

function orNoLimit(value: ShopLocation['length']): string {
  return value === null ? 'No limit' : inchesText(value);
}

function blankLocation(): ShopLocation {
  const measures = { length: null, doorHeight: null, width: null };
  return { id: newId(), name: '', kind: 'bay', ...measures, equipment: [], hours: null };
}

function locationColumns(
  onOpen: ((stored: StoredLocation) => void) | undefined,
): readonly Column<StoredLocation>[] {
  return [
    { id: 'name', header: 'Name', isRowHeader: true, cell: ({ location }) => location.name },
    { id: 'kind', header: 'Kind', cell: ({ location }) => kindLabels[location.kind] },
    { id: 'length', header: 'Length', cell: ({ location }) => orNoLimit(location.length) },
    { id: 'height', header: 'Door height', cell: ({ location }) => orNoLimit(location.doorHeight) },
    { id: 'width', header: 'Width', cell: ({ location }) => orNoLimit(location.width) },
    { id: 'equipment', header: 'Equipment', cell: ({ location }) => location.equipment.join(', ') },
    {
      id: 'edit',
      header: 'Actions',
      isActions: true,
      cell: (stored) =>
        onOpen !== undefined && (
          <Button aria-label={`Change ${stored.location.name}`} onPress={() => onOpen(stored)}>
            Change
          </Button>
        ),
    },
  ];
}

/** Bays first, then by name: Bay 2 stands before Bay 10. */
function inOrder(locations: readonly StoredLocation[]): readonly StoredLocation[] {
  const rank = ({ location }: StoredLocation) => locationKinds.indexOf(location.kind);
  return locations.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      one.location.name.localeCompare(other.location.name, 'en', { numeric: true }),
  );
}
