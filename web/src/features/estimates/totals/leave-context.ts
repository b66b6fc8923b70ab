import { createContext, use } from 'react';

const LeaveContext = createContext<() => void>(() => undefined);

/** Closes the totals, where they cover the lines, when the user goes to a line. */
export const LeaveProvider = LeaveContext.Provider;

export function useLeave(): () => void {
  return use(LeaveContext);
}
