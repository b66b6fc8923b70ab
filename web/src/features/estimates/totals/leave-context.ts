import { createContext, use } from 'react';

const LeaveContext = createContext<() => void>(() => undefined);

/** Where the totals lie over the lines, going to a line closes them. */
export const LeaveProvider = LeaveContext.Provider;

export function useLeave(): () => void {
  return use(LeaveContext);
}
