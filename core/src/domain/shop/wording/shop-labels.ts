import type { AbsenceKind } from '../model/absence.ts';
import type { Activity } from '../model/clock-entry.ts';
import type { Department, Phase } from '../model/departments.ts';
import type { TaskHalf, WorkTask } from '../model/version-work.ts';

export const departmentLabels: Readonly<Record<Department, string>> = {
  frame: 'Frame',
  body: 'Body',
  roof: 'Roof',
  interior: 'Interior',
  mechanical: 'Mechanical',
  electrical: 'Electrical and diagnosis',
  systems: 'Systems',
  glass: 'Glass',
  paint: 'Paint',
  detail: 'Detail',
  sublet: 'Sublet',
};

/** R&I is two pieces of work; a whole task needs no word. */
export const halfLabels: Readonly<Record<TaskHalf, string>> = {
  whole: '',
  off: 'take off',
  on: 'put back on',
};

/** "Tail light, take off": the two halves of R&I are told apart. */
export function taskName({ description, half }: Pick<WorkTask, 'description' | 'half'>): string {
  return half === 'whole' ? description : `${description}, ${halfLabels[half]}`;
}

export const phaseLabels: Readonly<Record<Phase, string>> = {
  'check-in': 'Check-in and wash',
  teardown: 'Teardown',
  frame: 'Frame',
  body: 'Body',
  paint: 'Paint',
  cure: 'Cure',
  reassembly: 'Reassembly',
  tests: 'Tests',
  detail: 'Detail',
  quality: 'Quality',
};

export const activityLabels: Readonly<Record<Activity, string>> = {
  'waiting-for-parts': 'Waiting for parts',
  'waiting-for-instructions': 'Waiting for instructions',
  'moving-units': 'Moving units',
  cleaning: 'Cleaning',
  training: 'Training',
  redo: 'Redo',
  'paid-break': 'Break',
  meal: 'Meal',
};

export const absenceLabels: Readonly<Record<AbsenceKind, string>> = {
  vacation: 'Vacation',
  sick: 'Sick',
  training: 'Training',
  other: 'Away',
};
