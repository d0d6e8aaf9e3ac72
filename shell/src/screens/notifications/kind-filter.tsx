import type { NotificationKind } from '@dwang/contracts';
import { Button, DownIcon, Dropdown } from '@dwang/kit';
import { KINDS } from '../../frame/notifications/kinds';

const CHOICES = [{ key: '', label: 'All kinds' }, ...Object.entries(KINDS).map(([key, { title }]) => ({ key, label: title }))];

interface KindFilterProps {
  kind: NotificationKind | undefined;
  /** The empty text stands for all kinds. */
  onChange: (kind: string) => void;
}

/** The choice of one kind of notification, or of all. */
export function KindFilter({ kind, onChange }: KindFilterProps) {
  const menu = { items: CHOICES, selectedKeys: [kind ?? ''], onClick: ({ key }: { key: string }) => onChange(key) };
  return (
    <Dropdown menu={menu} placement="bottomLeft">
      <Button>
        {kind ? KINDS[kind].title : 'All kinds'} <DownIcon aria-hidden />
      </Button>
    </Dropdown>
  );
}
