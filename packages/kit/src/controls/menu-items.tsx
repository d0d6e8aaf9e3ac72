import { CheckIcon } from '../icons';
import type { MenuAction, MenuDivider } from './menu-types';

interface MenuItemsProps {
  items: (MenuAction | MenuDivider)[];
  selectedKeys?: (string | number)[];
  onChoose: (item: MenuAction) => void;
}

/** The lines of a menu. */
export function MenuItems({ items, selectedKeys, onChoose }: MenuItemsProps) {
  return items.map((item, index) =>
    item.type === 'divider' ? (
      <hr key={item.key ?? `divider-${index}`} className="dwang-menu-divider" />
    ) : (
      <MenuLine key={item.key} item={item} isChosen={selectedKeys?.map(String).includes(String(item.key))} onChoose={onChoose} />
    ),
  );
}

function MenuLine({ item, isChosen, onChoose }: { item: MenuAction; isChosen?: boolean; onChoose: (item: MenuAction) => void }) {
  const role = isChosen === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': isChosen };
  return (
    <button
      type="button"
      tabIndex={-1}
      className={item.danger ? 'dwang-menu-item dwang-menu-danger' : 'dwang-menu-item'}
      disabled={item.disabled}
      onClick={() => onChoose(item)}
      {...role}
    >
      {item.icon && (
        <span className="dwang-menu-icon" aria-hidden>
          {item.icon}
        </span>
      )}
      <span className="dwang-menu-label">{item.label}</span>
      {isChosen && <CheckIcon aria-hidden />}
    </button>
  );
}
