import type { LaborType } from '../../catalogue/trade-words.ts';
import type { Line } from '../../estimates/model/line.ts';
import type { Department, Phase } from '../model/departments.ts';
import type { ShopSettings } from '../model/shop-settings.ts';

const byLaborType: Readonly<Record<LaborType, Department>> = {
  structural: 'frame',
  body: 'body',
  'user-1': 'body',
  'user-2': 'body',
  'user-3': 'body',
  'user-4': 'body',
  carpentry: 'interior',
  mechanical: 'mechanical',
  electrical: 'electrical',
  diagnostic: 'electrical',
  'plumbing-lp': 'systems',
  appliance: 'systems',
  glass: 'glass',
  refinish: 'paint',
};

/** The department that does a line's work of one labor type; `type` is null for a sublet amount without hours. */
export function departmentOf(line: Line, type: LaborType | null, { detailParts }: ShopSettings): Department {
  if (type === null || line.operation === 'sublet') return 'sublet';
  const part = partOfLine(line);
  if (part !== null && part in detailParts) return 'detail';
  const isOnRoof = line.place.side === 'roof';
  return isOnRoof && (type === 'body' || type === 'carpentry') ? 'roof' : byLaborType[type];
}

/** Tests come after reassembly, whichever department does them. */
export function phaseOfTask(line: Line, department: Department, settings: ShopSettings): Phase {
  const { route, detailParts } = settings;
  if (department === 'detail') return detailParts[partOfLine(line) ?? ''] ?? route.detail;
  return line.operation === 'test' && department !== 'sublet' ? 'tests' : route[department];
}

function partOfLine({ source }: Line): string | null {
  return source.kind === 'book' || source.kind === 'calculator' ? source.part : null;
}
