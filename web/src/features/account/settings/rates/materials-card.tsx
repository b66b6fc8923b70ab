import { RadioGroup } from '../../../../ui/choices/RadioGroup.tsx';
import { PaintFields } from './paint-fields.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { useProfileForm } from '../settings-form.ts';
import { SuppliesFields } from './supplies-fields.tsx';

export function MaterialsCard() {
  const { current, changeProfile } = useProfileForm();
  return (
    <SettingsCard
      id="materials"
      title="Materials"
      help="Paint materials follow refinish hours. Shop supplies follow total labor."
    >
      <PaintFields />
      <SuppliesFields />
      <RadioGroup
        label="Consumables of the book (sealant, tape, fasteners)"
        options={[
          { id: 'in-supplies', label: 'Paid for by shop supplies' },
          { id: 'own-lines', label: 'Billed on lines of their own' },
        ]}
        value={current.profile.consumables}
        onChange={(id) =>
          changeProfile((profile) => ({
            ...profile,
            consumables: id === 'own-lines' ? 'own-lines' : 'in-supplies',
          }))
        }
      />
    </SettingsCard>
  );
}
