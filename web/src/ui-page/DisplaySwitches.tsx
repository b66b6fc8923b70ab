import { useState } from 'react';
import { SegmentedControl } from '../ui/actions/SegmentedControl.tsx';
import { chooseDisplay, displayChoice } from '../ui/theme/theme.ts';
import type { DisplayChoice } from '../ui/theme/theme.ts';

export function DisplaySwitches() {
  const [choice, setChoice] = useState(displayChoice);
  const choose = (change: Partial<DisplayChoice>) => {
    chooseDisplay(change);
    setChoice(displayChoice());
  };
  return (
    <>
      <SegmentedControl
        label="Theme"
        segments={[
          { id: 'system', label: 'System' },
          { id: 'light', label: 'Light' },
          { id: 'dark', label: 'Dark' },
        ]}
        value={choice.theme}
        onChange={(theme) => choose({ theme })}
      />
      <SegmentedControl
        label="Contrast"
        segments={[
          { id: 'system', label: 'System' },
          { id: 'normal', label: 'Normal' },
          { id: 'sun', label: 'Sunlight' },
        ]}
        value={choice.contrast}
        onChange={(contrast) => choose({ contrast })}
      />
      <SegmentedControl
        label="Density"
        segments={[
          { id: 'auto', label: 'Auto' },
          { id: 'compact', label: 'Compact' },
          { id: 'touch', label: 'Touch' },
        ]}
        value={choice.density}
        onChange={(density) => choose({ density })}
      />
    </>
  );
}
