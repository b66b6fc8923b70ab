import { paintMethodLabels } from '@dre/core/domain/account/setting-labels';
import type { PaintMaterials, PaintTableRow } from '@dre/core/domain/estimates/model/profile';
import { cents, centsPerHour, millionths, tenthHours } from '@dre/core/domain/units';
import { Checkbox } from '../../../../ui/choices/Checkbox.tsx';
import { Select } from '../../../../ui/choices/Select.tsx';
import { PaintTable } from './paint-table.tsx';
import { NumberSetting, OptionalNumberSetting } from '../setting-fields.tsx';
import { useProfileForm } from '../settings-form.ts';
import styles from '../settings.module.css';

const methods = ['rate', 'percent', 'table'] as const;

/** The initial values of each calculation method when it is first selected. */
function begun(method: PaintMaterials['method'], countsManualLines: boolean): PaintMaterials {
  const rate = centsPerHour(60_00);
  if (method === 'percent') return { method, percent: millionths(350_000), cap: null, countsManualLines };
  if (method === 'rate') {
    return { method, rate, firstHours: null, furtherRate: rate, cap: null, countsManualLines };
  }
  const row: PaintTableRow = { maxHours: tenthHours(100), charge: { kind: 'rate', rate } };
  return { method, rows: [row], countsManualLines };
}

export function PaintFields() {
  const { current, changeProfile, isReadOnly } = useProfileForm();
  const paint = current.profile.paintMaterials;
  const change = (paintMaterials: PaintMaterials) =>
    changeProfile((profile) => ({ ...profile, paintMaterials }));
  return (
    <fieldset className={styles['group']} aria-label="Paint materials">
      <div className={styles['fields']}>
        <Select
          label="Paint materials"
          options={methods.map((id) => ({ id, label: paintMethodLabels[id] }))}
          value={paint.method}
          isDisabled={isReadOnly}
          onChange={(id) => {
            const method = methods.find((one) => one === id);
            if (method !== undefined && method !== paint.method) {
              change(begun(method, paint.countsManualLines));
            }
          }}
        />
        {paint.method === 'rate' && <RateFields paint={paint} onChange={change} />}
        {paint.method === 'percent' && <PercentFields paint={paint} onChange={change} />}
      </div>
      {paint.method === 'table' && <PaintTable paint={paint} onChange={change} />}
      <Checkbox
        isSelected={paint.countsManualLines}
        onChange={(countsManualLines) => change({ ...paint, countsManualLines })}
      >
        Refinish hours of lines written by hand count too
      </Checkbox>
    </fieldset>
  );
}

interface Fields<Method extends PaintMaterials['method']> {
  readonly paint: Extract<PaintMaterials, { method: Method }>;
  readonly onChange: (paint: PaintMaterials) => void;
}

function RateFields({ paint, onChange }: Fields<'rate'>) {
  const { profileFault } = useProfileForm();
  return (
    <>
      <NumberSetting
        kind="money"
        label="Rate"
        suffix="per refinish h"
        value={paint.rate}
        fault={profileFault('paintMaterials.rate')}
        onChange={(rate) => onChange({ ...paint, rate: centsPerHour(rate) })}
      />
      <OptionalNumberSetting
        kind="hours"
        label="Hours at this rate"
        placeholder="All"
        value={paint.firstHours}
        fault={profileFault('paintMaterials.firstHours')}
        onChange={(first) => onChange({ ...paint, firstHours: first === null ? null : tenthHours(first) })}
      />
      {paint.firstHours !== null && (
        <NumberSetting
          kind="money"
          label="Rate of further hours"
          suffix="per refinish h"
          value={paint.furtherRate}
          fault={profileFault('paintMaterials.furtherRate')}
          onChange={(rate) => onChange({ ...paint, furtherRate: centsPerHour(rate) })}
        />
      )}
      <CapField paint={paint} onChange={onChange} />
    </>
  );
}

function PercentFields({ paint, onChange }: Fields<'percent'>) {
  const { profileFault } = useProfileForm();
  return (
    <>
      <NumberSetting
        kind="percent"
        label="Percent of refinish labor"
        value={paint.percent}
        fault={profileFault('paintMaterials.percent')}
        onChange={(percent) => onChange({ ...paint, percent: millionths(percent) })}
      />
      <CapField paint={paint} onChange={onChange} />
    </>
  );
}

function CapField({ paint, onChange }: Fields<'rate' | 'percent'>) {
  const { profileFault } = useProfileForm();
  return (
    <OptionalNumberSetting
      kind="money"
      label="Paint materials, at most"
      placeholder="No limit"
      value={paint.cap}
      fault={profileFault('paintMaterials.cap')}
      onChange={(cap) => onChange({ ...paint, cap: cap === null ? null : cents(cap) })}
    />
  );
}
