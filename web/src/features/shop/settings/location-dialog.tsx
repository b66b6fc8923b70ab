import { locationKinds, type ShopLocation } from '@dre/core/domain/shop/model/shop-location';
import { useState } from 'react';
import { problemText } from '../../../lib/calls/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { useConfirm } from '../../../ui/overlays/use-confirm.tsx';
import { inchesText, readInches } from './inches-text.ts';
import { kindLabels } from './location-kinds.ts';
import styles from './shop-settings.module.css';
import { useShopRecord } from './use-shop-record.ts';

interface LocationDialogProps {
  readonly stored: { readonly location: ShopLocation; readonly revision: number };
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

const measures = [
  { name: 'length', label: 'Length' },
  { name: 'doorHeight', label: 'Door height' },
  { name: 'width', label: 'Width' },
] as const;
type Measure = (typeof measures)[number]['name'];

export function LocationDialog({ stored: { location, revision }, onClose, onChanged }: LocationDialogProps) {
  const { storeLocation, isBusy, problem } = useShopRecord(onChanged);
  const [name, setName] = useState(location.name);
  const [kind, setKind] = useState(location.kind);
  const [texts, setTexts] = useState<Record<Measure, string>>({
    length: inchesText(location.length),
    doorHeight: inchesText(location.doorHeight),
    width: inchesText(location.width),
  });
  const [equipment, setEquipment] = useState(location.equipment.join(', '));
  const [isTried, setTried] = useState(false);
  const { confirm, dialog } = useConfirm();
  const read = {
    length: readInches(texts.length),
    doorHeight: readInches(texts.doorHeight),
    width: readInches(texts.width),
  };
  const isWrong = name.trim() === '' || Object.values(read).includes(undefined);
  const save = async (isRemoved: boolean) => {
    setTried(true);
    if (isWrong && !isRemoved) return;
    const words = equipment.split(',').map((word) => word.trim());
    const next: ShopLocation = {
      ...location,
      name: name.trim(),
      kind,
      length: read.length ?? null,
      doorHeight: read.doorHeight ?? null,
      width: read.width ?? null,
      equipment: words.filter((word) => word !== ''),
    };
    if (await storeLocation(isRemoved ? location : next, revision, isRemoved)) onClose();
  };
  const remove = async () => {
    const isSure = await confirm({
      heading: `Remove ${location.name}?`,
      message: 'No unit can be moved there any more. Units that stand there stay until they are moved.',
      action: 'Remove',
      cancel: true,
      destructive: true,
    });
    if (isSure) await save(true);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={revision === 0 ? 'Add a place' : `Change ${location.name}`}
      footer={
        <>
          {revision > 0 && (
            <Button variant="danger" isDisabled={isBusy} onPress={() => void remove()}>
              Remove
            </Button>
          )}
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" isDisabled={isBusy} onPress={() => void save(false)}>
            Save
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        {problem !== undefined && (
          <Alert tone="error" role="alert">
            {problemText(problem)}
          </Alert>
        )}
        <TextField
          label="Name"
          value={name}
          onChange={setName}
          {...(isTried && name.trim() === '' && { error: 'A place needs a name, such as Bay 3.' })}
        />
        <Select
          label="Kind"
          options={locationKinds.map((id) => ({ id, label: kindLabels[id] }))}
          value={kind}
          onChange={(id) => setKind(id as ShopLocation['kind'])}
        />
        <div className={styles['three']}>
          {measures.map(({ name: measure, label }) => (
            <TextField
              key={measure}
              label={label}
              help="Such as 45 ft 6 in. Empty is no limit."
              value={texts[measure]}
              onChange={(text) => setTexts((before) => ({ ...before, [measure]: text }))}
              {...(isTried && read[measure] === undefined && { error: 'Write feet and inches.' })}
            />
          ))}
        </div>
        <TextField
          label="Equipment"
          help="Separated by commas: lift, compressed air, 50 A shore power."
          value={equipment}
          onChange={setEquipment}
        />
      </div>
      {dialog}
    </Dialog>
  );
}
