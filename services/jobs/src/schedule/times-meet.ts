interface DayTimes {
  startTime: string | null;
  endTime: string | null;
}

/** Whether two bookings of one day share time: a whole day meets everything of that day, a morning and an afternoon do not meet. */
export const timesMeet = (one: DayTimes, other: DayTimes): boolean =>
  !one.startTime ||
  !one.endTime ||
  !other.startTime ||
  !other.endTime ||
  (one.startTime < other.endTime && other.startTime < one.endTime);
