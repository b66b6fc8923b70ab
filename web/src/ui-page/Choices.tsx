import { useState } from 'react';
import { Checkbox } from '../ui/choices/Checkbox.tsx';
import { RadioGroup } from '../ui/choices/RadioGroup.tsx';
import { SegmentedControl } from '../ui/actions/SegmentedControl.tsx';
import { Switch } from '../ui/choices/Switch.tsx';
import { Row, Specimen } from './Specimen.tsx';

const payers = [
  { id: 'insurer', label: 'Insurer' },
  { id: 'customer', label: 'Customer' },
  { id: 'warranty', label: 'Warranty', note: 'not for this vehicle', isDisabled: true },
];

export function Choices() {
  const [remember, setRemember] = useState(true);
  const [payer, setPayer] = useState('insurer');
  const [isOn, setOn] = useState(true);
  const [view, setView] = useState<'drawing' | 'photos' | 'both'>('drawing');
  return (
    <>
      <Specimen title="Checkbox">
        <Checkbox isSelected={remember} onChange={setRemember}>
          Remember Me
        </Checkbox>
        <Checkbox isIndeterminate>Some of the lines</Checkbox>
        <Checkbox error="Accept the terms to go on.">
          I accept the terms, which are long enough to wrap onto a second line
        </Checkbox>
        <Row>
          <Checkbox isDisabled>Disabled</Checkbox>
          <Checkbox isDisabled defaultSelected>
            Disabled, on
          </Checkbox>
        </Row>
      </Specimen>
      <Specimen title="Radio">
        <RadioGroup label="Who pays" isRequired options={payers} value={payer} onChange={setPayer} />
      </Specimen>
      <Specimen title="Radio, invalid">
        <RadioGroup
          label="Paint"
          options={payers.slice(0, 2)}
          value={null}
          onChange={setPayer}
          error="Choose who pays."
        />
      </Specimen>
      <Specimen title="Switch">
        <Switch isSelected={isOn} onChange={setOn}>
          Single-letter keys
        </Switch>
        <Switch isSelected={false} onChange={setOn}>
          Off
        </Switch>
        <Row>
          <Switch isSelected={false} isDisabled onChange={setOn}>
            Disabled
          </Switch>
          <Switch isSelected isDisabled onChange={setOn}>
            Disabled, on
          </Switch>
        </Row>
      </Specimen>
      <Specimen title="Segmented control">
        <SegmentedControl
          label="View"
          segments={[
            { id: 'drawing', label: 'Drawing' },
            { id: 'photos', label: 'Photos' },
            { id: 'both', label: 'Both', isDisabled: true },
          ]}
          value={view}
          onChange={setView}
        />
      </Specimen>
    </>
  );
}
