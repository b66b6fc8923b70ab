import { changeShop } from '@dre/core/contract/shop/shop';
import { departments, type Phase, phases } from '@dre/core/domain/shop/model/departments';
import type { ShopSettings } from '@dre/core/domain/shop/model/shop-settings';
import { departmentLabels, phaseLabels } from '@dre/core/domain/shop/wording/shop-labels';
import { millionths, minutes } from '@dre/core/domain/units';
import { useState } from 'react';
import { problemText, useAction } from '../../../lib/calls/use-action.ts';
import type { ShopReply } from '../../../offline/shop/shop-transport.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Checkbox } from '../../../ui/choices/Checkbox.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { HolidayFields } from './holiday-fields.tsx';
import styles from './shop-settings.module.css';

interface RulesCardProps {
  readonly shop: ShopReply;
  readonly mayChange: boolean;
  readonly onChanged: () => void;
}

/** The rules by which a version becomes work. Orders keep the work they have. */
export function RulesCard({ shop: { isOn, revision, settings }, mayChange, onChanged }: RulesCardProps) {
  const { run, isBusy, problem } = useAction();
  const [draft, setDraft] = useState(settings);
  const [share, setShare] = useState(String(settings.offShare / 10_000));
  const [move, setMove] = useState(String(settings.moveMinutes));
  const read = { share: wholeNumber(share, 100), move: wholeNumber(move, 480) };
  const change = (fields: Partial<ShopSettings>) => setDraft((before) => ({ ...before, ...fields }));
  const save = async () => {
    if (read.share === undefined || read.move === undefined) return;
    const next: ShopSettings = {
      ...draft,
      offShare: millionths(read.share * 10_000),
      moveMinutes: minutes(read.move),
      holidays: draft.holidays.filter(({ day }) => day !== ''),
    };
    if ((await run(changeShop, { body: { revision, isOn, settings: next } }, 'Saved.')) !== undefined)
      onChanged();
  };
  return (
    <Card as="section" heading={<h2 id="rules">Route and rules</h2>} aria-labelledby="rules">
      <div className={styles['form']}>
        {problem !== undefined && (
          <Alert tone="error" role="alert">
            {problemText(problem)}
          </Alert>
        )}
        <fieldset className={styles['group']} disabled={!mayChange}>
          <legend>Phase of each department</legend>
          <div className={styles['three']}>
            {departments.map((department) => (
              <Select
                key={department}
                label={departmentLabels[department]}
                isDisabled={!mayChange}
                options={phases.map((id) => ({ id, label: phaseLabels[id] }))}
                value={draft.route[department]}
                onChange={(id) => change({ route: { ...draft.route, [department]: id as Phase } })}
              />
            ))}
          </div>
        </fieldset>
        <div className={styles['three']}>
          <TextField
            label="Removing, of R&I time"
            suffix="%"
            isNumber
            isReadOnly={!mayChange}
            value={share}
            onChange={setShare}
            help="At teardown; the rest is for installing after paint."
            {...(read.share === undefined && { error: 'A whole number from 0 to 100.' })}
          />
          <TextField
            label="Moving a unit takes"
            suffix="min"
            isNumber
            isReadOnly={!mayChange}
            value={move}
            onChange={setMove}
            {...(read.move === undefined && { error: 'A whole number from 0 to 480.' })}
          />
        </div>
        <HolidayFields
          holidays={draft.holidays}
          mayChange={mayChange}
          onChange={(holidays) => change({ holidays })}
        />
        <Checkbox
          isDisabled={!mayChange}
          isSelected={draft.showsTimeOfOne === true}
          onChange={(showsTimeOfOne) => change({ showsTimeOfOne })}
        >
          Show your shop’s own time beside the book also where all repairs are of one person
        </Checkbox>
        {mayChange && (
          <div>
            <Button variant="primary" isDisabled={isBusy} onPress={() => void save()}>
              Save rules
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

function wholeNumber(text: string, most: number): number | undefined {
  const value = /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : Number.NaN;
  return value <= most ? value : undefined;
}
