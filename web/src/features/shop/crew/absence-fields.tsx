import { type AbsenceKind, absenceKinds } from '@dre/core/domain/shop/model/absence';
import { absenceLabels } from '@dre/core/domain/shop/wording/shop-labels';
import { Checkbox } from '../../../ui/choices/Checkbox.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import dialogs from '../dialogs/dialogs.module.css';
import type { AbsenceDraft, DraftProblem } from './absence-draft.ts';

interface AbsenceFieldsProps {
  readonly draft: AbsenceDraft;
  readonly problem: DraftProblem | undefined;
  readonly onChange: (draft: AbsenceDraft) => void;
}

export function AbsenceFields({ draft, problem, onChange }: AbsenceFieldsProps) {
  const change = (fields: Partial<AbsenceDraft>) => onChange({ ...draft, ...fields });
  const errorAt = (at: DraftProblem['at']) => (problem?.at === at ? { error: problem.text } : {});
  return (
    <>
      <Select
        label="Reason"
        options={absenceKinds.map((id) => ({ id, label: absenceLabels[id] }))}
        value={draft.kind}
        onChange={(kind) => change({ kind: kind as AbsenceKind })}
      />
      <div className={dialogs['pair']}>
        <TextField
          label="First day"
          type="date"
          value={draft.from}
          onChange={(from) => change({ from })}
          {...errorAt('from')}
        />
        <TextField
          label="Last day"
          type="date"
          help="Empty for one day."
          value={draft.until}
          onChange={(until) => change({ until })}
          {...errorAt('until')}
        />
      </div>
      <Checkbox isSelected={draft.isPart} onChange={(isPart) => change({ isPart })}>
        Only part of the day
      </Checkbox>
      {draft.isPart && (
        <TextField
          label="Away from and until"
          help="As 8-12 or 1 PM-4:30 PM."
          value={draft.hours}
          onChange={(hours) => change({ hours })}
          {...errorAt('hours')}
        />
      )}
    </>
  );
}
