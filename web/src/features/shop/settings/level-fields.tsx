import type { CrewMember } from '@dre/core/domain/shop/model/crew-member';
import { departments, type SkillLevel } from '@dre/core/domain/shop/model/departments';
import { departmentLabels } from '@dre/core/domain/shop/wording/shop-labels';
import { Select } from '../../../ui/choices/Select.tsx';
import styles from './shop-settings.module.css';

const options = [
  { id: '0', label: 'Not here' },
  { id: '1', label: 'Helper' },
  { id: '2', label: 'Technician' },
  { id: '3', label: 'Specialist' },
] as const;

interface LevelFieldsProps {
  readonly levels: CrewMember['levels'];
  readonly onChange: (levels: CrewMember['levels']) => void;
}

/** The level in each department, as the book names skills. Sublet work is done by others. */
export function LevelFields({ levels, onChange }: LevelFieldsProps) {
  return (
    <fieldset className={styles['group']}>
      <legend>Level by department</legend>
      <div className={styles['three']}>
        {departments
          .filter((department) => department !== 'sublet')
          .map((department) => (
            <Select
              key={department}
              label={departmentLabels[department]}
              options={options}
              value={String(levels[department] ?? 0)}
              onChange={(id) => {
                const { [department]: _, ...others } = levels;
                onChange(id === '0' ? others : { ...others, [department]: Number(id) as SkillLevel });
              }}
            />
          ))}
      </div>
    </fieldset>
  );
}
