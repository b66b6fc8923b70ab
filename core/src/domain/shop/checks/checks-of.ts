import type { OperationKind } from '../../catalogue/trade-words.ts';
import type { Department } from '../model/departments.ts';
import type { ShopSettings } from '../model/shop-settings.ts';
import type { WorkCheck, WorkTask } from '../model/version-work.ts';

/** A company's check and the work that asks for it; empty lists mean any. */
export interface CheckRule extends Omit<WorkCheck, 'phase'> {
  readonly whenDepartments: readonly Department[];
  readonly whenOperations: readonly OperationKind[];
}

export const defaultCheckRules: readonly CheckRule[] = [
  rule('lp-pressure', 'LP pressure test', 'reading', 'systems'),
  rule('water', 'Water test', 'photo', 'roof'),
  rule('roof-seal', 'Roof seal', 'photo', 'roof'),
  rule('moisture', 'Moisture', 'reading', 'interior'),
  rule('lights', 'Lights', 'none', 'electrical'),
  rule('slide-run', 'Slide run', 'none', 'mechanical'),
];

function rule(key: string, name: string, proof: WorkCheck['proof'], department: Department): CheckRule {
  return { key, name, proof, department, whenDepartments: [department], whenOperations: [] };
}

/** The checks that tasks ask for, each once, in the order of the rules. */
export function checksOf(
  tasks: readonly WorkTask[],
  rules: readonly CheckRule[],
  { route }: Pick<ShopSettings, 'route'>,
): readonly WorkCheck[] {
  return rules
    .filter(({ whenDepartments, whenOperations }) =>
      tasks.some(
        ({ department, operation }) =>
          (whenDepartments.length === 0 || whenDepartments.includes(department)) &&
          (whenOperations.length === 0 || (operation !== null && whenOperations.includes(operation))),
      ),
    )
    .map(({ key, name, proof, department }) => ({ key, name, proof, department, phase: route[department] }));
}
