export const orderTabs = ['work', 'parts', 'photos', 'time', 'checks', 'history'] as const;
export type OrderTab = (typeof orderTabs)[number];

/** An unknown tab in an address is the first one. */
export function orderTab(text: string | undefined): OrderTab {
  return orderTabs.find((tab) => tab === text) ?? 'work';
}
