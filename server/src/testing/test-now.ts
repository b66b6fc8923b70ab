/** The current time of all tests. */
export const testNow = new Date('2026-11-14T10:42:00Z');
