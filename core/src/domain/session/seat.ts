/** A seat is one person on several devices at once: a computer, a tablet, a phone. A company sets how many. */
export const devicesPerPerson = { fewest: 1, most: 5, usual: 3 } as const;

/** With several companies the strictest counts: none can loosen another's limit. */
export function devicesAllowed(companies: readonly { readonly devicesPerPerson: number }[]): number {
  if (companies.length === 0) return devicesPerPerson.usual;
  return Math.min(...companies.map((company) => company.devicesPerPerson));
}

/** The sessions on other devices that end because one more signs in: those idle longest. */
export function sessionsToEnd<Session extends { readonly lastActiveAt: Date }>(
  others: readonly Session[],
  allowed: number,
): readonly Session[] {
  const longestIdleFirst = others.toSorted((a, b) => a.lastActiveAt.getTime() - b.lastActiveAt.getTime());
  return longestIdleFirst.slice(0, Math.max(0, others.length - (allowed - 1)));
}
