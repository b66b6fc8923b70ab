import { useMemo } from 'react';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Kbd } from '../../../../ui/actions/Kbd.tsx';
import {
  constructionEntry,
  heightEntry,
  lengthEntry,
  mileageEntry,
  unitEntry,
  widthEntry,
  yearEntry,
} from '../fields/entry.ts';
import { EntryChoice, EntryField } from '../fields/entry-fields.tsx';
import { EntryNames } from '../fields/entry-names.tsx';
import { useIntake } from '../intake-context.ts';
import styles from '../intake.module.css';
import { ReturningField } from '../returning/returning-field.tsx';
import { constructionsOf } from './type-changes.ts';
import { TypeChoice } from './type-choice.tsx';
import { VinField } from '../vin/vin-field.tsx';

const make = unitEntry('make', 'Make');
const model = unitEntry('model', 'Model');
const color = unitEntry('color', 'Color');
const plate = unitEntry('plate', 'Plate');
const plateState = unitEntry('plateState', 'State of the plate');
const wall = constructionEntry('wall', 'Wall construction');
const roof = constructionEntry('roof', 'Roof construction');

export function VehicleCard() {
  return (
    <Card
      as="section"
      padding="md"
      aria-labelledby="intake-vehicle"
      heading={<h2 id="intake-vehicle">Vehicle</h2>}
      more={
        <span className={styles['keys']} aria-hidden="true">
          <Kbd>1</Kbd>–<Kbd>9</Kbd> <Kbd>0</Kbd>
        </span>
      }
    >
      <TypeChoice />
      <div className={styles['grid']}>
        <VinField of="coach" />
        <ReturningField entry={plate} label="Plate" width={2} foundBy="plate" />
        <States entry={plateState} label="State" />
        <EntryField entry={yearEntry} label="Year" width={2} inputMode="numeric" />
        <Make />
        <EntryField entry={model} label="Model" width={4} />
        <EntryField entry={lengthEntry} label="Length" width={3} placeholder="38 ft 4 in" />
        <EntryField entry={heightEntry} label="Height" width={3} placeholder="13 ft 2 in" />
        <EntryField entry={widthEntry} label="Width, slides out" width={3} placeholder="14 ft 6 in" />
        <Constructions />
        <ChassisVin />
        <EntryField entry={mileageEntry} label="Mileage" width={3} inputMode="numeric" />
        <EntryField entry={color} label="Color" width={3} />
      </div>
    </Card>
  );
}

/** The book's coach makers; the chassis maker is not the coach's make. */
function Make() {
  const { makers } = useIntake().now.contents;
  const coaches = useMemo(
    () => makers.filter(({ kind }) => kind !== 'chassis').map(({ name }) => name),
    [makers],
  );
  return <EntryNames entry={make} label="Make" width={3} nameQuery={{ of: 'make' }} more={coaches} />;
}

/** Towables and campers have one number; only a motorhome's chassis has its own. */
function ChassisVin() {
  const { now } = useIntake();
  const { vehicleType, chassisVin } = now.estimate.unit;
  const type = now.contents.vehicleTypes.find(({ code }) => code === vehicleType);
  return type?.isMotorized !== false || chassisVin !== '' ? <VinField of="chassis" /> : null;
}

function Constructions() {
  const { now } = useIntake();
  const { constructions } = now.contents;
  const { vehicleType } = now.estimate.unit;
  const options = (of: 'wall' | 'roof') =>
    constructionsOf(constructions, of, vehicleType).map(({ code, name }) => ({ id: code, label: name }));
  return (
    <>
      <EntryChoice entry={wall} label="Walls" width={6} options={options('wall')} />
      <EntryChoice entry={roof} label="Roof" width={6} options={options('roof')} />
    </>
  );
}

/** The states as the book lists them. */
export function States(props: { readonly entry: typeof plateState; readonly label: string }) {
  const { now } = useIntake();
  const options = now.contents.totalLoss.map(({ state, name }) => ({ id: state, label: state, note: name }));
  return <EntryChoice entry={props.entry} label={props.label} width={2} options={options} />;
}
