import CalendarCheck from 'lucide-react/icons/calendar-check';
import ChartColumn from 'lucide-react/icons/chart-column';
import ClockCheck from 'lucide-react/icons/clock-check';
import FileCheck from 'lucide-react/icons/file-check';

/** The benefits of the marketing text (spec §1), each with its icon. */
export const benefits = [
  { text: 'Schedule work', Icon: CalendarCheck },
  { text: 'Measure performance', Icon: ChartColumn },
  { text: 'Keep technicians on task and on time', Icon: ClockCheck },
  { text: 'Prepare detailed and consistent consumer and insurance estimates', Icon: FileCheck },
] as const;
