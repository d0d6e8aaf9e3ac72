import { cloneElement, type MouseEvent, type ReactElement, type Ref, useCallback, useRef, useState } from 'react';
import { Menu } from './menu';
import type { MenuProps } from './menu-types';

interface TriggerProps {
  ref?: Ref<HTMLElement>;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
}

export interface DropdownProps {
  menu: MenuProps;
  /** The button that opens it; gets `aria-expanded`. */
  children: ReactElement<TriggerProps>;
  placement?: 'bottomLeft' | 'bottomRight';
  /** Menus open by click or key, never by hovering. */
  trigger?: 'click'[];
  disabled?: boolean;
}

/** A button's menu: arrows move, Enter chooses, Escape closes and returns to the button. */
export function Dropdown({ menu, children, placement = 'bottomRight', disabled = false }: DropdownProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLElement>(null);
  const close = useCallback((returnsFocus: boolean) => {
    setOpen(false);
    if (returnsFocus) button.current?.focus();
  }, []);
  const trigger = cloneElement(children, {
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onClick: (event: MouseEvent<HTMLElement>) => {
      children.props.onClick?.(event);
      if (!disabled) setOpen(!isOpen);
    },
  });
  return (
    <>
      {trigger}
      {isOpen && <Menu {...menu} button={button} isRight={placement === 'bottomRight'} onClose={close} />}
    </>
  );
}
