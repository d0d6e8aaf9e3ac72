export { ageLabel } from './age-label';
export { formatDay, formatInstant, formatShortDay, formatTime } from './day';
export { formatClock, formatDecimalHours, formatHours } from './duration';
export { formatCount, formatDollars, formatMoney } from './money';
