import type { ReactNode } from 'react';

export interface MenuAction {
  type?: undefined;
  key: string | number;
  label: ReactNode;
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onClick?: () => void;
}

export interface MenuDivider {
  type: 'divider';
  key?: string | number;
}

export interface MenuProps {
  items?: (MenuAction | MenuDivider)[];
  /** Called with the chosen item's key, after the item's own `onClick`. */
  onClick?: (info: { key: string }) => void;
  /** The current choice, ticked: the items are then radio items. */
  selectedKeys?: (string | number)[];
}
