import { Button, DeleteIcon, EditIcon, LinkButton, Tooltip, useIsPhone } from '@dwang/kit';
import type { ReactNode } from 'react';

interface RowActionProps {
  /** The verb: `Edit`. */
  label: string;
  /** What it is done to, for those who hear the button: `Smith deck`. */
  of: string;
  icon: ReactNode;
  to?: string;
  onClick?: () => void;
  danger?: boolean;
  disabled?: boolean;
  /** The icon alone on phones as well; the words are still heard. */
  compact?: boolean;
}

/** One thing to do with a row: a quiet icon with its name as a tip in tables, icon and words on the cards of phones. */
export function RowAction({ label, of, icon, to, onClick, danger, disabled, compact = false }: RowActionProps) {
  const isPhone = useIsPhone();
  const words = isPhone && !compact ? label : null;
  const look = {
    icon,
    type: words && !danger ? ('default' as const) : ('text' as const),
    danger,
    disabled,
    'aria-label': `${label} ${of}`,
    size: isPhone ? ('middle' as const) : ('small' as const),
  };
  const button =
    to === undefined ? (
      <Button {...look} onClick={onClick}>
        {words}
      </Button>
    ) : (
      <LinkButton {...look} to={to}>
        {words}
      </LinkButton>
    );
  return words ? button : <Tooltip title={label}>{button}</Tooltip>;
}

/** The buttons of a row, in one line in tables. */
export const RowActions = ({ children }: { children: ReactNode }) => <span className="jobs-actions">{children}</span>;

interface RowEditsProps {
  of: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** Edit and Delete, by their icons alone. */
export const RowEdits = ({ of, onEdit, onDelete }: RowEditsProps) => (
  <>
    <RowAction compact label="Edit" of={of} icon={<EditIcon aria-hidden />} onClick={onEdit} />
    <RowAction compact danger label="Delete" of={of} icon={<DeleteIcon aria-hidden />} onClick={onDelete} />
  </>
);
