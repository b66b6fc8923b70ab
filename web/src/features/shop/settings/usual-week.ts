import type { WorkCalendar } from '@dre/core/domain/shop/model/work-calendar';

const shift = [
  { from: 8 * 60, until: 12 * 60 },
  { from: 12 * 60 + 30, until: 16 * 60 + 30 },
];

/** Forty hours, Monday to Friday: where a new calendar begins. */
export const usualWeek: WorkCalendar = {
  week: { sun: [], mon: shift, tue: shift, wed: shift, thu: shift, fri: shift, sat: [] },
  exceptions: [],
};
