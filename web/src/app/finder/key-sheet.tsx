import CircleHelp from 'lucide-react/icons/circle-help';
import { useState, useSyncExternalStore } from 'react';
import { useMay } from '../../features/session/use-may.ts';
import { type Command, offeredCommands, onCommandsOffered } from '../../lib/commands.ts';
import { globalKeys } from '../../lib/global-keys.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Kbd } from '../../ui/actions/Kbd.tsx';
import { SegmentedControl } from '../../ui/actions/SegmentedControl.tsx';
import { Switch } from '../../ui/choices/Switch.tsx';
import { chooseDisplay, displayChoice, isSunlit } from '../../ui/theme/theme.ts';
import { showLayer } from '../../lib/page/layers.ts';
import styles from './finder.module.css';

/** The keys available here, with the options for keys and target sizes. */
export function KeySheet() {
  const offered = useSyncExternalStore(onCommandsOffered, offeredCommands, offeredCommands);
  const mayWrite = useMay()('edit-estimates');
  const commands = [...globalKeys.filter(({ id }) => id !== 'new' || mayWrite), ...offered].filter(
    ({ keys }) => keys.length > 0,
  );
  const places = [...new Set(commands.map(({ where }) => where))];
  return (
    <Dialog isOpen onClose={() => showLayer(null)} title="Keys and display" size="lg">
      <div className={styles['switches']}>
        <Button icon={<CircleHelp aria-hidden="true" />} onPress={() => showLayer('help')}>
          Help for this screen
        </Button>
      </div>
      <DisplaySwitches />
      <div className={styles['sheet']}>
        {places.map((place) => (
          <section key={place} className={styles['place']} aria-label={place}>
            <h3>{place}</h3>
            <dl>
              {commands
                .filter(({ where }) => where === place)
                .map((command) => (
                  <KeyRow key={command.id} command={command} />
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function KeyRow({ command: { name, keys } }: { readonly command: Command }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {keys.map((way) => (
          <span key={way.join(' ')} className={styles['way']}>
            {way.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </span>
        ))}
      </dd>
    </div>
  );
}

const themes = [
  { id: 'system', label: 'As the system' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
] as const;

function DisplaySwitches() {
  const [{ theme, glove, letters }, setChoice] = useState(displayChoice);
  const [sunlit, setSunlit] = useState(isSunlit);
  const choose = (change: Parameters<typeof chooseDisplay>[0]) => {
    chooseDisplay(change);
    setChoice(displayChoice());
    setSunlit(isSunlit());
  };
  return (
    <div className={styles['switches']}>
      <SegmentedControl
        label="Colors"
        segments={themes}
        value={theme}
        onChange={(chosen) => choose({ theme: chosen })}
      />
      <Switch isSelected={sunlit} onChange={(isOn) => choose({ contrast: isOn ? 'sun' : 'normal' })}>
        Sunlight: black on white, thick lines
      </Switch>
      <Switch isSelected={letters === 'on'} onChange={(isOn) => choose({ letters: isOn ? 'on' : 'off' })}>
        Single-letter keys
      </Switch>
      <Switch isSelected={glove === 'on'} onChange={(isOn) => choose({ glove: isOn ? 'on' : 'off' })}>
        Glove mode: larger targets
      </Switch>
    </div>
  );
}
