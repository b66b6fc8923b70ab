/** The crews of a shop; each does its steps of an order. */
export const departments = [
  'frame',
  'body',
  'roof',
  'interior',
  'mechanical',
  'electrical',
  'systems',
  'glass',
  'paint',
  'detail',
  'sublet',
] as const;
export type Department = (typeof departments)[number];

/** The route of a repair. Departments of one phase work side by side; `cure` occupies the booth and nobody. */
export const phases = [
  'check-in',
  'teardown',
  'frame',
  'body',
  'paint',
  'cure',
  'reassembly',
  'tests',
  'detail',
  'quality',
] as const;
export type Phase = (typeof phases)[number];

/** Crew levels are the book's skills: helper, technician, specialist. */
export type SkillLevel = 1 | 2 | 3;
