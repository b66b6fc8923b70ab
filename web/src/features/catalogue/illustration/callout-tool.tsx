import Hash from 'lucide-react/icons/hash';
import { Button } from '../../../ui/actions/Button.tsx';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import type { Callouts } from './use-callouts.ts';

/** Labels for the drawing kit's categories. */
const names: Readonly<Record<string, string>> = {
  awning: 'Awning',
  body: 'Body',
  cab: 'Cab',
  canvas: 'Canvas',
  chassis: 'Chassis',
  door: 'Doors',
  glass: 'Glass',
  house: 'House',
  int: 'Interior',
  light: 'Lights',
  rear: 'Rear',
  roof: 'Roof',
  run: 'Running gear',
  slide: 'Slide-outs',
  util: 'Utilities',
};

/** Numbers around the picture, as in a parts manual. */
export function CalloutTool({ numbers }: { readonly numbers: Callouts }) {
  const { choice, choose, categories } = numbers;
  const icon = <Hash aria-hidden="true" size={16} />;
  if (categories.length === 0) {
    const isOn = choice !== 'none';
    return (
      <Button
        variant="ghost"
        iconOnly
        aria-label="Numbers round the picture"
        aria-pressed={isOn}
        icon={icon}
        onPress={() => choose(isOn ? 'none' : 'all')}
      />
    );
  }
  return (
    <Menu
      label="Numbers round the picture"
      trigger={
        <Button variant="ghost" iconOnly aria-label="Numbers round the picture, by category" icon={icon} />
      }
      items={[
        { id: 'none', label: 'No numbers' },
        'line',
        ...categories.map((category) => ({ id: category, label: names[category] ?? category })),
      ]}
      onAction={choose}
    />
  );
}
