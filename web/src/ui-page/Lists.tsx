import { useState } from 'react';
import { ComboBox } from '../ui/choices/ComboBox.tsx';
import { MultiSelect } from '../ui/choices/MultiSelect.tsx';
import { Select } from '../ui/choices/Select.tsx';
import { Specimen } from './Specimen.tsx';

const vehicles = [
  { id: 'travel-trailer', label: 'Travel trailer' },
  { id: 'fifth-wheel', label: 'Fifth wheel' },
  { id: 'class-a', label: 'Class A motorhome' },
  { id: 'class-b', label: 'Class B van' },
  { id: 'class-c', label: 'Class C motorhome' },
  { id: 'toy-hauler', label: 'Toy hauler' },
  { id: 'pop-up', label: 'Folding camper' },
  { id: 'truck-camper', label: 'Truck camper', note: 'no drawings yet', isDisabled: true },
];

export function Lists() {
  const [vehicle, setVehicle] = useState<string | null>('fifth-wheel');
  const [found, setFound] = useState<string | null>(null);
  const [several, setSeveral] = useState<ReadonlySet<string>>(new Set(['class-a', 'class-c']));
  const [two, setTwo] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <Specimen title="Select">
        <Select label="Vehicle type" options={vehicles} value={vehicle} onChange={setVehicle} />
        <Select
          label="Insurer"
          options={[]}
          value={null}
          onChange={setVehicle}
          placeholder="Choose an insurer"
          error="Choose who pays."
        />
        <Select label="Locked" options={vehicles} value="class-a" onChange={setVehicle} isDisabled />
      </Specimen>
      <Specimen title="Combo box">
        <ComboBox
          label="Find a vehicle type"
          options={vehicles}
          value={found}
          onChange={setFound}
          placeholder="Type to narrow the list"
          help={found === null ? 'Nothing chosen' : `Chosen: ${found}`}
        />
        <ComboBox
          label="Disabled combo box"
          options={vehicles}
          value="class-b"
          onChange={setFound}
          isDisabled
        />
      </Specimen>
      <Specimen title="Multi-select">
        <MultiSelect label="Vehicle types" options={vehicles} value={several} onChange={setSeveral} />
        <MultiSelect
          label="Two at most"
          options={vehicles}
          value={two}
          onChange={setTwo}
          selectionLimit={2}
          help={`${two.size} of 2 chosen`}
        />
        <MultiSelect label="Nothing to choose" options={[]} value={new Set()} onChange={setTwo} />
        <MultiSelect
          label="Disabled list"
          options={vehicles}
          value={several}
          onChange={setSeveral}
          isDisabled
        />
      </Specimen>
    </>
  );
}
