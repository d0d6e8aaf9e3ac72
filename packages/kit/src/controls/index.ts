export { Avatar, type AvatarProps } from './avatar';
export { DraftOwner } from './draft-owner';
export { Dropdown, type DropdownProps } from './dropdown';
export type { MenuProps } from './menu-types';
export { Progress, type ProgressProps } from './progress';
export { Segmented, type SegmentedOption, type SegmentedProps } from './segmented';
export { Tooltip } from './tooltip';
export { useWeekStart, WeekStartOfCompany } from './week-start';
