export { fileSize } from '@dwang/domain';
export { ageLabel } from './age-label';
export { formatDay, formatInstant, formatShortDay, formatTime } from './day';
export { doubtWords } from './doubt-words';
export { formatClock, formatDecimalHours, formatExactHours, formatHourSum, formatHours } from './duration';
export { formatCount, formatDollars, formatMoney } from './money';
export { setNow } from './now';
export { timeAgo } from './time-ago';
