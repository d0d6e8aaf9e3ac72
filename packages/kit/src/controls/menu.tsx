import { type KeyboardEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
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
    (list.current?.querySelector<HTMLElement>('[aria-checked="true"]') ?? enabled(list.current)[0])?.focus({
      preventScroll: true,
    });
  }, []);
  const follow = useCallback(() => {
    const box = button.current?.getBoundingClientRect();
    if (!box || !list.current) return;
    if (box.bottom < 0 || box.top > window.innerHeight) onClose(false);
    else setPlace(placeMenu(box, { width: list.current.offsetWidth, height: list.current.offsetHeight }, isRight));
  }, [button, isRight, onClose]);
  useLayoutEffect(follow, [follow]);
  useFollow(list, follow);
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
    document.addEventListener('pointerdown', onPress, true);
    return () => document.removeEventListener('pointerdown', onPress, true);
  }, [list, button, onClose]);
}

/** A page that scrolls by itself (a screen arriving, text growing) takes the menu along and does not close it under the finger. */
function useFollow(list: RefObject<HTMLElement | null>, follow: () => void): void {
  useEffect(() => {
    const onScroll = (event: Event) => {
      if (!(event.target instanceof Node && list.current?.contains(event.target))) follow();
    };
    document.addEventListener('scroll', onScroll, true);
    window.addEventListener('resize', follow);
    return () => {
      document.removeEventListener('scroll', onScroll, true);
      window.removeEventListener('resize', follow);
    };
  }, [list, follow]);
}
