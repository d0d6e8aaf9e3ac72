import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { MenuItems } from './menu-items';
import { placeMenu } from './menu-place';
import type { MenuAction, MenuProps } from './menu-types';

interface OpenMenuProps extends MenuProps {
  button: RefObject<HTMLElement | null>;
  isRight: boolean;
  onClose: (returnsFocus: boolean) => void;
}

const enabled = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? []),
];

/** The open menu, in the page or in the dialog that its button lies in. */
export function Menu({ items = [], onClick, selectedKeys, button, isRight, onClose }: OpenMenuProps) {
  const list = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ top: number; left: number } | undefined>(undefined);
  useLayoutEffect(() => {
    if (!button.current || !list.current) return;
    setPlace(
      placeMenu(
        button.current.getBoundingClientRect(),
        { width: list.current.offsetWidth, height: list.current.offsetHeight },
        isRight,
      ),
    );
    (list.current.querySelector<HTMLElement>('[aria-checked="true"]') ?? enabled(list.current)[0])?.focus({
      preventScroll: true,
    });
  }, [button, isRight]);
  useCloseOutside(list, button, onClose);
  const choose = (item: MenuAction) => {
    onClose(true);
    item.onClick?.();
    onClick?.({ key: String(item.key) });
  };
  return createPortal(
    <div
      ref={list}
      className="dwang-menu"
      role="menu"
      tabIndex={-1}
      style={place}
      onKeyDown={(event) => moveByKey(event, list.current, onClose)}
    >
      <MenuItems items={items} selectedKeys={selectedKeys} onChoose={choose} />
    </div>,
    button.current?.closest('dialog') ?? document.body,
  );
}

function moveByKey(event: KeyboardEvent, list: HTMLElement | null, onClose: (returnsFocus: boolean) => void): void {
  const choices = enabled(list);
  const at = choices.indexOf(document.activeElement as HTMLElement);
  const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: choices.length - 1 };
  const target = targets[event.key];
  if (target !== undefined) choices.at(target % choices.length)?.focus();
  else if (event.key === 'Escape' || event.key === 'Tab') onClose(true);
  else return;
  if (event.key !== 'Tab') event.preventDefault();
  event.stopPropagation();
}

function useCloseOutside(
  list: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  onClose: (returnsFocus: boolean) => void,
): void {
  useEffect(() => {
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !list.current?.contains(target) && !button.current?.contains(target);
    const onPress = (event: Event) => isOutside(event.target) && onClose(false);
    const onMove = (event: Event) => isOutside(event.target) && onClose(false);
    const onResize = () => onClose(false);
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('scroll', onMove, true);
    window.addEventListener('resize', onResize);
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('scroll', onMove, true);
      window.removeEventListener('resize', onResize);
    };
  }, [list, button, onClose]);
}
