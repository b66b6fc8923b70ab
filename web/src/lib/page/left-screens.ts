/** Scroll positions and filters of left screens: held in memory while the page is open, never on disk. */
export interface LeftScreens {
  /** Records the scroll position by the full address: another filter of a list is another list. */
  readonly leave: (href: string, top: number) => void;
  readonly topOf: (href: string) => number;
  /** Records the filters of My Estimates. */
  readonly leaveList: (search: ListSearch) => void;
  /** The filters for a link back to the list. From the list itself the link leads to all estimates. */
  readonly listFrom: (pathname: string) => ListSearch;
  readonly forget: () => void;
}

type ListSearch = Readonly<Record<string, string>>;

const most = 100;
/** Screens of work; pages for reading open at their beginning. */
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
