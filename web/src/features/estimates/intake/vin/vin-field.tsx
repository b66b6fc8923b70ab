import { refusalMessage } from '@dre/core/domain/estimates/wording/refusal-messages';
import { isVinChecked, vinTrouble, withVinChecked } from '@dre/core/domain/estimates/intake/checked-vins';
import { readVin } from '@dre/core/domain/estimates/intake/vin';
import { useLocation } from '@tanstack/react-router';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useRef, useState } from 'react';
import { Checkbox } from '../../../../ui/choices/Checkbox.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { unitEntry, type FormField } from '../fields/entry.ts';
import { PlainValue } from '../fields/entry-fields.tsx';
import { useIntake } from '../intake-context.ts';
import styles from '../intake.module.css';
import { OnFile } from '../returning/on-file.tsx';
import { ScanButton } from './scan-button.tsx';
import { useEntry } from '../fields/use-entry.ts';
import { vinAnchor } from './vin-anchor.ts';
import { filledText, vinFills, type VinOf, vinText } from './vin-text.ts';

const entries: Record<VinOf, FormField> = {
  coach: capitals(unitEntry('coachVin', 'VIN')),
  chassis: capitals(unitEntry('chassisVin', 'Chassis VIN')),
};

/** Spaces and dashes of a pasted number are no part of it. */
function capitals(entry: FormField): FormField {
  return {
    ...entry,
    changes: (text, estimate) => entry.changes(text.toUpperCase().replaceAll(/[\s-]/g, ''), estimate),
  };
}

const widths: Record<VinOf, 6 | 8> = { coach: 8, chassis: 6 };
const names: Record<VinOf, string> = { coach: 'VIN', chassis: 'Chassis VIN' };

export function VinField({ of }: { readonly of: VinOf }) {
  const { now } = useIntake();
  const entry = entries[of];
  if (!now.mayEdit) {
    return (
      <PlainValue label={names[of]} width={widths[of]} value={<VinText value={entry.text(now.estimate)} />} />
    );
  }
  return (
    <>
      <div
        id={of === 'coach' ? vinAnchor : undefined}
        className={`${styles['cell']} ${styles['vin']}`}
        data-width={widths[of]}
      >
        <LiveVin of={of} entry={entry} />
      </div>
      {of === 'coach' && <OnFile />}
    </>
  );
}

function VinText({ value }: { readonly value: string }) {
  return value === '' ? '–' : <span className={styles['mono']}>{value}</span>;
}

function LiveVin({ of, entry }: { readonly of: VinOf; readonly entry: FormField }) {
  const { now, write } = useIntake();
  const field = useEntry(entry);
  const [filled, setFilled] = useState<readonly string[]>([]);
  const [issue, setIssue] = useState<string>();
  const { makers } = now.contents;
  const isTarget = useLocation({ select: ({ hash }) => hash === vinAnchor });
  const input = useFirstFocus(of === 'coach' && (isTarget || now.status === 'blank'));

  const read = (typed: string) => {
    const text = typed.toUpperCase();
    setFilled([]);
    setIssue(undefined);
    field.onChange(text);
    if (of === 'chassis') return;
    const fills = vinFills(text, now.estimate.unit, makers, new Date().getFullYear());
    if (fills.filled.length === 0) return;
    const vin = text.replaceAll(/[\s-]/g, '');
    const done = write('VIN', [{ kind: 'set-unit', changes: { coachVin: vin, ...fills.changes } }]);
    if (done.ok) setFilled(fills.filled);
    else setIssue(refusalMessage(done.refusal));
  };
  const { tone, message } = vinText(field.value, of, makers, now.estimate.unit);
  const messageTone = of === 'chassis' && field.value === '' ? 'plain' : tone;
  return (
    <>
      <TextField
        {...field}
        error={issue ?? field.error}
        label={names[of]}
        size={of === 'coach' ? 'lg' : 'md'}
        autoComplete="off"
        spellCheck="false"
        inputRef={input}
        onChange={read}
        suffix={<ScanButton onFound={read} of={names[of]} />}
      />
      <output className={styles['vinWords']} data-tone={messageTone}>
        {messageTone === 'right' && <CircleCheck aria-hidden="true" />}
        {messageTone === 'warning' && <TriangleAlert aria-hidden="true" />}
        <span>
          {message}
          {tone === 'right' && filledText(filled)}
        </span>
      </output>
      <CheckedOnVehicle of={of} typed={field.value} onIssue={setIssue} />
    </>
  );
}

interface CheckedOnVehicleProps {
  readonly of: VinOf;
  readonly typed: string;
  readonly onIssue: (issue: string | undefined) => void;
}

/** Offered once a number that looks wrong is stored: some vehicles have such numbers. */
function CheckedOnVehicle({ of, typed, onIssue }: CheckedOnVehicleProps) {
  const { now, write } = useIntake();
  const { unit } = now.estimate;
  const vin = of === 'coach' ? unit.coachVin : unit.chassisVin;
  if (vin === '' || vin !== typed || vinTrouble(readVin(vin, of, now.contents.makers)) === null) return null;
  const check = (isChecked: boolean) => {
    const changes = { checkedVins: withVinChecked(unit, vin, isChecked) };
    const done = write(isChecked ? 'VIN checked' : 'VIN not checked', [{ kind: 'set-unit', changes }]);
    onIssue(done.ok ? undefined : refusalMessage(done.refusal));
  };
  return (
    <div className={styles['vinChecked']}>
      <Checkbox isSelected={isVinChecked(unit, vin)} onChange={check}>
        I checked it: the vehicle’s plate shows this number
      </Checkbox>
    </div>
  );
}

/** An empty form takes typing at once. */
function useFirstFocus(isFirst: boolean) {
  const input = useRef<HTMLInputElement>(null);
  const [wasFirst] = useState(isFirst);
  useEffect(() => {
    if (wasFirst) input.current?.focus({ preventScroll: true });
  }, [wasFirst]);
  return input;
}
