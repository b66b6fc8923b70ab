import type { Line } from './line.ts';

/** Which account a line is written to. Work of one never changes the hours of another: what may turn out to be
 * damaged, or was damaged before, must not make the repair cheaper. */
export type Standing = 'in-totals' | 'possible' | 'unrelated' | 'excluded';

export function standingOf(line: Line): Standing {
  if (line.payer === 'excluded') return 'excluded';
  if (line.priorDamage === 'unrelated') return 'unrelated';
  return line.state === 'possible' ? 'possible' : 'in-totals';
}

/** Tells apart what is paid by different people but reckoned together, such as one clear coat; the usual case is
 * named by nothing. */
export function accountOf(line: Line): string {
  const standing = standingOf(line);
  if (standing !== 'in-totals') return standing;
  if (line.payer !== 'insurer') return line.payer;
  return line.priorDamage === 'related' ? 'related' : '';
}
