/** Minutes of a local day: 480 is 08:00. `until` beyond 1,440 ends on the next day. */
export interface DayWindow {
  readonly from: number;
  readonly until: number;
}
