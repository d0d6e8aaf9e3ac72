import { Dialog } from '@dwang/kit';
import { EntryForm, Field, Input } from '@dwang/kit/form';
import { type ReactNode, useState } from 'react';
import { RowEdits } from '../../../lists/row-action';
import { DetailCard, type DetailCardProps } from './detail-card';
import { useDetailWrites } from './use-detail-writes';

interface DetailLinesProps<Item> extends Omit<DetailCardProps<Item>, 'addLabel' | 'onAdd' | 'lead' | 'children'> {
  /** `contact`, `site`. */
  one: string;
  /** Above the lines. */
  lead?: (items: readonly Item[], edit: (item: Item) => void) => ReactNode;
  children: (item: Item, onEdit: () => void) => ReactNode;
  /** The dialog over the card; null stands for a new row. */
  dialog: (item: Item | null, onClose: () => void) => ReactNode;
}

/** A client's contacts or sites: their lines, and the dialog in which one is added or edited. */
export function DetailLines<Item>({ one, lead, children, dialog, ...card }: DetailLinesProps<Item>) {
  const [edited, setEdited] = useState<Item | 'new' | null>(null);
  return (
    <>
      <DetailCard
        {...card}
        addLabel={`Add ${one}`}
        onAdd={() => setEdited('new')}
        lead={lead && ((items) => lead(items, setEdited))}
      >
        {(item) => children(item, () => setEdited(item))}
      </DetailCard>
      {edited !== null && dialog(edited === 'new' ? null : edited, () => setEdited(null))}
    </>
  );
}

interface DetailLineProps {
  name: string;
  /** Its number on a map. */
  mark?: string | undefined;
  /** Said when it is gone: `Contact deleted`. */
  deleted: string;
  children: ReactNode;
  /** Before Edit and Delete. */
  actions?: ReactNode;
  onEdit: () => void;
  remove: () => Promise<unknown>;
  bringBack: () => Promise<unknown>;
}

/** One of them, to edit, and to delete with the way back. */
export function DetailLine({ name, mark, deleted, children, actions, onEdit, remove, bringBack }: DetailLineProps) {
  const { removeWithUndo } = useDetailWrites();
  return (
    <li className="clients-line">
      <div className="clients-line-main">
        <strong>
          {mark && <span className="clients-mark">{mark}</span>}
          {name}
        </strong>
        {children}
      </div>
      <div className="clients-actions">
        {actions}
        <RowEdits of={name} onEdit={onEdit} onDelete={() => void removeWithUndo(remove, bringBack, deleted, name)} />
      </div>
    </li>
  );
}

interface DetailDialogProps<Values> {
  /** `contact`, `site`. */
  one: string;
  isNew: boolean;
  initialValues: Values;
  /** The request's names that differ from the form's. */
  names?: Record<string, string>;
  /** `uid` is born with the dialog, so that a repeated send makes one row. */
  onSave: (values: Values, uid: string) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/** The form of one of them. */
export function DetailDialog<Values extends object>(props: DetailDialogProps<Values>) {
  const { one, isNew, initialValues, onSave, onClose, children, ...form } = props;
  const [uid] = useState(() => crypto.randomUUID());
  const save = async ({ uid: own, ...values }: Values & { uid: string }) => {
    await onSave(values as unknown as Values, own);
    onClose();
  };
  return (
    <Dialog open size="small" title={`${isNew ? 'Add' : 'Edit'} ${one}`} onClose={onClose}>
      <EntryForm<Values & { uid: string }>
        {...form}
        initialValues={{ ...initialValues, uid }}
        saveLabel={`${isNew ? 'Add' : 'Save'} ${one}`}
        onSave={save}
        onCancel={onClose}
      >
        <Field name="uid" label="" hidden>
          <Input />
        </Field>
        {children}
      </EntryForm>
    </Dialog>
  );
}
