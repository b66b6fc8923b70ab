/** Where screens were left: kept while the page is open, and on no disk. */
export interface LeftScreens {
  /** How far it was scrolled, by its whole address: another choice of a list is another list. */
  readonly leave: (href: string, top: number) => void;
  readonly topOf: (href: string) => number;
  /** What My Estimates showed last. */
  readonly leaveList: (search: ListSearch) => void;
  /** The way back to it. From the list itself it leads to all of it. */
  readonly listFrom: (pathname: string) => ListSearch;
  readonly forget: () => void;
}

type ListSearch = Readonly<Record<string, string>>;

const most = 100;
/** Screens of work; pages one reads open at their beginning. */
const work = /^\/(estimate|account|admin|reporting)\//;

export function createLeftScreens(): LeftScreens {
  const tops = new Map<string, number>();
  let list: ListSearch = {};
  return {
    leave: (href, top) => {
      if (!work.test(href)) return;
      tops.delete(href);
      tops.set(href, top);
      const [oldest] = tops.keys();
      if (tops.size > most && oldest !== undefined) tops.delete(oldest);
    },
    topOf: (href) => tops.get(href) ?? 0,
    leaveList: (search) => {
      list = search;
    },
    listFrom: (pathname) => (pathname === '/estimate/my-estimates' ? {} : list),
    forget: () => {
      tops.clear();
      list = {};
    },
  };
}

export const leftScreens = createLeftScreens();
