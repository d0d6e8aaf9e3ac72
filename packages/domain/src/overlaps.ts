/** A half-open span of time, `[startTime, endTime)`. Instants ISO. */
export interface TimeSpan {
  startTime: string;
  endTime: string;
}

/** Whether two spans share a moment. Spans that only touch do not: one may end at the very instant at which the other starts. */
export const overlaps = (one: TimeSpan, other: TimeSpan): boolean =>
  Date.parse(one.startTime) < Date.parse(other.endTime) && Date.parse(other.startTime) < Date.parse(one.endTime);
